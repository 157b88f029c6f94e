// A product was put into a parcel, or taken out again. Two people cannot pack the same order, nor one more than it holds,
// and a scan that a phone sends again because it never heard the answer counts once.
import type { PackingRefusal } from '#src/packing/office/packing-refusals.ts';
import { ok, type Result, refuse } from '#src/result.ts';
import type { Transaction } from '../../database/transaction.ts';
import { inTransaction } from '../../database/transaction.ts';
import type { OfficeContext } from '../../schema/request-context.ts';
import { claimPacking, hasScan, insertScan, type NewScan, readPackings, releasePacking } from './packing-store.ts';
import { type OrderToPack, readOrdersToPack } from './read-orders-to-pack.ts';

export type PackingScan = NewScan & { number: number };

type Office = Pick<OfficeContext, 'db' | 'now' | 'staff' | 'audit'>;

export async function recordPackingScan(
  context: Office,
  { number, ...scan }: PackingScan,
): Promise<Result<null, PackingRefusal>> {
  const { db, now, audit } = context;
  const me = packerOf(context);
  return inTransaction(db, async (tx) => {
    const order = await lockOrderToPack(tx, number);
    if (await hasScan(tx, scan.id)) return ok(null);
    const line = order?.lines.find(({ position }) => position === scan.position);
    if (!order || !line) return refuse({ kind: 'NotToPack' });
    const packing = (await readPackings(tx, [order])).get(order.id);
    const packer = packing?.packer;
    if (packer && packer.staffId !== me.staffId) return refuse({ kind: 'PackedByOther', packer: packer.staffName });
    const packed = (packing?.packed.get(scan.position) ?? 0) + scan.quantity;
    if (packed < 0 || packed > line.quantity) return refuse({ kind: 'TooMany' });
    await insertScan(tx, order, scan, me, now());
    const inParcel = [...(packing?.packed.values() ?? [])].reduce((sum, quantity) => sum + quantity, scan.quantity);
    // Anyone who has taken everything out again leaves the order to others.
    if (inParcel === 0) await releasePacking(tx, order.id);
    else if (!packer) {
      await claimPacking(tx, order, me, now());
      await audit(tx, { kind: 'packing.begun', subject: String(number) });
    }
    return ok(null);
  });
}

/** Takes it over from another person: what is in the parcel stays in it. */
export async function takePackingOver(context: Office, number: number): Promise<Result<null, PackingRefusal>> {
  const { db, now, audit } = context;
  const me = packerOf(context);
  return inTransaction(db, async (tx) => {
    const order = await lockOrderToPack(tx, number);
    if (!order) return refuse({ kind: 'NotToPack' });
    const before = (await readPackings(tx, [order])).get(order.id)?.packer;
    if (before?.staffId === me.staffId) return ok(null);
    await claimPacking(tx, order, me, now());
    await audit(tx, { kind: 'packing.takenOver', subject: String(number), before: before?.staffName ?? null });
    return ok(null);
  });
}

/** Locks the order: of two phones that scan at once, the second waits here. */
async function lockOrderToPack(tx: Transaction, number: number): Promise<OrderToPack | undefined> {
  await tx.selectFrom('orders').select('id').where('number', '=', number).forUpdate().execute();
  const { orders } = await readOrdersToPack(tx, { numbers: [number], first: 1 });
  return orders[0];
}

function packerOf({ staff }: Office) {
  if (!staff) throw new Error('an order is packed without anybody who is signed in');
  return { staffId: staff.id, staffName: staff.name };
}
