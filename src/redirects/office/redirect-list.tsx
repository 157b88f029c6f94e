import { choice, listFilters, searchText } from '../../lists/office/list-filters.ts';
import type { TableList } from '../../lists/office/office-list.tsx';
import { placeInList } from '../../lists/office/place-in-list.ts';
import { formatNumber } from '../../numbers/format-number.ts';
import type { RedirectsListQuery } from '../../office-operations.generated.ts';
import { operationQuery } from '../../query-client.ts';
import { PageLink } from '../../ui/page-link.tsx';
import { redirectStates } from '../redirect-states.ts';
import { RedirectMark } from './redirect-mark.tsx';
import { redirectHref } from './redirect-queries.ts';
import styles from './redirects.module.css';

type Listed = RedirectsListQuery['redirects']['redirects'][number];

const filters = listFilters({
  state: choice('redirects.state', redirectStates, (id, t) => t(`redirects.state_${id}`)),
  text: searchText('redirects.search'),
});

/** The list that an address asks for. */
export function redirectListQuery(search: URLSearchParams) {
  return operationQuery('RedirectsList', { ...filters.read(search), ...placeInList(search) });
}

export const redirectList: TableList<Listed, string> = {
  route: 'redirects',
  title: 'redirects.title',
  noneYet: 'redirects.noneYet',
  filters,
  idOf: ({ id }) => id,
  hrefOf: redirectHref,
  className: styles.redirects,
  columns: [
    {
      head: 'redirects.from',
      className: styles.from,
      cell: ({ id, path }) => <PageLink to={redirectHref(id)}>{path}</PageLink>,
    },
    { head: 'redirects.to', className: styles.to, cell: ({ target }) => target },
    { head: 'redirects.state', className: styles.state, cell: ({ state }) => <RedirectMark state={state} /> },
    {
      head: 'redirects.hits',
      className: styles.hits,
      isNumber: true,
      cell: ({ hits }, { t, locale }) =>
        hits > 0 ? (
          <>
            <span className={styles.label}>{t('redirects.hits')}: </span>
            {formatNumber(hits, locale)}
          </>
        ) : null,
    },
    {
      head: 'redirects.lastAt',
      className: styles.at,
      cell: ({ lastAt }, { moment }) => (lastAt ? moment(lastAt) : null),
    },
  ],
};
