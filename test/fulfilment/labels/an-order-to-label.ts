// A paid order that waits for its parcel, for a carrier and a place of the test's own.
import { randomUUID } from 'node:crypto';
import type { Db } from '#server/database/connect.ts';
import { inTransaction } from '#server/database/transaction.ts';
import type { LabelledRequest } from '#server/fulfilment/labels/send-with-label.ts';
import { recordPayment } from '#server/orders/record-payment.ts';
import { aShopper, orderOf, started } from '../../orders/a-paying-shopper.ts';

type Wanted = {
  carrier?: string;
  address?: { postalCode?: string; country?: string; line1?: string; line2?: string; city?: string };
  point?: string | null;
  phone?: string;
  quantity?: number;
};

const point = { name: 'Rynek', street: 'Rynek 1', postalCode: '31-042', city: 'Kraków', country: 'PL', kind: 'locker' };

const placeIn = ({
  country = 'PL',
  postalCode = point.postalCode,
  city = point.city,
}: NonNullable<Wanted['address']>) => ({
  country,
  postalCode,
  city,
});

export async function anOrderToLabel(db: Db, wanted: Wanted = {}) {
  const { carrier = 'inpost', address = {}, point: pointId = null, phone, quantity = 1 } = wanted;
  const shopper = await aShopper(db, { onHand: 50 }, quantity);
  const { orderToken } = started(await shopper.press());
  const intent = shopper.payments.settle(shopper.intent().id, 'succeeded');
  await inTransaction(db, (tx) => recordPayment(tx, { intent, cause: 'webhook', now: shopper.services.now() }));
  const { id: orderId, number, address: placed } = await orderOf(db, orderToken);
  await db
    .updateTable('orders')
    .set({
      shipping_carrier: carrier,
      address: JSON.stringify({ ...(placed as object), ...address }),
      pickup_point: pointId && JSON.stringify({ ...point, ...placeIn(address), id: pointId, carrier }),
      ...(phone !== undefined && { phone }),
    })
    .where('id', '=', orderId)
    .execute();
  const request: LabelledRequest = {
    id: randomUUID(),
    orderId,
    carrier,
    size: carrier === 'dhl' ? 'V01PAK' : 'small',
    weightGrams: 400,
    lines: null,
    isAskedAgain: false,
    isDespiteDispute: false,
  };
  return { orderId, orderToken, number, now: shopper.services.now, wait: shopper.wait, request };
}

/** An address in Berlin. */
export const berlin = { country: 'DE', postalCode: '10115', line1: 'Invalidenstr. 1', city: 'Berlin' };
