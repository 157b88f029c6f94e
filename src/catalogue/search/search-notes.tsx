import type { ReactNode } from 'react';
import { urlOf } from '../../addresses.ts';
import { useT } from '../../app-instance.tsx';
import type { CatalogueSearchQuery } from '../../operations.generated.ts';
import type { PageProps } from '../../page-module.ts';
import { classNames } from '../../ui/class-names.ts';
import layout from '../../ui/layout.module.css';
import { PageLink } from '../../ui/page-link.tsx';
import styles from '../listing/listing-page.module.css';

export type SearchNotesProps = PageProps & { search: CatalogueSearchQuery['search']; text: string; hint: string };

/** The pages that answer the text, how it was read, how else it could be, and what to do where nothing was found. */
export function SearchNotes({ location, search, text, hint }: SearchNotesProps) {
  const t = useT();
  const corrected = search?.correctedText;
  const suggested = search?.suggestedText;
  const toSearch = (q: string) => urlOf('search', location, { q });
  return (
    <>
      {search?.pages.map(({ slug, title }) => (
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
      {search?.isLoose ? (
        <Note>{search.nearText ? t('search.near', { text: search.nearText }) : t('search.loose')}</Note>
      ) : null}
      {suggested ? (
        <Note>
          <PageLink to={toSearch(suggested)}>{t('search.didYouMean', { text: suggested })}</PageLink>
        </Note>
      ) : null}
      {hint ? <Note>{hint}</Note> : null}
    </>
  );
}

function Note({ children }: { children: ReactNode }) {
  return <p className={classNames(layout.lead, styles.lead)}>{children}</p>;
}
