// Asks the provider to carry out a recorded refund. Safe to repeat after a crash at any point.
import type { FastifyBaseLogger } from 'fastify';
import { money } from '#src/money.ts';
import type { Db } from '../database/connect.ts';
import { inTransaction } from '../database/transaction.ts';
import { isWithin } from '../database/wrong-clocks.ts';
import { isManualIntent } from '../payments/attempt-store.ts';
import { findOwnRedirect } from '../payments/own-methods.ts';
import { findOwnPayment, isOwnPayment } from '../payments/own-payment-store.ts';
import type { PaymentProvider } from '../payments/payment-provider.ts';
import { findRefund, type StoredRefund } from '../payments/refund-store.ts';
import {
  type RecordedRefund,
  type RefundCircumstances,
  recordManualRefund,
  recordRefund,
  recordRefusedRefund,
} from './record-refund.ts';

type Services = { db: Db; now: () => Date; payments: PaymentProvider; log: Pick<FastifyBaseLogger, 'error'> };

/**
 * A refund of this age may have been sent before. Stripe forgets idempotency keys after 24 hours, so its refunds are
 * searched first.
 */
const LOOK_FIRST_AFTER_MS = 60_000;

export async function sendRefund(
  services: Services,
  refundId: string,
  cause: RefundCircumstances['cause'] = 'outbox',
): Promise<void> {
  const { db, now, payments, log } = services;
  const refund = await findRefund(db, refundId);
  if (refund?.status !== 'requested') return;
  const record = async (work: () => Promise<RecordedRefund>) => {
    const recorded = await work();
    if (recorded.kind === 'refund-failed') log.error({ refundId, orderId: refund.orderId }, 'refund failed');
  };
  const isOnCards = refund.cardsMinor === refund.amountMinor;
  if (isOnCards || (await isRefundedByHand(db, refund.intentId))) {
    // Nobody has been told to send back a payment that came too late or twice.
    const isPromised = isOnCards || refund.cause === 'staff' || isManualIntent(refund.intentId);
    await record(() =>
      inTransaction(db, (tx) =>
        isPromised
          ? recordManualRefund(tx, refundId, { cause, now: now() })
          : recordRefusedRefund(tx, refundId, 'by_hand_only', { cause, now: now() }),
      ),
    );
    return;
  }
  try {
    const answer = (await findMade(services, refund)) ?? (await payments.createRefund(requestOf(refund)));
    await record(() => inTransaction(db, (tx) => recordRefund(tx, answer, { cause, now: now() })));
  } catch (error) {
    const refusal = finalRefusal(error);
    if (!refusal) throw error;
    await record(() => inTransaction(db, (tx) => recordRefusedRefund(tx, refundId, refusal, { cause, now: now() })));
  }
}

/** Staff sends the money back: the provider had no part in the payment, or gives nothing back by itself. */
export async function isRefundedByHand(db: Db, intentId: string): Promise<boolean> {
  if (isManualIntent(intentId)) return true;
  const own = isOwnPayment(intentId) ? await findOwnPayment(db, intentId) : null;
  return own !== null && !findOwnRedirect(own.method)?.refund;
}

async function findMade({ now, payments }: Services, refund: StoredRefund) {
  if (isWithin(LOOK_FIRST_AFTER_MS, refund.createdAt, now())) return null;
  const made = await payments.listRefunds(refund.intentId);
  return made.find(({ metadata }) => metadata?.refund_id === refund.id) ?? null;
}

function requestOf({ id, intentId, amountMinor, cardsMinor, currency, idempotencyKey }: StoredRefund) {
  return { refundId: id, intentId, amount: money(amountMinor - cardsMinor, currency), idempotencyKey };
}

/** Stripe's code when it refuses the refund for good; null when asking again may help. */
function finalRefusal(error: unknown): string | null {
  const { type, statusCode, code } = error as { type?: string; statusCode?: number; code?: string };
  // 409: a request with the same key is still running.
  if (type !== 'StripeInvalidRequestError' || statusCode === 409) return null;
  return code ?? 'invalid_request';
}
