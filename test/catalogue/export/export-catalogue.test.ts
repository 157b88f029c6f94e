import { readFile } from 'node:fs/promises';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { exportCatalogue } from '#server/catalogue/export/export-catalogue.ts';
import { importCatalogue } from '#server/catalogue/import/import-catalogue.ts';
import type { Database } from '#server/database/connect.ts';
import { openTestDatabase } from '#test/database/test-database.ts';
import { dumpCatalogue, dumpTables } from '#test/fixtures/catalogue/catalogue-dump.ts';
import { fixtures } from '#test/fixtures/catalogue/empty-shop-suite.ts';

const base = { now: new Date('2026-03-02T10:00:00Z'), baseLocale: 'pl', baseCurrency: 'PLN' } as const;
const headers = ['new', 'legacy'] as const;

const test = suite<{ database: Database }>('exportCatalogue');

test.before(async (context) => {
  context.database = await openTestDatabase();
  for (const file of ['apparel.csv', 'new-header.csv']) {
    await importText(context.database, await readFile(`${fixtures}/${file}`, 'utf8'));
  }
  // Products may go well with some that come later in the file, and with what is in none.
  await context.database.db
    .updateTable('products')
    .set({ goes_with: ['not-here', 'zubr'] })
    .execute();
});
test.after(async ({ database }) => database.close());

async function importText({ db }: Database, text: string) {
  const report = await importCatalogue(db, text, base);
  assert.equal(report.faults, []);
  return report.products;
}

async function exportText({ db }: Database, header: (typeof headers)[number]): Promise<string> {
  const parts: string[] = [];
  for await (const part of exportCatalogue(db, { ...base, header })) parts.push(part);
  return parts.join('');
}

for (const header of headers) {
  test(`an export with the ${header} header, imported again, changes nothing`, async ({ database }) => {
    const before = await dumpTables(database.db);
    assert.equal(await importText(database, await exportText(database, header)), {
      created: 0,
      updated: 0,
      unchanged: 22,
    });
    assert.equal(await dumpTables(database.db), before);
  });

  test(`an export with the ${header} header fills an empty shop with the same catalogue`, async ({ database }) => {
    const copy = await openTestDatabase();
    try {
      const text = await exportText(database, header);
      assert.equal(await importText(copy, text), { created: 22, updated: 0, unchanged: 0 });
      assert.equal(await dumpCatalogue(copy.db), await dumpCatalogue(database.db));
      assert.is(await exportText(copy, header), text);
    } finally {
      await copy.close();
    }
  });
}

test("the columns are Shopify's, in its order, then the market's, the shop's and those that are kept", async ({
  database,
}) => {
  const columnsFile = await readFile(`${fixtures}/shopify-columns.txt`, 'utf8');
  const [newColumns = '', legacyStart = '', legacyEnd = ''] = columnsFile.trim().split('\n');
  const newHeader = firstLine(await exportText(database, 'new'));
  assert.ok(
    newHeader.startsWith(
      `${newColumns},Price / Eurozone,Compare-at price / Eurozone,Price / Czechia,Compare-at price / Czechia,Collections (product.`,
    ),
    newHeader,
  );
  assert.ok(newHeader.includes(',Season (product.metafields.custom.season),'), newHeader);
  assert.ok(newHeader.endsWith(',Price / Switzerland,Shelf'), newHeader);
  const legacyHeader = firstLine(await exportText(database, 'legacy'));
  assert.ok(legacyHeader.startsWith(`${legacyStart},`), legacyHeader);
  assert.ok(legacyHeader.endsWith(`,${legacyEnd}`), legacyHeader);
});

test('no cell begins with a character that a spreadsheet runs', async ({ database }) => {
  const text = await exportText(database, 'new');
  assert.match(text, /,'@home,/);
  assert.match(text, /\n'=Kubek,kubek,/);
  assert.match(text, /,'-K1,/);
  assert.not.match(text, /(^|[,\n])"?[=+\-@\t\r]/);
});

test('without a reader to the end the connection is given back', async ({ database }) => {
  for await (const part of exportCatalogue(database.db, base)) {
    assert.ok(part);
    break;
  }
  assert.ok(await database.db.selectFrom('products').select('id').executeTakeFirst());
});

function firstLine(text: string): string {
  return text.slice(0, text.indexOf('\n'));
}

test.run();
