import { useQuery } from '@tanstack/react-query';
import { useApp, useFormatMoney } from '../../../app-instance.tsx';
import { type Currency, money } from '../../../money.ts';
import { operationQuery } from '../../../query-client.ts';
import { lowestUntil, priceOnPage } from '../../lowest-price.ts';
import styles from './product-list.module.css';

/** The price in hundredths. `compareAtMinor`: as it is typed; undefined: as it is saved. */
type PriceOnPageProps = {
  variantId: string;
  minor: number;
  compareAtMinor?: number | null | undefined;
  currency: Currency;
};

/** The lowest price of thirty days, and what the shop's page will say of a price as it is typed. */
export function PriceOnPage({ variantId, minor, compareAtMinor, currency }: PriceOnPageProps) {
  const { t } = useApp();
  const format = useFormatMoney();
  const { pricesOfVariant: prices } = useQuery(operationQuery('ProductsPricesOf', { variantId })).data ?? {};
  const saved = prices?.find((price) => price.currency === currency);
  if (!saved) return null;
  const at = new Date(saved.at);
  const beside = {
    ...{ minor, compareAtMinor: compareAtMinor === undefined ? (saved.compareAtMinor ?? null) : compareAtMinor },
    reducedMinor: saved.reducedMinor ?? null,
  };
  const { minor: shown, prior } = priceOnPage(beside, saved.changes, at);
  const write = (amount: number) => format(money(amount, currency));
  return (
    <span className={styles.soft} data-testid="page-says">
      {t('grid.low', { low: write(lowestUntil(saved.changes, at) ?? minor) })}{' '}
      {prior === null
        ? t('grid.pageSays', { price: write(shown) })
        : t('grid.pageReduced', { price: write(shown), low: write(prior) })}
    </span>
  );
}
