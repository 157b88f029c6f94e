// What refunds of an order are computed from: what it cost, line by line, and what was given back before.
import type { EarlierRefund, PaidOrder, VatPart } from '#src/refunds/paid-order.ts';
import type { Db } from '../database/connect.ts';

export type Refundable = { order: PaidOrder; earlier: (EarlierRefund & { id: string })[]; intentId: string | null };

export async function readRefundable(db: Db, orderId: string): Promise<Refundable> {
  const [row, lines, vat] = await Promise.all([
    db.selectFrom('orders').selectAll().where('id', '=', orderId).executeTakeFirstOrThrow(),
    db
      .selectFrom('order_lines')
      .select(['position', 'quantity', 'total_minor as totalMinor', 'discount_minor as discountMinor'])
      .select('vat_basis_points as basisPoints')
      .where('order_id', '=', orderId)
      .orderBy('position')
      .execute(),
    db
      .selectFrom('order_vat_amounts')
      .select(['vat_basis_points as basisPoints', 'gross_minor as grossMinor', 'vat_minor as vatMinor'])
      .where('order_id', '=', orderId)
      .orderBy('vat_basis_points', 'desc')
      .execute(),
  ]);
  return {
    order: {
      currency: row.currency,
      lines,
      deliveryMinor: row.shipping_minor + row.fee_minor,
      capturedMinor: row.captured_minor,
      taxedCardsMinor: row.taxed_cards_minor,
      vat,
    },
    earlier: row.captured_intent_id ? await listEarlier(db, orderId, row.captured_intent_id) : [],
    intentId: row.captured_intent_id,
  };
}

/** Those of the order's own payment, oldest first. */
async function listEarlier(db: Db, orderId: string, intentId: string): Promise<Refundable['earlier']> {
  const rows = await db
    .selectFrom('refunds')
    .select(['id', 'amount_minor as amountMinor', 'delivery_minor as deliveryMinor'])
    .select('taxed_cards_minor as taxedCardsMinor')
    .where('order_id', '=', orderId)
    .where('intent_id', '=', intentId)
    .where('status', 'not in', ['failed', 'canceled'])
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  const ids = rows.map(({ id }) => id);
  if (ids.length === 0) return [];
  const [lines, vat] = await Promise.all([
    db
      .selectFrom('refund_lines')
      .select(['refund_id as refundId', 'position', 'quantity', 'cost_minor as costMinor'])
      .where('refund_id', 'in', ids)
      .execute(),
    db
      .selectFrom('refund_vat_amounts')
      .select(['refund_id as refundId', 'vat_basis_points as basisPoints'])
      .select(['gross_minor as grossMinor', 'vat_minor as vatMinor'])
      .where('refund_id', 'in', ids)
      .execute(),
  ]);
  return rows.map(({ id, ...refund }) => ({
    ...refund,
    id,
    lines: lines.filter(({ refundId }) => refundId === id).map(toLine),
    vat: vat.filter(({ refundId }) => refundId === id).map(toVat),
  }));
}

type Line = EarlierRefund['lines'][number];

const toLine = ({ position, quantity, costMinor }: Line): Line => ({ position, quantity, costMinor });
const toVat = ({ basisPoints, grossMinor, vatMinor }: VatPart): VatPart => ({ basisPoints, grossMinor, vatMinor });
