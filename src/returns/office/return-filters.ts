import { listFilters, tabs } from '../../lists/office/list-filters.ts';

/** The filters beside those that are open. */
const others = ['overdue', 'refunded', 'refused', 'closed', 'all'] as const;

export const returnFilters = listFilters({
  filter: tabs('returns.filter_open', others, (id, t) => t(`returns.filter_${id}`)),
});
