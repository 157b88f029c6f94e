// Reserves, releases and sells stock for orders, and puts it back when goods return. Callers lock the variants first,
// in id order, so that two baskets with the same products in opposite order wait for each other instead of deadlocking.
import { sql } from 'kysely';
import type { Transaction } from '../database/transaction.ts';
import { sellStock } from './sell-stock.ts';

/** The time for which an order holds its goods while it waits to be paid at once. */
export const RESERVATION_MS = 30 * 60_000;

export type StockLine = { variantId: string; quantity: number };
export type LockedVariant = { id: string; tracksStock: boolean; sellsWithoutStock: boolean; available: number };

/**
 * Locks the variants' rows until the transaction ends and reads their stock as of now. Their keys stay what they are: whoever
 * writes prices of them meanwhile, whose rows name them, neither waits for this nor is waited for.
 */
export async function lockVariants(tx: Transaction, variantIds: string[]): Promise<Map<string, LockedVariant>> {
  if (variantIds.length === 0) return new Map();
  const { rows } = await sql<LockedVariant>`
    select id, tracks_stock as "tracksStock", sells_without_stock as "sellsWithoutStock", on_hand - reserved as "available"
    from variants where id in (${sql.join(variantIds)}) order by id for no key update`.execute(tx);
  return new Map(rows.map((row) => [row.id, row]));
}

/** What lines need of each product: some lines have none, and several may have the same. */
export function stockLinesOf(lines: readonly { variantId: string | null; quantity: number }[]): StockLine[] {
  const needed = new Map<string, number>();
  for (const { variantId, quantity } of lines) {
    if (variantId) needed.set(variantId, (needed.get(variantId) ?? 0) + quantity);
  }
  return Array.from(needed, ([variantId, quantity]) => ({ variantId, quantity })).sort((a, b) =>
    a.variantId < b.variantId ? -1 : 1,
  );
}

/** The lines for which there is not enough left. */
export function findShortages(lines: StockLine[], variants: Map<string, LockedVariant>): StockLine[] {
  return lines.filter(({ variantId, quantity }) => {
    const variant = variants.get(variantId);
    if (!variant) return true;
    return variant.tracksStock && !variant.sellsWithoutStock && variant.available < quantity;
  });
}

/** Reserves stock; of a variant that is sold without stock, as much as there is, and the rest is made to order. */
export async function reserveStock(
  tx: Transaction,
  orderId: string,
  lines: StockLine[],
  variants: Map<string, LockedVariant>,
  now: Date,
): Promise<void> {
  for (const { variantId, quantity } of lines) {
    const variant = variants.get(variantId);
    const held = variant?.tracksStock ? Math.min(quantity, variant.available) : 0;
    if (held <= 0) continue;
    await sql`update variants set reserved = reserved + ${held} where id = ${variantId}`.execute(tx);
    await tx
      .insertInto('stock_reservations')
      .values({ order_id: orderId, variant_id: variantId, quantity: held })
      .execute();
    await logMovement(tx, { variantId, orderId, kind: 'reserved', quantity: held, now });
  }
}

/** Releases what the order has reserved. A second call does nothing. */
export async function releaseStock(tx: Transaction, orderId: string, now: Date): Promise<void> {
  for (const { variantId, quantity } of await takeReservations(tx, orderId)) {
    await sql`update variants set reserved = reserved - ${quantity} where id = ${variantId}`.execute(tx);
    await logMovement(tx, { variantId, orderId, kind: 'released', quantity, now });
  }
}

/** What the order has reserved and what another needs, at once: one after the other would be out of the one order. */
export async function lockHeldAndWanted(tx: Transaction, orderId: string, wanted: readonly StockLine[]): Promise<void> {
  const held = await tx.selectFrom('stock_reservations').select('variant_id').where('order_id', '=', orderId).execute();
  const ids = [...held.map((row) => row.variant_id), ...wanted.map(({ variantId }) => variantId)];
  await lockVariants(tx, [...new Set(ids)]);
}

/** What the order has reserved cannot be sold any more: it is neither free again nor there. */
export async function writeOffReserved(tx: Transaction, orderId: string, reason: string, now: Date): Promise<void> {
  for (const { variantId, quantity } of await takeReservations(tx, orderId)) {
    await sql`update variants set reserved = reserved - ${quantity}, on_hand = on_hand - ${quantity}
      where id = ${variantId}`.execute(tx);
    await logMovement(tx, { variantId, orderId, kind: 'released', quantity, now });
    await logMovement(tx, { variantId, orderId, kind: 'written_off', quantity, reason, now });
  }
}

/** Turns what the order has reserved into sold goods. */
export async function sellReservedStock(tx: Transaction, orderId: string, now: Date): Promise<void> {
  const sold = await takeReservations(tx, orderId);
  for (const { variantId, quantity } of sold) {
    await sellStock(tx, { orderId, variantId, quantity }, now);
    await logMovement(tx, { variantId, orderId, kind: 'sold', quantity, now });
  }
}

/** Goods of an order that came back and can be sold again. */
export async function restock(tx: Transaction, orderId: string, lines: StockLine[], now: Date): Promise<void> {
  const variants = await lockVariants(
    tx,
    lines.map(({ variantId }) => variantId),
  );
  for (const { variantId, quantity } of lines) {
    if (!variants.get(variantId)?.tracksStock) continue;
    await sql`update variants set on_hand = on_hand + ${quantity} where id = ${variantId}`.execute(tx);
    await logMovement(tx, { variantId, orderId, kind: 'returned', quantity, now });
  }
}

/** Removes the order's reservations and returns them, variants locked in id order. */
async function takeReservations(tx: Transaction, orderId: string): Promise<StockLine[]> {
  const held = await tx
    .selectFrom('stock_reservations')
    .select(['variant_id', 'quantity'])
    .where('order_id', '=', orderId)
    .orderBy('variant_id')
    .execute();
  await lockVariants(
    tx,
    held.map((row) => row.variant_id),
  );
  await tx.deleteFrom('stock_reservations').where('order_id', '=', orderId).execute();
  return held.map((row) => ({ variantId: row.variant_id, quantity: row.quantity }));
}

type Movement = {
  variantId: string;
  orderId: string;
  kind: 'reserved' | 'released' | 'sold' | 'returned' | 'written_off';
  quantity: number;
  reason?: string;
  now: Date;
};

async function logMovement(
  tx: Transaction,
  { variantId, orderId, kind, quantity, reason = '', now }: Movement,
): Promise<void> {
  await tx
    .insertInto('stock_movements')
    .values({ variant_id: variantId, order_id: orderId, kind, quantity, reason, at: now })
    .execute();
}
