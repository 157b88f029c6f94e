import { useApp } from '../app-instance.tsx';
import { languageOf } from '../i18n/locales.ts';
import { subtractMoney } from '../money.ts';
import type { CartFieldsFragment } from '../operations.generated.ts';
import { formatShortMoney } from '../short-money.ts';
import { goodsOf } from './cart-line.ts';
import styles from './free-delivery.module.css';

/** How far it is to free delivery, for the delivery that the cart shows; nothing where there is none. */
export function FreeDelivery({ cart }: { cart: CartFieldsFragment }) {
  const { locale, t } = useApp();
  const freeFrom = cart.delivery?.freeFrom;
  if (!freeFrom) return null;
  const goods = goodsOf(cart);
  const isReached = goods.minor >= freeFrom.minor;
  const amount = formatShortMoney(subtractMoney(freeFrom, goods), languageOf(locale).languageTag);
  return (
    <div className={styles.free}>
      <p aria-live="polite">{isReached ? t('cart.freeReached') : t('cart.untilFree', { amount })}</p>
      {/* The sentence says all that it shows. */}
      <progress
        className={styles.bar}
        value={Math.min(goods.minor, freeFrom.minor)}
        max={freeFrom.minor}
        aria-hidden="true"
      />
    </div>
  );
}
