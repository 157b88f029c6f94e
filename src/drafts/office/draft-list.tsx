import { listFilters, searchText, tabs } from '../../lists/office/list-filters.ts';
import type { TableList } from '../../lists/office/office-list.tsx';
import { placeInList } from '../../lists/office/place-in-list.ts';
import { officeUrlOf } from '../../office-addresses.ts';
import type { DraftsListQuery } from '../../office-operations.generated.ts';
import { operationQuery } from '../../query-client.ts';
import { classNames } from '../../ui/class-names.ts';
import page from '../../ui/office/work-page.module.css';
import { PageLink } from '../../ui/page-link.tsx';
import { draftStates } from '../draft-content.ts';
import styles from './draft-list.module.css';
import { DraftMark } from './draft-mark.tsx';

type ListedDraft = DraftsListQuery['listedDrafts']['drafts'][number];

export function draftHref(number: number | string): string {
  return officeUrlOf('draftOrder', undefined, { number: String(number) });
}

/** The text is in the customer's name or e-mail address, or it is the draft's number. */
const draftFilters = listFilters({
  state: tabs('drafts.all', draftStates, (id, t) => t(`drafts.state_${id}`)),
  text: searchText('drafts.search'),
});

/** The list that an address asks for. */
export function draftListQuery(search: URLSearchParams) {
  return operationQuery('DraftsList', { ...draftFilters.read(search), ...placeInList(search) });
}

export const draftList: TableList<ListedDraft, number> = {
  route: 'drafts',
  title: 'drafts.title',
  noneYet: 'drafts.noneYet',
  filters: draftFilters,
  idOf: ({ number }) => number,
  hrefOf: draftHref,
  className: styles.drafts,
  columns: [
    {
      head: 'drafts.number',
      className: styles.number,
      cell: ({ number }, { t }) => (
        <PageLink className={styles.link} to={draftHref(number)}>
          {t('drafts.named', { number })}
        </PageLink>
      ),
    },
    {
      head: 'drafts.customer',
      className: styles.customer,
      cell: ({ customer }, { t }) => customer || <span className={page.soft}>{t('drafts.nobody')}</span>,
    },
    { head: 'drafts.state', className: styles.state, cell: ({ state }) => <DraftMark state={state} /> },
    { head: 'drafts.order', className: styles.order, cell: ({ order }) => order ?? '' },
    {
      head: 'drafts.changed',
      className: classNames(styles.changed, page.soft),
      cell: ({ updatedAt, updatedBy }, { moment }) => (
        <>
          {moment(updatedAt)} · {updatedBy}
        </>
      ),
    },
    { head: 'drafts.total', className: styles.money, cell: ({ total }, { money }) => money(total) },
  ],
};
