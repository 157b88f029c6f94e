// What refunds of an order are computed from, and what they come to.
import type { Currency } from '../currencies.ts';
import type { LineQuantity } from '../orders/fulfilment-decisions.ts';

export type VatPart = { basisPoints: number; grossMinor: number; vatMinor: number };

export type PaidOrder = {
  currency: Currency;
  lines: readonly {
    position: number;
    quantity: number;
    /** The total before the discount of the line. */
    totalMinor: number;
    discountMinor: number;
    basisPoints: number;
  }[];
  /** The price with the fee of the payment method. */
  deliveryMinor: number;
  capturedMinor: number;
  /** What single-purpose gift cards paid of it, whose VAT was charged before; left out: nothing. */
  taxedCardsMinor?: number;
  /** The VAT of what was not taxed before, by rate. */
  vat: readonly VatPart[];
};

/** A refund of this order that has not failed. */
export type EarlierRefund = {
  amountMinor: number;
  /** What of it went to single-purpose gift cards: no VAT is taken back for that; left out: nothing. */
  taxedCardsMinor?: number;
  deliveryMinor: number;
  /** `costMinor`: what these units had cost; null where it was not noted yet. */
  lines: readonly (LineQuantity & { costMinor: number | null })[];
  /** Empty where nobody asked us for it. */
  vat: readonly VatPart[];
};

export type RefundParts = {
  lines: readonly LineQuantity[];
  isWithDelivery: boolean;
  /** The position of the line of whose price an own amount is a part: its VAT goes back, and none of its pieces. */
  ofLine?: number | undefined;
};

export type RefundAmounts = {
  amountMinor: number;
  taxedCardsMinor: number;
  deliveryMinor: number;
  /** `amountMinor`: of the refund; `costMinor`: what these units had cost, which may be more or less. */
  lines: readonly (LineQuantity & { amountMinor: number; costMinor: number })[];
  vat: readonly VatPart[];
  /** The parts had cost more than is left. */
  isLimited: boolean;
};
