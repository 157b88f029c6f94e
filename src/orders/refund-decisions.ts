// Refunds: a sum beside the payment. A requested refund counts as paid until it is known to have failed.
import { ok, type Result, refuse } from '../result.ts';
import { type DisputesState, hasTakenMoney } from './dispute-decisions.ts';
import type { PaymentState } from './payment-decisions.ts';

type Refund = { refundId: string; intentId: string; amountMinor: number };

export type RefundsState = {
  refunds: Readonly<Record<string, Refund & { status: 'requested' | 'succeeded' | 'failed' }>>;
};

export type RefundCommand =
  | {
      type: 'requestRefund';
      refundId: string;
      /** Null: all that is left. */
      amountMinor: number | null;
      capturedMinor: number;
    }
  /** The provider's report of a refund, from whomever it was requested. */
  | (Refund & { type: 'recordRefund'; outcome: 'pending' | 'succeeded' | 'failed'; reason: string | null });

export type RefundEvent =
  | (Refund & { type: 'RefundRequested' })
  | (Refund & { type: 'RefundSucceeded' })
  /** Even a refund that had succeeded may be returned by the bank. */
  | (Refund & { type: 'RefundFailed'; reason: string | null });

export type RefundRefusal =
  | { kind: 'NotPaid' }
  | { kind: 'RefundNotPositive' }
  | { kind: 'RefundTooLarge'; leftMinor: number }
  /** The bank has taken the money back already: a refund would return it twice. */
  | { kind: 'PaymentDisputed' };

type State = PaymentState & RefundsState & DisputesState;

export function decideRefund(command: RefundCommand, state: State): Result<RefundEvent[], RefundRefusal> {
  switch (command.type) {
    case 'requestRefund':
      return requestRefund(command, state);
    case 'recordRefund':
      return ok(recordRefund(command, state));
  }
}

function requestRefund(
  { refundId, amountMinor, capturedMinor }: Extract<RefundCommand, { type: 'requestRefund' }>,
  state: State,
): Result<RefundEvent[], RefundRefusal> {
  if (state.payment !== 'paid') return refuse({ kind: 'NotPaid' });
  if (hasTakenMoney(state)) return refuse({ kind: 'PaymentDisputed' });
  const { intentId } = state;
  const leftMinor = capturedMinor - refundedOrRequested(state, intentId);
  const wanted = amountMinor ?? leftMinor;
  if (amountMinor !== null && wanted <= 0) return refuse({ kind: 'RefundNotPositive' });
  if (wanted > leftMinor || leftMinor === 0) return refuse({ kind: 'RefundTooLarge', leftMinor });
  return ok([{ type: 'RefundRequested', refundId, intentId, amountMinor: wanted }]);
}

/** Nothing was given back of an order that cost nothing. */
export function isAllRefunded(state: RefundsState, intentId: string, capturedMinor: number): boolean {
  return capturedMinor > 0 && refundedOrRequested(state, intentId) >= capturedMinor;
}

export function refundedOrRequested({ refunds }: RefundsState, intentId: string): number {
  return Object.values(refunds)
    .filter((refund) => refund.intentId === intentId && refund.status !== 'failed')
    .reduce((sum, { amountMinor }) => sum + amountMinor, 0);
}

/** A refund only moves from requested to succeeded to failed, in whatever order the reports arrive. */
function recordRefund(
  { refundId, intentId, amountMinor, outcome, reason }: Extract<RefundCommand, { type: 'recordRefund' }>,
  { refunds }: RefundsState,
): RefundEvent[] {
  const existing = refunds[refundId];
  const refund = { refundId, intentId, amountMinor };
  const events: RefundEvent[] = existing ? [] : [{ type: 'RefundRequested', ...refund }];
  switch (outcome) {
    case 'pending':
      return events;
    case 'succeeded':
      if (existing && existing.status !== 'requested') return [];
      return [...events, { type: 'RefundSucceeded', ...refund }];
    case 'failed':
      if (existing?.status === 'failed') return [];
      return [...events, { type: 'RefundFailed', ...refund, reason }];
  }
}

const statusAfter = { RefundRequested: 'requested', RefundSucceeded: 'succeeded', RefundFailed: 'failed' } as const;

export function evolveRefunds(
  { refunds }: RefundsState,
  { type, refundId, intentId, amountMinor }: RefundEvent,
): RefundsState {
  return { refunds: { ...refunds, [refundId]: { refundId, intentId, amountMinor, status: statusAfter[type] } } };
}
