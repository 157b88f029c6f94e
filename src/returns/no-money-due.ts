// Whether a return can be closed without money: there is none to give back, and none can arrive any more.
import type { OrderState } from '../orders/order-decisions.ts';
import { ok, type Result, refuse } from '../result.ts';

export const noMoneyReasons = ['nothing_paid', 'all_refunded'] as const;
export type NoMoneyReason = (typeof noMoneyReasons)[number];

type PaidSoFar = {
  payment: OrderState['payment'];
  /** What the order's payment brought, and what of it was not given back. */
  capturedMinor: number;
  leftMinor: number;
  /** All that was sent is here again: nobody pays for it on delivery any more. */
  isAllBack: boolean;
};

export type MoneyDue = { kind: 'MoneyLeft' | 'PaymentMayCome' };

export function decideNoMoney({
  payment,
  capturedMinor,
  leftMinor,
  isAllBack,
}: PaidSoFar): Result<NoMoneyReason, MoneyDue> {
  if (leftMinor > 0) return refuse({ kind: 'MoneyLeft' });
  if (capturedMinor > 0) return ok('all_refunded');
  const isOver = payment === 'cancelled' || payment === 'paid' || (payment === 'due_on_delivery' && isAllBack);
  return isOver ? ok('nothing_paid') : refuse({ kind: 'PaymentMayCome' });
}
