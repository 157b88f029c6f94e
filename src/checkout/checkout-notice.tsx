// What stands between the shopper and the order beyond single fields: declined, sold out, repriced, offline.
import { type RefObject, useEffect } from 'react';
import { urlOf } from '../addresses.ts';
import { useApp, useFormatMoney } from '../app-instance.tsx';
import { canBeOrdered, titleOf } from '../cart/cart-line.ts';
import { errorCatalogue } from '../error-catalogue.ts';
import type { MessageKey } from '../i18n/all-messages.ts';
import type { Money } from '../money.ts';
import type { PaymentField } from '../payments/payment-outcome.ts';
import { LinkButton } from '../ui/button.tsx';
import { Notice } from '../ui/notice.tsx';
import styles from './checkout.module.css';
import { type CheckoutNews, NEWS_ID } from './checkout-news.ts';
import { countryName } from './country-name.ts';
import type { Checkout } from './use-checkout-choice.ts';

export type CheckoutNotice =
  | { kind: 'declined'; message: MessageKey; field: PaymentField | null }
  | { kind: 'totalChanged'; oldTotal: Money; newTotal: Money }
  | { kind: 'outOfStock'; titles: string[] }
  | { kind: 'deliveryNotAvailable'; country: string }
  | { kind: 'tooManyTries'; waitMinutes: number }
  /** Said where another one can be chosen. */
  | { kind: 'method'; message: MessageKey }
  /** The browser has forgotten which cart is its own. */
  | { kind: 'cartLost' }
  | { kind: 'message'; message: MessageKey };

/** What a form that was posted without scripts came to; null when the fields or the methods say it themselves. */
export function noticeOfNews(news: CheckoutNews | null, { cart, totals, country }: Checkout): CheckoutNotice | null {
  switch (news?.kind) {
    case 'total-changed':
      return {
        kind: 'totalChanged',
        oldTotal: { ...totals.total, minor: news.oldMinor },
        newTotal: totals.total,
      };
    case 'out-of-stock': {
      const titles = cart.lines.filter((line) => !canBeOrdered(line)).map(titleOf);
      return titles.length > 0 ? { kind: 'outOfStock', titles } : null;
    }
    case 'delivery':
      return { kind: 'deliveryNotAvailable', country };
    case 'too-many-tries':
      return { kind: 'tooManyTries', waitMinutes: news.waitMinutes };
    case 'cart-empty':
      return { kind: 'message', message: errorCatalogue.CART_EMPTY.message };
    default:
      return noticeOfPayment(news);
  }
}

/** The part of it that has nothing to do with what is in the cart. */
export function noticeOfPayment(news: CheckoutNews | null): CheckoutNotice | null {
  switch (news?.kind) {
    case 'method-not-offered':
      return { kind: 'method', message: errorCatalogue.METHOD_NOT_OFFERED.message };
    case 'method-refused':
      return { kind: 'method', message: errorCatalogue.METHOD_REFUSED.message };
    case 'payment-overtaken':
      return { kind: 'message', message: errorCatalogue.PAYMENT_OVERTAKEN.message };
    case 'payment-unavailable':
      return { kind: 'message', message: errorCatalogue.PAYMENT_UNAVAILABLE.message };
    default:
      return null;
  }
}

type NoticeBoxProps = { notice: CheckoutNotice; ref: RefObject<HTMLDivElement | null> };

/** Takes the focus when it appears, and again with every new notice. */
export function NoticeBox({ notice, ref }: NoticeBoxProps) {
  const { locale, t } = useApp();
  // biome-ignore lint/correctness/useExhaustiveDependencies: each notice is news, also one with the same words
  useEffect(() => ref.current?.focus(), [notice, ref]);
  return (
    <div className={styles.notice} id={NEWS_ID} ref={ref} tabIndex={-1}>
      <Notice kind="error">
        <p>
          <NoticeText notice={notice} />
        </p>
        {notice.kind === 'outOfStock' ? (
          <LinkButton size="small" to={urlOf('cart', { locale })}>
            {t('checkout.changeCart')}
          </LinkButton>
        ) : null}
      </Notice>
    </div>
  );
}

function NoticeText({ notice }: { notice: CheckoutNotice }) {
  const { t } = useApp();
  const format = useFormatMoney();
  switch (notice.kind) {
    case 'declined':
    case 'method':
    case 'message':
      return t(notice.message);
    case 'cartLost':
      return t(errorCatalogue.CART_LOST.message);
    case 'totalChanged':
      return t(errorCatalogue.TOTAL_CHANGED.message, {
        oldTotal: format(notice.oldTotal),
        newTotal: format(notice.newTotal),
      });
    case 'outOfStock':
      return t(errorCatalogue.OUT_OF_STOCK.message, { titles: notice.titles.join('; ') });
    case 'tooManyTries':
      return t(errorCatalogue.TOO_MANY_TRIES.message, { count: notice.waitMinutes });
    case 'deliveryNotAvailable':
      return t(errorCatalogue.DELIVERY_NOT_AVAILABLE.message, { country: countryName(t, notice.country) });
  }
}
