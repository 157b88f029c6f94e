import { isValueOf, type ProductFieldValue } from '#src/shop/own-fields/product-fields.ts';
import type { Transaction } from '../../database/transaction.ts';
import { readOwnFields } from './read-own-fields.ts';

export type OwnFieldRefusal =
  /** Nobody has defined it, or it was taken away since. */
  | { kind: 'OwnFieldUnknown'; field: string }
  /** It holds something else: a choice that is none of its own, a number where texts are meant. */
  | { kind: 'OwnFieldInvalid'; field: string };

/** What is taken out of a product may be of a field that is there no longer. */
export async function refuseOwnFields(
  tx: Transaction,
  given: Readonly<Record<string, ProductFieldValue | null>>,
): Promise<OwnFieldRefusal | null> {
  const values = Object.entries(given).flatMap(([key, value]) => (value === null ? [] : [{ key, value }]));
  if (values.length === 0) return null;
  const fields = await readOwnFields(tx);
  for (const { key, value } of values) {
    const field = fields.find((each) => each.key === key);
    if (!field) return { kind: 'OwnFieldUnknown', field: key };
    if (!isValueOf(field, value)) return { kind: 'OwnFieldInvalid', field: key };
  }
  return null;
}
