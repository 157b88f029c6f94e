// Labels in the database: what was asked of which carrier for which order, and what became of it.
import { sql } from 'kysely';
import type { LabelProblem } from '#src/shipping/label-carrier.ts';
import type { Db } from '../../database/connect.ts';
import type { Transaction } from '../../database/transaction.ts';

export const labelStates = ['asked', 'ordered', 'made', 'unknown', 'refused', 'cancelled', 'given_up'] as const;
export type LabelState = (typeof labelStates)[number];

export type StoredLabel = {
  id: string;
  orderId: string;
  requestId: string;
  carrier: string;
  size: string;
  weightGrams: number;
  reference: string;
  state: LabelState;
  shipmentId: string | null;
  trackingNumber: string | null;
  problem: string | null;
  detail: string;
  busyUntil: Date | null;
  askedAt: Date;
};

/** All but the document, which may be large. */
const columns = [
  'id',
  'order_id as orderId',
  'request_id as requestId',
  'carrier',
  'size',
  'weight_grams as weightGrams',
  'reference',
  'state',
  'shipment_id as shipmentId',
  'tracking_number as trackingNumber',
  'problem',
  'detail',
  'busy_until as busyUntil',
  'asked_at as askedAt',
] as const;

type NewLabel = Pick<StoredLabel, 'id' | 'orderId' | 'carrier' | 'size' | 'weightGrams' | 'reference'>;

export async function insertLabel(tx: Transaction, label: NewLabel, now: Date): Promise<void> {
  const { id, orderId, carrier, size, weightGrams, reference } = label;
  await tx
    .insertInto('parcel_labels')
    .values({
      id,
      order_id: orderId,
      request_id: id,
      carrier,
      size,
      weight_grams: weightGrams,
      reference,
      state: 'asked',
      asked_at: now,
      changed_at: now,
    })
    .execute();
}

/** Oldest first. */
export async function listLabels(db: Db, orderId: string): Promise<StoredLabel[]> {
  const rows = await db
    .selectFrom('parcel_labels')
    .select(columns)
    .where('order_id', '=', orderId)
    .orderBy('asked_at')
    .orderBy('id')
    .execute();
  return rows as StoredLabel[];
}

export async function findLabel(db: Db, id: string): Promise<StoredLabel | null> {
  const row = await db.selectFrom('parcel_labels').select(columns).where('id', '=', id).executeTakeFirst();
  return (row as StoredLabel | undefined) ?? null;
}

/** Those of orders, by their numbers, in that order: labels that are made, of parcels that have not come back. */
export async function listLabelDocuments(db: Db, orderNumbers: readonly number[]) {
  return db
    .selectFrom('parcel_labels')
    .innerJoin('orders', 'orders.id', 'parcel_labels.order_id')
    .select(['orders.number', 'parcel_labels.id', 'parcel_labels.document'])
    .where('orders.number', 'in', [...orderNumbers])
    .where('parcel_labels.state', '=', 'made')
    .orderBy(sql`array_position(${[...orderNumbers]}::bigint[], orders.number)`)
    .orderBy('parcel_labels.asked_at')
    .execute();
}

export async function readLabelDocument(db: Db, id: string): Promise<Uint8Array | null> {
  const row = await db.selectFrom('parcel_labels').select('document').where('id', '=', id).executeTakeFirst();
  return row?.document ?? null;
}

type Change = {
  state?: LabelState;
  /** The request of the person who carries on with it. */
  request?: { id: string; size: string; weightGrams: number };
  shipmentId?: string;
  trackingNumber?: string;
  document?: Uint8Array;
  problem?: LabelProblem | null;
  /** Null: anyone who comes next may ask. */
  busyUntil: Date | null;
};

export async function changeLabel(tx: Transaction, id: string, change: Change, now: Date): Promise<void> {
  const { state, request, shipmentId, trackingNumber, document, problem, busyUntil } = change;
  await tx
    .updateTable('parcel_labels')
    .set({
      busy_until: busyUntil,
      changed_at: now,
      ...(state && { state }),
      ...(request && { request_id: request.id, size: request.size, weight_grams: request.weightGrams }),
      ...(shipmentId && { shipment_id: shipmentId }),
      ...(trackingNumber && { tracking_number: trackingNumber }),
      ...(document && { document: Buffer.from(document) }),
      ...(problem !== undefined && { problem: problem?.kind ?? null, detail: problem?.detail ?? '' }),
    })
    .where('id', '=', id)
    .execute();
}
