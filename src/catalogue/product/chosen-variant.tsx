import { useApp, useFormatMoney } from '../../app-instance.tsx';
import priceStyles from '../../ui/price.module.css';
import { Price } from '../../ui/price.tsx';
import styles from './buy-form.module.css';
import type { Variant } from './choose-variant.ts';

const availabilityTexts = {
  IN_STOCK: 'product.inStock',
  LOW_STOCK: 'product.lowStock',
  MADE_TO_ORDER: 'product.madeToOrder',
  SOLD_OUT: 'product.soldOutVersion',
} as const;

/** What the chosen version costs, whether it is there, and when it arrives at what cost. */
export function ChosenVariant({ variant, isCard }: { variant: Variant; isCard: unknown }) {
  const { shop, t } = useApp();
  const format = useFormatMoney();
  const { price, lowestPriorPrice, unitPrice, availability, delivery } = variant;
  return (
    <div className={styles.chosen}>
      <Price amount={price} lowestPriorPrice={lowestPriorPrice} className={priceStyles.large}>
        {isCard ? null : <span className={priceStyles.note}>{shop.priceNote}</span>}
        {lowestPriorPrice ? (
          <span className={priceStyles.note}>{t('product.lowestPriorIs', { price: format(lowestPriorPrice) })}</span>
        ) : null}
      </Price>
      {unitPrice ? <p className={styles.unit}>{unitPrice}</p> : null}
      <p className={styles.delivery}>
        {isCard ? null : (
          <span className={styles.stock} data-availability={availability}>
            {t(availabilityTexts[availability])}
          </span>
        )}
        <span>{delivery?.promise}</span>
        <span className={styles.cost}>{delivery?.cost}</span>
      </p>
    </div>
  );
}
