// The secret address of an order, which whoever bought gets and nobody else, and orders by it.
import { randomUUID, timingSafeEqual } from 'node:crypto';
import type { Currency } from '#src/money.ts';
import type { Db } from '../database/connect.ts';
import { deriveToken, hashToken, isToken } from '../http/session.ts';
import type { RequestContext } from '../schema/request-context.ts';

export type OrderLink = { id: string; token: string; tokenHash: Buffer };

/** Makes the link of an order that is about to be placed, with its id. */
export async function newOrderLink(): Promise<OrderLink> {
  const id = randomUUID();
  const token = await deriveToken('order', id);
  return { id, token, tokenHash: hashToken(token) };
}

/**
 * The order's token. An order from before tokens were derived, or from before the key was another, has one more from now
 * on: what was mailed goes on leading to it.
 */
export async function orderTokenOf(db: Db, { id, token_hash }: { id: string; token_hash: Buffer }): Promise<string> {
  const token = await deriveToken('order', id);
  const hash = hashToken(token);
  if (!hash.equals(token_hash)) {
    await db
      .insertInto('order_links')
      .values({ token_hash: hash, order_id: id })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
  return token;
}

/** Null for a token that names no order. The hash is looked up and then compared in constant time. */
export async function findOrderId(db: Db, token: string): Promise<string | null> {
  if (!isToken(token)) return null;
  const hash = hashToken(token);
  const row =
    (await db.selectFrom('orders').select(['id', 'token_hash']).where('token_hash', '=', hash).executeTakeFirst()) ??
    (await db
      .selectFrom('order_links')
      .select(['order_id as id', 'token_hash'])
      .where('token_hash', '=', hash)
      .executeTakeFirst());
  return row && timingSafeEqual(row.token_hash, hash) ? row.id : null;
}

export type FoundOrder = { id: string; number: number; currency: Currency };

/** Finds the order by its number or its token, as staff names it. */
export async function findOrderByReference(db: Db, reference: string): Promise<FoundOrder | null> {
  const query = db.selectFrom('orders').select(['id', 'number', 'currency']);
  if (/^\d{1,15}$/.test(reference)) {
    const row = await query.where('number', '=', Number(reference)).executeTakeFirst();
    return (row as FoundOrder | undefined) ?? null;
  }
  const id = await findOrderId(db, reference);
  const row = id && (await query.where('id', '=', id).executeTakeFirst());
  return (row as FoundOrder | undefined) || null;
}

/**
 * A visitor's order, by its token. Null for an unknown token; a visitor who guesses too many is refused for a while.
 */
export async function findGuessedOrder(
  { db, guesses }: Pick<RequestContext, 'db' | 'guesses'>,
  token: string,
): Promise<string | null> {
  await guesses.requireFew();
  const orderId = await findOrderId(db, token);
  if (!orderId) await guesses.noteWrong();
  return orderId;
}
