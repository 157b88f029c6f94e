// Reductions planned, ended, taken back and converted, by the same use cases as office and commands.

import { sql } from 'kysely';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { catalogueHistory } from '#server/catalogue/history/catalogue-history.ts';
import { importCatalogue } from '#server/catalogue/import/import-catalogue.ts';
import { addReductions, type NewReductions } from '#server/catalogue/reductions/add-reductions.ts';
import { type EndedReductions, endReductions } from '#server/catalogue/reductions/end-reductions.ts';
import { listReductions } from '#server/catalogue/reductions/list-reductions.ts';
import { pricesAt } from '#server/catalogue/variants/prices-at.ts';
import type { Database } from '#server/database/connect.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { byCommand } from '#server/history/change-batch.ts';
import { undoBatch } from '#server/history/undo-batch.ts';
import { changeSettings } from '#server/shop/change-settings.ts';
import { everyMarket } from '#src/shop/market-presets.ts';
import { openTestDatabase } from '../../database/test-database.ts';

type Context = { database: Database; clock: { now: Date } };

const test = suite<Context>('reductions');
const day = (date: number, hour = 0) => new Date(Date.UTC(2026, 10, date, hour));
const file = [
  'URL handle,Title,Status,SKU,Type,Tags,Price,Price / Eurozone',
  'owl,Sowa,active,OWL,Posters,night,100.00,',
  'fox,Lis,active,FOX,Posters,,80.00,25.00',
  'pin,Pin,active,PIN,Posters,,0.01,',
  'mug,Kubek,active,MUG,Mugs,,40.00,',
  '',
].join('\n');

test.before.each(async (context) => {
  context.database = await openTestDatabase();
  context.clock = { now: day(1) };
  const report = await importCatalogue(context.database.db, file, {
    now: day(1),
    baseLocale: 'pl',
    baseCurrency: 'PLN',
  });
  assert.equal(report.faults, []);
});
test.after.each(({ database }) => database.close());

const weekend: NewReductions = {
  goods: { of: 'collection', handle: 'posters' },
  currency: 'PLN',
  to: { basisPoints: 2000, rounding: 'exact' },
  beginsAt: day(20),
  endsAt: day(23),
  title: 'Black Week',
};

const servicesOf = ({ database: { db }, clock }: Context) => ({ db, now: () => clock.now, by: byCommand });
const add = (context: Context, change: Partial<NewReductions> = {}) =>
  addReductions(servicesOf(context), { ...weekend, ...change });
const end = (context: Context, meant: EndedReductions) => endReductions(servicesOf(context), meant);
const undo = (context: Context, batchId: number | null) =>
  undoBatch({ ...servicesOf(context), history: catalogueHistory }, { batchId: batchId ?? 0, by: byCommand });

async function added(context: Context, change: Partial<NewReductions> = {}) {
  const outcome = await add(context, change);
  if (!outcome.ok) throw new Error(outcome.error.kind);
  return outcome.value;
}

async function priceOf({ database: { db } }: Context, sku: string, at: Date, currency = 'PLN') {
  const { rows } = await sql<{ amount_minor: number }>`
    select pr.amount_minor from ${pricesAt(at)} pr join variants v on v.id = pr.variant_id
    where v.sku = ${sku} and pr.currency = ${currency}`.execute(db);
  return rows[0]?.amount_minor;
}

test('twenty percent off a collection hold from begin to end, and what becomes of each price is said', async (context) => {
  const plan = await added(context);
  assert.equal(
    plan.added.map(({ sku, reduced, crossedOut }) => [sku, reduced.minor, crossedOut?.minor]),
    [
      ['FOX', 6400, 8000],
      ['OWL', 8000, 10_000],
    ],
  );
  assert.equal(
    plan.unchanged.map(({ sku, reason }) => [sku, reason]),
    [['PIN', 'SameAfterRounding']],
  );
  const seconds = [day(20).getTime() - 1000, day(20).getTime(), day(23).getTime() - 1000, day(23).getTime()];
  assert.equal(
    await Promise.all(seconds.map((at) => priceOf(context, 'OWL', new Date(at)))),
    [10_000, 8000, 8000, 10_000],
  );
  assert.is(await priceOf(context, 'MUG', day(21)), 4000);
  const classes = await context.database.db.selectFrom('products').select('vat_class').distinct().execute();
  assert.is(classes.length, 1, 'VAT is not touched');
});

test('a dry run says the same and writes nothing', async (context) => {
  const plan = await added(context, { dryRun: true });
  assert.is(plan.added.length, 2);
  assert.is(await priceOf(context, 'OWL', day(21)), 10_000);
  assert.equal((await listReductions(context.database.db, { now: day(1), baseLocale: 'pl' })).rows, []);
});

test('a second press adds nothing, and what overlaps is refused with what it overlaps', async (context) => {
  await added(context);
  const again = await added(context);
  assert.equal(
    [again.added.length, again.unchanged.map(({ sku, reason }) => `${sku} ${reason}`)],
    [0, ['FOX ReducedAlready', 'OWL ReducedAlready', 'PIN SameAfterRounding']],
  );
  const other = await added(context, { beginsAt: day(22), endsAt: day(25), goods: { of: 'all' } });
  assert.equal(
    other.added.map(({ sku }) => sku),
    ['MUG'],
  );
  assert.equal(
    other.refused.map(({ sku, reason, other: overlapped }) => [sku, reason, overlapped?.endsAt]),
    [
      ['FOX', 'Overlaps', day(23)],
      ['OWL', 'Overlaps', day(23)],
    ],
  );
  assert.is(
    (await added(context, { beginsAt: day(23), endsAt: null })).added.length,
    2,
    'the next may begin as it ends',
  );
});

test('what cannot be is refused: prices too high, of nothing, goods and times that are none', async (context) => {
  const kind = async (change: Partial<NewReductions>) => {
    const outcome = await add(context, change);
    return outcome.ok ? outcome.value.refused.map(({ reason }) => reason).join() : outcome.error.kind;
  };
  assert.is(await kind({ goods: { of: 'tag', tag: 'night' }, to: { amountMinor: 10_000 } }), 'NotBelowOrdinary');
  assert.is(
    await kind({ goods: { of: 'tag', tag: 'night' }, to: { amountMinor: 100_000_000_000 } }),
    'NotBelowOrdinary',
  );
  assert.is(await kind({ goods: { of: 'tag', tag: 'night' }, to: { amountMinor: 0 } }), 'NotAboveZero');
  assert.is(await kind({ goods: { of: 'tag', tag: 'day' } }), 'TagUnknown');
  assert.is(await kind({ goods: { of: 'collection', handle: 'none' } }), 'CollectionUnknown');
  assert.is(await kind({ currency: 'HUF' }), 'NoPrices');
  assert.is(await kind({ endsAt: day(19) }), 'EndBeforeBegin');
  assert.is(await kind({ beginsAt: day(1, -1) }), 'BeginPast');
});

test('what has begun ends now and stays in the history, what is planned is withdrawn', async (context) => {
  const { setId } = await added(context);
  const later = await added(context, { beginsAt: day(24), endsAt: day(25) });
  context.clock.now = day(21);
  const running = await end(context, { setId: setId ?? '' });
  assert.equal(running.ok && [running.value.ended, running.value.withdrawn], [2, 0]);
  assert.equal([await priceOf(context, 'OWL', day(20, 12)), await priceOf(context, 'OWL', day(21))], [8000, 10_000]);
  const planned = await end(context, { setId: later.setId ?? '' });
  assert.equal(planned.ok && [planned.value.ended, planned.value.withdrawn], [0, 2]);
  const over = await end(context, { setId: setId ?? '' });
  assert.equal(over.ok && [over.value.ended, over.value.over, over.value.batchId], [0, 2, null]);
  assert.is((await end(context, { setId: later.setId ?? '' })).ok, false);
  const { rows: listed } = await listReductions(context.database.db, { now: day(22), baseLocale: 'pl' });
  assert.equal(
    listed.map((row) => [row.title, row.state, row.variants, row.lowestOff, row.highestOff, row.products]),
    [['Black Week', 'over', 2, 2000, 2000, ['Lis', 'Sowa']]],
  );
});

test('all of it can be taken back, but never the price that shoppers were shown', async (context) => {
  const { batchId } = await added(context);
  assert.ok((await undo(context, batchId)).ok);
  assert.is(await priceOf(context, 'OWL', day(21)), 10_000);

  const second = await added(context);
  context.clock.now = day(21);
  const ended = await end(context, { setId: second.setId ?? '' });
  context.clock.now = day(21, 1);
  assert.ok((await undo(context, ended.ok ? ended.value.batchId : null)).ok);
  assert.is(await priceOf(context, 'OWL', day(22)), 8000, 'that it was ended never was');
  assert.ok((await undo(context, second.batchId)).ok);
  assert.equal([await priceOf(context, 'OWL', day(20, 5)), await priceOf(context, 'OWL', day(22))], [8000, 10_000]);

  context.clock.now = day(1);
  const planned = await added(context, { goods: { of: 'tag', tag: 'night' }, beginsAt: day(25), endsAt: day(27) });
  const withdrawn = await end(context, { setId: planned.setId ?? '' });
  context.clock.now = day(26);
  assert.ok((await undo(context, withdrawn.ok ? withdrawn.value.batchId : null)).ok);
  assert.equal([await priceOf(context, 'OWL', day(25, 1)), await priceOf(context, 'OWL', day(26))], [10_000, 8000]);
});

test('converted prices follow, by the rate at which they began', async (context) => {
  const convert = (rate: string, now: Date) => {
    const conversions = [{ currency: 'EUR' as const, from: 'PLN' as const, rate, rounding: 'exact' as const }];
    const data = { ...everyMarket, conversions };
    return inTransaction(context.database.db, (tx) =>
      changeSettings(tx, { document: 'markets', data, changedBy: 'test', now }),
    );
  };
  assert.ok((await convert('0.2', day(2))).ok);
  const { setId } = await added(context);
  const inEuro = (at: Date) => priceOf(context, 'OWL', at, 'EUR');
  assert.equal([await inEuro(day(19)), await inEuro(day(20)), await inEuro(day(23))], [2000, 1600, 2000]);
  assert.is(await priceOf(context, 'FOX', day(20), 'EUR'), 2500, 'a price of the merchant’s own is not converted');
  assert.ok((await convert('0.25', day(3))).ok);
  assert.is(await inEuro(day(20)), 2000);
  assert.ok((await convert('0.3', day(21))).ok);
  assert.is(await inEuro(day(22)), 2000, 'shoppers were shown it');
  const inCurrency = await add(context, { currency: 'EUR', goods: { of: 'tag', tag: 'night' } });
  assert.is(inCurrency.ok && inCurrency.value.refused[0]?.reason, 'Converted');
  context.clock.now = day(22);
  await end(context, { setId: setId ?? '' });
  assert.equal([await inEuro(day(21)), await inEuro(day(22))], [2000, 3000]);
});

test.run();
