// The returns of an order, and the way to write down one that came by telephone or letter.
import { useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useApp } from '../../app-instance.tsx';
import { formatDay, shortDay } from '../../dates/format-moment.ts';
import { officeUrlOf } from '../../office-addresses.ts';
import { managedOrderQuery } from '../../orders/office/office-order-queries.ts';
import { useMay } from '../../staff/office/use-may.ts';
import { Button } from '../../ui/button.tsx';
import { lateDialog } from '../../ui/office/late-dialog.tsx';
import layout from '../../ui/office/sheets/office-layout.module.css';
import page from '../../ui/office/work-page.module.css';
import { PageLink } from '../../ui/page-link.tsx';

// It comes with the press that opens it.
const OpenReturnDialog = lateDialog(async () => (await import('./open-return-dialog.tsx')).OpenReturnDialog);

export function OrderReturns({ number }: { number: number }) {
  const { locale, t } = useApp();
  const may = useMay();
  const [isOpening, setOpening] = useState(false);
  const { returnsOfOrder, managedOrder } = useSuspenseQuery(managedOrderQuery(String(number))).data;
  const { returns, returnable } = returnsOfOrder;
  const isPossible = managedOrder?.payment === 'paid' && returnable.length > 0 && may(['orders.fulfil']);
  if (returns.length === 0 && !isPossible) return null;
  return (
    <section className={page.panel}>
      <h2 className={page.panelTitle}>{t('orderReturns.title')}</h2>
      <ul className={layout.lines}>
        {returns.map(({ number: one, status, dueOn, isOverdue }) => {
          const day = formatDay(dueOn, locale, 'UTC', shortDay);
          const isClosed = status !== 'announced' && status !== 'received';
          return (
            <li key={one}>
              <PageLink to={officeUrlOf('managedReturn', undefined, { number: String(one) })}>
                {t('orderReturns.one', { number: one })}
              </PageLink>{' '}
              <span className={layout.aside}>
                {[
                  t(`returns.status_${status}`),
                  isClosed ? '' : t(isOverdue ? 'orderReturns.overdue' : 'orderReturns.refundBy', { day }),
                ]
                  .filter(Boolean)
                  .join(', ')}
              </span>
            </li>
          );
        })}
      </ul>
      {isPossible ? (
        <Button size="small" onClick={() => setOpening(true)}>
          {t('orderReturns.open')}
        </Button>
      ) : null}
      {isOpening ? (
        <OpenReturnDialog number={number} returnable={returnable} onClose={() => setOpening(false)} />
      ) : null}
    </section>
  );
}
