import { useSuspenseQuery } from '@tanstack/react-query';
import { useT } from '../../app-instance.tsx';
import { DisputeList } from '../../disputes/office/dispute-list.tsx';
import { managedOrderQuery } from '../../orders/office/office-order-queries.ts';
import page from '../../ui/office/work-page.module.css';

export function OrderDisputes({ number }: { number: number }) {
  const t = useT();
  const { disputesOfOrder } = useSuspenseQuery(managedOrderQuery(String(number))).data;
  if (disputesOfOrder.length === 0) return null;
  return (
    <section className={page.panel}>
      <h2 className={page.panelTitle}>{t('disputes.title')}</h2>
      <DisputeList disputes={disputesOfOrder} />
    </section>
  );
}
