import { useSuspenseQuery } from '@tanstack/react-query';
import { urlOf } from '../../addresses.ts';
import { useT } from '../../app-instance.tsx';
import { textsOf } from '../../i18n/load-texts.ts';
import type { CatalogueSearchQuery } from '../../operations.generated.ts';
import type { PageModule, PageProps } from '../../page-module.ts';
import { classNames } from '../../ui/class-names.ts';
import layout from '../../ui/layout.module.css';
import { PageLink } from '../../ui/page-link.tsx';
import { collectionsQuery, searchQuery } from '../catalogue-queries.ts';
import { CollectionLinks } from '../collection-links.tsx';
import { searchTextIn } from '../listing/listing-address.ts';
import { readFilters, writeFilters } from '../listing/listing-filters.ts';
import styles from '../listing/listing-page.module.css';
import { ListingResults } from '../listing/listing-results.tsx';
import { ProductGrid } from '../product-card.tsx';

export const loadTexts = textsOf(
  (locale) => import(`../../i18n/messages/${locale}/listing.ts`),
  (locale) => import(`../../i18n/messages/${locale}/search.ts`),
);

export function Page({ location }: PageProps) {
  const t = useT();
  const { search } = useSuspenseQuery(searchQuery(location)).data;
  const text = searchTextIn(location);
  if (!search) return <LookAround location={location} title={t('search.noText')} hint={t('search.noTextHint')} />;
  const { products, correctedText, suggestedText, isLoose, newest } = search;
  if (products.totalCount === 0 && !writeFilters(readFilters(location.search))) {
    const title = t('search.none', { text });
    return (
      <LookAround location={location} title={title} hint={t('search.noneText')} newest={newest}>
        {suggestedText ? (
          <p className={layout.lead}>
            <PageLink to={urlOf('search', location, { q: suggestedText })}>
              {t('search.didYouMean', { text: suggestedText })}
            </PageLink>
          </p>
        ) : null}
      </LookAround>
    );
  }
  return (
    <div className={layout.page}>
      <div className={styles.head}>
        <h1 className={styles.title} tabIndex={-1}>
          {t('search.titleFor', { text: correctedText ?? text })}
        </h1>
        {correctedText ? (
          <p className={classNames(layout.lead, styles.lead)}>
            {t('search.corrected', { corrected: correctedText, text })}
          </p>
        ) : null}
        {isLoose ? <p className={classNames(layout.lead, styles.lead)}>{t('search.loose')}</p> : null}
      </div>
      <ListingResults location={location} products={products} />
    </div>
  );
}

type LookAroundProps = PageProps & {
  title: string;
  hint: string;
  newest?: NonNullable<CatalogueSearchQuery['search']>['newest'];
  children?: React.ReactNode;
};

/** Where a search leads nowhere, or has not begun: the collections, and what is new. */
function LookAround({ location, title, hint, newest = [], children }: LookAroundProps) {
  const t = useT();
  const { collections } = useSuspenseQuery(collectionsQuery(location.locale)).data;
  return (
    <div className={layout.page}>
      <div className={styles.head}>
        <h1 className={styles.title} tabIndex={-1}>
          {title}
        </h1>
        {children}
        <p className={classNames(layout.lead, styles.lead)}>{hint}</p>
      </div>
      <CollectionLinks className={styles.around} collections={collections} location={location} />
      {newest.length > 0 ? (
        <section className={layout.section}>
          <h2 className={layout.sectionHead}>{t('search.newest')}</h2>
          <ProductGrid products={newest} heading="h3" />
        </section>
      ) : null}
    </div>
  );
}

// Without a canonical address: no search engine should keep the results of another one.
export const head: PageModule['head'] = ({ location, t }) => {
  const text = searchTextIn(location);
  const title = text ? t('search.titleFor', { text }) : t('search.title');
  return { title: title };
};
