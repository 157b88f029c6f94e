import { useApp, useFormatMoney } from '../../../app-instance.tsx';
import { type Currency, money } from '../../../money.ts';
import styles from './product-list.module.css';

/** The price in hundredths. `low`: the lowest of the thirty days before. */
type PriceOnPageProps = { minor: number; low: number; currency: Currency };

/** What the shop's page will say of a price as it is typed: a reduction is announced against the lowest of thirty days. */
export function PriceOnPage({ minor, low: lowest, currency }: PriceOnPageProps) {
  const { t } = useApp();
  const format = useFormatMoney();
  const [price, low] = [minor, lowest].map((amount) => format(money(amount, currency)));
  return (
    <span className={styles.soft} data-testid="page-says">
      {t('grid.low', { low: low ?? '' })}{' '}
      {minor < lowest
        ? t('grid.pageReduced', { price: price ?? '', low: low ?? '' })
        : t('grid.pageSays', { price: price ?? '' })}
    </span>
  );
}
