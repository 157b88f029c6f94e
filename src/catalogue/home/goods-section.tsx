// Blocks of products and of collections: the home page shows them, and the server draws other pages' with them.
import type { ReactNode } from 'react';
import { urlOf } from '../../addresses.ts';
import { useApp } from '../../app-instance.tsx';
import type { CatalogueHomeQuery } from '../../operations.generated.ts';
import { LinkButton } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import layout from '../../ui/layout.module.css';
import { ALL_GOODS } from '../all-goods.ts';
import { ProductGrid } from '../product-card.tsx';
import { CollectionTiles } from './collection-tiles.tsx';
import styles from './goods-section.module.css';

type GoodsProps = {
  title: string;
  handle: string | null;
  /** Its place on the page. */
  index: number;
  products: Parameters<typeof ProductGrid>[0]['products'];
};

export function ShownGoods({ title, handle, index, products }: GoodsProps) {
  const { locale, t } = useApp();
  if (products.length === 0) return null;
  const all = handle ? { collection: handle } : { collection: ALL_GOODS };
  return (
    <Section
      title={title}
      id={`home-${index}`}
      more={
        <LinkButton kind="quiet" to={urlOf('listing', { locale, ...all }, handle ? {} : { sort: 'newest' })}>
          {t('site.toGoods')}
        </LinkButton>
      }
    >
      <ProductGrid products={products} heading="h3" />
    </Section>
  );
}

type CollectionsProps = Pick<CatalogueHomeQuery, 'collections'> & { title: string; index: number };

export function ShownCollections({ title, index, collections }: CollectionsProps) {
  if (collections.length === 0) return null;
  return (
    <Section title={title} id={`home-${index}`}>
      <CollectionTiles collections={collections} />
    </Section>
  );
}

type SectionProps = { title: string; id: string; more?: ReactNode; children: ReactNode };

function Section({ title, id, more, children }: SectionProps) {
  return (
    <section className={classNames(layout.frame, styles.section)} aria-labelledby={id}>
      <div className={layout.sectionHead}>
        <h2 id={id}>{title}</h2>
        {more}
      </div>
      {children}
    </section>
  );
}
