import type { Currency } from '#src/money.ts';
import type { Db } from '../database/connect.ts';
import type { RequestContext } from '../schema/request-context.ts';
import { findOrderId } from './order-views.ts';

export type FoundOrder = { id: string; number: number; currency: Currency };

/** By its number or its token, as staff name it. */
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
