import type { ReactNode } from 'react';
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
  className?: string | undefined;
  /** Stands in place of the short word on the struck price. */
  children?: ReactNode;
};

export function Price({ amount, isFrom, lowestPriorPrice, className, children }: PriceProps) {
  const t = useT();
  const format = useFormatMoney();
  return (
    <div className={classNames(styles.price, className, lowestPriorPrice && styles.reduced)}>
      <span className={styles.now}>
        {isFrom ? <span className={styles.from}>{t('money.from')} </span> : null}
        {format(amount)}
      </span>
      {lowestPriorPrice ? (
        <span className={styles.before}>
          <VisuallyHidden>{t('money.lowestPrior')} </VisuallyHidden>
          <s>{format(lowestPriorPrice)}</s>
        </span>
      ) : null}
      {children ??
        (lowestPriorPrice ? (
          <span className={styles.note} aria-hidden="true">
            {t('money.lowestPriorShort')}
          </span>
        ) : null)}
    </div>
  );
}
