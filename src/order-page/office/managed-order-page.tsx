// An order as staff works it: the next step first, then what was ordered, paid and sent, for whom, and all that happened.
import { useSuspenseQuery } from '@tanstack/react-query';
import { useApp } from '../../app-instance.tsx';
import { formatMoment, shortDay } from '../../dates/format-moment.ts';
import { loadDisputeTexts } from '../../disputes/office/load-dispute-texts.ts';
import { loadReturnTexts } from '../../fulfilment/office/load-return-texts.ts';
import { joinTexts } from '../../i18n/join-texts.ts';
import { textsOf } from '../../i18n/load-texts.ts';
import { officeUrlOf, shopperViewUrl } from '../../office-addresses.ts';
import { OrderRefusal } from '../../order-actions/office/late-order-refusal.ts';
import { loadActionTexts } from '../../order-actions/office/load-action-texts.ts';
import { OrderButtons } from '../../order-actions/office/order-buttons.tsx';
import { RefundLineButton } from '../../order-actions/office/refund-line-button.tsx';
import { loadOrderTexts } from '../../orders/office/load-order-texts.ts';
import styles from '../../orders/office/managed-order.module.css';
import { type ManagedOrder, managedOrderQuery } from '../../orders/office/office-order-queries.ts';
import { OrderCustomer } from '../../orders/office/order-customer.tsx';
import { OrderLines } from '../../orders/office/order-lines.tsx';
import { FulfilmentMark, PaymentMark } from '../../orders/office/order-states.tsx';
import { OrderTable } from '../../orders/office/order-table.tsx';
import { useNoteOpened } from '../../orders/office/recently-opened.ts';
import { SentParcels } from '../../orders/office/sent-parcels.tsx';
import type { PageModule } from '../../page-module.ts';
import { classNames } from '../../ui/class-names.ts';
import { latePart } from '../../ui/late-part.tsx';
import record from '../../ui/office/record-page.module.css';
import page from '../../ui/office/work-page.module.css';
import { PageLink } from '../../ui/page-link.tsx';
import { ContactLink } from './contact-link.tsx';
import { OrderDisputes } from './order-disputes.tsx';
import { OrderHistory } from './order-history.tsx';
import { OrderReturns } from './order-returns.tsx';
import { ParcelLabels } from './parcel-labels.tsx';

// Imported with the words of its documents; the server has it at once.
const OrderDocuments = latePart(async () => (await import('./order-documents.tsx')).bindOrderDocuments());

export async function loadParts(): Promise<void> {
  await Promise.all([OrderDocuments.load(), OrderRefusal.load()]);
}

const WAITING_REFETCH_MS = 1_000;
const REFUND_REFETCH_MS = 3_000;

export const loadTexts = joinTexts(
  textsOf((locale) => import(`../../i18n/messages/${locale}/office/managed-order.ts`)),
  loadOrderTexts,
  loadActionTexts,
  loadReturnTexts,
  loadDisputeTexts,
);

export const head: PageModule['head'] = ({ queryClient, location, t }) => {
  const { number = '' } = location.params;
  const order = queryClient.getQueryData(managedOrderQuery(number).queryKey)?.managedOrder;
  return order ? { title: t('work.title', { number }) } : { title: t('work.missing', { number }), status: 404 };
};

export const Page: PageModule['Page'] = ({ location }) => {
  const { t } = useApp();
  const { number = '' } = location.params;
  const { managedOrder } = useSuspenseQuery({
    ...managedOrderQuery(number),
    refetchInterval: ({ state }) => refetchMsOf(state.data?.managedOrder),
  }).data;
  if (managedOrder) return <ShownOrder order={managedOrder} asked={location.search.get('do')} />;
  return (
    <div className={page.page}>
      <h1 className={page.title} tabIndex={-1}>
        {t('work.missing', { number })}
      </h1>
      <p>
        <PageLink to={officeUrlOf('orders')}>{t('work.toList')}</PageLink>
      </p>
    </div>
  );
};

/** An action takes effect, and a refund is taken, in some seconds: until then the page looks again. */
function refetchMsOf(order: ManagedOrder | null | undefined): number | false {
  if (order?.waiting) return WAITING_REFETCH_MS;
  return order && order.refundPending.minor > 0 ? REFUND_REFETCH_MS : false;
}

function ShownOrder({ order, asked }: { order: ManagedOrder; asked: string | null }) {
  const { locale, shop, t } = useApp();
  useNoteOpened(order.number);
  return (
    <div className={page.page}>
      <div className={page.head}>
        <h1 className={page.title} tabIndex={-1}>
          {t('work.title', { number: order.number })}
        </h1>
        <PaymentMark payment={order.payment} refundedMinor={order.refunded.minor} totalMinor={order.total.minor} />
        <FulfilmentMark payment={order.payment} fulfilment={order.fulfilment} />
        <time className={page.soft} dateTime={order.createdAt}>
          {formatMoment(order.createdAt, locale, shop.timeZone, shortDay)}
        </time>
        {/* A page of the other surface, in a window of its own. */}
        <a className={styles.shopper} href={shopperViewUrl(order.number)} target="_blank" rel="noreferrer">
          {t('work.shopperView')}
        </a>
      </div>
      <p className={styles.next}>
        {order.next ? (
          <>
            <span className={page.soft}>{t('work.nextIs')}</span> <b>{t(`orders.next_${order.next}`)}</b>
          </>
        ) : (
          <span className={page.soft}>{t('work.nothingNext')}</span>
        )}
      </p>
      <OrderButtons key={`${order.number} ${asked}`} order={order} asked={asked} />
      <div className={record.columns}>
        <div className={record.column}>
          <OrderLines order={order} actionOf={(line) => <RefundLineButton order={order} line={line} />} />
          {order.parcels.length > 0 ? <SentParcels parcels={order.parcels} /> : null}
          <ParcelLabels order={order} />
          <OrderReturns number={order.number} />
          <OrderDisputes number={order.number} />
          <OrderDocuments order={order} />
          <OrderHistory order={order} />
        </div>
        <div className={record.column}>
          <OrderCustomer order={order} change={<ContactLink order={order} text="contact.edit" />} />
        </div>
      </div>
      {order.otherOrders.length > 0 ? (
        <section className={classNames(page.panel, styles.otherOrders)}>
          <h2 className={page.panelTitle}>{t('work.otherOrders')}</h2>
          <OrderTable orders={order.otherOrders} />
        </section>
      ) : null}
    </div>
  );
}
