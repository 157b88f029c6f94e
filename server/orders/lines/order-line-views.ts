// The lines of an order as a shopper sees them.
import type { Selectable } from 'kysely';
import type { WithdrawalException } from '#src/catalogue/withdrawal-exceptions.ts';
import { type Money, money } from '#src/money.ts';
import { showImage } from '../../catalogue/media-url.ts';
import type { DB } from '../../database/database-schema.generated.ts';
import type { RefundedUnits } from '../../payments/refund-store.ts';
import type { Image, Order } from '../../schema/resolver-types.generated.ts';
import { shownVariantOf } from './shown-variant.ts';

type OrderRow = Selectable<DB['orders']>;

/** It comes with the picture that it had when it was ordered. */
export type OrderLineRow = Selectable<DB['order_lines']> & {
  key: string | null;
  width: number | null;
  height: number | null;
  ground_color: string | null;
};

export function showLine(line: OrderLineRow, order: OrderRow, refundedUnits: RefundedUnits[]): Order['lines'][number] {
  const inCurrency = (minor: number) => money(minor, order.currency);
  return {
    productHandle: line.product_handle,
    title: line.title,
    variantTitle: shownVariantOf(line, order),
    isExcepted: line.is_excepted,
    exception: exceptionOf(line),
    image: imageOf(line),
    quantity: line.quantity,
    unitPrice: inCurrency(line.unit_minor),
    total: inCurrency(line.total_minor),
    refunded: refundedOf(line.position, refundedUnits, inCurrency),
  };
}

/** What was excepted before there were kinds is made to wishes. */
function exceptionOf({ withdrawal_exception: exception, is_excepted: isExcepted }: OrderLineRow) {
  return (exception as WithdrawalException | null) ?? (isExcepted ? 'custom' : null);
}

function refundedOf(position: number, units: RefundedUnits[], inCurrency: (minor: number) => Money) {
  const refunded = units.find((each) => each.position === position);
  return refunded ? { quantity: refunded.quantity, amount: inCurrency(refunded.amountMinor) } : null;
}

/** The picture at the time of the order: pictures are never changed or deleted. */
function imageOf({
  title,
  key,
  width,
  height,
  ground_color: groundColor,
}: {
  title: string;
  key: string | null;
  width: number | null;
  height: number | null;
  ground_color: string | null;
}): Image | null {
  if (!key || !width || !height || !groundColor) return null;
  return showImage({ key, alt: null, width, height, groundColor }, title);
}
