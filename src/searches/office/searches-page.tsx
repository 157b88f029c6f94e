// What shoppers look for, and what they find: words that the shop does not know are given their meaning here.
import { useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useT } from '../../app-instance.tsx';
import { joinTexts } from '../../i18n/join-texts.ts';
import { loadListTexts } from '../../lists/office/load-list-texts.ts';
import { OfficeList } from '../../lists/office/office-list.tsx';
import { officeUrlOf } from '../../office-addresses.ts';
import type { PageLoad, PageModule } from '../../page-module.ts';
import layout from '../../ui/office/sheets/office-layout.module.css';
import { PageLink } from '../../ui/page-link.tsx';
import { LateSynonymDialog } from './late-synonym-dialog.ts';
import { loadSearchTexts } from './load-search-texts.ts';
import { type ListedSearch, searchList, searchListQuery, synonymColumn } from './search-list.tsx';

export const loadTexts = joinTexts(loadListTexts, loadSearchTexts);

export const load: PageLoad = (queryClient, { search }) => queryClient.ensureQueryData(searchListQuery(search));

export const head: PageModule['head'] = ({ t }) => ({ title: t('searches.title') });

export const Page: PageModule['Page'] = ({ location: { search } }) => {
  const t = useT();
  const { searches: found } = useSuspenseQuery(searchListQuery(search)).data;
  const [named, setNamed] = useState<ListedSearch | null>(() => toBeNamed(search, found.searches));
  const columns = [...searchList.columns, synonymColumn(setNamed)];
  return (
    <OfficeList
      list={{ ...searchList, columns }}
      rows={found.searches}
      ends={found}
      search={search}
      actions={<PageLink to={officeUrlOf('synonyms')}>{t('searches.allSynonyms')}</PageLink>}
      notice={<p className={layout.aside}>{t('searches.about')}</p>}
    >
      {named ? (
        <LateSynonymDialog
          start={{ ...named, term: named.words, meanings: named.meanings ?? [] }}
          onClose={() => setNamed(null)}
        />
      ) : null}
    </OfficeList>
  );
};

/** What the report of searches leads to: the dialog is open at once. */
function toBeNamed(search: URLSearchParams, searches: readonly ListedSearch[]): ListedSearch | null {
  if (!search.has('make')) return null;
  return searches.find(({ words, locale }) => words === search.get('text') && locale === search.get('locale')) ?? null;
}
