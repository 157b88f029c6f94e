import type { RouteLocation } from '../../addresses.ts';
import { useApp, useFormatMoney } from '../../app-instance.tsx';
import { CrossIcon } from '../../icons/cross-icon.tsx';
import { MINOR_UNITS, money } from '../../money.ts';
import type { ProductPageFieldsFragment } from '../../operations.generated.ts';
import { PageLink } from '../../ui/page-link.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { listingUrl } from './listing-address.ts';
import styles from './listing-controls.module.css';
import { type ListingFilters, noFilters, readFilters, toggleChoice, writeFilters } from './listing-filters.ts';

type ChosenFiltersProps = { location: RouteLocation; facets: ProductPageFieldsFragment['facets'] };

/** What the listing is narrowed down to; each a link that takes it back. */
export function ChosenFilters({ location, facets }: ChosenFiltersProps) {
  const { shop, t } = useApp();
  const formatMoney = useFormatMoney();
  const filters = readFilters(location.search);
  if (!writeFilters(filters)) return null;
  const whole = (units: number) => formatMoney(money(units * MINOR_UNITS, shop.market.currency), true);
  const { minPrice, maxPrice, isInStock } = filters;
  const chips: { text: string; without: ListingFilters }[] = [
    ...facets.choices.flatMap(({ name, values }) =>
      values
        .filter(({ choice }) => filters.choices.get(name)?.includes(choice))
        .map(({ choice, label }) => ({ text: label, without: toggleChoice(filters, name, choice) })),
    ),
    ...(minPrice
      ? [{ text: t('listing.priceFrom', { price: whole(minPrice) }), without: { ...filters, minPrice: undefined } }]
      : []),
    ...(maxPrice
      ? [{ text: t('listing.priceTo', { price: whole(maxPrice) }), without: { ...filters, maxPrice: undefined } }]
      : []),
    ...(isInStock ? [{ text: t('listing.inStock'), without: { ...filters, isInStock: false } }] : []),
  ];
  return (
    <ul className={styles.chips}>
      {chips.map(({ text, without }) => (
        <li key={text}>
          <PageLink className={styles.chip} to={listingUrl(location, { filters: without })} isInPlace>
            <span aria-hidden="true">{text}</span>
            <VisuallyHidden>{t('listing.remove', { choice: text })}</VisuallyHidden>
            <CrossIcon />
          </PageLink>
        </li>
      ))}
      <li>
        <PageLink className={styles.clear} to={listingUrl(location, { filters: noFilters })} isInPlace>
          {t('listing.clear')}
        </PageLink>
      </li>
    </ul>
  );
}
