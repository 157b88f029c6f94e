// What went wrong, each on a line of its own with what puts it right.
import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useApp, useFormatMoney } from '../../app-instance.tsx';
import type { VariablesOf } from '../../graphql-client.ts';
import type { MessageKey } from '../../i18n/all-messages.ts';
import { OrderRefusal } from '../../order-actions/office/late-order-refusal.ts';
import { isOrderActionKind } from '../../order-actions/office/order-actions.ts';
import { orderHref } from '../../orders/office/order-href.ts';
import { useOperationMutation } from '../../query-client.ts';
import { useMay } from '../../staff/office/use-may.ts';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import layout from '../../ui/office/sheets/office-layout.module.css';
import { PageLink } from '../../ui/page-link.tsx';
import styles from './today-page.module.css';
import { type Today, todayQuery } from './today-queries.ts';

type Problems = Pick<Today, 'mismatches' | 'failedRefunds' | 'refusedActions' | 'greatHolds' | 'failing'>;

export function hasProblems({ mismatches, failedRefunds, refusedActions, greatHolds, failing }: Problems): boolean {
  return mismatches.length + failedRefunds.length + refusedActions.length + greatHolds.length + failing.length > 0;
}

/** What the outbox holds beside e-mails. */
const plainEffects = ['send-refund', 'fetch-refunds', 'note-mandate', 'give-up-payment', 'order-action'];

export function DayProblems({ today }: { today: Problems }) {
  const { t } = useApp();
  const format = useFormatMoney();
  const may = useMay();
  const { mismatches, failedRefunds, refusedActions, greatHolds, failing } = today;
  if (!hasProblems(today)) return null;
  return (
    <ul className={styles.items}>
      {mismatches.map(({ intentId, number, paid, expected }) => (
        <Problem key={intentId} number={number} button={may(['orders.refund']) && <Checked intentId={intentId} />}>
          {t('today.mismatch', { paid: format(paid), expected: format(expected) })}
        </Problem>
      ))}
      {failedRefunds.map(({ number, amount, at }) => (
        <Problem key={at} number={number}>
          {t('today.failedRefund', { amount: format(amount) })}
        </Problem>
      ))}
      {refusedActions.map(({ number, kind, by: name, at }) => (
        <Problem key={at + number} number={number}>
          {t('today.refusedAction', {
            name,
            action: t(isOrderActionKind(kind) ? `today.action_${kind}` : 'today.failingOther'),
          })}
        </Problem>
      ))}
      {greatHolds.map(({ number, sku, held, onHand }) => (
        <Problem key={sku + number} number={number}>
          {t('today.greatHold', { sku, held, count: onHand })}
        </Problem>
      ))}
      {failing.map(({ id, kind, number, error, refusal, attempts }) => (
        <Problem
          key={id}
          number={number ?? null}
          button={may(['orders.fulfil']) && <Retry id={id} />}
          detail={
            <p className={classNames(isRefused(refusal) ? undefined : layout.cut, layout.aside)}>
              {isRefused(refusal) ? <OrderRefusal kind={refusal} /> : error}
            </p>
          }
        >
          {t(textOfEffect(kind))}, {t('today.attempts', { count: attempts })}
        </Problem>
      ))}
      {failing.length > 1 && may(['orders.fulfil']) ? (
        <li className={styles.retryAll}>
          <Retry id={null} />
        </li>
      ) : null}
    </ul>
  );
}

/** A document, for a reason that there may be no words for: what programs say of it is nothing to read. */
const isRefused = (refusal: string | null | undefined): refusal is string => typeof refusal === 'string';

function textOfEffect(kind: string): MessageKey {
  if (kind === 'keep-books') return 'today.failingBooks';
  return plainEffects.includes(kind) ? 'today.failingOther' : 'today.failingMail';
}

type ProblemProps = { number: number | null; button?: ReactNode; detail?: ReactNode; children: ReactNode };

function Problem({ number, button, detail, children }: ProblemProps) {
  const { t } = useApp();
  return (
    <li className={classNames(layout.row, styles.problem)}>
      <div>
        <p>
          {number === null ? null : (
            <PageLink className={styles.order} to={orderHref(number)}>
              {t('today.order', { number })}
            </PageLink>
          )}{' '}
          {children}
        </p>
        {detail}
      </div>
      {button}
    </li>
  );
}

/** Null: all that has failed. */
function Retry({ id }: { id: string | null }) {
  const { t } = useApp();
  const { mutate, isPending } = useTodayChange('OrdersRetryFailing');
  return (
    <Button size="small" isBusy={isPending} onClick={() => mutate({ id })}>
      {t(id === null ? 'today.retryAll' : 'today.retry')}
    </Button>
  );
}

function Checked({ intentId }: { intentId: string }) {
  const { t } = useApp();
  const { mutate, isPending } = useTodayChange('OrdersCheckMismatch');
  return (
    <Button size="small" isBusy={isPending} onClick={() => mutate({ intentId })}>
      {t('today.checked')}
    </Button>
  );
}

function useTodayChange<Name extends 'OrdersRetryFailing' | 'OrdersCheckMismatch'>(name: Name) {
  const { showToast } = useApp();
  const queryClient = useQueryClient();
  const { mutate, isPending } = useOperationMutation(name);
  const refetch = () => queryClient.invalidateQueries({ queryKey: todayQuery.queryKey });
  return {
    isPending,
    mutate: (input: VariablesOf<Name>) => mutate(input, { onSettled: refetch, onError: showToast }),
  };
}
