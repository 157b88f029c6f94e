// Stops card testing before it reaches Stripe: a visitor who tries to pay too often has to wait. What is refused before
// anything is paid, a field or a total that has changed, is no try. Tries are counted by cart and then by address, with
// a generous limit, because many people may share one; paid orders do not count. Where addresses do not tell visitors
// apart, the failed payments of the whole shop are counted.
import { sql } from 'kysely';
import type { PaymentMethod } from '#src/payments/methods/payment-methods.ts';
import type { Db } from '../database/connect.ts';
import type { Transaction } from '../database/transaction.ts';
import { latestPossible } from '../database/wrong-clocks.ts';
import { countTry, findWait, type RateLimit, subjectOf } from '../http/count-tries.ts';
import { networkOf } from '../http/visitor-network.ts';

export const TRIES_PER_CART = 10;
export const TRIES_PER_ADDRESS = 60;
export const FAILED_PAYMENTS_OF_SHOP = 60;
const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

const perCart: RateLimit = { name: 'cart', max: TRIES_PER_CART, windowMs: HOUR_MS };
const perAddress: RateLimit = { name: 'address', max: TRIES_PER_ADDRESS, windowMs: HOUR_MS };

export type Payer = { cartTokenHash: Buffer; address: string };
type PayingSession = { cartTokenHash(): Buffer | null; address: string };
type TooManyTries = { kind: 'TooManyTries'; waitMinutes: number };

/** Null before there is a cart. */
export function payerOf(session: PayingSession): Payer | null {
  const cartTokenHash = session.cartTokenHash();
  return cartTokenHash && { cartTokenHash, address: session.address };
}

export function tooManyTries(waitMs: number): TooManyTries {
  return { kind: 'TooManyTries', waitMinutes: Math.ceil(waitMs / MINUTE_MS) };
}

/** Counts one try; in a transaction it is a part of it. Milliseconds to wait; 0 within the limits. */
export function countPaymentTry(db: Db, payer: Payer, now: Date): Promise<number> {
  return waitOf(countTry, db, payer, now);
}

/**
 * Counts a press of the order button, once nothing else is in the way: the refusal beyond the limits. An order of
 * nothing is no try.
 */
export async function countTryToPay(
  tx: Transaction,
  { session, now }: { session: PayingSession; now: () => Date },
  method: PaymentMethod,
): Promise<TooManyTries | null> {
  const payer = payerOf(session);
  const waitMs = payer && method !== 'nothing_due' ? await countPaymentTry(tx, payer, now()) : 0;
  return waitMs > 0 ? tooManyTries(waitMs) : null;
}

/** Works as `countPaymentTry`, without a try. */
export function findPaymentWait(db: Db, payer: Payer, now: Date): Promise<number> {
  return waitOf(findWait, db, payer, now);
}

async function waitOf(
  ask: typeof countTry | typeof findWait,
  db: Db,
  { cartTokenHash, address }: Payer,
  now: Date,
): Promise<number> {
  const cartWaitMs = await ask(db, perCart, cartTokenHash, now);
  if (cartWaitMs > 0) return cartWaitMs;
  const network = networkOf(address);
  return network === null ? findWaitOfShop(db, now) : ask(db, perAddress, network, now);
}

/** Notes which order a try belongs to. Commits by itself: a payment that fails was a try, too. */
export async function noteTryOfOrder(db: Db, orderId: string, payer: Payer, now: Date): Promise<void> {
  const network = networkOf(payer.address);
  const subjects = [subjectOf(perCart, payer.cartTokenHash), ...(network ? [subjectOf(perAddress, network)] : [])];
  await db
    .insertInto('order_tries')
    .values(subjects.map((subject) => ({ order_id: orderId, subject, tries: 1, first_at: now })))
    .onConflict((conflict) =>
      conflict.columns(['order_id', 'subject']).doUpdateSet({ tries: sql`order_tries.tries + 1` }),
    )
    .execute();
}

/** How often its button was pressed within the hour: after another press a payment may stand otherwise than before. */
export async function countTriesOfOrder(db: Db, orderId: string): Promise<number> {
  const row = await db
    .selectFrom('order_tries')
    .select(({ fn }) => fn.sum<number>('tries').as('tries'))
    .where('order_id', '=', orderId)
    .executeTakeFirst();
  return Number(row?.tries ?? 0);
}

/** Uncounts the tries of a paid order: they were no card testing. */
export async function forgiveTries(tx: Transaction, orderId: string): Promise<void> {
  // Locked in a fixed order, so that two simultaneous payments do not deadlock.
  await sql`
    with forgiven as (delete from order_tries where order_id = ${orderId} returning subject, tries, first_at),
    locked as (
      select l.subject, f.tries from rate_limits l join forgiven f using (subject)
      where l.window_start <= f.first_at order by l.subject for update of l)
    update rate_limits as l set tries = greatest(l.tries - locked.tries, 0)
    from locked where l.subject = locked.subject`.execute(tx);
}

/** One statement that needs no other. */
export async function deleteOldOrderTries(db: Db, now: Date): Promise<void> {
  const before = new Date(now.getTime() - HOUR_MS);
  await sql`delete from order_tries where first_at <= ${before} or first_at > ${latestPossible(now)}`.execute(db);
}

/**
 * Milliseconds until enough of the failures are older than an hour to allow one more. Failures of orders that were paid
 * in the end do not count.
 */
async function findWaitOfShop(db: Db, now: Date): Promise<number> {
  const row = await db
    .selectFrom('order_events')
    .innerJoin('orders', 'orders.id', 'order_events.order_id')
    .select('order_events.at')
    .where('order_events.type', '=', 'PaymentFailed')
    .where('order_events.at', '>', new Date(now.getTime() - HOUR_MS))
    .where('order_events.at', '<=', latestPossible(now))
    .where('orders.payment_state', '<>', 'paid')
    .orderBy('order_events.at', 'desc')
    .offset(FAILED_PAYMENTS_OF_SHOP - 1)
    .limit(1)
    .executeTakeFirst();
  return row ? row.at.getTime() + HOUR_MS - now.getTime() : 0;
}
