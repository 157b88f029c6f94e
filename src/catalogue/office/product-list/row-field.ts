// What is changed in a row of the list, of a product with one variant or of a variant.
import type { Currency } from '../../../money.ts';
import type { ListedProduct } from './listed-product.ts';

type PriceField = { kind: 'price'; currency: Currency };
export type RowField = { kind: 'stock' } | PriceField;

export type AskedRow<Field = RowField> = { row: ListedProduct; field: Field };
export type AskedPrice = AskedRow<PriceField>;

export type AskRow = { may(field: RowField): boolean; ask(asked: AskedRow): void };

/** What was saved, as it is said. */
export type SavedRow = { text: string; batchId: number | null };

export function nameOfRow({ title, options }: ListedProduct): string {
  return options ? `${title}, ${options}` : title;
}
