// What is on its way from suppliers, and when it is meant to come. Each line is of one variant; what is received takes it
// off, the earliest first.
import { sql } from 'kysely';
import { MOST_ENTERED } from '#src/catalogue/stock-causes.ts';
import { isDay } from '#src/dates/local-date.ts';
import type { BatchTitle } from '#src/history/batch-title.ts';
import type { ExpectedGoodsRefusal } from '#src/inventory/office/expected-goods-refusals.ts';
import { isUuid } from '#src/is-uuid.ts';
import { ok, type Result, refuse } from '#src/result.ts';
import type { Db } from '../database/connect.ts';
import { makeOnce } from '../database/make-once.ts';
import { inTransaction, type Transaction } from '../database/transaction.ts';
import { type ChangedBy, inBatch } from '../history/change-batch.ts';
import { lockStock } from './lock-stock.ts';
import type { StockDifference } from './write-stock.ts';

type Services = { db: Db; now: () => Date; by: ChangedBy };

export type ExpectedInput = {
  /** Null: a new line. */
  id: string | null;
  /** A new line is made once under it: sent again with other words it says those. */
  newId?: string | null;
  variantId: string;
  quantity: number;
  /** The day as YYYY-MM-DD, in the company's zone. */
  day: string;
  note: string;
};

type SavedExpected = Result<{ id: string; batchId: number | null }, ExpectedGoodsRefusal>;

export async function saveExpected(services: Services, input: ExpectedInput): Promise<SavedExpected> {
  const { id, newId, variantId, quantity, day } = input;
  if (!isDay(day)) return refuse({ kind: 'DayInvalid' });
  if (!Number.isSafeInteger(quantity) || quantity < 1 || quantity > MOST_ENTERED) {
    return refuse({ kind: 'ExpectedQuantityInvalid' });
  }
  if (!isUuid(variantId) || (id !== null && !isUuid(id))) return refuse({ kind: 'ExpectedUnknown' });
  return inTransaction(services.db, async (tx) => {
    if (id !== null) return write(tx, services, input);
    const making = { kind: 'expected-goods', newId, now: services.now() };
    const made = await makeOnce(tx, making, () => write(tx, services, input));
    if (made.ok) return made;
    const { error } = made;
    return error.kind === 'MadeBefore' ? write(tx, services, { ...input, id: error.id }) : refuse(error);
  });
}

async function write(
  tx: Transaction,
  { now, by }: Services,
  { id, variantId, quantity, day, note }: ExpectedInput,
): Promise<SavedExpected> {
  const stock = (await lockStock(tx, [variantId])).get(variantId);
  if (!stock) return refuse({ kind: 'ExpectedUnknown' });
  if (!stock.tracksStock) return refuse({ kind: 'ExpectedNotTracked' });
  const title: BatchTitle = {
    key: 'batch.goodsExpected',
    values: { variant: stock.sku || variantId, quantity, day },
  };
  const saved = await inBatch(tx, { by, title, now: now() }, async () => {
    const values = { quantity, expected_on: day, note };
    if (id === null) {
      return tx
        .insertInto('expected_goods')
        .values({ ...values, variant_id: variantId, created_at: now() })
        .returning('id')
        .executeTakeFirst();
    }
    return tx
      .updateTable('expected_goods')
      .set(values)
      .where('id', '=', id)
      .where('variant_id', '=', variantId)
      .where('received', '<=', quantity)
      .returning('id')
      .executeTakeFirst();
  });
  return saved.answer ? ok({ id: saved.answer.id, batchId: saved.batchId }) : refuse({ kind: 'ExpectedUnknown' });
}

/** It comes no more. */
export async function removeExpected(
  { db, now, by }: Services,
  id: string,
): Promise<Result<{ batchId: number | null }, ExpectedGoodsRefusal>> {
  return inTransaction(db, async (tx) => {
    const found = isUuid(id) ? await findExpected(tx, id) : undefined;
    if (!found) return refuse({ kind: 'ExpectedUnknown' });
    await lockStock(tx, [found.variant_id]);
    const title: BatchTitle = { key: 'batch.goodsNotExpected', values: { variant: found.sku || found.variant_id } };
    const { batchId } = await inBatch(tx, { by, title, now: now() }, () =>
      tx.deleteFrom('expected_goods').where('id', '=', id).execute(),
    );
    return ok({ batchId });
  });
}

export function findExpected(tx: Transaction, id: string) {
  return tx
    .selectFrom('expected_goods as e')
    .innerJoin('variants as v', 'v.id', 'e.variant_id')
    .select(['e.variant_id', 'v.sku', 'e.quantity', 'e.received', 'e.note'])
    .where('e.id', '=', id)
    .executeTakeFirst();
}

/** Takes it off what is expected of the variants, which are locked; within the batch of the receipt. */
export async function takeOffExpected(
  tx: Transaction,
  received: readonly StockDifference[],
  first: readonly string[] = [],
): Promise<void> {
  await sql`
    with given as (
      select id, by from unnest(${received.map(({ variantId }) => variantId)}::uuid[], ${received.map(({ by }) => by)}::integer[])
        as given (id, by)
    ), open as (
      select e.id, e.quantity - e.received as missing, given.by - coalesce(sum(e.quantity - e.received) over (
        partition by e.variant_id order by e.id = any(${first}::uuid[]) desc, e.expected_on, e.id rows between unbounded preceding and 1 preceding), 0) as left_over
      from expected_goods e join given on given.id = e.variant_id where e.received < e.quantity
    )
    update expected_goods e set received = e.received + least(open.missing, open.left_over)
    from open where e.id = open.id and open.left_over > 0`.execute(tx);
}
