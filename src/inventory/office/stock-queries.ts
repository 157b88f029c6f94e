import { listFilters, searchText } from '../../lists/office/list-filters.ts';
import { placeInList } from '../../lists/office/place-in-list.ts';
import { officeUrlOf } from '../../office-addresses.ts';
import type { StockListQuery } from '../../office-operations.generated.ts';
import { operationQuery } from '../../query-client.ts';
import { type StockShow, stockShows } from '../stock-shows.ts';

export type StockRow = StockListQuery['listedStock']['variants'][number];

export const stockFilters = listFilters({
  // Each is counted: see use-stock-choices.ts.
  show: {
    field: { kind: 'choice', label: 'stock.show', choices: null },
    read: (text): StockShow | null => stockShows.find((id) => id === text) ?? null,
  },
  text: searchText('stock.search'),
});

/** The list that an address asks for. */
export function stockListQuery(search: URLSearchParams) {
  return operationQuery('StockList', { ...stockFilters.read(search), ...placeInList(search) });
}

/** How a variant is called where its product's title alone could be several. */
export function nameOf({ title, variantTitle }: { title: string; variantTitle: string }): string {
  return variantTitle ? `${title}, ${variantTitle}` : title;
}

/** Null where the id is of none. */
export function stockShowQuery(id: string) {
  return operationQuery('StockShow', { id });
}

export function movementsHref(variant: string): string {
  return officeUrlOf('stockMovements', { variant });
}
