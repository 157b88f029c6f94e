// A notice that matches no order counts all the same: somebody of the shop finds out which one is meant.
import type { FormEvent } from 'react';
import { useApp, useFormatMoney } from '../../app-instance.tsx';
import { useMay } from '../../staff/office/use-may.ts';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { TextField } from '../../ui/fields/text-field.tsx';
import { Notice } from '../../ui/notice.tsx';
import layout from '../../ui/office/sheets/office-layout.module.css';
import page from '../../ui/office/work-page.module.css';
import styles from './managed-return.module.css';
import type { ManagedReturn } from './managed-return-query.ts';
import { useReturnChange } from './use-return-change.ts';

export function MatchOrder({ shown }: { shown: ManagedReturn }) {
  const { t } = useApp();
  const format = useFormatMoney();
  const may = useMay();
  const { change, isPending, problem } = useReturnChange('ReturnsMatch');
  const { number, status } = shown.listed;
  if (status !== 'announced' || !may(['orders.fulfil'])) return null;
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = Number(new FormData(event.currentTarget).get('orderNumber'));
    if (Number.isInteger(typed)) change({ number, orderNumber: typed });
  };
  return (
    <section className={page.panel}>
      <h2 className={page.panelTitle}>{t('returns.match')}</h2>
      {problem ? <Notice kind="error">{problem}</Notice> : null}
      <ul className={classNames(layout.stack, layout.tight, styles.receipts)}>
        {shown.suggestions.map((order) => (
          <li key={order.number}>
            <Button isBusy={isPending} onClick={() => change({ number, orderNumber: order.number })}>
              {t('returns.matchThis', {
                number: order.number,
                customer: order.customer,
                amount: format(order.total),
              })}
            </Button>
          </li>
        ))}
      </ul>
      <form className={classNames(layout.stack, styles.form)} onSubmit={submit}>
        <TextField
          label={t('returns.matchNumber')}
          name="orderNumber"
          inputMode="numeric"
          pattern="\d{1,9}"
          autoComplete="off"
          required
        />
        <Button type="submit" isBusy={isPending}>
          {t('returns.matchDo')}
        </Button>
      </form>
    </section>
  );
}
