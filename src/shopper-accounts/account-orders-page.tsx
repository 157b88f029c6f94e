import { urlOf } from '../addresses.ts';
import { useApp, useFormatMoney } from '../app-instance.tsx';
import { formatDay, longDay } from '../dates/format-moment.ts';
import type { MessageKey } from '../i18n/all-messages.ts';
import { textsOf } from '../i18n/load-texts.ts';
import { Button, LinkButton } from '../ui/button.tsx';
import layout from '../ui/layout.module.css';
import { PageLink } from '../ui/page-link.tsx';
import styles from './account.module.css';
import { accountUrl } from './account-address.ts';
import { AccountForm } from './account-form.tsx';
import type { Account, AccountPartProps } from './account-part.ts';
import { accountPage } from './account-shell.tsx';

export const loadTexts = textsOf((locale) => import(`../i18n/messages/${locale}/shopper/account.ts`));

export const { load, head, Page } = accountPage({ title: 'account.orders', at: 'orders', Part: AccountOrders });

type Order = Account['orders'][number];

function AccountOrders({ account, formToken }: AccountPartProps) {
  const { t, locale } = useApp();
  const { orders, olderThan, newerThan } = account;
  const ordersUrl = (search: Record<string, string>) => accountUrl('orders', { locale }, search);
  return (
    <>
      {orders.length === 0 ? <p className={layout.lead}>{t('account.noOrders')}</p> : null}
      <ul className={styles.cards}>
        {orders.map((order) => (
          <li key={order.number} className={styles.card}>
            <OrderCard order={order} formToken={formToken} />
          </li>
        ))}
      </ul>
      {newerThan !== null || olderThan !== null ? (
        <nav className={styles.tools} aria-label={t('account.pages')}>
          {newerThan === null ? null : (
            <LinkButton to={ordersUrl({ after: String(newerThan) })}>{t('account.newer')}</LinkButton>
          )}
          {olderThan === null ? null : (
            <LinkButton to={ordersUrl({ before: String(olderThan) })}>{t('account.older')}</LinkButton>
          )}
        </nav>
      ) : null}
    </>
  );
}

function OrderCard({ order, formToken }: { order: Order; formToken: string }) {
  const { t, locale, shop } = useApp();
  const format = useFormatMoney();
  const { number, token, createdAt, total, goods, refunded, refundPending } = order;
  return (
    <>
      <div className={styles.line}>
        <h2>
          <PageLink to={urlOf('order', { locale, token })}>{t('account.order', { number })}</PageLink>
        </h2>
        <p className={styles.soft}>
          <time dateTime={createdAt}>{formatDay(createdAt, locale, shop.timeZone, longDay)}</time>
        </p>
      </div>
      <p>{goods.join(', ')}</p>
      <p className={styles.line}>
        <strong>{format(total)}</strong>
        <span>{t(stateOf(order))}</span>
      </p>
      {refundPending.minor > 0 ? <p>{t('account.refundPending', { amount: format(refundPending) })}</p> : null}
      {/* Where all of it has gone back, that is how the order stands. */}
      {refunded.minor > 0 && !order.isRefunded ? <p>{t('account.refunded', { amount: format(refunded) })}</p> : null}
      <AccountForm action={accountUrl('orderAgain', { locale, number: String(number) })} formToken={formToken}>
        <Button type="submit" size="small" aria-label={t('account.orderAgainOf', { number })}>
          {t('account.orderAgain')}
        </Button>
      </AccountForm>
    </>
  );
}

/** Says in one word how an order stands; its page says the rest. */
function stateOf({ paymentState, fulfilmentState, isRefunded }: Order): MessageKey {
  if (paymentState === 'cancelled') return 'account.stateCancelled';
  if (isRefunded) return 'account.stateRefunded';
  if (fulfilmentState === 'unfulfilled') {
    if (paymentState === 'awaiting_payment') return 'account.stateUnpaid';
    if (paymentState === 'payment_processing') return 'account.stateProcessing';
  }
  return fulfilmentStates[fulfilmentState];
}

const fulfilmentStates: Record<Order['fulfilmentState'], MessageKey> = {
  unfulfilled: 'account.stateBeingPacked',
  partly_sent: 'account.statePartlySent',
  sent: 'account.stateSent',
  delivered: 'account.stateDelivered',
  returned: 'account.stateReturned',
};
