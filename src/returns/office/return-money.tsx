// The money of a return: given back by what came back, or before, or not at all.
import type { FormEvent } from 'react';
import { useApp, useFormatMoney } from '../../app-instance.tsx';
import { formatMoment, shortDay } from '../../dates/format-moment.ts';
import type { MessageKey } from '../../i18n/all-messages.ts';
import { RefundForm } from '../../order-actions/office/refund-form.tsx';
import { useMay } from '../../staff/office/use-may.ts';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { CheckboxField } from '../../ui/fields/checkbox-field.tsx';
import { Notice } from '../../ui/notice.tsx';
import record from '../../ui/office/record-page.module.css';
import controls from '../../ui/office/sheets/controls.module.css';
import layout from '../../ui/office/sheets/office-layout.module.css';
import page from '../../ui/office/work-page.module.css';
import { LimitedTextArea } from '../../ui/typing/limited-text-area.tsx';
import { ClosedWithoutMoney, CloseWithoutMoney } from './close-without-money.tsx';
import styles from './managed-return.module.css';
import type { ManagedReturn } from './managed-return-query.ts';
import { useReturnChange } from './use-return-change.ts';

type Order = NonNullable<ManagedReturn['order']>;

export function ReturnMoney({ shown, order }: { shown: ManagedReturn; order: Order }) {
  const { t } = useApp();
  const may = useMay();
  const { status } = shown.listed;
  const isOpen = status === 'announced' || status === 'received';
  return (
    <section className={page.panel}>
      <h2 className={page.panelTitle}>{t('returns.refund')}</h2>
      <Refunds shown={shown} />
      {shown.refusalReason ? <p className={record.said}>{shown.refusalReason}</p> : null}
      {shown.closedBecause ? <ClosedWithoutMoney number={shown.listed.number} because={shown.closedBecause} /> : null}
      {shown.isRefusalUndoable && may(['orders.refund']) ? <UndoRefusal number={shown.listed.number} /> : null}
      {isOpen && !order.waiting && may(['orders.refund']) ? <Decision shown={shown} order={order} /> : null}
    </section>
  );
}

const refundTexts: Readonly<Record<string, MessageKey>> = {
  succeeded: 'returns.refundMade',
  failed: 'returns.refundFailed',
  canceled: 'returns.refundFailed',
};

function Refunds({ shown }: { shown: ManagedReturn }) {
  const { locale, shop, t } = useApp();
  const format = useFormatMoney();
  return shown.refunds.map(({ amount, status, at }) => (
    <p key={at}>
      {t(refundTexts[status] ?? 'returns.refundUnderWay', { amount: format(amount) })}{' '}
      <span className={page.soft}>{formatMoment(at, locale, shop.timeZone, shortDay)}</span>
    </p>
  ));
}

function Decision({ shown, order }: { shown: ManagedReturn; order: Order }) {
  const { t } = useApp();
  const { number, status } = shown.listed;
  const isAwaited = status === 'announced' && shown.lines.some((line) => line.withShopper > 0);
  const form = (
    <RefundForm
      key={`${status} ${shown.receipts.length} ${shown.refunds.length}`}
      order={order}
      subject={{ returnNumber: number }}
      defaultReason="withdrawal"
      onDone={() => undefined}
    />
  );
  return (
    <>
      {order.noMoneyBecause ? <CloseWithoutMoney number={number} because={order.noMoneyBecause} /> : null}
      {order.payment !== 'paid' && !order.noMoneyBecause ? <p>{t('returns.refusedPaymentMayCome')}</p> : null}
      {order.payment === 'paid' && order.refundable.minor > 0 ? (
        isAwaited ? (
          <details className={controls.fold}>
            <summary>{t('returns.refundEarly')}</summary>
            {form}
          </details>
        ) : (
          form
        )
      ) : null}
      <details className={controls.fold}>
        <summary>{t('returns.refuse')}</summary>
        <RefuseForm number={number} />
      </details>
    </>
  );
}

function RefuseForm({ number }: { number: number }) {
  const { t } = useApp();
  const { change, isPending, problem } = useReturnChange('ReturnsRefuse');
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    change({ number, reason: String(fields.get('reason')), isTold: fields.has('isTold') });
  };
  return (
    <form data-keep="refuse" className={classNames(layout.stack, styles.form)} onSubmit={submit}>
      {problem ? <Notice kind="error">{problem}</Notice> : null}
      <LimitedTextArea
        label={t('returns.refuseReason')}
        hint={t('returns.refuseHint')}
        name="reason"
        rows={2}
        limit={500}
        required
      />
      <CheckboxField name="isTold" label={t('returns.refuseTold')} defaultChecked />
      <Button type="submit" isBusy={isPending}>
        {t('returns.refuse')}
      </Button>
    </form>
  );
}

function UndoRefusal({ number }: { number: number }) {
  const { t } = useApp();
  const { change, isPending } = useReturnChange('ReturnsUndoRefusal');
  return (
    <Notice kind="info">
      {t('returns.refusedInAMoment')}{' '}
      <Button size="small" isBusy={isPending} onClick={() => change({ number })}>
        {t('returns.undo')}
      </Button>
    </Notice>
  );
}
