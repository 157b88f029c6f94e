import { lowestPriorPrice } from '#src/catalogue/lowest-price.ts';
import { type Currency, type Money, money } from '#src/money.ts';
import type { Db } from '../../database/connect.ts';

export type VariantPrice = {
  amount: Money;
  compareAt: Money | null;
  validFrom: Date;
  /** What a reduction is announced against; null when none may be. */
  lowestPrior: Money | null;
  /** The currency of the price that it is made of; null when the merchant has set it. */
  convertedFrom: Currency | null;
};

/** The prices in force, by currency. */
export async function readPrices(db: Db, variantId: string): Promise<VariantPrice[]> {
  const [prices, history] = await Promise.all([
    db.selectFrom('prices').selectAll().where('variant_id', '=', variantId).orderBy('currency').execute(),
    db.selectFrom('price_history').selectAll().where('variant_id', '=', variantId).execute(),
  ]);
  return prices.map(({ currency, amount_minor, compare_at_minor, valid_from, converted_from }) => {
    const inCurrency = (minor: number | null) => (minor === null ? null : money(minor, currency));
    const changes = history
      .filter((row) => row.currency === currency)
      .map((row) => ({ amountMinor: row.amount_minor, validFrom: row.valid_from }));
    const lowest = lowestPriorPrice(changes, { amountMinor: amount_minor, validFrom: valid_from });
    return {
      amount: money(amount_minor, currency),
      compareAt: inCurrency(compare_at_minor),
      validFrom: valid_from,
      lowestPrior: inCurrency(lowest),
      convertedFrom: converted_from,
    };
  });
}
