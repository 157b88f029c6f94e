// Changes many prices in one batch of the history, and in many transactions: one would hold what it has locked for as long as
// the last price takes, and nobody could buy meanwhile. Whoever asks waits for all parts; what a process leaves behind that
// dies in the middle is done by the next round of the shop.
import { sql } from 'kysely';
import type { BatchTitle } from '#src/history/batch-title.ts';
import { ok, type Result, refuse } from '#src/result.ts';
import type { Db } from '../../database/connect.ts';
import { inTransaction, type Transaction } from '../../database/transaction.ts';
import { beginBatch, type ChangedBy, dropEmptyBatch, inBatch, inBegunBatch } from '../../history/change-batch.ts';
import { countMeant, type Raise, type RaisePlan, raiseIn, tryRaise } from './plan-raise.ts';

/** The counts are the database's; the lists are of what this call has done. */
export type RaisedPrices = RaisePlan & {
  counts: { changed: number; unchanged: number; refused: number };
  batchId: number | null;
};

export type RaiseRefusal = { kind: 'CollectionUnknown' } | { kind: 'NoPrices' };

type Services = { db: Db; now: () => Date; by: ChangedBy };

/** So many prices are changed at once, unless one product has more of them: some tens of milliseconds. */
const PRICES_PER_PART = 200;

/** The prices that the merchant has set in the currency; those that are converted follow. */
export async function raisePrices(
  services: Services,
  { isTrial = false, ...raise }: Raise & { isTrial?: boolean },
): Promise<Result<RaisedPrices, RaiseRefusal>> {
  const { db } = services;
  const { filter } = raise;
  if (filter && 'collection' in filter && !(await isCollection(db, filter.collection)))
    return refuse({ kind: 'CollectionUnknown' });
  const meant = await countMeant(db, raise);
  if (meant.length === 0) return refuse({ kind: 'NoPrices' });
  if (isTrial) return ok(counted(await tryRaise(db, raise), null));
  const parts = partsOf(meant);
  return ok(await (parts.length === 1 ? raiseAtOnce : raiseInParts)(services, { raise, parts }));
}

async function isCollection(db: Db, handle: string): Promise<boolean> {
  return Boolean(await db.selectFrom('collections').select('id').where('handle', '=', handle).executeTakeFirst());
}

function counted(plan: RaisePlan, batchId: number | null): RaisedPrices {
  const { changed, unchanged, refused } = plan;
  const counts = { changed: changed.length, unchanged: unchanged.length, refused: refused.length };
  return { ...plan, counts, batchId };
}

/** The ids of the products of each part. */
function partsOf(meant: readonly { id: string; prices: number }[]): string[][] {
  const parts: string[][] = [];
  let room = 0;
  for (const { id, prices } of meant) {
    const part = parts.at(-1);
    if (part && prices <= room) part.push(id);
    else parts.push([id]);
    room = (part && prices <= room ? room : PRICES_PER_PART) - prices;
  }
  return parts;
}

type Parts = { raise: Raise; parts: readonly (readonly string[])[] };

async function raiseAtOnce({ db, now, by }: Services, { raise, parts }: Parts): Promise<RaisedPrices> {
  const productIds = parts.flat();
  return inTransaction(db, async (tx) => {
    const title = titleOf(raise, productIds.length);
    const { answer, batchId } = await inBatch(tx, { by, title, now: now() }, () =>
      raiseIn(tx, raise, { productIds, now: now() }),
    );
    return counted(answer, batchId);
  });
}

async function raiseInParts({ db, now, by }: Services, { raise, parts }: Parts): Promise<RaisedPrices> {
  const { filter: _, ...change } = raise;
  const productIds = parts.flat();
  let end = 0;
  const ends = parts.map((part) => {
    end += part.length;
    return end;
  });
  const id = await inTransaction(db, async (tx) => {
    const batchId = await beginBatch(tx, { by, title: titleOf(raise, productIds.length), now: now() });
    await by.audit?.(tx, batchId);
    const { id: begun } = await tx
      .insertInto('price_changes')
      .values({
        ...{ batch_id: batchId, change: JSON.stringify(change), worked_at: now() },
        ...{ product_ids: productIds, part_ends: JSON.stringify(ends) },
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    return begun;
  });
  return doParts({ db, now }, id);
}

function titleOf({ currency, basisPoints, minor }: Raise, count: number): BatchTitle {
  if (minor !== undefined) return { key: 'batch.productsEdited', values: { count } };
  return { key: 'batch.prices', values: { currency, basisPoints } };
}

type Working = { db: Db; now: () => Date };

async function doParts({ db, now }: Working, id: string): Promise<RaisedPrices> {
  const done: RaisePlan = { changed: [], unchanged: [], refused: [] };
  for (;;) {
    const part = await inTransaction(db, (tx) => doNextPart(tx, id, now()));
    if (!part) break;
    // One by one: a part may have more than a call takes arguments.
    for (const row of part.changed) done.changed.push(row);
    for (const row of part.unchanged) done.unchanged.push(row);
    for (const row of part.refused) done.refused.push(row);
  }
  return inTransaction(db, async (tx) => {
    const { batch_id, ...counts } = await tx
      .selectFrom('price_changes')
      .select(['batch_id', 'changed', 'unchanged', 'refused'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    const isEmpty = counts.changed === 0 && (await dropEmptyBatch(tx, batch_id));
    return { ...done, counts, batchId: isEmpty ? null : batch_id };
  });
}

type NextPart = { batchId: number; change: Raise; productIds: string[]; isLast: boolean };

/** Null when nothing is left to do, also because somebody has taken back what was done. */
async function doNextPart(tx: Transaction, id: string, now: Date): Promise<RaisePlan | null> {
  const { rows } = await sql<NextPart>`
    select batch_id::int as "batchId", change, done + 1 = jsonb_array_length(part_ends) as "isLast",
      product_ids[case done when 0 then 0 else (part_ends ->> (done - 1))::int end + 1 : (part_ends ->> done)::int] as "productIds"
    from price_changes where id = ${id} and finished_at is null for update`.execute(tx);
  const [next] = rows;
  if (!next) return null;
  const { batchId, change, productIds, isLast } = next;
  const plan = await inBegunBatch(tx, batchId, () => raiseIn(tx, change, { productIds, now }));
  await sql`
    update price_changes set done = done + 1, changed = changed + ${plan?.changed.length ?? 0},
      unchanged = unchanged + ${plan?.unchanged.length ?? 0}, refused = refused + ${plan?.refused.length ?? 0},
      worked_at = ${now}
    where id = ${id}`.execute(tx);
  // The numbers stay with the batch; whose they were is in its changes.
  if (isLast || !plan)
    await sql`
      update price_changes set finished_at = ${now}, done = 0, part_ends = '[]', product_ids = '{}' where id = ${id}`.execute(
      tx,
    );
  return plan;
}

export const FINISH_PRICES_EVERY_MS = 10_000;
/** Whoever has not done a part for so long is dead. */
const DEAD_AFTER_MS = 30_000;

/** Does what somebody has left in the middle. Every process looks; a part that two begin is done by one of them. */
export async function finishPriceChanges({ db, now }: Working): Promise<number> {
  const left = await db
    .selectFrom('price_changes')
    .select('id')
    .where('finished_at', 'is', null)
    .where('worked_at', '<', new Date(now().getTime() - DEAD_AFTER_MS))
    .execute();
  for (const { id } of left) await doParts({ db, now }, id);
  return left.length;
}
