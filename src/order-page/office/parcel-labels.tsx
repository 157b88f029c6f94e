// The labels of an order: to print, as often as needed, and to give back while the parcel is still here.
import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useApp } from '../../app-instance.tsx';
import { type OrderLabels, orderLabelsQuery } from '../../fulfilment/office/label-queries.ts';
import type { MessageKey } from '../../i18n/all-messages.ts';
import { ConfirmDialog } from '../../order-actions/office/confirm-dialog.tsx';
import actions from '../../order-actions/office/dialog-form.module.css';
import { OrderRefusal } from '../../order-actions/office/late-order-refusal.ts';
import { useRefusalInWords } from '../../order-actions/office/use-order-action.ts';
import type { ManagedOrder } from '../../orders/office/office-order-queries.ts';
import { invalidateOrder } from '../../orders/office/office-order-queries.ts';
import { useOperationMutation } from '../../query-client.ts';
import { useMay } from '../../staff/office/use-may.ts';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import controls from '../../ui/office/sheets/controls.module.css';
import layout from '../../ui/office/sheets/office-layout.module.css';
import { StateMark, type StateTone } from '../../ui/office/state-mark.tsx';
import page from '../../ui/office/work-page.module.css';

type Label = OrderLabels['labels'][number];

const states: Readonly<Record<Label['state'], { text: MessageKey; tone: StateTone }>> = {
  asked: { text: 'labels.state_asked', tone: 'wait' },
  ordered: { text: 'labels.state_ordered', tone: 'wait' },
  made: { text: 'labels.state_made', tone: 'done' },
  unknown: { text: 'labels.state_unknown', tone: 'todo' },
  refused: { text: 'labels.state_refused', tone: 'off' },
  cancelled: { text: 'labels.state_cancelled', tone: 'off' },
  given_up: { text: 'labels.state_given_up', tone: 'off' },
};

const WAITING_REFETCH_MS = 1_000;

/** Nothing where there are none. */
export function ParcelLabels({ order }: { order: ManagedOrder }) {
  const { t } = useApp();
  const { orderLabels } = useSuspenseQuery({
    ...orderLabelsQuery(String(order.number)),
    refetchInterval: order.waiting ? WAITING_REFETCH_MS : false,
  }).data;
  if (!orderLabels || orderLabels.labels.length === 0) return null;
  return (
    <section className={page.panel}>
      <h2 className={page.panelTitle}>{t('labels.title')}</h2>
      <ul className={layout.lines}>
        {orderLabels.labels.map((label) => (
          <li key={label.id}>
            <LabelView label={label} number={order.number} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function LabelView({ label, number }: { label: Label; number: number }) {
  const { t } = useApp();
  const may = useMay();
  const [isCancelling, setCancelling] = useState(false);
  const { text, tone } = states[label.state];
  return (
    <>
      <p>
        <StateMark tone={tone}>{t(text)}</StateMark> <b>{label.carrierName}</b>{' '}
        {label.trackingNumber ?? label.reference}
      </p>
      {label.problem ? (
        <p>
          <OrderRefusal kind={label.problem} />
        </p>
      ) : null}
      {label.detail ? <p className={layout.aside}>{t('labels.said', { detail: label.detail })}</p> : null}
      {may(['orders.fulfil']) && label.printPath ? (
        <div className={classNames(layout.row, layout.tight, layout.after)}>
          <a
            className={classNames(controls.act, actions.print)}
            href={label.printPath}
            target="_blank"
            rel="noreferrer"
          >
            {t('labels.print')}
          </a>
          {label.isCancellable ? (
            <Button size="small" onClick={() => setCancelling(true)}>
              {t('labels.cancel')}
            </Button>
          ) : null}
        </div>
      ) : null}
      {isCancelling ? <CancelLabelDialog label={label} number={number} onClose={() => setCancelling(false)} /> : null}
    </>
  );
}

function CancelLabelDialog({ label, number, onClose }: { label: Label; number: number; onClose(): void }) {
  const { t } = useApp();
  const refusalInWords = useRefusalInWords();
  const queryClient = useQueryClient();
  const { mutate, isPending } = useOperationMutation('OrdersCancelLabel');
  const [problem, setProblem] = useState<string | null>(null);
  const confirm = () =>
    mutate(
      { id: label.id },
      {
        onSuccess: async ({ cancelLabel: { refusal } }) => {
          if (refusal) setProblem(await refusalInWords(refusal));
          else onClose();
        },
        onError: () => setProblem(t('work.refused')),
        onSettled: () => invalidateOrder(queryClient, number),
      },
    );
  return (
    <ConfirmDialog title="labels.cancel" {...{ onClose, isPending, problem }} onConfirm={confirm}>
      <p>{t('labels.confirmCancel')}</p>
    </ConfirmDialog>
  );
}
