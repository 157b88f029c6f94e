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

/** The same of many. */
export async function listAskedTexts(
  db: Db,
  variantIds: readonly string[],
): Promise<ReadonlyMap<string, LineText | null>> {
  const rows = await db
    .selectFrom('variants')
    .innerJoin('products', 'products.id', 'variants.product_id')
    .select(['variants.id', 'products.line_text', 'products.gift_card'])
    .where(sql<boolean>`variants.id = any(${variantIds}::uuid[])`)
    .execute();
  return new Map(rows.map(({ id, ...asked }) => [id, askedTextOf(asked as AskedColumns)]));
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

export type HeldLine = LineIdentity & { quantity: number };

/** Everything that lies in the cart, on sale or not. */
export async function listHeldLines(tx: Transaction, cartId: string): Promise<HeldLine[]> {
  return tx
    .selectFrom('cart_lines')
    .select(['variant_id as variantId', 'line_text as text', 'quantity'])
    .where('cart_id', '=', cartId)
    .execute();
}

/** Lines without a text, all of them in one statement; they stand in the order in which they are given. */
export async function saveCartLines(
  tx: Transaction,
  cartId: string,
  lines: readonly Omit<HeldLine, 'text'>[],
  now: Date,
): Promise<void> {
  const variants = lines.map(({ variantId }) => variantId);
  const quantities = lines.map(({ quantity }) => quantity);
  const seen = pricesOf(sql.ref('wanted.variant_id'), sql.lit(''), now);
  await sql`insert into cart_lines (cart_id, variant_id, line_text, quantity, added_at, seen_prices)
    select ${cartId}, variant_id, '', quantity, ${now}::timestamptz + position * interval '1 microsecond', (${seen})
    from unnest(${variants}::uuid[], ${quantities}::int[]) with ordinality as wanted (variant_id, quantity, position)
    on conflict (cart_id, variant_id, line_text)
      do update set quantity = excluded.quantity, seen_prices = excluded.seen_prices`.execute(tx);
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

export async function deleteCartLines(tx: Transaction, cartId: string, lines: readonly LineIdentity[]): Promise<void> {
  const variants = lines.map(({ variantId }) => variantId);
  const texts = lines.map(({ text }) => text);
  await sql`delete from cart_lines using unnest(${variants}::uuid[], ${texts}::text[]) as gone (variant_id, line_text)
    where cart_id = ${cartId} and cart_lines.variant_id = gone.variant_id and cart_lines.line_text = gone.line_text`.execute(
    tx,
  );
}

/** The prices of a variant at a moment, with what its text adds to each piece. */
function pricesOf(variantId: unknown, text: unknown, at: Date) {
  return sql`select coalesce(jsonb_object_agg(prices.currency, prices.amount_minor
      + case when ${text} = '' or products.gift_card is not null then 0 else coalesce((products.line_text -> 'prices' ->> prices.currency)::bigint, 0) end), '{}')
    from ${pricesAt(at)} prices join variants on variants.id = prices.variant_id join products on products.id = variants.product_id
    where prices.variant_id = ${variantId}`;
}
