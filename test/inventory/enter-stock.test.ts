// What is received, counted and written off in one go, beside a shop that sells at the same moment.
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { catalogueHistory } from '#server/catalogue/history/catalogue-history.ts';
import type { Database, Db } from '#server/database/connect.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { byCommand } from '#server/history/change-batch.ts';
import { undoBatch } from '#server/history/undo-batch.ts';
import { enterStock, type StockEntry } from '#server/inventory/enter-stock.ts';
import { removeExpected, saveExpected } from '#server/inventory/expected-goods.ts';
import { listExpected } from '#server/inventory/list-expected.ts';
import { listMovements } from '#server/inventory/list-movements.ts';
import { readStock } from '#server/inventory/list-stock.ts';
import { receiveExpected } from '#server/inventory/receive-expected.ts';
import { stockCauses } from '#src/catalogue/stock-causes.ts';
import { openTestDatabase } from '../database/test-database.ts';
import { aPaidOrder } from '../fixtures/a-paid-order.ts';
import { aPaymentProvider } from '../fixtures/a-payment-provider.ts';
import { aProduct } from '../fixtures/a-product.ts';

type Context = { database: Database; db: Db };

const test = suite<Context>('entering stock');
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

async function movementsOf(db: Db, variantId: string) {
  const { movements } = await listMovements(db, { variantId, timeZone: 'Europe/Warsaw' }, 'pl');
  return movements.map(({ kind, cause, reason, change, onHand, who }) => ({
    kind,
    cause,
    reason,
    change,
    onHand,
    who,
  }));
}

test('all lines of a receipt are written with its note, and none when one cannot be', async ({ db }) => {
  const [one, two] = [await aProduct(db, { handle: 'r1' }), await aProduct(db, { handle: 'r2', onHand: 1 })];
  const lines = [
    { variantId: one, quantity: 5 },
    { variantId: two, quantity: 2 },
    { variantId: one, quantity: 1 },
  ];
  const received = await enter(db, { lines, note: 'Druk 7/2026' });
  assert.ok(received.ok && received.value.batchId);
  assert.equal([await onHandOf(db, one), await onHandOf(db, two)], [16, 3]);
  assert.equal(await movementsOf(db, one), [
    { kind: 'received', cause: '', reason: 'Druk 7/2026', change: 6, onHand: 16, who: 'kasa' },
  ]);
  const nowhere = randomUUID();
  const refused = await enter(db, { lines: [lines[0], { variantId: nowhere, quantity: 1 }] as never });
  assert.equal(refused, {
    ok: false,
    error: { kind: 'LinesRefused', lines: [{ variantId: nowhere, refusal: { kind: 'VariantUnknown' } }] },
  });
  assert.is(await onHandOf(db, one), 16);
});

test('what is sent again under its key changes stock once, at the same moment too', async ({ db }) => {
  const variantId = await aProduct(db, { handle: 'again' });
  const entry = { key: randomUUID(), lines: [{ variantId, quantity: 3 }] };
  const answers = await Promise.all([1, 2, 3, 4].map(() => enter(db, entry)));
  assert.is(await onHandOf(db, variantId), 13);
  const values = answers.map((answer) => (answer.ok ? answer.value : null));
  assert.is(values.filter((value) => value?.isRepeated === false).length, 1);
  assert.equal(new Set(values.map((value) => value?.batchId)).size, 1);
  assert.equal(values[0]?.lines, [{ variantId, quantity: 3, difference: 3, onHand: 13 }]);
  const other = await enter(db, { ...entry, lines: [{ variantId, quantity: 4 }] });
  assert.equal(other, { ok: false, error: { kind: 'KeyReused' } });
});

test('a count is a difference to what was believed: what is sold meanwhile stays sold', async ({ db }) => {
  const services = { db, now, payments: aPaymentProvider() };
  const { variantId } = await aPaidOrder(services);
  const [believed] = await readStock(db, [variantId], 'pl');
  assert.equal([believed?.onHand, believed?.toSend], [9, 1], 'one is sold, and still on the shelf');
  // Nine are found where ten are believed; then one is sold before the count is finished.
  const expected = (believed?.onHand ?? 0) + (believed?.toSend ?? 0);
  await inTransaction(db, (tx) => sql`update variants set on_hand = on_hand - 1 where id = ${variantId}`.execute(tx));
  const counted = await enter(db, { kind: 'count', lines: [{ variantId, quantity: 9, expected }] });
  assert.ok(counted.ok);
  assert.equal(counted.value.lines, [{ variantId, quantity: 9, difference: -1, onHand: 7 }]);
  const agreed = await enter(db, { kind: 'count', lines: [{ variantId, quantity: 8, expected: 8 }] });
  assert.ok(agreed.ok);
  assert.is(agreed.value.batchId, null);
  assert.is(await onHandOf(db, variantId), 7);
});

test('two counts at once each write their own difference', async ({ db }) => {
  const variantId = await aProduct(db, { handle: 'twice', onHand: 10 });
  const count = (quantity: number) => enter(db, { kind: 'count', lines: [{ variantId, quantity, expected: 10 }] });
  await Promise.all([count(9), count(12)]);
  assert.is(await onHandOf(db, variantId), 11);
});

test('what is written off says why, in words where it is something else, and never takes what orders hold', async ({
  db,
}) => {
  const variantId = await aProduct(db, { handle: 'broken', onHand: 4 });
  await db.updateTable('variants').set({ reserved: 3 }).where('id', '=', variantId).execute();
  const lines = [{ variantId, quantity: 2 }];
  assert.equal(await enter(db, { kind: 'write_off', cause: 'damaged', lines }), {
    ok: false,
    error: {
      kind: 'LinesRefused',
      lines: [{ variantId, refusal: { kind: 'StockBelowReserved', onHand: 4, reserved: 3 } }],
    },
  });
  const one = [{ variantId, quantity: 1 }];
  assert.equal(await enter(db, { kind: 'write_off', cause: 'other', note: ' ', lines: one }), {
    ok: false,
    error: { kind: 'WordsMissing' },
  });
  assert.ok((await enter(db, { kind: 'write_off', cause: 'theft', lines: one })).ok);
  assert.equal(
    (await movementsOf(db, variantId)).map(({ kind, cause, change }) => [kind, cause, change]),
    [['written_off', 'theft', -1]],
  );
});

test('no line, no number and too many are refused with their reason', async ({ db }) => {
  const variantId = await aProduct(db, { handle: 'numbers' });
  assert.equal(await enter(db, {}), { ok: false, error: { kind: 'NothingEntered' } });
  for (const quantity of [0, -1, 1.5, 1_000_001]) {
    const refused = await enter(db, { lines: [{ variantId, quantity }] });
    assert.is(refused.ok ? '' : refused.error.kind, 'LinesRefused', String(quantity));
  }
  const without = await enter(db, { kind: 'count', lines: [{ variantId, quantity: 1 }] });
  assert.is(without.ok ? '' : without.error.kind, 'LinesRefused', 'nobody says what was believed');
});

test('a receipt takes off what is expected, the earliest first, and taking it back expects it again', async ({
  db,
}) => {
  const variantId = await aProduct(db, { handle: 'ordered', onHand: 0 });
  const expect = (day: string, quantity: number) =>
    saveExpected({ db, now, by: byCommand }, { id: null, variantId, quantity, day, note: '' });
  await expect('2026-12-20', 5);
  await expect('2026-12-01', 4);
  const [before] = await readStock(db, [variantId], 'pl');
  assert.equal([before?.expected, before?.expectedOn], [9, '2026-12-01']);
  const received = await enter(db, { lines: [{ variantId, quantity: 6 }] });
  assert.ok(received.ok && received.value.batchId !== null);
  const [after] = await readStock(db, [variantId], 'pl');
  assert.equal([after?.onHand, after?.expected, after?.expectedOn], [6, 3, '2026-12-20']);
  const undone = await undoBatch(
    { db, now, history: catalogueHistory },
    { batchId: received.value.batchId, by: byCommand },
  );
  assert.ok(undone.ok);
  const [again] = await readStock(db, [variantId], 'pl');
  assert.equal([again?.onHand, again?.expected, again?.expectedOn], [0, 9, '2026-12-01']);
});

test('what is received of one line of expected goods is that line, whatever came earlier', async ({ db }) => {
  const variantId = await aProduct(db, { handle: 'chosen', onHand: 0 });
  const expected = async (day: string) => {
    const input = { id: null, variantId, quantity: 3, day, note: '' };
    const saved = await saveExpected({ db, now, by: byCommand }, input);
    assert.ok(saved.ok);
    return saved.value.id;
  };
  await expected('2026-11-01');
  const second = await expected('2026-12-01');
  assert.ok((await enter(db, { lines: [{ variantId, quantity: 3 }], expectedIds: [second] })).ok);
  const { lines } = await listExpected(db, { today: '2026-11-20' }, 'pl');
  assert.equal(
    lines.filter((line) => line.variantId === variantId).map(({ day, quantity, isLate }) => [day, quantity, isLate]),
    [['2026-11-01', 3, true]],
  );
  const gone = await removeExpected(
    { db, now, by: byCommand },
    lines.find((line) => line.variantId === variantId)?.id ?? '',
  );
  assert.ok(gone.ok);
  const [after] = await readStock(db, [variantId], 'pl');
  assert.equal([after?.onHand, after?.expected], [3, 0]);
});

test('of two who receive a line of expected goods at once, one does, and the other finds nothing to receive', async ({
  db,
}) => {
  const variantId = await aProduct(db, { handle: 'at-once', onHand: 1 });
  const services = { db, now, by: byCommand };
  const input = { id: null, variantId, quantity: 5, day: '2026-12-01', note: 'FV 12' };
  const saved = await saveExpected(services, input);
  assert.ok(saved.ok);
  assert.ok((await enter(db, { lines: [{ variantId, quantity: 2 }] })).ok, 'a part of it came before');
  const { id } = saved.value;
  const answers = await Promise.all([receiveExpected(services, id), receiveExpected(services, id)]);
  assert.equal(answers.map((answer) => (answer.ok ? answer.value.quantity : answer.error.kind)).toSorted(), [
    3,
    'NothingEntered',
  ]);
  assert.is(await onHandOf(db, variantId), 6);
  assert.not.ok((await receiveExpected(services, randomUUID())).ok);
});

test('a line of expected goods that is sent again under its key, with other words, is one line that says those', async ({
  db,
}) => {
  const variantId = await aProduct(db, { handle: 'sent-again' });
  const services = { db, now, by: byCommand };
  const input = { id: null, newId: randomUUID(), variantId, quantity: 5, day: '2026-12-01', note: '' };
  const first = await saveExpected(services, input);
  const again = await saveExpected(services, { ...input, quantity: 7 });
  assert.ok(first.ok && again.ok);
  assert.is(again.value.id, first.value.id);
  const { lines } = await listExpected(db, { today: '2026-11-20' }, 'pl');
  assert.equal(
    lines.filter((line) => line.variantId === variantId).map(({ quantity }) => quantity),
    [7],
  );
});

test('goods are expected on a day that there is, some of them, of what is counted', async ({ db }) => {
  const variantId = await aProduct(db, { handle: 'expecting' });
  const kindOf = async (input: Partial<Parameters<typeof saveExpected>[1]>) => {
    const saved = await saveExpected(
      { db, now, by: byCommand },
      { id: null, variantId, quantity: 1, day: '2026-12-01', note: '', ...input },
    );
    return saved.ok ? null : saved.error.kind;
  };
  assert.is(await kindOf({ day: '2026-02-30' }), 'DayInvalid');
  assert.is(await kindOf({ quantity: 0 }), 'ExpectedQuantityInvalid');
  assert.is(await kindOf({ variantId: randomUUID() }), 'ExpectedUnknown');
  await db.updateTable('variants').set({ tracks_stock: false }).where('id', '=', variantId).execute();
  assert.is(await kindOf({}), 'ExpectedNotTracked');
});

test('the database knows the causes that the program has', async ({ db }) => {
  const { rows } = await sql<{ definition: string }>`
    select pg_get_constraintdef(oid) as definition from pg_constraint where conname = 'stock_movements_cause_check'
  `.execute(db);
  const known = [...(rows[0]?.definition ?? '').matchAll(/'([a-z_]*)'/g)].map(([, cause]) => cause);
  assert.equal(known.sort(), ['', ...stockCauses].sort());
});

test('two who correct the same number at once are not added up, and what was sold meanwhile stays sold', async ({
  db,
}) => {
  const variantId = await aProduct(db, { handle: 'corrected-twice', onHand: 10 });
  const [read] = await readStock(db, [variantId], 'pl');
  assert.ok(read);
  const ada = { ...byCommand, who: 'Ada' };
  const correct = (quantity: number, { by = byCommand, version = read.version, expected = 10 } = {}) =>
    enterStock(
      { db, now, by },
      {
        ...{ key: randomUUID(), kind: 'correct', cause: 'counted', note: '' },
        lines: [{ variantId, quantity, expected, version }],
      },
    );
  // Both at the same moment: who comes second hears of the first.
  const both = await Promise.all([correct(12, { by: ada }), correct(12, { by: ada })]);
  const lines = both.flatMap((each) => (each.ok ? each.value.lines : []));
  assert.equal(lines.map(({ difference, by }) => [difference, by ?? null]).sort(), [
    [0, 'Ada'],
    [2, null],
  ]);
  assert.is(await onHandOf(db, variantId), 12);
  await sql`update variants set on_hand = on_hand - 1 where id = ${variantId}`.execute(db);
  const same = await correct(12);
  assert.equal(same.ok && same.value.lines[0], { variantId, quantity: 12, difference: 0, onHand: 11, by: 'Ada' });
  const other = await correct(15);
  const refused = !other.ok && other.error.kind === 'LinesRefused' ? other.error.lines : [];
  const version = (await readStock(db, [variantId], 'pl'))[0]?.version ?? 0;
  assert.equal(refused, [
    { variantId, refusal: { kind: 'StockEnteredSince', by: 'Ada', onHand: 11, reserved: 0, version } },
  ]);
  assert.ok((await correct(15, { version, expected: 11 })).ok);
  assert.is(await onHandOf(db, variantId), 15);
});

test.run();
