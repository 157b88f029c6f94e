import { choice, listFilters, searchText } from '../../lists/office/list-filters.ts';
import { changeSources } from '../change-sources.ts';

/** The text is a whole SKU, or the last part of a product's or collection's address. */
export const historyFilters = listFilters({
  source: choice('history.source', changeSources, (id, t) => t(`history.source_${id}`)),
  text: searchText('history.product'),
});
