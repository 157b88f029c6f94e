// The carts of assistants: rows beside those of shoppers, found by tokens that are derived, so that nothing in the database
// leads to one.
import { createHash, randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { ASSISTANT_CART_MS } from '#src/cart/cart-life.ts';
import { isLocale, type Locale } from '#src/i18n/locales.ts';
import type { Db } from '../../database/connect.ts';
import type { Transaction } from '../../database/transaction.ts';
import { latestPossible } from '../../database/wrong-clocks.ts';
import { deriveToken, hashToken, isToken } from '../../http/session.ts';

export type AssistantCart = {
  cartId: string;
  platform: string;
  locale: Locale;
  isCheckout: boolean;
  isCancelled: boolean;
  createdAt: Date;
  linkUntil: Date;
};

/** A link leads on for so long after its platform was last given it, and no longer than its cart is there. */
export const LINK_MS = 6 * 3_600_000;

/** When the cart is there no more. */
export function endOf({ createdAt }: Pick<AssistantCart, 'createdAt'>): Date {
  return new Date(createdAt.getTime() + ASSISTANT_CART_MS);
}

/** What a platform calls it. */
export function idOf(cartId: string): Promise<string> {
  return deriveToken('cart of an assistant', cartId);
}

/**
 * What its row is found by. It is another hash than that of a cookie: whoever sends an assistant's id as the cookie of a cart
 * has none.
 */
export function hashOfId(id: string): Buffer {
  return createHash('sha256').update(hashToken(id)).update('cart of an assistant').digest();
}

export function linkTokenOf(cartId: string): Promise<string> {
  return deriveToken('link of an assistant', cartId);
}

/** `oldest`: when the first of them was begun. */
export type CountedCarts = { count: number; oldest: Date };

/** How many there are, of the platform and in all. */
export async function countAssistantCarts(
  tx: Transaction,
  { platform, now }: { platform: string; now: Date },
): Promise<{ all: CountedCarts; ofPlatform: CountedCarts }> {
  // One after the other: together they are no more than the limit.
  await sql`select pg_advisory_xact_lock(hashtext('carts of assistants'))`.execute(tx);
  const isOfPlatform = sql`(where platform = ${platform})`;
  const { rows } = await sql<{ all: number; oldest: Date | null; of_platform: number; oldest_of: Date | null }>`
    select count(*)::int as all, min(created_at) as oldest,
      (count(*) filter ${isOfPlatform})::int as of_platform, min(created_at) filter ${isOfPlatform} as oldest_of
    from assistant_carts where ${isOpenAt(now)} and cancelled_at is null`.execute(tx);
  const [row] = rows;
  return {
    all: { count: row?.all ?? 0, oldest: row?.oldest ?? now },
    ofPlatform: { count: row?.of_platform ?? 0, oldest: row?.oldest_of ?? now },
  };
}

/** `told`: where its platform is told of orders, and in which version; null where it is not. */
export type NewCart = Pick<AssistantCart, 'platform' | 'locale' | 'isCheckout'> & {
  told: { url: string; version: string } | null;
};

export async function createAssistantCart(
  tx: Transaction,
  { platform, locale, isCheckout, told, now }: NewCart & { now: Date },
): Promise<AssistantCart> {
  const cartId = randomUUID();
  const [id, link] = await Promise.all([idOf(cartId), linkTokenOf(cartId)]);
  await tx
    .insertInto('carts')
    .values({ id: cartId, token_hash: hashOfId(id), created_at: now, updated_at: now })
    .execute();
  const linkUntil = new Date(now.getTime() + LINK_MS);
  await tx
    .insertInto('assistant_carts')
    .values({
      ...{ cart_id: cartId, platform, locale, is_checkout: isCheckout, created_at: now },
      ...{ link_hash: hashToken(link), link_until: linkUntil },
      ...{ webhook_url: told?.url ?? null, ucp_version: told?.version ?? null },
    })
    .execute();
  return {
    cartId,
    platform,
    locale,
    isCheckout,
    isCancelled: false,
    createdAt: now,
    linkUntil,
  };
}

/** Null for one that is unknown, of another platform, or a day old. */
export async function findAssistantCart(
  db: Db,
  { id, platform, now }: { id: string; platform: string; now: Date },
): Promise<AssistantCart | null> {
  if (!isToken(id)) return null;
  const row = await selectCarts(db, now)
    .where('carts.token_hash', '=', hashOfId(id))
    .where('platform', '=', platform)
    .executeTakeFirst();
  return row ? cartOf(row) : null;
}

/** Null for a link that leads nowhere, or no longer. */
export async function findLinkedCart(db: Db, token: string, now: Date): Promise<AssistantCart | null> {
  if (!isToken(token)) return null;
  const row = await selectCarts(db, now)
    .where('link_hash', '=', hashToken(token))
    .where('link_until', '>', now)
    .where('link_until', '<=', new Date(latestPossible(now).getTime() + LINK_MS))
    .where('cancelled_at', 'is', null)
    .executeTakeFirst();
  return row ? cartOf(row) : null;
}

/** What began in the future was begun by a clock that was wrong, and is over. */
function isOpenAt(now: Date) {
  const began = sql`assistant_carts.created_at`;
  return sql<boolean>`(${began} > ${new Date(now.getTime() - ASSISTANT_CART_MS)} and ${began} <= ${latestPossible(now)})`;
}

function selectCarts(db: Db, now: Date) {
  return db
    .selectFrom('assistant_carts')
    .innerJoin('carts', 'carts.id', 'assistant_carts.cart_id')
    .selectAll('assistant_carts')
    .where(isOpenAt(now));
}

function cartOf(row: {
  cart_id: string;
  platform: string;
  locale: string;
  is_checkout: boolean;
  cancelled_at: Date | null;
  created_at: Date;
  link_until: Date;
}): AssistantCart {
  const { cart_id: cartId, platform, locale, is_checkout: isCheckout } = row;
  if (!isLocale(locale)) throw new Error(`the cart ${cartId} is in the unknown language ${locale}`);
  return {
    ...{ cartId, platform, locale, isCheckout },
    isCancelled: row.cancelled_at !== null,
    createdAt: row.created_at,
    linkUntil: row.link_until,
  };
}

export async function changeAssistantCart(
  tx: Transaction,
  cartId: string,
  change: { isCheckout?: true; cancelledAt?: Date; linkUntil?: Date },
): Promise<void> {
  await tx
    .updateTable('assistant_carts')
    .set({
      ...(change.isCheckout && { is_checkout: true }),
      ...(change.cancelledAt && { cancelled_at: change.cancelledAt }),
      ...(change.linkUntil && { link_until: change.linkUntil }),
    })
    .where('cart_id', '=', cartId)
    .execute();
}

/** A code that nobody has looked at: what it is worth is said where a person pays. Null takes it out. */
export async function saveWaitingCode(tx: Transaction, cartId: string, code: string | null): Promise<void> {
  await tx.updateTable('assistant_carts').set({ waiting_code: code }).where('cart_id', '=', cartId).execute();
}

/** `waitingCode`: the till will judge it. `isTaken`: somebody followed its link. */
export type CartProgress = { waitingCode: string | null; isTaken: boolean; order: AssistantOrder | null };

/** What became of a cart. Of most carts nothing has, which one statement says. */
export async function findProgress(db: Db, cart: Pick<AssistantCart, 'cartId'>): Promise<CartProgress> {
  const { rows } = await sql<Omit<CartProgress, 'order'> & { hasOrders: boolean }>`select waiting_code as "waitingCode",
      exists (select from assistant_takers t where t.cart_id = a.cart_id) as "isTaken",
      exists (select from assistant_orders o where o.cart_id = a.cart_id) as "hasOrders"
    from assistant_carts a where a.cart_id = ${cart.cartId}`.execute(db);
  const { waitingCode = null, isTaken = false, hasOrders = false } = rows[0] ?? {};
  return { waitingCode, isTaken, order: hasOrders ? await findOrderOf(db, cart) : null };
}

export async function deleteAssistantCart(tx: Transaction, cartId: string): Promise<void> {
  await tx.deleteFrom('carts').where('id', '=', cartId).execute();
}

/** The cart by which an assistant of the platform led to the order; null where none did. */
export async function findCartOfOrder(
  db: Db,
  { orderId, platform }: { orderId: string; platform: string },
): Promise<string | null> {
  const row = await db
    .selectFrom('assistant_orders')
    .select('cart_id')
    .where('order_id', '=', orderId)
    .where('platform', '=', platform)
    .executeTakeFirst();
  return row?.cart_id ?? null;
}

/** `isFinished`: nothing is to be done for it any more but to wait. `orderedFrom`: the cart, null where it is gone. */
export type AssistantOrder = {
  id: string;
  token_hash: Buffer;
  number: string;
  isFinished: boolean;
  orderedFrom: string | null;
};

/**
 * The order that came of the goods that were offered; null while there is none. One that was cancelled before anything was
 * settled is none: its cart is still open. One that was cancelled later stays, because what is completed is never begun again.
 */
export async function findOrderOf(db: Db, { cartId }: Pick<AssistantCart, 'cartId'>): Promise<AssistantOrder | null> {
  const { rows } = await sql<AssistantOrder>`
    select o.id, o.token_hash, o.number::text, c.id is null or c.closed_at is not null as "isFinished",
      o.cart_id as "orderedFrom"
    from assistant_orders a join orders o on o.id = a.order_id left join carts c on c.id = o.cart_id
    where a.cart_id = ${cartId} and (o.payment_state <> 'cancelled' or c.id is null or c.closed_at is not null)
    order by o.payment_state = 'cancelled', "isFinished" desc, o.created_at desc limit 1`.execute(db);
  return rows[0] ?? null;
}
