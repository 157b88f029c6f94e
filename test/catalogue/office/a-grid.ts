// A grid of three products, as the office shows it.
import { type GridRow, gridColumns } from '#src/catalogue/office/grid/grid-columns.ts';

export const columns = gridColumns(
  { currencies: ['PLN', 'EUR'], language: 'pl' },
  {
    of: (state) => `Is ${state}`,
    ofPlanned: (at) => `Draft until ${at}`,
  },
);
export const place = (id: string) => columns.findIndex((column) => column.id === id);
export const pricePlace = place('price:PLN');

export function aRow(number: number, row: Partial<GridRow> = {}): GridRow {
  return {
    ...{ variantId: `v${number}`, productId: `p${number}`, version: 3, title: `Lis ${number}`, options: '' },
    ...{ state: 'published', sku: `FOX-${number}`, ean: '', weightGrams: 300, onHand: 10 },
    prices: [{ currency: 'PLN', minor: 4_900, compareAtMinor: null, isConverted: false }],
    ...row,
  };
}

export const rows = [aRow(1), aRow(2), aRow(3)];
