// What a file of another system says of where, when and how something is sold: honoured, or said by line.
import { sql } from 'kysely';
import * as assert from 'uvu/assert';
import { exportCatalogue } from '#server/catalogue/export/export-catalogue.ts';
import { type ImportOptions, importCatalogue } from '#server/catalogue/import/import-catalogue.ts';
import { setPrice } from '#server/catalogue/variants/set-price.ts';
import type { Database } from '#server/database/connect.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { byCommand } from '#server/history/change-batch.ts';
import { changeSettings } from '#server/shop/change-settings.ts';
import { money } from '#src/money.ts';
import { everyMarket } from '#src/shop/market-presets.ts';
import type { Conversion } from '#src/shop/markets.ts';
import {
  emptyShopSuite,
  importOptions,
  importText,
  monday,
  tuesday,
} from '#test/fixtures/catalogue/empty-shop-suite.ts';

const test = emptyShopSuite('where, when and how a file sells');

const header =
  'Handle,Title,Variant SKU,Variant Price,Included / Eurozone,Price / Eurozone,Compare At Price / Eurozone,Included / International,Status\n';
const excluded = `${header}mk,Out,MK-1,10.00,FALSE,5.00,,TRUE,active\nmk2,In,MK-2,10.00,TRUE,5.00,7.00,FALSE,active\n`;

const convert = ({ db }: Database, conversions: Conversion[]) =>
  inTransaction(db, (tx) =>
    changeSettings(tx, {
      document: 'markets',
      data: { ...everyMarket, conversions },
      changedBy: 'test',
      now: monday,
    }),
  );

async function listPrices({ db }: Database) {
  const rows = await db
    .selectFrom('prices')
    .innerJoin('variants', 'variants.id', 'prices.variant_id')
    .select(['sku', 'currency', 'amount_minor'])
    .orderBy('sku')
    .orderBy('currency')
    .execute();
  return rows.map((row) => `${row.sku} ${row.currency} ${row.amount_minor}`);
}

test('a product is not sold in a market that its file leaves it out of, at no converted price either', async ({
  database,
}) => {
  const { db } = database;
  // As an earlier import had it, which did not know the column.
  await importText(database, excluded.replace('FALSE,5.00', ',5.00'));
  assert.ok((await listPrices(database)).includes('MK-1 EUR 500'));
  await convert(database, [{ currency: 'EUR', from: 'PLN', rate: '0.25', rounding: 'exact' }]);
  const report = await importCatalogue(db, excluded, importOptions({ now: tuesday }));
  assert.equal(report.faults, []);
  assert.equal(await listPrices(database), ['MK-1 PLN 1000', 'MK-2 EUR 500', 'MK-2 PLN 1000']);
  const said = report.warnings.filter(({ code }) => /EXCLUDED/.test(code)).map(({ line, code }) => [line, code]);
  assert.equal(said, [
    [2, 'EXCLUDED_PRICE'],
    [3, 'MARKET_NOT_EXCLUDED'],
  ]);
  let csv = '';
  const options = { now: tuesday, baseLocale: 'pl', baseCurrency: 'PLN', header: 'legacy' } as const;
  for await (const part of exportCatalogue(db, options)) csv += part;
  assert.equal(await importText(database, csv, { now: tuesday }), { created: 0, updated: 0, unchanged: 2 });
  assert.equal(await listPrices(database), ['MK-1 PLN 1000', 'MK-2 EUR 500', 'MK-2 PLN 1000']);

  // Whoever sets a price there sells there.
  const { id } = await db.selectFrom('variants').select('id').where('sku', '=', 'MK-1').executeTakeFirstOrThrow();
  await setPrice({ db, now: () => tuesday, by: byCommand }, { variantId: id, price: money(600, 'EUR') });
  const { rows } = await sql<{ kept: object }>`
    select import_columns as kept from products where handle = 'mk'`.execute(db);
  assert.equal(rows[0]?.kept, { 'Included / International': 'TRUE' });
  await convert(database, []);
});

test('what is left out of the main market is sold in the others, and needs no price here', async ({ database }) => {
  const file = `${header.replaceAll('Eurozone', 'Poland')}mk,Out,MK-1,10.00,FAŁSZ,,,TRUE,active\n`;
  await importText(database, file.replace('Price / Poland', 'Price / Eurozone').replace('FAŁSZ,,', 'FAŁSZ,5.00,'));
  assert.equal(await listPrices(database), ['MK-1 EUR 500']);
  const report = await importCatalogue(database.db, `${header}a,A,A,10,maybe,,,,active\n`, importOptions());
  assert.equal(
    report.faults.map(({ line, column, code }) => [line, column, code]),
    [[2, 'Included / Eurozone', 'INVALID_FLAG']],
  );
});

test('what needs no shipping is sent all the same, and each product of it says so once', async ({ database }) => {
  const file =
    'Handle,Title,Variant SKU,Variant Price,Variant Requires Shipping,Status\n' +
    'a,Gift by mail,DIG-1,10.00,FALSE,active\nb,Mug,MUG,10.00,TRUE,active\nc,Song,DIG-2,1.50,FALSE,draft\n';
  const inTwoLengths =
    'Handle,Title,Option1 Name,Option1 Value,Variant Price,Variant Requires Shipping,Status\n' +
    'd,Film,Length,Short,5,FALSE,active\nd,,,Long,9,FALSE,\n';
  const { warnings, faults } = await importCatalogue(database.db, file, importOptions());
  assert.equal(faults, []);
  assert.equal(
    warnings.filter(({ code }) => code === 'NEEDS_NO_SHIPPING').map(({ line, column }) => [line, column]),
    [[2, 'Variant Requires Shipping']],
  );
  const ofVariants = await importCatalogue(database.db, inTwoLengths, importOptions());
  assert.equal(
    ofVariants.warnings.filter(({ code }) => code === 'NEEDS_NO_SHIPPING').map(({ line }) => line),
    [2],
  );
});

const woo =
  'ID,Type,SKU,Name,Published,In stock?,Date sale price starts,Date sale price ends,Sale price,Regular price\n';

test('a sale for a time begins and ends by itself here too, and its line says so', async ({ database }) => {
  const rows = [
    '1,simple,NEXT,From next week,1,1,2026-12-05,2026-12-20,70,100',
    '2,simple,LAST,Ends today,1,1,2026-11-20,2026-11-27 00:00:00,70,100',
    '3,simple,OVER,Ended,1,1,2026-11-01,2026-11-26,70,100',
    '4,simple,ENDLESS,For good,1,1,2026-11-01,,70,100',
    '5,simple,LATER,From tomorrow,1,1,2026-11-28,,70,100',
  ];
  // In Warsaw the 27th is over half an hour after this moment.
  const now = new Date('2026-11-27T22:30:00Z');
  const options = importOptions({ now, timeZone: 'Europe/Warsaw' });
  const read = (options: ImportOptions) => importCatalogue(database.db, `${woo}${rows.join('\n')}\n`, options);
  const { warnings, faults } = await read(options);
  assert.equal(faults, []);
  assert.equal(await listPrices(database), [
    ...['ENDLESS PLN 7000', 'LAST PLN 10000', 'LATER PLN 10000', 'NEXT PLN 10000', 'OVER PLN 10000'],
  ]);
  const said = warnings.filter(({ code }) => code === 'SALE_SCHEDULED');
  assert.equal(
    said.map(({ line }) => line),
    [2, 3, 6],
  );
  assert.match(said[0]?.message ?? '', 'from 2026-12-05 until 2026-12-20 becomes a reduction');
  const reductions = async () => {
    const { rows: found } = await sql<{ line: string }>`
      select v.sku || ' ' || r.amount_minor || ' ' || to_char(r.begins_at at time zone 'UTC', 'MM-DD HH24:MI') || ' ' ||
        coalesce(to_char(r.ends_at at time zone 'UTC', 'MM-DD HH24:MI'), 'open') as line
      from price_reductions r join variants v on v.id = r.variant_id order by 1`.execute(database.db);
    return found.map(({ line }) => line);
  };
  const planned = [
    'LAST 7000 11-27 22:30 11-27 23:00',
    'LATER 7000 11-27 23:00 open',
    'NEXT 7000 12-04 23:00 12-20 23:00',
  ];
  assert.equal(await reductions(), planned);
  await read(importOptions({ ...options, now: new Date('2026-11-27T22:40:00Z') }));
  assert.equal(await reductions(), planned, 'the same file again plans nothing twice');
  rows[0] = '1,simple,NEXT,From next week,1,1,2026-12-06,2026-12-10,60,100';
  await read(importOptions({ ...options, now: new Date('2026-11-27T22:50:00Z') }));
  assert.equal((await reductions())[2], 'NEXT 6000 12-05 23:00 12-10 23:00', 'the file says what is planned');
});

test.run();
