// The order as its buyer sees it, without an account: whoever has the address may look.
import { useSuspenseQuery } from '@tanstack/react-query';
import { useApp } from '../app-instance.tsx';
import { loadCartTexts } from '../i18n/load-cart-texts.ts';
import { loadOrderTexts } from '../i18n/load-order-texts.ts';
import { loadPaymentTexts } from '../i18n/load-payment-texts.ts';
import { loadShippingTexts } from '../i18n/load-shipping-texts.ts';
import { textsOf } from '../i18n/texts-by-locale.ts';
import type { OrderFieldsFragment } from '../operations.generated.ts';
import { declineMessage } from '../payments/decline-messages.ts';
import { type PageModule, urlOf } from '../routes.ts';
import { shopIdentity } from '../shop-identity.ts';
import { LinkButton } from '../ui/button.tsx';
import { classNames } from '../ui/class-names.ts';
import layout from '../ui/layout.module.css';
import { NotFoundContent, notFoundHead } from '../ui/not-found-content.tsx';
import { Notice } from '../ui/notice.tsx';
import { formatMoment } from './format-moment.ts';
import { OrderContents } from './order-contents.tsx';
import styles from './order-page.module.css';
import { orderQuery } from './order-queries.ts';
import { OrderTimeline } from './order-timeline-view.tsx';

export const loadTexts = textsOf(loadCartTexts, loadOrderTexts, loadPaymentTexts, loadShippingTexts);

export const head: PageModule['head'] = ({ queryClient, location, t }) => {
  const order = queryClient.getQueryData(queryOf(location).queryKey)?.order;
  return order ? { title: `${t('order.title', { number: order.number })} – ${shopIdentity.name}` } : notFoundHead(t);
};

export const Page: PageModule['Page'] = ({ location }) => {
  const { order } = useSuspenseQuery(queryOf(location)).data;
  if (!order) return <NotFoundContent />;
  return <ShownOrder order={order} />;
};

function ShownOrder({ order }: { order: OrderFieldsFragment }) {
  const { locale, t } = useApp();
  return (
    <div className={classNames(layout.page, styles.page)}>
      <h1 tabIndex={-1}>{t('order.title', { number: order.number })}</h1>
      <p className={layout.lead}>
        <time dateTime={order.createdAt}>{formatMoment(order.createdAt, locale)}</time>
      </p>
      <OrderTimeline order={order} />
      <Explanation order={order} />
      <OrderContents order={order} />
      <p className={styles.keep}>{t('order.keepLink')}</p>
    </div>
  );
}

/** For the states that ask something of the buyer, or owe them a word. */
function Explanation({ order }: { order: OrderFieldsFragment }) {
  const { locale, t } = useApp();
  const { paymentState, lastPaymentError, number, email } = order;
  switch (paymentState) {
    case 'paid':
      return null;
    case 'payment_processing':
      return <Notice kind="info">{t('order.processingText', { number, email })}</Notice>;
    case 'cancelled':
      return <Notice kind="info">{t('order.cancelledText', { number })}</Notice>;
    case 'awaiting_payment':
      return (
        <div className={styles.explanation}>
          <Notice kind={lastPaymentError ? 'error' : 'info'}>
            {lastPaymentError ? t(declineMessage({ code: lastPaymentError })) : t('order.awaitingText', { number })}
          </Notice>
          <LinkButton kind="primary" to={urlOf('checkout', { locale })}>
            {t('order.tryPayment')}
          </LinkButton>
        </div>
      );
  }
}

function queryOf({ locale, params }: Parameters<PageModule['head']>[0]['location']) {
  return orderQuery(locale, params.token ?? '');
}
