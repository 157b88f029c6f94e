// Webhooks may be lost and shoppers may never return, so the provider is asked about every order that waits too long.
import type { FastifyBaseLogger } from 'fastify';
import { sql } from 'kysely';
import type { Round } from '../database/claim-round.ts';
import { isClockBelieved } from '../database/clock-leaps.ts';
import type { Db } from '../database/connect.ts';
import { inTransaction, type Transaction } from '../database/transaction.ts';
import { latestPossible } from '../database/wrong-clocks.ts';
import { listAskedAttempts } from '../payments/attempt-store.ts';
import type { PaymentProvider } from '../payments/payment-provider.ts';
import { failureCauseOf } from '../payments/watch-provider.ts';
import { cancelOrder } from './cancel-order.ts';
import { recordPayment } from './record-payment.ts';

type Services = {
  db: Db;
  now: () => Date;
  payments: PaymentProvider;
  log: FastifyBaseLogger;
  /** When true, the remaining orders wait for the next start. */
  isStopping?: () => boolean;
};

export const RECONCILE_EVERY_MS = 60_000;
/** Runs in the process that claims it. */
export const reconcileRound: Round = { name: 'reconcile', everyMs: RECONCILE_EVERY_MS / 2 };
const WAITING_TOO_LONG_MS = 60_000;

/** One round over every order that waits. */
export async function reconcilePayments(services: Services): Promise<void> {
  const { db, now, log } = services;
  // Otherwise they are asked about, and none of them ends.
  const isBelieved = await isClockBelieved(db, now());
  await inTransaction(db, (tx) => redateReservations(tx, now()));
  const waiting = await db
    .selectFrom('orders')
    .select(['id', 'payment_state', 'expires_at'])
    .where('payment_state', 'in', ['awaiting_payment', 'payment_processing'])
    .where(({ eb, or }) =>
      or([
        eb('created_at', '<', new Date(now().getTime() - WAITING_TOO_LONG_MS)),
        eb('created_at', '>', latestPossible(now())),
      ]),
    )
    .orderBy('created_at')
    .execute();
  for (const order of waiting) {
    if (services.isStopping?.()) return;
    const isExpired = isBelieved && order.payment_state === 'awaiting_payment' && order.expires_at <= now();
    try {
      await reconcileOrder(services, order.id, isExpired);
    } catch (error) {
      // A provider that is down has been logged by the call itself, once a minute.
      if (failureCauseOf(error)) continue;
      log.error({ err: error, orderId: order.id }, 'order could not be reconciled');
    }
  }
}

/**
 * An order that was placed while the clock was ahead would hold its goods until that clock's day has come. From now on it
 * holds them for as long as it was promised.
 */
async function redateReservations(tx: Transaction, now: Date): Promise<void> {
  await sql`update orders set expires_at = ${now}::timestamptz + (expires_at - created_at)
    where payment_state = 'awaiting_payment' and created_at > ${latestPossible(now)} and expires_at > created_at`.execute(
    tx,
  );
}

async function reconcileOrder({ db, now, payments }: Services, orderId: string, isExpired: boolean): Promise<void> {
  const [attempt] = await listAskedAttempts(db, orderId);
  if (attempt) {
    let intent = await payments.getIntent(attempt.intentId);
    const isOpen = intent.status.startsWith('requires_');
    // Cancelled at the provider first: an open intent could still be paid after the goods were released.
    if (isExpired && isOpen) intent = await payments.cancelIntent(intent.id);
    await inTransaction(db, (tx) => recordPayment(tx, { intent, cause: 'reconciler', now: now() }));
  }
  // There may be no intent at all, or only a replaced attempt's. A paid order refuses to be cancelled.
  if (isExpired) {
    await inTransaction(db, (tx) => cancelOrder(tx, orderId, { reason: 'expired', cause: 'reconciler', now: now() }));
  }
}
