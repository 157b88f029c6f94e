import { useSuspenseQuery } from '@tanstack/react-query';
import { useT } from '../../app-instance.tsx';
import { textsOf } from '../../i18n/load-texts.ts';
import type { PageModule, PageProps } from '../../page-module.ts';
import layout from '../../ui/layout.module.css';
import { searchQuery } from '../catalogue-queries.ts';
import { searchTextIn } from '../listing/listing-address.ts';
import { readFilters, writeFilters } from '../listing/listing-filters.ts';
import styles from '../listing/listing-page.module.css';
import { ListingResults } from '../listing/listing-results.tsx';
import { SearchAround, SearchNotes } from './late-search-parts.ts';

export const loadTexts = textsOf(
  (locale) => import(`../../i18n/messages/${locale}/listing.ts`),
  (locale) => import(`../../i18n/messages/${locale}/search.ts`),
);

export const loadParts = SearchNotes.load;

export function Page({ location }: PageProps) {
  const t = useT();
  const { search } = useSuspenseQuery(searchQuery(location)).data;
  // Between quotation marks, it is searched as it is typed.
  const text = searchTextIn(location).replaceAll('"', '');
  const isAnswered = search?.pages[0];
  const isFound = search && (search.products.totalCount > 0 || writeFilters(readFilters(location.search)));
  const [title, hint] = !search
    ? [t('search.noText'), t('search.noTextHint')]
    : (isFound && !search.isLoose) || isAnswered
      ? [t('search.titleFor', { text: (isFound && search.correctedText) || text }), '']
      : [t('search.none', { text }), isFound ? '' : t('search.noneText')];
  const isNoted = hint || isAnswered || search?.correctedText || search?.isLoose || search?.suggestedText;
  return (
    <div className={layout.page}>
      <div className={styles.head}>
        <h1 className={styles.title} tabIndex={-1}>
          {title}
        </h1>
        {isNoted ? <SearchNotes location={location} search={search} text={text} hint={hint} /> : null}
      </div>
      {isFound ? (
        <ListingResults location={location} products={search.products} />
      ) : (
        <SearchAround location={location} newest={search?.newest ?? []} />
      )}
    </div>
  );
}

// The page has no canonical address: no search engine should keep the results of another one.
export const head: PageModule['head'] = ({ location, t }) => {
  const text = searchTextIn(location);
  const title = text ? t('search.titleFor', { text }) : t('search.title');
  return { title };
};
