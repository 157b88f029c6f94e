// The order as its buyer sees it, without an account: anyone who has the address may see it.
import { useSuspenseQuery } from '@tanstack/react-query';
import { urlOf } from '../addresses.ts';
import { useApp } from '../app-instance.tsx';
import { dayAndMonth, formatMoment } from '../dates/format-moment.ts';
import { textsOf } from '../i18n/load-texts.ts';
import type { OrderFieldsFragment, OrderShowQuery } from '../operations.generated.ts';
import type { PageLoad, PageModule } from '../page-module.ts';
import { LinkButton } from '../ui/button.tsx';
import { classNames } from '../ui/class-names.ts';
import { latePart } from '../ui/late-part.tsx';
import layout from '../ui/layout.module.css';
import { NotFoundContent, notFoundHead } from '../ui/message-pages/not-found-content.tsx';
import { Notice } from '../ui/notice.tsx';
import { OrderContents } from './order-contents.tsx';
import { RefundNotices } from './order-notes.tsx';
import styles from './order-page.module.css';
import { OrderParcels } from './order-parcels.tsx';
import { orderQuery } from './order-queries.ts';
import { nextAsk, type OrderSituation, orderSituation } from './order-situation.ts';
import { OrderTimeline } from './order-timeline-view.tsx';
// The part's code comes after the first view; its sheet does not.
import './order-withdrawals.module.css';
import { BuyAgain } from './pay/buy-again.tsx';
import { PaymentDrawing, PaymentText } from './payment-announcement.tsx';

const OrderWithdrawals = latePart(async () => (await import('./order-withdrawals.tsx')).bindOrderWithdrawals());
export async function loadParts(): Promise<void> {
  await Promise.all([PaymentDrawing.load(), OrderWithdrawals.load()]);
}

export const loadTexts = textsOf(
  (locale) => import(`../i18n/messages/${locale}/totals.ts`),
  (locale) => import(`../i18n/messages/${locale}/order.ts`),
  (locale) => import(`../i18n/messages/${locale}/payment.ts`),
);

export const load: PageLoad = (queryClient, location) => queryClient.ensureQueryData(queryOf(location));

export const head: PageModule['head'] = ({ queryClient, location, t }) => {
  const order = queryClient.getQueryData(queryOf(location).queryKey)?.order;
  return order ? { title: t('order.title', { number: order.number }) } : notFoundHead(t);
};

export const Page: PageModule['Page'] = ({ location }) => {
  const { order } = useSuspenseQuery({
    ...queryOf(location),
    refetchInterval: ({ state }) => nextAsk(state.data?.order, state.dataUpdateCount + state.errorUpdateCount),
  }).data;
  if (!order) return <NotFoundContent />;
  return order.erasedAt ? <ErasedOrder order={order} erasedAt={order.erasedAt} /> : <ShownOrder order={order} />;
};

function ShownOrder({ order }: { order: NonNullable<OrderShowQuery['order']> }) {
  const { locale, shop, t } = useApp();
  return (
    <div className={classNames(layout.page, styles.page)}>
      <div className={styles.head}>
        <div className={styles.words}>
          <h1 tabIndex={-1}>{t('order.title', { number: order.number })}</h1>
          <p className={layout.lead}>
            <time dateTime={order.createdAt}>{formatMoment(order.createdAt, locale, shop.timeZone, dayAndMonth)}</time>
          </p>
          <p className={styles.keep}>{t('order.keepLink')}</p>
        </div>
        <PaymentDrawing state={order.paymentState} />
      </div>
      <Explanation order={order} />
      <OrderTimeline order={order} />
      <OrderParcels order={order} />
      <OrderContents order={order} />
      <OrderWithdrawals order={order} />
    </div>
  );
}

/** Nothing is shown of what the shop keeps for its books. */
function ErasedOrder({ order, erasedAt }: { order: OrderFieldsFragment; erasedAt: string }) {
  const { locale, shop, t } = useApp();
  return (
    <div className={classNames(layout.page, styles.page)}>
      <h1 tabIndex={-1}>{t('order.title', { number: order.number })}</h1>
      <p className={layout.lead}>
        {t('order.erased', { moment: formatMoment(erasedAt, locale, shop.timeZone, dayAndMonth) })}
      </p>
    </div>
  );
}

/** Meant for states in which the buyer has something to do or to know. One live region: changes are read out. */
function Explanation({ order }: { order: OrderFieldsFragment }) {
  const { locale, t } = useApp();
  const situation = orderSituation(order);
  return (
    <div className={styles.explanation}>
      <div className={styles.notices} role="status">
        <PaymentNotice order={order} situation={situation} />
        <RefundNotices order={order} />
      </div>
      {order.paymentState === 'awaiting_payment' ? (
        <LinkButton
          kind={order.paymentNote ? 'plain' : 'primary'}
          to={urlOf('orderPay', { locale, token: order.token })}
        >
          {t(order.paymentNote ? 'order.payOtherwise' : 'order.payNow')}
        </LinkButton>
      ) : null}
      {situation === 'expired' || situation === 'cancelled' ? <BuyAgain order={order} /> : null}
    </div>
  );
}

function PaymentNotice({ order, situation }: { order: OrderFieldsFragment; situation: OrderSituation }) {
  const { t } = useApp();
  switch (situation) {
    case 'paid':
    case 'refunded':
      return null;
    case 'failed':
      return (
        <Notice kind="error" isInLiveRegion>
          {t(order.declineText ?? 'decline.generic')}
        </Notice>
      );
    case 'processing':
    case 'awaiting':
    case 'placed':
    case 'expired':
    case 'cancelled':
      return (
        <Notice kind="info" isInLiveRegion>
          <PaymentText order={order} />
        </Notice>
      );
  }
}

function queryOf({ locale, params }: Parameters<PageModule['head']>[0]['location']) {
  return orderQuery(locale, params.token ?? '');
}
