// Which orders are a sale: whatever sums what was sold begins here.
import { type RawBuilder, sql } from 'kysely';

/**
 * `order`: what orders are called in the query. Multi-purpose gift cards are money in advance, and no sale; single-purpose ones
 * are sold with their VAT. What the latter pay was sold with them, and is no part of another sale.
 */
export function isSale(order: string): RawBuilder<boolean> {
  return sql`(not ${sql.ref(`${order}.is_for_gift_cards`)} or ${sql.ref(`${order}.is_for_taxed_cards`)})`;
}
