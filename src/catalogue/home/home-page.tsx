import { useSuspenseQuery } from '@tanstack/react-query';
import { urlOf } from '../../addresses.ts';
import { useT } from '../../app-instance.tsx';
import { textsOf } from '../../i18n/load-texts.ts';
import type { CatalogueHomeQuery } from '../../operations.generated.ts';
import type { PageModule, PageProps } from '../../page-module.ts';
import { LinkButton } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import layout from '../../ui/layout.module.css';
import { ALL_GOODS } from '../all-goods.ts';
import { homeQuery } from '../catalogue-queries.ts';
import { ProductGrid } from '../product-card.tsx';
import { CollectionTiles } from './collection-tiles.tsx';
import { DryingLine, hungUp } from './drying-line.tsx';
import styles from './home-page.module.css';

export const loadTexts = textsOf((locale) => import(`../../i18n/messages/${locale}/home.ts`));

/** Fewer than this look lost: then what hangs on the line is shown again. */
const A_ROW = 4;

export function Page({ location: { locale } }: PageProps) {
  const t = useT();
  const { collections, newestProducts, shopTexts } = useSuspenseQuery(homeQuery(locale)).data;
  const prints = hungUp(newestProducts);
  const others = newestProducts.filter((product) => !prints.includes(product));
  return (
    <>
      <div className={classNames(layout.frame, styles.hero)}>
        <h1 className={styles.headline} tabIndex={-1}>
          {shopTexts.headline}
        </h1>
        <p className={styles.lead}>{shopTexts.lead}</p>
      </div>
      <DryingLine title={shopTexts.showcase} products={prints} />
      <div className={layout.page}>
        <section aria-labelledby="home-collections">
          <h2 className={layout.sectionHead} id="home-collections">
            {shopTexts.collections}
          </h2>
          <CollectionTiles collections={collections} />
        </section>
        <section className={layout.section} aria-labelledby="home-newest">
          <div className={layout.sectionHead}>
            <h2 id="home-newest">{t('home.newest')}</h2>
            <LinkButton kind="quiet" to={urlOf('listing', { locale, collection: ALL_GOODS }, { sort: 'newest' })}>
              {t('site.toGoods')}
            </LinkButton>
          </div>
          <ProductGrid products={others.length < A_ROW ? newestProducts : others} heading="h3" />
        </section>
      </div>
    </>
  );
}

export const head: PageModule['head'] = ({ queryClient, location }) => {
  const data = queryClient.getQueryData<CatalogueHomeQuery>(homeQuery(location.locale).queryKey);
  return { title: data?.shopTexts.tagline ?? '' };
};
