import { useSuspenseQuery } from '@tanstack/react-query';
import { urlOf } from '../../addresses.ts';
import { useT } from '../../app-instance.tsx';
import { textsOf } from '../../i18n/load-texts.ts';
import type { CatalogueListingQuery } from '../../operations.generated.ts';
import type { PageModule, PageProps } from '../../page-module.ts';
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx';
import { LinkButton } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import layout from '../../ui/layout.module.css';
import { NotFoundContent, notFoundHead } from '../../ui/message-pages/not-found-content.tsx';
import { ALL_GOODS } from '../all-goods.ts';
import { listingQuery } from '../catalogue-queries.ts';
import { sortIn } from './listing-address.ts';
import { readFilters, writeFilters } from './listing-filters.ts';
import styles from './listing-page.module.css';
import { ListingResults } from './listing-results.tsx';

export const loadTexts = textsOf((locale) => import(`../../i18n/messages/${locale}/listing.ts`));

export function Page({ location }: PageProps) {
  const t = useT();
  const { collection, products } = useSuspenseQuery(listingQuery(location)).data;
  if (!collection) return <NotFoundContent />;
  return (
    <div className={layout.page}>
      <Breadcrumbs />
      <div className={styles.head}>
        <h1 className={styles.title} tabIndex={-1}>
          {collection.handle === ALL_GOODS ? t('listing.all') : collection.title}
        </h1>
        <p className={classNames(layout.lead, styles.lead)}>{collection.description}</p>
      </div>
      {products.totalCount > 0 || writeFilters(readFilters(location.search)) ? (
        <ListingResults location={location} products={products} />
      ) : (
        <EmptyListing locale={location.locale} />
      )}
    </div>
  );
}

function EmptyListing({ locale }: Pick<PageProps['location'], 'locale'>) {
  const t = useT();
  return (
    <div className={styles.empty}>
      <h2>{t('listing.empty')}</h2>
      <p>{t('listing.emptyText')}</p>
      <LinkButton to={urlOf('listing', { locale, collection: ALL_GOODS })}>{t('site.toGoods')}</LinkButton>
    </div>
  );
}

export const head: PageModule['head'] = ({ queryClient, location, t }) => {
  const data = queryClient.getQueryData<CatalogueListingQuery>(listingQuery(location).queryKey);
  if (!data?.collection) return notFoundHead(t);
  const { handle, title, description, seoDescription, missingIn } = data.collection;
  const isPlain = !sortIn(location) && !writeFilters(readFilters(location.search)) && !location.search.get('before');
  const after = isPlain ? (location.search.get('after') ?? undefined) : undefined;
  return {
    title: handle === ALL_GOODS ? t('listing.all') : title,
    description: seoDescription || description,
    canonical: urlOf('listing', { locale: location.locale, collection: handle }, { after }),
    missingIn,
    movedTo:
      handle === location.params.collection
        ? undefined
        : urlOf('listing', { locale: location.locale, collection: handle }),
  };
};
