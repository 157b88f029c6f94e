import { listFilters, searchText } from '../../../lists/office/list-filters.ts';
import type { TableList } from '../../../lists/office/office-list.tsx';
import { operationQuery } from '../../../query-client.ts';
import { PageLink } from '../../../ui/page-link.tsx';
import styles from './collection-list.module.css';
import { CollectionMark } from './collection-mark.tsx';
import { collectionHref, type ListedCollection } from './collection-queries.ts';
import { MenuPlace } from './menu-place.tsx';

const collectionFilters = listFilters({ text: searchText('collections.search') });

/** The list that an address asks for. */
export function collectionListQuery(search: URLSearchParams) {
  return operationQuery('CollectionsList', collectionFilters.read(search));
}

export const collectionList: TableList<ListedCollection, string> = {
  route: 'collections',
  title: 'collections.title',
  noneYet: 'collections.noneYet',
  filters: collectionFilters,
  idOf: ({ id }) => id,
  hrefOf: collectionHref,
  className: styles.collections,
  columns: [
    {
      head: 'collections.name',
      className: styles.name,
      cell: ({ id, title }) => <PageLink to={collectionHref(id)}>{title}</PageLink>,
    },
    {
      head: 'collections.kind',
      className: styles.kind,
      cell: ({ isByRule }, { t }) => t(isByRule ? 'collections.kind_rule' : 'collections.kind_hand'),
    },
    {
      head: 'collections.state',
      className: styles.state,
      cell: ({ isHidden }) => <CollectionMark isHidden={isHidden} />,
    },
    {
      head: 'collections.products',
      className: styles.products,
      isNumber: true,
      cell: ({ products }, { t }) => (
        <>
          <span className={styles.label}>{t('collections.products')}: </span>
          {products}
        </>
      ),
    },
    { head: 'collections.menu', className: styles.menu, cell: (row) => <MenuPlace collection={row} /> },
  ],
};
