import { useSuspenseQuery } from '@tanstack/react-query';
import { urlOf } from '../../addresses.ts';
import { useT } from '../../app-instance.tsx';
import { textsOf } from '../../i18n/load-texts.ts';
import type { CatalogueSearchQuery } from '../../operations.generated.ts';
import type { PageModule, PageProps } from '../../page-module.ts';
import { classNames } from '../../ui/class-names.ts';
import layout from '../../ui/layout.module.css';
import { PageLink } from '../../ui/page-link.tsx';
import { searchQuery } from '../catalogue-queries.ts';
import { searchTextIn } from '../listing/listing-address.ts';
import { readFilters, writeFilters } from '../listing/listing-filters.ts';
import styles from '../listing/listing-page.module.css';
import { ListingResults } from '../listing/listing-results.tsx';
import { SearchAround } from './late-search-around.tsx';

export const loadTexts = textsOf(
  (locale) => import(`../../i18n/messages/${locale}/listing.ts`),
  (locale) => import(`../../i18n/messages/${locale}/search.ts`),
);

export function Page({ location }: PageProps) {
  const t = useT();
  const { search } = useSuspenseQuery(searchQuery(location)).data;
  const text = searchTextIn(location);
  if (!search) return <LookAround location={location} title={t('search.noText')} hint={t('search.noTextHint')} />;
  const { products, correctedText, newest, pages } = search;
  const notes = <SearchNotes location={location} search={search} text={text} />;
  if (products.totalCount === 0 && !writeFilters(readFilters(location.search))) {
    const isAnswered = pages.length > 0;
    const title = t(isAnswered ? 'search.titleFor' : 'search.none', { text });
    return (
      <LookAround location={location} title={title} hint={isAnswered ? '' : t('search.noneText')} newest={newest}>
        {notes}
      </LookAround>
    );
  }
  return (
    <div className={layout.page}>
      <div className={styles.head}>
        <h1 className={styles.title} tabIndex={-1}>
          {t('search.titleFor', { text: correctedText ?? text })}
        </h1>
        {notes}
      </div>
      <ListingResults location={location} products={products} />
    </div>
  );
}

type SearchNotesProps = PageProps & { search: NonNullable<CatalogueSearchQuery['search']>; text: string };

/** The pages that answer the text, how it was read, and how else it could be. */
function SearchNotes({ location, search, text }: SearchNotesProps) {
  const t = useT();
  const { correctedText: corrected, suggestedText, pages, isLoose } = search;
  const toSearch = (q: string) => urlOf('search', location, { q });
  return (
    <>
      {pages.map(({ slug, title }) => (
        <Note key={slug}>
          {t('search.page')} <PageLink to={urlOf('content', { ...location, slug })}>{title}</PageLink>
        </Note>
      ))}
      {corrected ? (
        <Note>
          {t('search.corrected', { corrected, text })}{' '}
          <PageLink to={toSearch(`"${text}"`)}>{t('search.exact', { text })}</PageLink>
        </Note>
      ) : null}
      {isLoose ? <Note>{t('search.loose')}</Note> : null}
      {suggestedText ? (
        <Note>
          <PageLink to={toSearch(suggestedText)}>{t('search.didYouMean', { text: suggestedText })}</PageLink>
        </Note>
      ) : null}
    </>
  );
}

function Note({ children }: { children: React.ReactNode }) {
  return <p className={classNames(layout.lead, styles.lead)}>{children}</p>;
}

type LookAroundProps = PageProps & {
  title: string;
  hint: string;
  newest?: NonNullable<CatalogueSearchQuery['search']>['newest'];
  children?: React.ReactNode;
};

/** Where a search leads nowhere, or has not begun: the collections, and what is new. */
function LookAround({ location, title, hint, newest = [], children }: LookAroundProps) {
  return (
    <div className={layout.page}>
      <div className={styles.head}>
        <h1 className={styles.title} tabIndex={-1}>
          {title}
        </h1>
        {children}
        {hint ? <Note>{hint}</Note> : null}
      </div>
      <SearchAround location={location} newest={newest} />
    </div>
  );
}

// Without a canonical address: no search engine should keep the results of another one.
export const head: PageModule['head'] = ({ location, t }) => {
  const text = searchTextIn(location);
  const title = text ? t('search.titleFor', { text }) : t('search.title');
  return { title };
};
