// Staff gives an order up: before it is paid it is cancelled, and when it is paid and nothing was sent, all its money
// goes back and nothing of it is sent.

import type { CancelledBecause } from '#src/orders/office/refund-reasons.ts';
import { decide, fold, type OrderRefusal } from '#src/orders/order-decisions.ts';
import { leftOf, quantityLeft } from '#src/refunds/refund-amounts.ts';
import { type Result, refuse } from '#src/result.ts';
import type { Db } from '../database/connect.ts';
import { cancelByStaff } from '../orders/cancel-by-staff.ts';
import { listOrderEvents } from '../orders/order-store.ts';
import type { PaymentProvider } from '../payments/payment-provider.ts';
import { readRefundable } from './read-refundable.ts';
import { type RequestRefundRefusal, requestRefund } from './request-refund.ts';

export type GivenUpOrder = {
  orderId: string;
  /** The refund's id, for work that may be repeated. */
  refundId: string;
  because: CancelledBecause | '';
  words: string;
  /** The goods can be sold to others. */
  isRestocked: boolean;
};

type Services = { db: Db; now: () => Date; payments: PaymentProvider };

export async function giveUpOrder(
  services: Services,
  { orderId, refundId, because, words, isRestocked }: GivenUpOrder,
): Promise<Result<unknown, RequestRefundRefusal>> {
  const { db } = services;
  const state = fold(await listOrderEvents(db, orderId));
  if (state.payment !== 'paid' || (await isNothingPaid(db, orderId))) {
    return cancelByStaff(services, orderId, {
      ...(because && { because }),
      ...(words && { words }),
      ...(!isRestocked && { isWrittenOff: true }),
    });
  }
  if (state.parcels.length > 0) return refuse({ kind: 'AlreadySent' });
  const lines = await listLeft(db, orderId);
  return requestRefund(services, {
    ...{ orderId, refundId, amount: null, reason: words, reasonKind: because },
    parts: { lines: lines.map((line) => ({ ...line, isCancelled: true, isRestocked })), isWithDelivery: true },
  });
}

/** Why the order could not be given up now. */
export async function checkGivingUp(db: Db, orderId: string): Promise<Result<unknown, OrderRefusal>> {
  const state = fold(await listOrderEvents(db, orderId));
  const capturedMinor = (await readRefundable(db, orderId)).order.capturedMinor;
  if (state.payment !== 'paid' || capturedMinor === 0) {
    return decide({ type: 'cancel', reason: 'cancelled_by_staff', isNothingPaid: capturedMinor === 0 }, state);
  }
  if (state.parcels.length > 0) return refuse({ kind: 'AlreadySent' });
  return decide({ type: 'requestRefund', refundId: '', amountMinor: null, capturedMinor }, state);
}

/** Whether nothing was paid for an order that is paid: a code left nothing to pay. */
async function isNothingPaid(db: Db, orderId: string): Promise<boolean> {
  return (await readRefundable(db, orderId)).order.capturedMinor === 0;
}

/** What was not given back yet. */
async function listLeft(db: Db, orderId: string) {
  const { order, earlier } = await readRefundable(db, orderId);
  return order.lines
    .map(({ position }) => ({ position, quantity: quantityLeft(order, earlier, position) }))
    .filter(({ quantity }) => quantity > 0);
}

/** What giving the order up would pay back; 0 for one that is not paid. */
export async function moneyOfOrder(db: Db, orderId: string): Promise<number> {
  const { order, earlier } = await readRefundable(db, orderId);
  return leftOf(order, earlier).minor;
}
