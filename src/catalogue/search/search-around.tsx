// Other places to look when a search leads nowhere: the collections, and what is new.
import { useSuspenseQuery } from '@tanstack/react-query';
import { useT } from '../../app-instance.tsx';
import type { CatalogueSearchQuery } from '../../operations.generated.ts';
import type { PageProps } from '../../page-module.ts';
import layout from '../../ui/layout.module.css';
import { collectionsQuery } from '../catalogue-queries.ts';
import { CollectionLinks } from '../collection-links.tsx';
import { collectionsOfMenu } from '../collections-of-menu.ts';
import styles from '../listing/listing-page.module.css';
import { ProductGrid } from '../product-card.tsx';

export type SearchAroundProps = PageProps & { newest: NonNullable<CatalogueSearchQuery['search']>['newest'] };

export function SearchAround({ location, newest }: SearchAroundProps) {
  const t = useT();
  const { menu } = useSuspenseQuery(collectionsQuery(location.locale)).data;
  return (
    <>
      <CollectionLinks className={styles.around} links={collectionsOfMenu(menu)} location={location} />
      {newest.length > 0 ? (
        <section className={layout.section}>
          <h2 className={layout.sectionHead}>{t('search.newest')}</h2>
          <ProductGrid products={newest} heading="h3" />
        </section>
      ) : null}
    </>
  );
}
