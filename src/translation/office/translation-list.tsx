import { choice, foundChoice, listFilters } from '../../lists/office/list-filters.ts';
import type { TableList } from '../../lists/office/office-list.tsx';
import { placeInList } from '../../lists/office/place-in-list.ts';
import { operationQuery } from '../../query-client.ts';
import { classNames } from '../../ui/class-names.ts';
import layout from '../../ui/office/sheets/office-layout.module.css';
import { StateMark } from '../../ui/office/state-mark.tsx';
import { PageLink } from '../../ui/page-link.tsx';
import { translationStates } from '../translation-states.ts';
import styles from './translation.module.css';
import { fieldName, kindName } from './translation-names.ts';
import { type ListedTranslation, translationHref } from './translation-queries.ts';

const filters = listFilters({
  locale: foundChoice('translation.language', /^[a-z]{2}$/),
  kind: foundChoice('translation.kind', /^[a-z-]{1,40}$/),
  state: choice('translation.state', translationStates, (id, t) => t(`translation.${id}`)),
});

export function translationListQuery(search: URLSearchParams) {
  return operationQuery('TranslationList', { ...filters.read(search), ...placeInList(search) });
}

/** A row leads to its texts in the language that the list is about. */
export function translationList(locale: string): TableList<ListedTranslation, string> {
  return {
    route: 'translation',
    title: 'translation.title',
    noneYet: 'translation.done',
    filters,
    idOf: ({ id }) => id,
    hrefOf: (id) => translationHref(locale, id),
    className: styles.rows,
    columns: [
      {
        head: 'translation.thing',
        className: classNames(layout.cut, styles.thing),
        cell: ({ id, title }) => <PageLink to={translationHref(locale, id)}>{title}</PageLink>,
      },
      { head: 'translation.kind', className: styles.kind, cell: ({ kind }, { t }) => kindName(kind, t) },
      {
        head: 'translation.missing',
        className: styles.missing,
        cell: ({ missing }, { t }) =>
          missing.length > 0 ? (
            <StateMark tone="todo">{[...new Set(missing.map((field) => fieldName(field, t)))].join(', ')}</StateMark>
          ) : null,
      },
      {
        head: 'translation.outdated',
        className: styles.outdated,
        cell: ({ outdated }, { t }) =>
          outdated.length > 0 ? (
            <StateMark tone="wait">{[...new Set(outdated.map((field) => fieldName(field, t)))].join(', ')}</StateMark>
          ) : null,
      },
    ],
  };
}
