import { useFormatMoney, useT } from '../app-instance.tsx';
import type { Money } from '../money.ts';
import { classNames } from './class-names.ts';
import styles from './price.module.css';
import { VisuallyHidden } from './visually-hidden.tsx';

type PriceProps = {
  amount: Money;
  /** The lowest of several. */
  isFrom?: boolean;
  /** The lowest price of the 30 days before the reduction: only this one may be struck through (C-330/23). */
  lowestPriorPrice?: Money | null;
  /** `large` also explains the struck price and says that VAT is included. */
  size?: 'small' | 'large';
};

export function Price({ amount, isFrom, lowestPriorPrice, size = 'small' }: PriceProps) {
  const t = useT();
  const format = useFormatMoney();
  const prior = lowestPriorPrice && format(lowestPriorPrice);
  return (
    <div className={classNames(styles.price, size === 'large' && styles.large, prior && styles.reduced)}>
      <span className={styles.now}>
        {isFrom ? <span className={styles.from}>{t('money.from')} </span> : null}
        {format(amount)}
      </span>
      {prior ? (
        <span className={styles.before}>
          <VisuallyHidden>{t('money.lowestPrior')} </VisuallyHidden>
          <s>{prior}</s>
        </span>
      ) : null}
      {prior && size === 'small' ? (
        <span className={styles.note} aria-hidden="true">
          {t('money.lowestPriorShort')}
        </span>
      ) : null}
      {size === 'large' ? <span className={styles.note}>{t('money.inclVat')}</span> : null}
      {prior && size === 'large' ? (
        <span className={styles.note}>{t('money.lowestPriorIs', { price: prior })}</span>
      ) : null}
    </div>
  );
}
