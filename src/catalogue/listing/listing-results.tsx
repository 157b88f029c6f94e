// What a listing and a search have in common: controls, what is chosen, the goods, and the pages around them.

import type { RouteLocation } from '../../addresses.ts';
import { useT } from '../../app-instance.tsx';
import type { ProductPageFieldsFragment } from '../../operations.generated.ts';
import { LinkButton } from '../../ui/button.tsx';
import { ProductGrid } from '../product-card.tsx';
import { ChosenFilters } from './chosen-filters.tsx';
import { listingUrl } from './listing-address.ts';
import { ListingControls } from './listing-controls.tsx';
import { noFilters } from './listing-filters.ts';
import styles from './listing-page.module.css';
import { ListingPages } from './listing-pages.tsx';

type ListingResultsProps = { location: RouteLocation; products: ProductPageFieldsFragment };

const FIRST_SCREEN = 4;

export function ListingResults({ location, products }: ListingResultsProps) {
  const t = useT();
  const { items, totalCount, startPosition, facets } = products;
  const endPosition = startPosition + items.length - 1;
  return (
    <>
      <ListingControls location={location} products={products} />
      <div className={styles.state}>
        <p className={styles.count} role="status">
          {items.length > 0 && items.length < totalCount
            ? t('listing.range', { from: startPosition, to: endPosition, total: totalCount })
            : t('listing.count', { count: totalCount })}
        </p>
        <ChosenFilters location={location} facets={facets} />
      </div>
      {items.length > 0 ? (
        <ProductGrid products={items} heading="h2" priorityCount={FIRST_SCREEN} />
      ) : (
        <div className={styles.empty}>
          <h2>{t('listing.noneLeft')}</h2>
          <p>{t('listing.noneLeftText')}</p>
          <LinkButton to={listingUrl(location, { filters: noFilters })}>{t('listing.clear')}</LinkButton>
        </div>
      )}
      <ListingPages location={location} previousCursor={products.previousCursor} nextCursor={products.nextCursor} />
    </>
  );
}
