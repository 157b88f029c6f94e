// A parcel of the order has been handed to its carrier: recorded with its contents, and the shopper is told where to
// track it. Stock was reduced when the order was paid; sending does not change it.
import { randomUUID } from 'node:crypto';
import type { LineQuantity } from '#src/orders/fulfilment-decisions.ts';
import { decide, type OrderRefusal } from '#src/orders/order-decisions.ts';
import { ok, type Result, refuse } from '#src/result.ts';
import type { Db } from '../database/connect.ts';
import { inTransaction, type Transaction } from '../database/transaction.ts';
import { commitOrderEvents } from '../orders/commit-order-events.ts';
import { type LockedOrder, lockOrder } from '../orders/order-store.ts';
import type { AuditInside } from '../schema/request-context.ts';
import { listQuantitiesToSend } from '../shipping/ordered-quantities.ts';
import { insertParcel } from '../shipping/parcel-store.ts';
import { listWithdrawnUnsent } from '../shipping/withdrawn-before-sending.ts';

export type ParcelRequest = {
  /** The parcel's id, for work that may be repeated: it is sent once. */
  parcelId?: string;
  orderId: string;
  carrier: string;
  /** Empty when the carrier gave none. */
  trackingNumber: string;
  /** Null: all that is left. */
  lines: readonly LineQuantity[] | null;
  /** Staff knows that the payment is disputed and sends anyway. */
  isDespiteDispute: boolean;
  /** Staff knows that the shopper has withdrawn and sends anyway. */
  isDespiteWithdrawal?: boolean;
};

export type SentParcel = {
  number: number;
  lines: readonly LineQuantity[];
  /** Nothing is left to send. */
  isLast: boolean;
};

export type FulfilmentRefused = OrderRefusal | { kind: 'OrderUnknown' };

export async function sendParcel(
  { db, now, auditDone }: { db: Db; now: () => Date; auditDone?: AuditInside },
  { orderId, parcelId: givenId = randomUUID(), ...parcel }: ParcelRequest,
): Promise<Result<SentParcel, FulfilmentRefused>> {
  return inTransaction(db, async (tx) => {
    const order = await lockOrder(tx, orderId);
    if (!order) return refuse({ kind: 'OrderUnknown' });
    const { state } = order;
    const same = state.parcels.findIndex((candidate) => candidate.parcelId === givenId);
    const done = state.parcels[same];
    if (done) return ok({ number: same + 1, lines: done.lines, isLast: done.isLast });
    const decision = await decideSending(tx, order, { parcelId: givenId, ...parcel });
    if (!decision.ok) return decision;
    const sent = decision.value.find((event) => event.type === 'ParcelSent');
    if (!sent) throw new Error('a parcel was neither refused nor sent');
    const { parcelId: id, carrier, trackingNumber, lines, isLast } = sent;
    const number = state.parcels.length + 1;
    await insertParcel(tx, { id, orderId, number, carrier, trackingNumber, lines, sentAt: now() });
    await commitOrderEvents(tx, order, decision.value, { cause: 'staff', now: now() });
    await auditDone?.(tx, { carrier, lines });
    return ok({ number, lines, isLast });
  });
}

/** Why the order would not be sent now; null when it would. */
export async function checkParcel(db: Db, { orderId, ...parcel }: ParcelRequest): Promise<FulfilmentRefused | null> {
  return inTransaction(db, async (tx) => {
    const order = await lockOrder(tx, orderId);
    if (!order) return { kind: 'OrderUnknown' };
    const decision = await decideSending(tx, order, { parcelId: randomUUID(), ...parcel });
    return decision.ok ? null : decision.error;
  });
}

async function decideSending(
  tx: Transaction,
  { id, state, capturedMinor }: LockedOrder,
  parcel: Omit<ParcelRequest, 'orderId' | 'parcelId'> & { parcelId: string },
) {
  const goods = { ordered: await listQuantitiesToSend(tx, id), withdrawn: await listWithdrawnUnsent(tx, id) };
  return decide({ type: 'markSent', isDespiteWithdrawal: false, capturedMinor, ...goods, ...parcel }, state);
}
