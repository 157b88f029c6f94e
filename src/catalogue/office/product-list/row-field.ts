// What is changed in a row of the list, of a product with one variant or of a variant.
import type { Currency } from '../../../money.ts';
import type { ListedProduct } from './listed-product.ts';

export type RowField = { kind: 'stock' } | { kind: 'price'; currency: Currency };

export type AskedRow = { row: ListedProduct; field: RowField };

export type AskRow = { may(field: RowField): boolean; ask(asked: AskedRow): void };

/** What was saved. `typed`: of stock, what somebody meant to leave. */
export type SavedRow = { id: string; title: string; value: string; typed: number | null; batchId: number | null };

export function nameOfRow({ title, options }: ListedProduct): string {
  return options ? `${title}, ${options}` : title;
}

/** In the patch of its product. */
export function patchOf({ row: { variantId }, field }: AskedRow, value: number): Record<string, unknown> {
  if (variantId == null) return {};
  // A difference to what was seen: what is sold meanwhile stays sold.
  return field.kind === 'stock'
    ? { stock: { [variantId]: value } }
    : { prices: { [variantId]: { [field.currency]: { amount_minor: value } } } };
}
