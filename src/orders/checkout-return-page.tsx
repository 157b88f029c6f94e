// Where a payment comes back to. What it says is the shop's own record, which the server has just compared with the
// payment provider; the address is believed in nothing but which order it is.
import { type QueryState, useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { loadCartTexts } from '../i18n/load-cart-texts.ts';
import { loadOrderTexts } from '../i18n/load-order-texts.ts';
import { loadPaymentTexts } from '../i18n/load-payment-texts.ts';
import { loadShippingTexts } from '../i18n/load-shipping-texts.ts';
import { textsOf } from '../i18n/texts-by-locale.ts';
import type { OrderFieldsFragment, OrderReturnedQuery } from '../operations.generated.ts';
import type { PageModule } from '../routes.ts';
import { shopIdentity } from '../shop-identity.ts';
import { classNames } from '../ui/class-names.ts';
import layout from '../ui/layout.module.css';
import { NotFoundContent, notFoundHead } from '../ui/not-found-content.tsx';
import styles from './checkout-return.module.css';
import { OrderContents } from './order-contents.tsx';
import { checkoutReturnQuery } from './order-queries.ts';
import { PaymentAnnouncement } from './payment-announcement.tsx';

export const REFETCH_INTERVAL_MS = 3_000;
/** One minute's worth; the order page and the e-mail tell the rest. */
export const REFETCH_LIMIT = 20;

const titles = {
  paid: 'order.thanksTitle',
  payment_processing: 'order.processingTitle',
  awaiting_payment: 'order.awaitingTitle',
  cancelled: 'order.cancelledTitle',
} as const;

export const loadTexts = textsOf(loadCartTexts, loadOrderTexts, loadPaymentTexts, loadShippingTexts);

export const head: PageModule['head'] = ({ queryClient, location, t }) => {
  const order = queryClient.getQueryData(queryOf(location).queryKey)?.returnedOrder;
  return order ? { title: `${t(titles[order.paymentState])} – ${shopIdentity.name}` } : notFoundHead(t);
};

export const Page: PageModule['Page'] = ({ location }) => {
  const query = queryOf(location);
  const { data } = useSuspenseQuery({ ...query, refetchInterval: nextAsk });
  const state = useQueryClient().getQueryState(query.queryKey);
  const order = data.returnedOrder;
  if (!order) return <NotFoundContent />;
  const isAsking = state !== undefined && !order.lastPaymentError && nextAsk({ state }) !== false;
  return (
    <div className={classNames(layout.page, styles.page)}>
      <PaymentAnnouncement order={order} isAsking={isAsking} />
      <OrderContents order={order} />
    </div>
  );
};

function queryOf({ locale, search }: Parameters<PageModule['head']>[0]['location']) {
  return checkoutReturnQuery(locale, search.get('order') ?? '');
}

function isOpen(order: OrderFieldsFragment): boolean {
  return order.paymentState === 'awaiting_payment' || order.paymentState === 'payment_processing';
}

/** Counted in answers rather than in time: a page that sleeps in a background tab asks again when it is looked at. */
export function nextAsk({ state }: { state: QueryState<OrderReturnedQuery> }): number | false {
  const order = state.data?.returnedOrder;
  const asked = state.dataUpdateCount + state.errorUpdateCount;
  return order && isOpen(order) && asked <= REFETCH_LIMIT ? REFETCH_INTERVAL_MS : false;
}
