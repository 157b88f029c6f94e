import type { VatPart } from '#src/refunds/paid-order.ts';
import { splitVat } from '#src/refunds/refund-vat.ts';
import type { Db } from '../database/connect.ts';
import { type Refundable, readRefundable } from './read-refundable.ts';

/** The VAT of a refund by rate. One that nobody asked us for has none of its own: it is split as those before it leave it. */
export function vatAt({ order, earlier }: Refundable, id: string): readonly VatPart[] {
  const place = earlier.findIndex((refund) => refund.id === id);
  const refund = earlier[place];
  if (!refund || refund.vat.length > 0) return refund?.vat ?? [];
  const { amountMinor, taxedCardsMinor = 0 } = refund;
  return splitVat(order, earlier.slice(0, place), { lines: [], amountMinor, taxedCardsMinor, deliveryMinor: 0 });
}

/** The same, read for one refund. */
export async function vatOfRefund(db: Db, orderId: string, id: string): Promise<readonly VatPart[]> {
  return vatAt(await readRefundable(db, orderId), id);
}
