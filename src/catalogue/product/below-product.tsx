// What stands below a product: what its buyers say, goods that go with it, and what was looked at before it.
import { type ComponentType, useEffect } from 'react';
import { urlOf } from '../../addresses.ts';
import { useApp } from '../../app-instance.tsx';
import { bindLateTexts } from '../../i18n/late-texts.ts';
import { textsOf } from '../../i18n/load-texts.ts';
import type { Translate } from '../../i18n/translate.ts';
import layout from '../../ui/layout.module.css';
import { PageLink } from '../../ui/page-link.tsx';
import { ProductGrid } from '../product-card.tsx';
import styles from '../reviews/product-reviews.module.css';
import { countReviews } from '../reviews/rating.ts';
import { ReviewList, ReviewSummary } from '../reviews/shown-reviews.tsx';
import { LateRecentlyViewed } from '../saved/late-recently-viewed.ts';
import { noteViewed } from '../saved/saved-products.ts';
import type { Product } from './choose-variant.ts';

type BelowProps = { product: Product };

const loadBelowTexts = textsOf((locale) => import(`../../i18n/messages/${locale}/reviews/product-reviews.ts`));

export async function bindBelowProduct(): Promise<ComponentType<BelowProps>> {
  const [textsIn] = await Promise.all([bindLateTexts(loadBelowTexts), LateRecentlyViewed.load()]);
  return (props) => <BelowProduct {...props} t={textsIn(useApp().locale)} />;
}

function BelowProduct({ product, t }: BelowProps & { t: Translate }) {
  const { handle } = product;
  useEffect(() => noteViewed(handle), [handle]);
  return (
    <>
      <Reviews product={product} t={t} />
      {product.related.length > 0 ? (
        <section className={layout.section} aria-labelledby="related">
          <h2 className={layout.sectionHead} id="related">
            {t('product.related')}
          </h2>
          <ProductGrid products={product.related} heading="h3" />
        </section>
      ) : null}
      <LateRecentlyViewed current={handle} />
    </>
  );
}

function Reviews({ product: { handle, reviews }, t }: BelowProps & { t: Translate }) {
  const { locale } = useApp();
  const { counts, newest } = reviews;
  const count = countReviews(counts);
  if (count === 0) return null;
  return (
    <section className={layout.section} aria-labelledby="reviews">
      <h2 className={layout.sectionHead} id="reviews">
        {t('productReviews.title')}
      </h2>
      <ReviewSummary counts={counts} t={t} />
      <ReviewList reviews={newest} t={t} />
      {count > newest.length ? (
        <p className={styles.more}>
          <PageLink to={urlOf('productReviews', { locale, product: handle })}>
            {t('productReviews.all', { count })}
          </PageLink>
        </p>
      ) : null}
    </section>
  );
}
