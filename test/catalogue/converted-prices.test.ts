// Prices that the merchant has not set, made by her rate of those that she has.
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { exportCatalogue } from '#server/catalogue/export/export-catalogue.ts';
import { importCatalogue } from '#server/catalogue/import/import-catalogue.ts';
import { readPrices } from '#server/catalogue/variants/read-prices.ts';
import { setPrice } from '#server/catalogue/variants/set-price.ts';
import type { Database } from '#server/database/connect.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { byCommand } from '#server/history/change-batch.ts';
import { changeSettings } from '#server/shop/change-settings.ts';
import { money } from '#src/money.ts';
import { everyMarket } from '#src/shop/market-presets.ts';
import type { Conversion } from '#src/shop/markets.ts';
import { openTestDatabase } from '../database/test-database.ts';

type Context = { database: Database; owl: string; fox: string };

const test = suite<Context>('converted prices');
const day = (date: number) => new Date(Date.UTC(2026, 9, date));
const file = [
  'URL handle,Title,Status,SKU,Price,Compare-at price,Price / Eurozone',
  'owl,Sowa,active,OWL,129.00,159.00,',
  'fox,Lis,active,FOX,80.00,,25.00',
  'gift,Prezent,active,GIFT,0.00,,',
  '',
].join('\n');

const options = { now: day(1), baseLocale: 'pl', baseCurrency: 'PLN' } as const;
const euro: Conversion = { currency: 'EUR', from: 'PLN', rate: '0.2345', rounding: '.99' };

test.before.each(async (context) => {
  context.database = await openTestDatabase();
  const { db } = context.database;
  const report = await importCatalogue(db, file, options);
  assert.equal(report.faults, []);
  const idOf = async (sku: string) =>
    (await db.selectFrom('variants').select('id').where('sku', '=', sku).executeTakeFirstOrThrow()).id;
  context.owl = await idOf('OWL');
  context.fox = await idOf('FOX');
});
test.after.each(({ database }) => database.close());

function convert({ database: { db } }: Context, conversions: Conversion[], now = day(2)) {
  const data = { ...everyMarket, conversions };
  return inTransaction(db, (tx) => changeSettings(tx, { document: 'markets', data, changedBy: 'test', now }));
}

async function pricesOf({ database: { db } }: Context, variantId: string) {
  const prices = await readPrices(db, variantId, new Date());
  return Object.fromEntries(prices.map(({ amount, ...price }) => [amount.currency, { minor: amount.minor, ...price }]));
}

test('a product without a price in the currency gets one, and a price of the merchant’s stays', async (context) => {
  assert.is((await pricesOf(context, context.owl)).EUR, undefined);
  assert.ok((await convert(context, [euro])).ok);
  // 129.00 × 0.2345 = 30.2505; 159.00 × 0.2345 = 37.2855.
  const made = (await pricesOf(context, context.owl)).EUR;
  assert.equal([made?.minor, made?.compareAt?.minor, made?.convertedFrom], [3099, 3799, 'PLN']);
  assert.equal((await pricesOf(context, context.fox)).EUR?.minor, 2500);
  const free = await context.database.db
    .selectFrom('prices')
    .select('amount_minor')
    .where('amount_minor', '=', 0)
    .where('currency', '=', 'EUR')
    .execute();
  assert.is(free.length, 1, 'what is given away stays so');
});

const roundings: [Conversion, number][] = [
  [{ ...euro, rounding: '.90' }, 3090],
  [{ ...euro, rounding: 'whole' }, 3100],
  [{ ...euro, rounding: 'exact' }, 3025],
  // 3098.99895 and 3099.000024.
  [{ ...euro, rate: '0.24023255' }, 3099],
  [{ ...euro, rate: '0.24023256' }, 3199],
  [{ currency: 'HUF', from: 'PLN', rate: '91.237', rounding: 'exact' }, 1_177_000],
  [{ currency: 'ISK', from: 'PLN', rate: '33.05', rounding: 'whole' }, 426_400],
];

test('the rate is exact, and the price ends as the merchant wants', async (context) => {
  for (const [conversion, minor] of roundings) {
    assert.ok((await convert(context, [conversion])).ok);
    const { currency, rounding } = conversion;
    assert.is((await pricesOf(context, context.owl))[currency]?.minor, minor, `${currency} ${rounding}`);
  }
});

test('a converted price follows the price that it is made of, and gives way to one of the merchant’s', async (context) => {
  const { owl, database } = context;
  await convert(context, [euro]);
  const services = { db: database.db, now: () => day(5) };
  await setPrice({ ...services, by: byCommand }, { variantId: owl, price: money(10_000, 'PLN'), compareAtMinor: null });
  assert.is((await pricesOf(context, owl)).EUR?.minor, 2399);
  await setPrice({ ...services, by: byCommand }, { variantId: owl, price: money(1900, 'EUR') });
  await convert(context, [{ ...euro, rate: '0.5' }], day(6));
  const own = (await pricesOf(context, owl)).EUR;
  assert.equal([own?.minor, own?.compareAt, own?.convertedFrom], [1900, null, null]);
});

test('no reduction is announced against a price that was never asked in the currency', async (context) => {
  const { owl } = context;
  await convert(context, [euro], day(2));
  assert.is((await pricesOf(context, owl)).EUR?.lowestPrior, null);
  // A lower rate asks less than was really asked before; one that changes no price begins nothing.
  await convert(context, [{ ...euro, rate: '0.2' }], day(3));
  const lower = (await pricesOf(context, owl)).EUR;
  assert.equal([lower?.minor, lower?.lowestPrior?.minor], [2599, 3099]);
  await convert(context, [{ ...euro, rate: '0.2001' }], day(9));
  assert.equal((await pricesOf(context, owl)).EUR?.validFrom, day(3));
  const history = await context.database.db
    .selectFrom('price_history')
    .select('amount_minor')
    .where('variant_id', '=', owl)
    .where('currency', '=', 'EUR')
    .orderBy('valid_from')
    .execute();
  assert.equal(
    history.map(({ amount_minor }) => amount_minor),
    [3099, 2599],
  );
});

test('without its rate, or without the price that it is made of, a converted price is gone', async (context) => {
  const { owl, database } = context;
  await convert(context, [euro]);
  const cleared = file.replace('active,OWL,129.00,159.00,', 'draft,OWL,,,');
  const report = await importCatalogue(database.db, cleared, { ...options, now: day(4) });
  assert.equal(report.faults, []);
  assert.equal(await pricesOf(context, owl), {});
  await convert(context, [], day(5));
  const left = await database.db.selectFrom('prices').selectAll().where('converted_from', 'is not', null).execute();
  assert.equal(left, []);
});

test('an exported file names the merchant’s prices alone, and changes nothing when it is imported', async (context) => {
  const { db } = context.database;
  await convert(context, [euro]);
  let text = '';
  for await (const part of exportCatalogue(db, options)) text += part;
  assert.not.match(text, '30.99');
  const report = await importCatalogue(db, text, { ...options, now: day(7) });
  assert.equal([report.faults, report.products], [[], { created: 0, updated: 0, unchanged: 3 }]);
  assert.is((await pricesOf(context, context.owl)).EUR?.minor, 3099);
});

test.run();
