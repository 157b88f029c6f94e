// A withdrawal as staff works it off: the notice, what came back, what was paid back, and the order it is about.
import type { PostalAddress } from '#src/countries/postal-address.ts';
import { emailKey } from '#src/email-address.ts';
import { money } from '#src/money.ts';
import { fold } from '#src/orders/order-decisions.ts';
import { leftOf } from '#src/refunds/refund-amounts.ts';
import type { Db } from '../../database/connect.ts';
import { shownVariantColumns, shownVariantOf } from '../../orders/lines/shown-variant.ts';
import { findOpenAction, listOrderActions } from '../../orders/office/order-action-store.ts';
import { listNumberedEvents } from '../../orders/office/order-moments.ts';
import { readRefundable } from '../../refunds/read-refundable.ts';
import { listGoods } from '../../refunds/settle-refunded-goods.ts';
import { readNoMoney } from '../close-return.ts';
import { isRefusalUndoable } from '../decide-return.ts';
import { readOrderNumber } from '../find-order-of-pair.ts';
import { findReturnByNumber, type StoredReturn } from '../return-store.ts';
import { findListed } from './list-office-returns.ts';

const SUGGESTIONS = 5;

/** Null when there is no such return. */
export async function readManagedReturn(db: Db, number: number, now: Date) {
  const [stored, listed] = await Promise.all([findReturnByNumber(db, number), findListed(db, number, now)]);
  if (!stored || !listed) return null;
  const { fields, orderId } = stored;
  const [lines, receipts, refunds, order, suggestions] = await Promise.all([
    orderId ? listLines(db, orderId, stored) : [],
    listReceipts(db, stored.id),
    listRefunds(db, stored.id),
    orderId ? readOrder(db, orderId) : null,
    orderId ? [] : suggestOrders(db, stored),
  ]);
  return {
    listed,
    ...fields,
    isAcknowledged: stored.isAcknowledged,
    lines,
    receipts,
    refunds,
    receivedAt: stored.receivedAt?.toISOString() ?? null,
    proofOfSendingAt: stored.proofOfSendingAt?.toISOString() ?? null,
    closedAt: stored.closedAt?.toISOString() ?? null,
    refusalReason: stored.refusalReason,
    closedBecause: stored.closedBecause,
    isRefusalUndoable: isRefusalUndoable(stored, now),
    order,
    suggestions,
  };
}

async function listLines(db: Db, orderId: string, { id, lines }: StoredReturn) {
  const [ordered, goods, received] = await Promise.all([
    db
      .selectFrom('order_lines')
      .innerJoin('orders', 'orders.id', 'order_id')
      .selectAll('order_lines')
      .select(['is_for_gift_cards', 'locale'])
      .where('order_id', '=', orderId)
      .orderBy('position')
      .execute(),
    listGoods(db, orderId),
    db.selectFrom('return_receipts').select(['position', 'quantity']).where('return_id', '=', id).execute(),
  ]);
  return ordered.map(({ position, sku, title, is_excepted: isExcepted, image, ...row }) => ({
    ...{ position, sku, title, isExcepted, imageUrl: image && `/media/${image}` },
    variantTitle: shownVariantOf(row, row),
    isSealed: row.withdrawal_exception !== null && !isExcepted,
    announced: lines.find((line) => line.position === position)?.quantity ?? 0,
    received: received.reduce((sum, line) => sum + (line.position === position ? line.quantity : 0), 0),
    withShopper: goods.find((line) => line.position === position)?.withShopper ?? 0,
  }));
}

async function listReceipts(db: Db, returnId: string) {
  const rows = await db
    .selectFrom('return_receipts as r')
    .innerJoin('order_lines as l', (join) =>
      join.onRef('l.order_id', '=', 'r.order_id').onRef('l.position', '=', 'r.position'),
    )
    .innerJoin('orders as o', 'o.id', 'r.order_id')
    .select(['r.received_at', 'l.title', 'r.quantity', 'r.condition', 'r.is_restocked'])
    .select([...shownVariantColumns, 'o.is_for_gift_cards', 'o.locale'])
    .where('r.return_id', '=', returnId)
    .orderBy('r.id')
    .execute();
  return rows.map(({ received_at: at, title, quantity, condition, is_restocked, ...row }) => ({
    receivedAt: at.toISOString(),
    title: [title, shownVariantOf(row, row)].filter(Boolean).join(', '),
    quantity,
    condition,
    isRestocked: is_restocked,
  }));
}

async function listRefunds(db: Db, returnId: string) {
  const rows = await db
    .selectFrom('refunds')
    .select(['amount_minor', 'currency', 'status', 'created_at'])
    .where('return_id', '=', returnId)
    .orderBy('created_at')
    .execute();
  return rows.map(({ amount_minor: minor, currency, status, created_at: at }) => ({
    amount: money(minor, currency),
    status,
    at: at.toISOString(),
  }));
}

async function readOrder(db: Db, orderId: string) {
  const [row, events, actions, { order, earlier }, noMoney] = await Promise.all([
    db.selectFrom('orders').select('number').where('id', '=', orderId).executeTakeFirstOrThrow(),
    listNumberedEvents(db, orderId),
    listOrderActions(db, orderId),
    readRefundable(db, orderId),
    readNoMoney(db, orderId),
  ]);
  const { payment, fulfilment } = fold(events);
  return {
    number: row.number,
    version: events.at(-1)?.id ?? 0,
    payment,
    fulfilment,
    refundable: money(leftOf(order, earlier).minor, order.currency),
    noMoneyBecause: noMoney.ok ? noMoney.value : null,
    waiting: findOpenAction(actions),
  };
}

/** Finds them by the number or one of the addresses that were typed. */
async function suggestOrders(db: Db, { fields }: StoredReturn) {
  const number = readOrderNumber(fields.orderNumber);
  const emails = [fields.orderEmail, fields.email].map(emailKey).filter(Boolean);
  const rows = await db
    .selectFrom('orders')
    .select(['number', 'address', 'created_at', 'total_minor', 'currency'])
    .where((eb) =>
      eb.or([
        eb('number', '=', number ?? 0),
        ...(emails.length > 0 ? [eb(eb.fn<string>('lower', ['email']), 'in', emails)] : []),
      ]),
    )
    .orderBy('number', 'desc')
    .limit(SUGGESTIONS)
    .execute();
  return rows.map(({ number: found, address, created_at: at, total_minor: minor, currency }) => ({
    number: found,
    customer: (address as PostalAddress).fullName,
    createdAt: at.toISOString(),
    total: money(minor, currency),
  }));
}
