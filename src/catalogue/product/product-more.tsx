// What stands below a product: what goes with it, and what was looked at before it.
import { type ComponentType, useEffect } from 'react';
import { useApp } from '../../app-instance.tsx';
import { bindLateTexts } from '../../i18n/late-texts.ts';
import { textsOf } from '../../i18n/load-texts.ts';
import layout from '../../ui/layout.module.css';
import { noteViewed } from '../kept/kept-products.ts';
import { LateRecentlyViewed } from '../kept/late-recently-viewed.ts';
import { ProductGrid } from '../product-card.tsx';
import type { Product } from './choose-variant.ts';

const loadMoreTexts = textsOf((locale) => import(`../../i18n/messages/${locale}/product-details.ts`));

type ProductMoreProps = { product: Product };

/** With words that the first view does without. */
export async function bindProductMore(): Promise<ComponentType<ProductMoreProps>> {
  const [textsIn] = await Promise.all([bindLateTexts(loadMoreTexts), LateRecentlyViewed.load()]);
  return ({ product: { handle, related } }) => {
    const t = textsIn(useApp().locale);
    useEffect(() => noteViewed(handle), [handle]);
    return (
      <>
        {related.length > 0 ? (
          <section className={layout.section} aria-labelledby="related">
            <h2 className={layout.sectionHead} id="related">
              {t('product.related')}
            </h2>
            <ProductGrid products={related} heading="h3" />
          </section>
        ) : null}
        <LateRecentlyViewed current={handle} />
      </>
    );
  };
}
