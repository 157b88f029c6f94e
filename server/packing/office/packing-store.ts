// The packer of each order, and what is in its parcel by now.
import { sql } from 'kysely';
import type { Db } from '../../database/connect.ts';
import type { Transaction } from '../../database/transaction.ts';
import type { OrderToPack } from './read-orders-to-pack.ts';

export type Packer = { staffId: number; staffName: string };
export type Parcel = Pick<OrderToPack, 'id' | 'parcelNumber'>;

export type Packing = {
  packer: Packer | null;
  scanIds: string[];
  /** Keyed by position. */
  packed: ReadonlyMap<number, number>;
};

type Row = Packer & { orderId: string };
type ScanRow = { orderId: string; id: string; position: number; quantity: number };

/** Reads them by the order's id. */
export async function readPackings(db: Db, parcels: readonly Parcel[]): Promise<Map<string, Packing>> {
  const ids = parcels.map(({ id }) => id);
  const numbers = parcels.map(({ parcelNumber }) => parcelNumber);
  const wanted = sql`unnest(${ids}::uuid[], ${numbers}::int[]) as wanted (order_id, parcel_number)`;
  const { rows: packers } = await sql<Row>`
    select p.order_id as "orderId", p.staff_id as "staffId", p.staff_name as "staffName"
    from ${wanted} join packings p using (order_id, parcel_number)`.execute(db);
  const { rows: scans } = await sql<ScanRow>`
    select s.order_id as "orderId", s.id, s.position, s.quantity
    from ${wanted} join packing_scans s using (order_id, parcel_number)`.execute(db);
  const scansOf = Map.groupBy(scans, ({ orderId }) => orderId);
  return new Map(
    ids.map((id) => {
      const own = scansOf.get(id) ?? [];
      const packed = new Map<number, number>();
      for (const { position, quantity } of own) packed.set(position, (packed.get(position) ?? 0) + quantity);
      const packer = packers.find(({ orderId }) => orderId === id) ?? null;
      return [id, { packer, packed, scanIds: own.map((scan) => scan.id) }];
    }),
  );
}

/** Makes `packer` the one who packs it, whoever did before. */
export async function claimPacking(
  tx: Transaction,
  { id, parcelNumber }: Parcel,
  { staffId, staffName }: Packer,
  now: Date,
): Promise<void> {
  const claim = { parcel_number: parcelNumber, staff_id: staffId, staff_name: staffName, since: now };
  await tx
    .insertInto('packings')
    .values({ order_id: id, ...claim })
    .onConflict((conflict) => conflict.column('order_id').doUpdateSet(claim))
    .execute();
}

export async function releasePacking(tx: Transaction, orderId: string): Promise<void> {
  await tx.deleteFrom('packings').where('order_id', '=', orderId).execute();
}

export async function hasScan(tx: Transaction, id: string): Promise<boolean> {
  const row = await tx.selectFrom('packing_scans').select('id').where('id', '=', id).executeTakeFirst();
  return row !== undefined;
}

export type NewScan = { id: string; position: number; quantity: number; at: Date };

export async function insertScan(
  tx: Transaction,
  { id: orderId, parcelNumber }: Parcel,
  { id, position, quantity, at }: NewScan,
  { staffId, staffName }: Packer,
  now: Date,
): Promise<void> {
  await tx
    .insertInto('packing_scans')
    .values({
      id,
      order_id: orderId,
      position,
      parcel_number: parcelNumber,
      quantity,
      staff_id: staffId,
      staff_name: staffName,
      scanned_at: at,
      recorded_at: now,
    })
    .execute();
}
