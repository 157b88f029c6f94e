// What a save does to options, variants and stock, found out under the product's lock before anything is written.
import { ok, type Result, refuse } from '#src/result.ts';
import type { Transaction } from '../../database/transaction.ts';
import type { EnteredByVariant } from './entered-since.ts';
import { isAboutOptions } from './options-patch.ts';
import { type OptionsPlan, type OptionsRefusal, planOptions } from './plan-options.ts';
import type { ProductPatch } from './product-patch.ts';
import { type LockedStock, lockStock, type StockDifference, withoutMoved } from './put-stock.ts';
import { readOptionRows } from './read-option-rows.ts';
import type { ProductRows } from './read-product-rows.ts';

export type StockRefusal =
  | { kind: 'StockNotTracked'; variantId: string }
  | { kind: 'StockBelowReserved'; variantId: string; onHand: number; reserved: number };

export type PreparedOptions = { plan: OptionsPlan; stock: StockDifference[] };

const MOST_ON_HAND = 2_147_483_647;

/** Null for a patch that is not about them. */
export async function prepareOptions(
  tx: Transaction,
  rows: ProductRows,
  { patch, now, entered }: { patch: ProductPatch; now: Date; entered: EnteredByVariant },
): Promise<Result<PreparedOptions | null, OptionsRefusal | StockRefusal>> {
  if (!isAboutOptions(patch)) return ok(null);
  const live = [...rows.variants.values()].toSorted((a, b) => a.position - b.position);
  const planned = planOptions(await readOptionRows(tx, rows.product.id), live, { patch, now });
  if (!planned.ok) return planned;
  const plan = planned.value;
  const sent = Object.entries(patch.stock ?? {}).map(([variantId, difference]) => ({ variantId, ...difference }));
  // What somebody else has entered in the same words is entered.
  const left = sent.filter(({ variantId, counted }) => entered.get(variantId)?.onHand !== (counted ?? null));
  const asked = await withoutMoved(tx, left);
  const revived = plan.added.flatMap(({ revived: row }) => row?.id ?? []);
  const locked = await lockStock(tx, [
    ...asked.map(({ variantId }) => variantId),
    ...plan.merged.flatMap(({ id, into }) => [id, into]),
    ...revived,
  ]);
  const refusal = refuseStock(asked, { locked, patch });
  if (refusal) return refuse(refusal);
  return ok({ plan, stock: [...asked, ...listMoved(plan, locked)] });
}

function refuseStock(
  asked: readonly StockDifference[],
  { locked, patch }: { locked: LockedStock; patch: ProductPatch },
): StockRefusal | null {
  for (const { variantId, by } of asked) {
    const stock = locked.get(variantId);
    if (!stock) continue;
    const { on_hand: onHand, reserved } = stock;
    if (!(patch.variants?.[variantId]?.tracks_stock ?? stock.tracks_stock))
      return { kind: 'StockNotTracked', variantId };
    if (onHand + by < reserved || onHand + by > MOST_ON_HAND)
      return { kind: 'StockBelowReserved', variantId, onHand, reserved };
  }
  return null;
}

/** What is on the shelf of two that become one is that one's; what orders have reserved stays theirs. */
function listMoved({ merged }: OptionsPlan, locked: LockedStock): StockDifference[] {
  return merged.flatMap(({ id, into }) => {
    const [from, to] = [locked.get(id), locked.get(into)];
    if (!from?.tracks_stock || !to?.tracks_stock) return [];
    const free = from.on_hand - from.reserved;
    return [
      { variantId: id, by: -free },
      { variantId: into, by: free },
    ];
  });
}
