import { languageNameIn } from '../../i18n/language-name.ts';
import { languageOf, locales } from '../../i18n/locales.ts';
import { choice, listFilters, searchText } from '../../lists/office/list-filters.ts';
import type { ListColumn } from '../../lists/office/list-table.tsx';
import type { TableList } from '../../lists/office/office-list.tsx';
import { placeInList } from '../../lists/office/place-in-list.ts';
import type { SearchesSynonymsQuery } from '../../office-operations.generated.ts';
import { operationQuery } from '../../query-client.ts';
import { Button } from '../../ui/button.tsx';
import { meaningText } from './meaning-text.ts';
import styles from './searches.module.css';

type ListedSynonym = SearchesSynonymsQuery['synonyms']['synonyms'][number];

const filters = listFilters({
  locale: choice('searches.language', locales, (id) => languageOf(id).languageName),
  text: searchText('searches.find'),
});

/** The list that an address asks for. */
export function synonymListQuery(search: URLSearchParams) {
  return operationQuery('SearchesSynonyms', { ...filters.read(search), ...placeInList(search) });
}

export const synonymList: TableList<ListedSynonym, string> = {
  route: 'synonyms',
  title: 'synonyms.title',
  noneYet: 'synonyms.noneYet',
  filters,
  idOf: ({ id }) => id,
  className: styles.synonyms,
  columns: [
    {
      head: 'synonyms.term',
      className: styles.words,
      cell: ({ locale, term }) => <span lang={locale}>{term}</span>,
    },
    {
      head: 'searches.language',
      className: styles.language,
      cell: ({ locale: language }, { locale }) => languageNameIn(locale, language),
    },
    { head: 'searches.means', className: styles.means, cell: (row, { t }) => meaningText(t, row) },
  ],
};

export function changeColumn(onChange: (synonym: ListedSynonym) => void): ListColumn<ListedSynonym> {
  return {
    head: 'searches.change',
    isHeadHidden: true,
    className: styles.action,
    cell: (synonym, { t }) => (
      <Button size="small" aria-label={`${t('searches.change')}: ${synonym.term}`} onClick={() => onChange(synonym)}>
        {t('searches.change')}
      </Button>
    ),
  };
}
