// How many there are is typed as a number, and sent as the difference to the one that stood there: what is sold meanwhile
// stays sold.
import { readWhole } from '../../../numbers/read-whole.ts';
import type { PartContent } from './product-part.ts';

const MOST_COUNTED = 999_999_999;

/**
 * The counts by the variant's id. `counts`: null where nobody counts; `uncounted`: what the shop believed of it all the
 * same.
 */
type Counted = PartContent & {
  counts?: { readonly [variantId: string]: number | null };
  uncounted?: { readonly [variantId: string]: number };
};

/** Null when it is no whole number. */
export function readCounted(typed: string): number | null {
  return readWhole(typed, MOST_COUNTED);
}

/**
 * The patch with what was counted as differences. The key is that of the editor and the version together: over the same
 * version the same difference is meant, and over another one another.
 */
export function withDifferences(
  { counts = {}, uncounted: _, ...patch }: Counted,
  { before, key, version }: { before: Counted; key: string; version: number | null },
): PartContent {
  const counted = Object.entries(counts).flatMap(([id, count]) => (count === null ? [] : [{ id, count }]));
  if (counted.length === 0) return patch;
  const ofVersion = key.slice(0, -8) + (version ?? 0).toString(16).padStart(8, '0');
  const seen = (id: string) => before.counts?.[id] ?? before.uncounted?.[id] ?? 0;
  const stock = counted.map(({ id, count }) => [id, { by: count - seen(id), counted: count, key: ofVersion }]);
  return { ...patch, stock: { ...(patch.stock as object | undefined), ...Object.fromEntries(stock) } };
}
