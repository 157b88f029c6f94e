// What the list of products is narrowed to; the grid and an action on all that the filters find take the same.
import { currencies } from '../../../currencies.ts';
import type { MessageKey } from '../../../i18n/all-messages.ts';
import { locales } from '../../../i18n/locales.ts';
import {
  type FilterValues,
  foundChoice,
  type ListFilter,
  listFilters,
  searchText,
  tabs,
  wholeNumber,
} from '../../../lists/office/list-filters.ts';
import { type ProductState, productStates } from '../../product-states.ts';

const MOST_STOCK = 1_000_000;

/** One of those that the program knows, but whose choices say how many products there are. */
function counted<Id extends string>(label: MessageKey, ids: readonly Id[]): ListFilter<Id> {
  const read = (text: string) => ids.find((id) => id === text) ?? null;
  return { field: { kind: 'choice', label, choices: null }, read };
}

export const productFilters = listFilters({
  text: searchText('products.search'),
  rows: tabs('products.asProducts', ['variants'] as const, (_, t) => t('products.asVariants')),
  state: counted<ProductState>('products.state', productStates),
  collection: foundChoice('products.collection', /^[a-z0-9-]{1,200}$/),
  stock: wholeNumber('products.stockAtMost', MOST_STOCK),
  /** What they lack. */
  picture: counted('products.pictures', ['none'] as const),
  unpriced: counted('products.unpriced', currencies),
  untranslated: counted('products.untranslated', locales),
});

export type ProductFilters = FilterValues<typeof productFilters>;
