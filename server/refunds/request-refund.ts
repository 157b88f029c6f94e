// Money goes back to the shopper: decided and recorded in one transaction, with what becomes of the goods; the outbox
// carries it out.
import type { Money } from '#src/money.ts';
import { money } from '#src/money.ts';
import type { CancelledBecause, RefundReason } from '#src/orders/office/refund-reasons.ts';
import { decide, type OrderEvent, type OrderRefusal } from '#src/orders/order-decisions.ts';
import type { RefundAmounts } from '#src/refunds/paid-order.ts';
import { quantityLeft, type RefundAmountsRefusal, refundAmounts } from '#src/refunds/refund-amounts.ts';
import { ok, type Result, refuse } from '#src/result.ts';
import type { Db } from '../database/connect.ts';
import { inTransaction, type Transaction } from '../database/transaction.ts';
import { cardsLeftToRefund } from '../gift-cards/refund-to-cards.ts';
import { type CardsTakenBackRefusal, takeBackCards } from '../gift-cards/take-back-cards.ts';
import { commitOrderEvents } from '../orders/commit-order-events.ts';
import { type LockedOrder, lockOrder } from '../orders/order-store.ts';
import { insertRefund, newRefundId } from '../payments/refund-store.ts';
import type { AuditInside } from '../schema/request-context.ts';
import { closeAnsweredReturns, closeReturnsWithoutMoneyLeft } from './close-answered-returns.ts';
import { closeRefundedReturn } from './close-refunded-return.ts';
import { readRefundable } from './read-refundable.ts';
import { type RefundedLine, settleRefundedGoods } from './settle-refunded-goods.ts';

export type RefundRequest = {
  /** Set by work that may be repeated: it is requested once. */
  refundId?: string;
  orderId: string;
  /** Null: what the parts had cost, or without parts all that is left. */
  amount: Money | null;
  parts?: { lines: readonly RefundedLine[]; isWithDelivery: boolean; ofLine?: number | undefined };
  /** What somebody was shown: nothing is given back when it comes to another sum by now. */
  expectedMinor?: number;
  reasonKind?: RefundReason | CancelledBecause | '';
  reason: string;
  /** The return that it answers. */
  returnId?: string | null;
};

export type RequestedRefund = { refundId: string; amount: Money };

export type RequestRefundRefusal =
  | OrderRefusal
  | RefundAmountsRefusal
  | CardsTakenBackRefusal
  | { kind: 'OrderUnknown' }
  | { kind: 'OtherCurrency'; currency: Money['currency'] }
  | { kind: 'RefundChanged'; amount: Money };

export async function requestRefund(
  { db, now, auditDone }: { db: Db; now: () => Date; auditDone?: AuditInside },
  { refundId = newRefundId(), ...request }: RefundRequest,
): Promise<Result<RequestedRefund, RequestRefundRefusal>> {
  return inTransaction(db, async (tx) => {
    // The lock keeps other refunds of this order from being decided at the same time.
    const order = await lockOrder(tx, request.orderId);
    if (!order) return refuse({ kind: 'OrderUnknown' });
    const { currency } = order;
    if (request.amount && request.amount.currency !== currency) return refuse({ kind: 'OtherCurrency', currency });
    const same = order.state.refunds[refundId];
    if (same) return ok({ refundId, amount: money(same.amountMinor, currency) });
    const recorded = await record(tx, order, { ...request, refundId }, now());
    if (recorded.ok)
      await auditDone?.(tx, { refundId, amountMinor: recorded.value.amount.minor, currency, ...request.parts });
    return recorded;
  });
}

async function record(
  tx: Transaction,
  order: LockedOrder,
  request: RefundRequest & { refundId: string },
  now: Date,
): Promise<Result<RequestedRefund, RequestRefundRefusal>> {
  const { refundId, orderId, parts, reason, reasonKind = '', returnId } = request;
  const { currency } = order;
  const whole = order.isForGiftCards ? await cardsOf(tx, request) : ok(request);
  if (!whole.ok) return whole;
  const decided = await decideRequestedRefund(tx, order, whole.value);
  if (!decided.ok) return decided;
  const { amounts, given, intentId, events } = decided.value;
  const lines = amounts.lines.map((line) => {
    const { isCancelled = false, isRestocked = false } =
      parts?.lines.find(({ position }) => position === line.position) ?? {};
    return { ...line, isCancelled, isRestocked };
  });
  const goods = await settleRefundedGoods(tx, order, lines, now);
  const cardsMinor = Math.min(given.minor, await cardsLeftToRefund(tx, orderId));
  const { taxedCardsMinor } = amounts;
  const refund = { id: refundId, orderId, intentId, amountMinor: given.minor, cardsMinor, taxedCardsMinor, currency };
  await insertRefund(
    tx,
    { ...refund, cause: 'staff', reason, reasonKind, returnId: returnId ?? null, parts: { ...amounts, lines } },
    now,
  );
  if (order.isForGiftCards) {
    const taken = await takeBackCards(tx, { orderId, refundId, lines }, now);
    if (!taken.ok) return taken;
  }
  await commitOrderEvents(tx, order, [...events, ...goods], { cause: 'staff', now });
  const made = { id: refundId, orderId };
  if (returnId) await closeRefundedReturn(tx, returnId, now);
  else await closeAnsweredReturns(tx, made, now);
  await closeReturnsWithoutMoneyLeft(tx, made, now);
  return ok({ refundId, amount: given });
}

/** Every unit that was not given back, and what of it was asked for: a sum alone would not say which cards pay no more. */
async function cardsOf(
  db: Db,
  request: RefundRequest & { refundId: string },
): Promise<Result<RefundRequest & { refundId: string }, CardsTakenBackRefusal>> {
  const { parts, amount } = request;
  if (amount !== null) return refuse({ kind: 'GiftCardsByLine' });
  if (parts) return ok(request);
  const { order, earlier } = await readRefundable(db, request.orderId);
  const lines = order.lines.map(({ position }) => {
    return { position, quantity: quantityLeft(order, earlier, position), isCancelled: true, isRestocked: false };
  });
  return ok({ ...request, parts: { lines, isWithDelivery: true } });
}

type RefundableOrder = Pick<LockedOrder, 'state' | 'capturedMinor' | 'currency'>;
type AskedRefund = Pick<RefundRequest, 'orderId' | 'amount' | 'parts' | 'expectedMinor'> & { refundId: string };

type DecidedRefund = { amounts: RefundAmounts; given: Money; intentId: string; events: OrderEvent[] };

/** What the order says to it, and what it comes to; nothing is written. */
export async function decideRequestedRefund(
  db: Db,
  { state, capturedMinor, currency }: RefundableOrder,
  { refundId, orderId, amount, parts, expectedMinor }: AskedRefund,
): Promise<Result<DecidedRefund, RequestRefundRefusal>> {
  const wanted = parts ? await amountsOf(db, orderId, parts, amount?.minor ?? null) : null;
  if (wanted && !wanted.ok && state.payment === 'paid') return wanted;
  const amountMinor = wanted?.ok ? wanted.value.amountMinor : (amount?.minor ?? null);
  const decision = decide({ type: 'requestRefund', refundId, amountMinor, capturedMinor }, state);
  if (!decision.ok) return decision;
  const requested = decision.value.find((event) => event.type === 'RefundRequested');
  if (!requested) throw new Error('a refund was neither refused nor requested');
  const given = money(requested.amountMinor, currency);
  if (expectedMinor !== undefined && expectedMinor !== given.minor)
    return refuse({ kind: 'RefundChanged', amount: given });
  const amounts = wanted?.ok ? wanted.value : await freeAmounts(db, orderId, given.minor);
  return ok({ amounts, given, intentId: requested.intentId, events: decision.value });
}

async function amountsOf(
  db: Db,
  orderId: string,
  { lines, isWithDelivery, ofLine }: NonNullable<RefundRequest['parts']>,
  ownAmountMinor: number | null,
): Promise<Result<RefundAmounts, RefundAmountsRefusal>> {
  const { order, earlier } = await readRefundable(db, orderId);
  const named = lines.filter(({ quantity }) => quantity > 0).map(({ position, quantity }) => ({ position, quantity }));
  return refundAmounts(order, earlier, { lines: named, isWithDelivery, ofLine }, ownAmountMinor);
}

/** Divides the VAT alone of a sum that is for nothing in particular. */
async function freeAmounts(db: Db, orderId: string, amountMinor: number): Promise<RefundAmounts> {
  const amounts = await amountsOf(db, orderId, { lines: [], isWithDelivery: false }, amountMinor);
  if (!amounts.ok) throw new Error(`a refund that the order allows is refused: ${amounts.error.kind}`);
  return amounts.value;
}
