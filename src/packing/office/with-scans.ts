import type { PackingOrder } from './packing-queries.ts';
import type { WaitingScan } from './scan-store.ts';

/** The orders as they are once the scans that still wait have arrived; one that has arrived counts once. */
export function withScans(orders: readonly PackingOrder[], scans: readonly WaitingScan[]): PackingOrder[] {
  return orders.map((order) => {
    const own = scans.filter(({ id, number }) => number === order.number && !order.scanIds.includes(id));
    if (own.length === 0) return order;
    const lines = order.lines.map((line) => {
      const added = own.reduce((sum, { position, quantity }) => sum + (position === line.position ? quantity : 0), 0);
      return { ...line, packed: Math.min(Math.max(line.packed + added, 0), line.quantity) };
    });
    return { ...order, lines, isMine: order.isMine || !order.packer };
  });
}
