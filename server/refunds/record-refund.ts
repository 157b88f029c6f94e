// The only place where a report of a refund changes an order: from webhook, reconciler, and the answer to our own
// request. Safe to call any number of times and in any order; refunds made in Stripe's dashboard are recorded too.
import type Stripe from 'stripe';
import { isUuid } from '#src/is-uuid.ts';
import { decide, type OrderEvent } from '#src/orders/order-decisions.ts';
import type { Transaction } from '../database/transaction.ts';
import { commitOrderEvents } from '../orders/commit-order-events.ts';
import { type LockedOrder, lockOrder } from '../orders/order-store.ts';
import { findAttemptByIntent } from '../payments/attempt-store.ts';
import {
  findRefund,
  findRefundByStripeId,
  insertRefund,
  newRefundId,
  type RefundStatus,
  type StoredRefund,
  saveRefundStatus,
} from '../payments/refund-store.ts';
import { closeReturnsWithoutMoneyLeft } from './close-answered-returns.ts';
import { reopenUnrefundedReturn } from './close-refunded-return.ts';

export type RefundCircumstances = { cause: 'webhook' | 'reconciler' | 'staff' | 'outbox'; now: Date };

export type RecordedRefund =
  | { kind: 'recorded'; orderId: string; events: OrderEvent[] }
  | { kind: 'refund-failed'; orderId: string; events: OrderEvent[] }
  /** The payment belongs to no order, or to one that is not stored yet. */
  | { kind: 'unknown' };

export async function recordRefund(
  tx: Transaction,
  refund: Stripe.Refund,
  circumstances: RefundCircumstances,
): Promise<RecordedRefund> {
  const intentId = idOf(refund.payment_intent);
  const attempt = intentId && (await findAttemptByIntent(tx, intentId));
  const order = attempt && (await lockOrder(tx, attempt.orderId));
  if (!intentId || !order) return { kind: 'unknown' };
  const stored =
    (await findKnown(tx, refund, order)) ?? (await insertForeign(tx, refund, intentId, order, circumstances));
  const report = {
    status: statusOf(refund),
    stripeRefundId: refund.id,
    failureReason: refund.failure_reason ?? null,
  };
  return settle(tx, order, stored, report, circumstances);
}

/** The provider refuses the refund finally: no money was returned. */
export function recordRefusedRefund(
  tx: Transaction,
  refundId: string,
  failureReason: string,
  circumstances: RefundCircumstances,
): Promise<RecordedRefund> {
  return settleRequested(tx, refundId, { status: 'failed', failureReason }, circumstances);
}

/** Records without the provider: the person who requests the refund transfers the money. */
export function recordManualRefund(
  tx: Transaction,
  refundId: string,
  circumstances: RefundCircumstances,
): Promise<RecordedRefund> {
  return settleRequested(tx, refundId, { status: 'succeeded', failureReason: null }, circumstances);
}

async function settleRequested(
  tx: Transaction,
  refundId: string,
  report: { status: RefundStatus; failureReason: string | null },
  circumstances: RefundCircumstances,
): Promise<RecordedRefund> {
  const found = await findRefund(tx, refundId);
  const order = found && (await lockOrder(tx, found.orderId));
  const stored = order && (await findRefund(tx, refundId));
  if (!order || stored?.status !== 'requested') return { kind: 'unknown' };
  return settle(tx, order, stored, { ...report, stripeRefundId: null }, circumstances);
}

async function settle(
  tx: Transaction,
  order: LockedOrder,
  stored: StoredRefund,
  report: { status: RefundStatus; stripeRefundId: string | null; failureReason: string | null },
  { cause, now }: RefundCircumstances,
): Promise<RecordedRefund> {
  const decision = decide(
    {
      type: 'recordRefund',
      refundId: stored.id,
      intentId: stored.intentId,
      amountMinor: stored.amountMinor,
      outcome: outcomeOf[report.status],
      reason: report.failureReason,
    },
    order.state,
  );
  if (!decision.ok) throw new Error(`a report of a refund was refused: ${decision.error.kind}`);
  const events = decision.value;
  // The row is saved first, because the order's sum is computed from it. A report without an event is older than our
  // state, unless it is the provider's first report of this refund.
  const isFirstReport = stored.status === 'requested';
  if (events.length > 0 || isFirstReport) await saveRefundStatus(tx, stored.id, { ...report, now });
  await commitOrderEvents(tx, order, events, { cause, now });
  const hasFailed = events.some(({ type }) => type === 'RefundFailed');
  if (hasFailed) await reopenUnrefundedReturn(tx, stored.id);
  else await closeReturnsWithoutMoneyLeft(tx, stored, now);
  return { kind: hasFailed ? 'refund-failed' : 'recorded', orderId: order.id, events };
}

/** Finds it by Stripe's id or, when Stripe's answer was lost, by our own id in the refund's metadata. */
async function findKnown(tx: Transaction, refund: Stripe.Refund, order: LockedOrder): Promise<StoredRefund | null> {
  const stored = await findRefundByStripeId(tx, refund.id);
  if (stored) return stored;
  const refundId = refund.metadata?.refund_id;
  if (!refundId || !isUuid(refundId)) return null;
  const requested = await findRefund(tx, refundId);
  return requested?.orderId === order.id && requested.stripeRefundId === null ? requested : null;
}

async function insertForeign(
  tx: Transaction,
  refund: Stripe.Refund,
  intentId: string,
  order: LockedOrder,
  { now }: RefundCircumstances,
): Promise<StoredRefund> {
  const id = newRefundId();
  await insertRefund(
    tx,
    {
      id,
      orderId: order.id,
      intentId,
      amountMinor: refund.amount,
      currency: order.currency,
      cause: 'provider',
      stripeRefundId: refund.id,
    },
    now,
  );
  const inserted = await findRefund(tx, id);
  if (!inserted) throw new Error(`refund ${id} was not written`);
  return inserted;
}

const outcomeOf = {
  requested: 'pending',
  pending: 'pending',
  succeeded: 'succeeded',
  failed: 'failed',
  canceled: 'failed',
} as const;

function statusOf({ status }: Stripe.Refund): RefundStatus {
  switch (status) {
    case 'succeeded':
    case 'failed':
    case 'canceled':
      return status;
    default:
      // `pending`, or `requires_action`, where the customer still has to name an account.
      return 'pending';
  }
}

function idOf(object: string | { id: string } | null): string | null {
  return typeof object === 'string' ? object : (object?.id ?? null);
}
