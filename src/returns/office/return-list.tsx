import type { TableList } from '../../lists/office/office-list.tsx';
import { officeUrlOf } from '../../office-addresses.ts';
import { PageLink } from '../../ui/page-link.tsx';
import { ReturnDeadline } from './return-deadline.tsx';
import { returnFilters } from './return-filters.ts';
import styles from './return-list.module.css';
import { ReturnMark } from './return-mark.tsx';
import type { ListedReturn } from './returns-queue-queries.ts';

function returnHref(number: number): string {
  return officeUrlOf('managedReturn', undefined, { number: String(number) });
}

export const returnList: TableList<ListedReturn, number> = {
  route: 'returns',
  title: 'returns.title',
  noneYet: 'returns.none',
  filters: returnFilters,
  idOf: ({ number }) => number,
  hrefOf: returnHref,
  className: styles.returns,
  columns: [
    {
      head: 'returns.number',
      className: styles.number,
      cell: ({ number }) => (
        <PageLink className={styles.link} to={returnHref(number)}>
          {String(number)}
        </PageLink>
      ),
    },
    {
      head: 'returns.announced',
      className: styles.announced,
      cell: ({ announcedAt }, { moment }) => moment(announcedAt),
    },
    { head: 'returns.customer', className: styles.customer, cell: ({ customer }) => customer },
    {
      head: 'returns.order',
      className: styles.order,
      cell: ({ orderNumber }, { t }) =>
        orderNumber ?? <span className={styles.overdue}>{t('returns.orderUnknown')}</span>,
    },
    { head: 'returns.pieces', className: styles.pieces, cell: ({ pieces }) => pieces || '' },
    { head: 'returns.state', className: styles.state, cell: ({ status }) => <ReturnMark status={status} /> },
    { head: 'returns.refundBy', className: styles.due, cell: (listed) => <ReturnDeadline listed={listed} /> },
  ],
};
