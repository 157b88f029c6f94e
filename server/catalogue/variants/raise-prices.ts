// Changes many prices in one batch of the history, and where they are very many in parts, each a transaction.
import type { BatchTitle } from '#src/history/batch-title.ts';
import { ok, type Result, refuse } from '#src/result.ts';
import type { Db } from '../../database/connect.ts';
import { inTransaction } from '../../database/transaction.ts';
import { beginParts, type DoPart, doParts, partsOf } from '../../history/batch-parts.ts';
import { beginBatch, type ChangedBy, inBatch } from '../../history/change-batch.ts';
import { countMeant, type Raise, type RaisePlan, raiseIn, tryRaise } from './plan-raise.ts';

/** The counts are the database's; the lists are of what this call has done. */
export type RaisedPrices = RaisePlan & {
  counts: { changed: number; unchanged: number; refused: number };
  batchId: number | null;
};

export type RaiseRefusal = { kind: 'CollectionUnknown' } | { kind: 'NoPrices' };

type Services = { db: Db; now: () => Date; by: ChangedBy };

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
  const parts = partsOf(meant.map(({ id, prices }) => ({ id, changes: prices })));
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
  const { filter: _, ...work } = raise;
  const id = await inTransaction(db, async (tx) => {
    const batchId = await beginBatch(tx, { by, title: titleOf(raise, parts.flat().length), now: now() });
    await by.audit?.(tx, batchId);
    return beginParts(tx, { batchId, kind: 'prices', work, parts, now: now() });
  });
  const done: RaisePlan = { changed: [], unchanged: [], refused: [] };
  const { batchId, ...counts } = await doParts({ db, now }, id, raisePart, (part) => {
    // One by one: a part may have more than a call takes arguments.
    for (const row of part.changed) done.changed.push(row);
    for (const row of part.unchanged) done.unchanged.push(row);
    for (const row of part.refused) done.refused.push(row);
  });
  return { ...done, counts, batchId };
}

function titleOf({ currency, basisPoints, minor }: Raise, count: number): BatchTitle {
  if (minor !== undefined) return { key: 'batch.productsEdited', values: { count } };
  return { key: 'batch.prices', values: { currency, basisPoints } };
}

export const raisePart: DoPart<RaisePlan> = async (tx, { work, thingIds, now }) => {
  const plan = await raiseIn(tx, work as Raise, { productIds: thingIds, now });
  return { answer: plan, counts: counted(plan, null).counts };
};
