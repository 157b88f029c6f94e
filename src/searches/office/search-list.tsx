import { urlOf } from '../../addresses.ts';
import { languageNameIn } from '../../i18n/language-name.ts';
import { languageOf, locales } from '../../i18n/locales.ts';
import { choice, listFilters, searchText } from '../../lists/office/list-filters.ts';
import type { ListColumn } from '../../lists/office/list-table.tsx';
import type { TableList } from '../../lists/office/office-list.tsx';
import { placeInList } from '../../lists/office/place-in-list.ts';
import { formatNumber } from '../../numbers/format-number.ts';
import type { SearchesListQuery } from '../../office-operations.generated.ts';
import { operationQuery } from '../../query-client.ts';
import { Button } from '../../ui/button.tsx';
import { StateMark, type StateTone } from '../../ui/office/state-mark.tsx';
import { type SearchOutcome, searchOutcomes } from '../search-outcomes.ts';
import { meaningText } from './meaning-text.ts';
import styles from './searches.module.css';

export type ListedSearch = SearchesListQuery['searches']['searches'][number];

/** The periods beside the usual 30. */
const periods = [7, 90] as const;
const tones: Record<SearchOutcome, StateTone> = { none: 'todo', near: 'wait', found: 'done' };

const filters = listFilters({
  outcome: choice('searches.outcome', searchOutcomes, (id, t) => t(`searches.outcome_${id}`)),
  locale: choice('searches.language', locales, (id) => languageOf(id).languageName),
  days: choice('searches.period', periods, (count, t) => t('searches.days', { count })),
  text: searchText('searches.find'),
});

/** The list that an address asks for. */
export function searchListQuery(search: URLSearchParams) {
  return operationQuery('SearchesList', { ...filters.read(search), ...placeInList(search) });
}

export const searchList: TableList<ListedSearch, string> = {
  route: 'searches',
  title: 'searches.title',
  noneYet: 'searches.noneYet',
  filters,
  idOf: ({ id }) => id,
  className: styles.searches,
  columns: [
    {
      head: 'searches.words',
      className: styles.words,
      // The shop's own page, by a full load: another application.
      cell: ({ locale, words }) => (
        <a href={urlOf('search', { locale }, { q: words })} lang={locale}>
          {words}
        </a>
      ),
    },
    {
      head: 'searches.language',
      className: styles.language,
      cell: ({ locale: language }, { locale }) => languageNameIn(locale, language),
    },
    {
      head: 'searches.asked',
      className: styles.asked,
      isNumber: true,
      cell: ({ asked }, { locale }) => formatNumber(asked, locale),
    },
    {
      head: 'searches.outcome',
      className: styles.outcome,
      cell: ({ outcome }, { t }) => <StateMark tone={tones[outcome]}>{t(`searches.outcome_${outcome}`)}</StateMark>,
    },
    { head: 'searches.means', className: styles.means, cell: (row, { t }) => meaningText(t, row) },
  ],
};

export function synonymColumn(onMake: (search: ListedSearch) => void): ListColumn<ListedSearch> {
  return {
    head: 'searches.make',
    isHeadHidden: true,
    className: styles.action,
    cell(search, { t }) {
      const label = t(search.meanings === null ? 'searches.make' : 'searches.change');
      return (
        <Button size="small" aria-label={`${label}: ${search.words}`} onClick={() => onMake(search)}>
          {label}
        </Button>
      );
    },
  };
}
