// What becomes of the reductions of a product by a patch. What has begun is never rewritten: shoppers were told its amount and
// its begin, so it can only end at another time. The product is locked.
import { sql } from 'kysely';
import { checkPeriod, type ImpossiblePeriod } from '#src/catalogue/reductions/reduction-period.ts';
import { ok, type Result, refuse } from '#src/result.ts';
import type { Transaction } from '../../database/transaction.ts';
import type { ProductPatch } from './product-patch.ts';
import type { ProductRows } from './read-product-rows.ts';
import type { ReductionFields } from './reduction-patch.ts';

export type ReductionRow = {
  id: string;
  variantId: string;
  currency: string;
  amountMinor: number;
  beginsAt: Date;
  endsAt: Date | null;
  setId: string;
  title: string;
};

/** `ended`: as they were before. */
export type ReductionsPlan = Record<'added' | 'changed' | 'withdrawn' | 'ended', ReductionRow[]>;

type Kind =
  | `Reduction${ImpossiblePeriod['kind']}`
  /** It is no longer there. */
  | 'ReductionUnknown'
  | 'ReductionBegun'
  /** There is no price, or it follows one in another currency. */
  | 'ReductionWithoutPrice'
  | 'ReductionNotBelow'
  | 'ReductionsOverlap';

export type ReductionsRefusal = { kind: Kind; id: string };

type Planned = { rows: ProductRows; patch: ProductPatch; now: Date };

/** Null: the patch says nothing of them. */
export async function planReductionsPatch(
  tx: Transaction,
  { rows, patch, now }: Planned,
): Promise<Result<ReductionsPlan | null, ReductionsRefusal>> {
  if (!patch.reductions) return ok(null);
  const known = await readReductions(tx, rows.product.id);
  const plan: ReductionsPlan = { added: [], changed: [], withdrawn: [], ended: [] };
  const taken = await idsOfOthers(tx, Object.keys(patch.reductions), known);
  for (const [id, fields] of Object.entries(patch.reductions)) {
    const before = known.get(id);
    if (fields === null) {
      if (before) endOne(plan, before, now);
      continue;
    }
    const after = withFields(id, { before, fields, now });
    if (!after || taken.has(id)) return refuse({ kind: 'ReductionUnknown', id });
    const refusal = refuseOne({ before, after }, { rows, patch, now });
    if (refusal) return refuse({ kind: refusal, id });
    if (!before) plan.added.push(after);
    else if (!isSame(before, after)) plan.changed.push(after);
  }
  const overlapping = findOverlap(known, { plan, now });
  return overlapping ? refuse({ kind: 'ReductionsOverlap', id: overlapping }) : ok(plan);
}

/** Those that are over as well: what is added may not lie in the past, but they say whose an id is. */
async function readReductions(tx: Transaction, productId: string): Promise<Map<string, ReductionRow>> {
  const { rows } = await sql<ReductionRow>`
    select r.id, r.variant_id as "variantId", r.currency, r.amount_minor::int8 as "amountMinor", r.begins_at as "beginsAt",
      r.ends_at as "endsAt", r.set_id as "setId", r.title
    from price_reductions r join variants v on v.id = r.variant_id
    where v.product_id = ${productId} and r.source_id is null`.execute(tx);
  return new Map(rows.map((row) => [row.id, { ...row, amountMinor: Number(row.amountMinor) }]));
}

/** Ids that are of another product, or of a converted reduction. */
async function idsOfOthers(
  tx: Transaction,
  ids: readonly string[],
  known: ReadonlyMap<string, ReductionRow>,
): Promise<Set<string>> {
  const asked = ids.filter((id) => !known.has(id));
  if (asked.length === 0) return new Set();
  const { rows } = await sql<{ id: string }>`
    select id from price_reductions where id = any(${asked}::uuid[])`.execute(tx);
  return new Set(rows.map(({ id }) => id));
}

function endOne(plan: ReductionsPlan, row: ReductionRow, now: Date): void {
  if (row.beginsAt >= now) plan.withdrawn.push(row);
  else if (!row.endsAt || row.endsAt > now) plan.ended.push(row);
}

type Fields = { before: ReductionRow | undefined; fields: ReductionFields; now: Date };

/** Null: it is not there, and the patch does not say what it would be. */
function withFields(id: string, { before, fields, now }: Fields): ReductionRow | null {
  const { variant_id: variantId, currency, amount_minor: amountMinor, begins_at, ends_at: endsAt } = fields;
  const beginsAt = begins_at === null ? now : begins_at;
  if (before) {
    return {
      ...before,
      ...(amountMinor !== undefined && { amountMinor }),
      ...(beginsAt && { beginsAt }),
      ...(endsAt !== undefined && { endsAt }),
    };
  }
  if (!variantId || !currency || !amountMinor) return null;
  const { set_id: setId = id, title = '' } = fields;
  return { id, variantId, currency, amountMinor, beginsAt: beginsAt ?? now, endsAt: endsAt ?? null, setId, title };
}

function refuseOne(
  { before, after }: { before: ReductionRow | undefined; after: ReductionRow },
  { rows, patch, now }: Planned,
): Kind | null {
  if (before && isSame(before, after)) return null;
  const isRunning = before !== undefined && before.beginsAt <= now;
  if (isRunning && before.endsAt && before.endsAt <= now) return 'ReductionUnknown';
  const isRewritten =
    before?.amountMinor !== after.amountMinor || before.beginsAt.getTime() !== after.beginsAt.getTime();
  if (isRunning && isRewritten) return 'ReductionBegun';
  const period = checkPeriod(isRunning ? { ...after, beginsAt: now } : after, now);
  if (!period.ok)
    return `Reduction${isRunning && period.error.kind === 'EndBeforeBegin' ? 'EndPast' : period.error.kind}`;
  const ordinary = ordinaryPrice(after, rows, patch);
  if (ordinary === null) return 'ReductionWithoutPrice';
  return isRewritten && after.amountMinor >= ordinary ? 'ReductionNotBelow' : null;
}

/** What it costs without a reduction once the patch is saved. Null: nothing of its own. */
function ordinaryPrice({ variantId, currency }: ReductionRow, rows: ProductRows, patch: ProductPatch): number | null {
  if (!rows.variants.has(variantId)) return null;
  const row = rows.prices.get(`${variantId} ${currency}`);
  const byCurrency: Record<string, { amount_minor?: number | null | undefined }> = patch.prices?.[variantId] ?? {};
  const typed = byCurrency[currency]?.amount_minor;
  return typed === undefined ? (row && row.converted_from === null ? row.amount_minor : null) : typed;
}

/** The id of one that would be of the same price at the same time as another. */
function findOverlap(known: ReadonlyMap<string, ReductionRow>, { plan, now }: { plan: ReductionsPlan; now: Date }) {
  const written = [...plan.changed, ...plan.added];
  const after = new Map(known);
  for (const { id } of plan.withdrawn) after.delete(id);
  for (const row of plan.ended) after.set(row.id, { ...row, endsAt: now });
  for (const row of written) after.set(row.id, row);
  const ofPrice = Map.groupBy(after.values(), ({ variantId, currency }) => `${variantId} ${currency}`);
  const collides = (row: ReductionRow) =>
    ofPrice.get(`${row.variantId} ${row.currency}`)?.some((other) => other.id !== row.id && isAtOnce(other, row));
  return written.find(collides)?.id ?? null;
}

function isAtOnce(one: ReductionRow, other: ReductionRow): boolean {
  const isBefore = (first: ReductionRow, second: ReductionRow) =>
    first.endsAt !== null && first.endsAt <= second.beginsAt;
  return !isBefore(one, other) && !isBefore(other, one);
}

function isSame(one: ReductionRow, other: ReductionRow): boolean {
  return (
    one.amountMinor === other.amountMinor &&
    one.beginsAt.getTime() === other.beginsAt.getTime() &&
    one.endsAt?.getTime() === other.endsAt?.getTime()
  );
}
