// How much of an order can still be withdrawn from: what was neither announced before nor came back without a notice.
import type { LineQuantity } from '../orders/fulfilment-decisions.ts';

/** A notice, or goods that came back; oldest first. */
export type ReturnMove = { kind: 'announced' | 'returned'; lines: readonly LineQuantity[] };

/** Quantities by line. Goods that come back after a notice are those it announced, and count once. */
export function withdrawableQuantities(ordered: readonly LineQuantity[], moves: readonly ReturnMove[]): LineQuantity[] {
  return ordered.map(({ position, quantity }) => {
    let gone = 0;
    let awaited = 0;
    for (const { kind, lines } of moves) {
      const moved = lines.reduce((sum, line) => sum + (line.position === position ? line.quantity : 0), 0);
      if (kind === 'announced') {
        awaited += moved;
        gone += moved;
      } else {
        const expected = Math.min(awaited, moved);
        awaited -= expected;
        gone += moved - expected;
      }
    }
    return { position, quantity: Math.max(0, quantity - gone) };
  });
}
