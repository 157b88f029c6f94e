import {
  choice,
  countedChoice,
  type FilterValues,
  foundChoice,
  listFilters,
  searchText,
} from '../../lists/office/list-filters.ts';
import { invoiceKinds } from '../invoice-document.ts';
import { ksefPartNames } from '../ksef-states.ts';

/** `ksef`: asked for where the shop sends there. The text is part of a number, a buyer's name, or the number of an order. */
export const invoiceFilters = listFilters({
  month: foundChoice('invoiceList.month', /^\d{4}-(?:0[1-9]|1[0-2])$/),
  kind: choice('invoiceList.kind', invoiceKinds, (id, t) => t(`documentKind.${id}`)),
  ksef: countedChoice('invoiceList.ksef', ksefPartNames),
  text: searchText('invoiceList.search'),
});

export type InvoiceFilters = FilterValues<typeof invoiceFilters>;
