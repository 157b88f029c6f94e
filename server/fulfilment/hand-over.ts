// All of an order changes hands at once, and nobody is told of a parcel: it was collected where it was paid, or it is gift cards.
import { randomUUID } from 'node:crypto';
import { decide, type OrderCommand } from '#src/orders/order-decisions.ts';
import type { Transaction } from '../database/transaction.ts';
import { commitOrderEvents } from '../orders/commit-order-events.ts';
import { type LockedOrder, lockOrder } from '../orders/order-store.ts';
import { closeInOutbox } from '../outbox/outbox-store.ts';
import { listOrderedQuantities } from '../shipping/ordered-quantities.ts';
import { insertParcel, markParcelDelivered } from '../shipping/parcel-store.ts';

export type HandedOver = {
  /** `COLLECTED` or `EMAILED`. */
  carrier: string;
  cause: string;
  now: Date;
};

/** Sent and delivered, of an order that is paid and not sent. */
export async function handOver(tx: Transaction, orderId: string, { carrier, cause, now }: HandedOver): Promise<void> {
  const order = await lockPaid(tx, orderId);
  const parcelId = randomUUID();
  const ordered = await listOrderedQuantities(tx, orderId);
  const lines = ordered.map(({ position, quantity }) => ({ position, quantity }));
  const parcel = { carrier, trackingNumber: '', lines };
  await insertParcel(tx, { ...parcel, id: parcelId, orderId, number: 1, sentAt: now });
  const { capturedMinor } = order;
  const held = { isDespiteDispute: true, withdrawn: [], isDespiteWithdrawal: true };
  const commit = (locked: LockedOrder, command: OrderCommand) => decideAndCommit(tx, locked, command, { cause, now });
  await commit(order, { type: 'markSent', ...parcel, ...held, parcelId, ordered, capturedMinor });
  await closeInOutbox(tx, `order-sent-${parcelId}`, now);
  await markParcelDelivered(tx, parcelId, now);
  await commit(await lockPaid(tx, orderId), { type: 'markDelivered', parcel: 1 });
}

async function decideAndCommit(
  tx: Transaction,
  order: LockedOrder,
  command: OrderCommand,
  by: { cause: string; now: Date },
): Promise<void> {
  const decision = decide(command, order.state);
  if (!decision.ok) throw new Error(`a paid order refuses ${command.type}: ${decision.error.kind}`);
  await commitOrderEvents(tx, order, decision.value, by);
}

async function lockPaid(tx: Transaction, orderId: string): Promise<LockedOrder> {
  const order = await lockOrder(tx, orderId);
  if (!order) throw new Error(`order ${orderId} is gone`);
  return order;
}
