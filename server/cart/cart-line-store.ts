// The lines of a cart one by one: how many of a product are in it, and what the shopper saw them cost.
import { sql } from 'kysely';
import type { GiftCardTerms } from '#src/catalogue/gift-card/gift-card-terms.ts';
import type { LineText } from '#src/catalogue/line-text.ts';
import { type AskedColumns, askedTextOf } from '../catalogue/asked-text.ts';
import { pricesAt } from '../catalogue/variants/prices-at.ts';
import type { Db } from '../database/connect.ts';
import type { Transaction } from '../database/transaction.ts';
import type { LineIdentity } from './cart-store.ts';

/** What the variant's product asks for; null when it asks for nothing, and when there is no such variant. */
export async function findAskedText(db: Db, variantId: string): Promise<LineText | null> {
  const row = await db
    .selectFrom('variants')
    .innerJoin('products', 'products.id', 'variants.product_id')
    .select(['products.line_text', 'products.gift_card'])
    .where('variants.id', '=', variantId)
    .executeTakeFirst();
  return row ? askedTextOf(row as AskedColumns) : null;
}

/**
 * Gift cards are ordered by themselves, each kind of them: whether the cart holds what cannot be ordered with a product of this
 * kind. `giftCard`: its terms; undefined for one that is none.
 */
export async function liesBesideOthers(
  tx: Transaction,
  cartId: string,
  giftCard: GiftCardTerms | undefined,
): Promise<boolean> {
  const { rows } = await sql`
    select from cart_lines l join variants v on v.id = l.variant_id join products p on p.id = v.product_id
    where l.cart_id = ${cartId} and ((p.gift_card is not null) <> ${giftCard !== undefined}
      or coalesce(p.gift_card ? 'isSinglePurpose', false) <> ${giftCard?.isSinglePurpose === true}) limit 1`.execute(
    tx,
  );
  return rows.length > 0;
}

/** Counts the line, and all other lines of the same product: together they are not to be more than there is. */
export async function findCartQuantities(
  tx: Transaction,
  cartId: string,
  { variantId, text }: LineIdentity,
): Promise<{ own: number; others: number }> {
  const rows = await tx
    .selectFrom('cart_lines')
    .select(['quantity', 'line_text'])
    .where('cart_id', '=', cartId)
    .where('variant_id', '=', variantId)
    .execute();
  const own = rows.find((row) => row.line_text === text)?.quantity ?? 0;
  return { own, others: rows.reduce((sum, { quantity }) => sum + quantity, 0) - own };
}

export async function saveCartLine(
  tx: Transaction,
  line: LineIdentity & { cartId: string; quantity: number; now: Date },
): Promise<void> {
  const { cartId, variantId, text, quantity, now } = line;
  if (quantity === 0) await deleteCartLines(tx, cartId, [line]);
  else {
    const seen = { seen_prices: sql<string>`(${pricesOf(variantId, text, now)})` };
    await tx
      .insertInto('cart_lines')
      .values({ cart_id: cartId, variant_id: variantId, line_text: text, quantity, added_at: now, ...seen })
      .onConflict((conflict) =>
        conflict.columns(['cart_id', 'variant_id', 'line_text']).doUpdateSet({ quantity, ...seen }),
      )
      .execute();
  }
  await tx.updateTable('carts').set({ updated_at: now }).where('id', '=', cartId).execute();
}

/** The shopper has been told: today's prices are the known ones, and what is gone goes out of the cart. */
export async function acceptCartChanges(
  tx: Transaction,
  cartId: string,
  gone: LineIdentity[],
  now: Date,
): Promise<void> {
  await deleteCartLines(tx, cartId, gone);
  await sql`update cart_lines
    set seen_prices = (${pricesOf(sql.ref('cart_lines.variant_id'), sql.ref('cart_lines.line_text'), now)})
    where cart_id = ${cartId}`.execute(tx);
  await tx.updateTable('carts').set({ updated_at: now }).where('id', '=', cartId).execute();
}

async function deleteCartLines(tx: Transaction, cartId: string, lines: readonly LineIdentity[]): Promise<void> {
  for (const { variantId, text } of lines) {
    await tx
      .deleteFrom('cart_lines')
      .where('cart_id', '=', cartId)
      .where('variant_id', '=', variantId)
      .where('line_text', '=', text)
      .execute();
  }
}

/** The prices of a variant at a moment, with what its text adds to each piece. */
function pricesOf(variantId: unknown, text: unknown, at: Date) {
  return sql`select coalesce(jsonb_object_agg(prices.currency, prices.amount_minor
      + case when ${text} = '' or products.gift_card is not null then 0 else coalesce((products.line_text -> 'prices' ->> prices.currency)::bigint, 0) end), '{}')
    from ${pricesAt(at)} prices join variants on variants.id = prices.variant_id join products on products.id = variants.product_id
    where prices.variant_id = ${variantId}`;
}
