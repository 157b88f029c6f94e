// A product that is a gift card, in the file that is exported and imported again.
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { exportCatalogue } from '#server/catalogue/export/export-catalogue.ts';
import { importCatalogue } from '#server/catalogue/import/import-catalogue.ts';
import { openTestDatabase } from '../database/test-database.ts';
import { dumpTables } from '../fixtures/catalogue/catalogue-dump.ts';
import { aCardProduct } from './a-bought-card.ts';

const base = { now: new Date('2026-11-29T10:00:00Z'), baseLocale: 'pl', baseCurrency: 'PLN' } as const;

for (const header of ['new', 'legacy'] as const) {
  test(`exported with the ${header} header and imported again, it is still a gift card with its amounts`, async () => {
    const { db, close } = await openTestDatabase();
    await aCardProduct(db);
    const before = await dumpTables(db);
    const terms = () => db.selectFrom('products').select('gift_card').execute();
    const sold = await terms();
    assert.ok(sold[0]?.gift_card);
    const parts: string[] = [];
    for await (const part of exportCatalogue(db, { ...base, header })) parts.push(part);
    const report = await importCatalogue(db, parts.join(''), base);
    assert.equal([report.faults, report.products], [[], { created: 0, updated: 0, unchanged: 1 }]);
    assert.equal(await terms(), sold);
    assert.equal(await dumpTables(db), before);
    await close();
  });
}

test.run();
