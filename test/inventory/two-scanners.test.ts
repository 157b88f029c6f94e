// Two people with scanners at one shelf: what both count is not added up, and what both receive is neither lost nor doubled.
import { randomUUID } from 'node:crypto';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { catalogueHistory } from '#server/catalogue/history/catalogue-history.ts';
import type { Database, Db } from '#server/database/connect.ts';
import { byCommand } from '#server/history/change-batch.ts';
import { undoBatch } from '#server/history/undo-batch.ts';
import { enterStock, type StockEntry } from '#server/inventory/enter-stock.ts';
import { readStock } from '#server/inventory/list-stock.ts';
import { openTestDatabase } from '../database/test-database.ts';
import { aProduct } from '../fixtures/a-product.ts';

type Context = { database: Database; db: Db };

const test = suite<Context>('two scanners at one shelf');
const now = () => new Date('2026-11-20T10:15:00Z');

test.before(async (context) => {
  context.database = await openTestDatabase();
  context.db = context.database.db;
});
test.after(({ database }) => database.close());

function enter(db: Db, entry: Partial<StockEntry>) {
  return enterStock({ db, now, by: byCommand }, { key: randomUUID(), kind: 'receive', note: '', lines: [], ...entry });
}

async function onHandOf(db: Db, variantId: string): Promise<number> {
  const query = db.selectFrom('variants').select('on_hand').where('id', '=', variantId);
  return (await query.executeTakeFirstOrThrow()).on_hand;
}

/** Sees a variant as a scanner reads it before its first scan. */
async function seenBy(db: Db, variantId: string) {
  const [row] = await readStock(db, [variantId], 'pl');
  assert.ok(row);
  return { variantId, expected: row.onHand + row.toSend, version: row.version };
}

test('two scanners at one shelf that find the same are not added up; the second is told whose number stands', async ({
  db,
}) => {
  const variantId = await aProduct(db, { handle: 'two-scanners', onHand: 10 });
  const seen = await seenBy(db, variantId);
  const count = () => enter(db, { kind: 'count', lines: [{ ...seen, quantity: 12 }] });
  const counted = await Promise.all([count(), count()]);
  const lines = counted.flatMap((answer) => (answer.ok ? answer.value.lines : []));
  assert.equal(lines.map(({ difference, onHand }) => [difference, onHand]).toSorted(), [
    [0, 12],
    [2, 12],
  ]);
  assert.equal(lines.map(({ by }) => by).toSorted(), ['kasa', undefined]);
  assert.is(await onHandOf(db, variantId), 12);
});

test('of two scanners that find different numbers the second is asked, and may say its own', async ({ db }) => {
  const variantId = await aProduct(db, { handle: 'two-numbers', onHand: 10 });
  const other = await aProduct(db, { handle: 'other-number', onHand: 1 });
  const [seen, seenOther] = [await seenBy(db, variantId), await seenBy(db, other)];
  assert.ok((await enter(db, { kind: 'count', lines: [{ ...seen, quantity: 12 }] })).ok);
  // A sale in between is nobody's count.
  await db.updateTable('variants').set({ on_hand: 11 }).where('id', '=', variantId).execute();
  const key = randomUUID();
  const mine = (line: typeof seen) => [
    { ...seenOther, quantity: 3 },
    { ...line, quantity: 9 },
  ];
  const refused = await enter(db, { key, kind: 'count', lines: mine(seen) });
  const { version } = await seenBy(db, variantId);
  const refusal = { kind: 'StockEnteredSince', by: 'kasa', onHand: 11, reserved: 0, version };
  assert.equal(refused, { ok: false, error: { kind: 'LinesRefused', lines: [{ variantId, refusal }] } });
  assert.is(await onHandOf(db, other), 1, 'nothing of the list is written');
  assert.ok((await enter(db, { key, kind: 'count', lines: mine(await seenBy(db, variantId)) })).ok);
  assert.equal([await onHandOf(db, variantId), await onHandOf(db, other)], [9, 3]);
});

test('what was counted and taken back since stands in nobody’s way, and neither does another variant', async ({
  db,
}) => {
  const variantId = await aProduct(db, { handle: 'taken-back', onHand: 10 });
  const seen = await seenBy(db, variantId);
  const first = await enter(db, { kind: 'count', lines: [{ ...seen, quantity: 7 }] });
  assert.ok(first.ok && first.value.batchId !== null);
  const services = { db, now, history: catalogueHistory };
  assert.ok((await undoBatch(services, { batchId: first.value.batchId, by: byCommand })).ok);
  assert.ok((await enter(db, { kind: 'count', lines: [{ ...seen, quantity: 7 }] })).ok);
  assert.is(await onHandOf(db, variantId), 7);
});

test('two scanners that receive the same shelf in another order lose nothing and double nothing', async ({ db }) => {
  const variants = await Promise.all(
    Array.from({ length: 12 }, (_, place) => aProduct(db, { handle: `shelf-${place}`, onHand: 1 })),
  );
  const lines = variants.map((variantId, place) => ({ variantId, quantity: place + 1 }));
  const entries = [
    { key: randomUUID(), lines },
    { key: randomUUID(), lines: lines.toReversed() },
  ];
  // Each is sent twice, as by a scanner whose first answer was lost.
  const answers = await Promise.all([...entries, ...entries].map((entry) => enter(db, entry)));
  assert.ok(answers.every(({ ok }) => ok));
  const onHand = await Promise.all(variants.map((variantId) => onHandOf(db, variantId)));
  assert.equal(
    onHand,
    lines.map(({ quantity }) => 1 + 2 * quantity),
  );
});

test.run();
