// Parcels in the database: what was sent of an order, and what came back of it. Written with the order's events, in the
// same transaction.
import { sql } from 'kysely';
import type { Db } from '../database/connect.ts';
import type { Transaction } from '../database/transaction.ts';

export type ParcelLine = { position: number; quantity: number };

export type StoredParcel = {
  id: string;
  /** Counts from 1 within its order. */
  number: number;
  carrier: string;
  /** Empty when the carrier gave none. */
  trackingNumber: string;
  sentAt: Date;
  deliveredAt: Date | null;
  lines: (ParcelLine & { returnedQuantity: number })[];
};

type NewParcel = Pick<StoredParcel, 'id' | 'number' | 'carrier' | 'trackingNumber' | 'sentAt'> & {
  orderId: string;
  lines: readonly ParcelLine[];
};

export async function insertParcel(tx: Transaction, parcel: NewParcel): Promise<void> {
  await tx
    .insertInto('parcels')
    .values({
      id: parcel.id,
      order_id: parcel.orderId,
      number: parcel.number,
      carrier: parcel.carrier,
      tracking_number: parcel.trackingNumber,
      sent_at: parcel.sentAt,
    })
    .execute();
  await tx
    .insertInto('parcel_lines')
    .values(
      parcel.lines.map(({ position, quantity }) => ({
        parcel_id: parcel.id,
        order_id: parcel.orderId,
        position,
        quantity,
      })),
    )
    .execute();
}

/** Its row stays, with the number that nobody else gets. */
export async function cancelParcel(tx: Transaction, parcelId: string, now: Date): Promise<void> {
  await tx.deleteFrom('parcel_lines').where('parcel_id', '=', parcelId).execute();
  await tx.updateTable('parcels').set({ cancelled_at: now }).where('id', '=', parcelId).execute();
}

export async function markParcelDelivered(tx: Transaction, parcelId: string, now: Date): Promise<void> {
  await tx.updateTable('parcels').set({ delivered_at: now }).where('id', '=', parcelId).execute();
}

export async function addReturnedLines(tx: Transaction, parcelId: string, lines: readonly ParcelLine[]): Promise<void> {
  for (const { position, quantity } of lines) {
    await tx
      .updateTable('parcel_lines')
      .set({ returned_quantity: sql`returned_quantity + ${quantity}` })
      .where('parcel_id', '=', parcelId)
      .where('position', '=', position)
      .execute();
  }
}

/** Lists them in the order in which they were sent. */
export async function listParcels(db: Db, orderId: string): Promise<StoredParcel[]> {
  const { rows } = await sql<StoredParcel>`
    select p.id, p.number, p.carrier, p.tracking_number as "trackingNumber", p.sent_at as "sentAt",
      p.delivered_at as "deliveredAt",
      coalesce((select jsonb_agg(jsonb_build_object('position', l.position, 'quantity', l.quantity,
          'returnedQuantity', l.returned_quantity) order by l.position)
        from parcel_lines l where l.parcel_id = p.id), '[]') as lines
    from parcels p where p.order_id = ${orderId} and p.cancelled_at is null order by p.number`.execute(db);
  return rows;
}
