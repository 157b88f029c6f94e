// What variants cost at a moment, for whoever reads prices: pages, lists, feeds, carts, orders. The answer is the database's,
// prices_at and price_changes of 000149-price-reductions.sql; see decision 90.
import { type RawBuilder, sql } from 'kysely';

/** A table like `prices`: an ordinary price, or the reduced one that holds at the moment. */
export function pricesAt(at: Date): RawBuilder<unknown> {
  return sql`prices_at(${at}::timestamptz)`;
}

type OfPrice = { variantId: RawBuilder<unknown>; currency: RawBuilder<unknown>; at: Date };

/** What it has cost until the moment, as JSON for `announcedPrior`. */
export function priceChangesOf({ variantId, currency, at }: OfPrice): RawBuilder<unknown> {
  return sql`(select json_agg(json_build_object('amountMinor', h.amount_minor, 'validFrom', h.valid_from))
    from price_changes(${variantId}, ${currency}, ${at}::timestamptz) h)`;
}

type OnPage = OfPrice & { price: RawBuilder<unknown> };

/** The changes for `announcedPrior` of a row of `pricesAt`; null unless something is crossed out, as `priceOnPage` says. */
export function changesToAnnounce({ price, ...of }: OnPage): RawBuilder<unknown> {
  return sql`case when ${price}.compare_at_minor > ${price}.amount_minor then ${priceChangesOf(of)} end`;
}
