// The row of a price, whoever sets it: an import or staff.
import type { Selectable } from 'kysely';
import type { Currency } from '#src/money.ts';
import type { DB } from '../../database/database-schema.generated.ts';

export type PriceRow = Selectable<DB['prices']>;

export type NewPrice = {
  variantId: string;
  currency: Currency;
  amountMinor: number;
  /** Null: nothing is crossed out any more. Undefined: what was before stays. */
  compareAtMinor: number | null | undefined;
};

export function priceRow(
  { variantId, currency, amountMinor, compareAtMinor }: NewPrice,
  existing: PriceRow | undefined,
  now: Date,
): PriceRow {
  const own = existing?.converted_from === null ? existing : undefined;
  return {
    variant_id: variantId,
    currency,
    amount_minor: amountMinor,
    compare_at_minor: compareAtMinor === undefined ? (own?.compare_at_minor ?? null) : compareAtMinor,
    converted_from: null,
    // The moment from which the amount holds, which the 30-day low is calculated from.
    valid_from: existing?.amount_minor === amountMinor ? existing.valid_from : now,
  };
}
