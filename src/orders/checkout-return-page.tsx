// The page that the shopper returns to after paying. It shows the shop's own record, which the server has just compared
// with the payment provider; from the address only the order is read, never the payment's state.
import { useSuspenseQuery } from '@tanstack/react-query';
import { textsOf } from '../i18n/load-texts.ts';
import type { PageLoad, PageModule } from '../page-module.ts';
import { classNames } from '../ui/class-names.ts';
import layout from '../ui/layout.module.css';
import { NotFoundContent, notFoundHead } from '../ui/message-pages/not-found-content.tsx';
import styles from './checkout-return.module.css';
import { OrderContents } from './order-contents.tsx';
import { checkoutReturnQuery } from './order-queries.ts';
import { nextAsk, orderSituation } from './order-situation.ts';
import { PaymentAnnouncement, PaymentDrawing, paymentWords } from './payment-announcement.tsx';

export const loadParts = PaymentDrawing.load;

export const loadTexts = textsOf(
  (locale) => import(`../i18n/messages/${locale}/totals.ts`),
  (locale) => import(`../i18n/messages/${locale}/order.ts`),
  (locale) => import(`../i18n/messages/${locale}/payment.ts`),
);

export const load: PageLoad = (queryClient, location) => queryClient.ensureQueryData(queryOf(location));

export const head: PageModule['head'] = ({ queryClient, location, t }) => {
  const order = queryClient.getQueryData(queryOf(location).queryKey)?.returnedOrder;
  return order ? { title: t(paymentWords[orderSituation(order)].title) } : notFoundHead(t);
};

export const Page: PageModule['Page'] = ({ location }) => {
  const query = queryOf(location);
  const { data } = useSuspenseQuery({
    ...query,
    refetchInterval: ({ state }) => nextAsk(state.data?.returnedOrder, state.dataUpdateCount + state.errorUpdateCount),
  });
  const order = data.returnedOrder;
  if (!order) return <NotFoundContent />;
  return (
    <div className={classNames(layout.page, styles.page)}>
      <PaymentAnnouncement order={order} />
      <OrderContents order={order} />
    </div>
  );
};

function queryOf({ locale, search }: Parameters<PageModule['head']>[0]['location']) {
  return checkoutReturnQuery(locale, search.get('order') ?? '');
}
