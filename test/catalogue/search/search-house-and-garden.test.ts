// Search in a shop that is nothing like the demo, with inflected and diminished names of ordinary things in five languages.
import * as assert from 'uvu/assert';
import { importCatalogue } from '#server/catalogue/import/import-catalogue.ts';
import type { Database } from '#server/database/connect.ts';
import { openTestDatabase } from '../../database/test-database.ts';
import { wholeSuite } from '../../depths.ts';
import { importOptions } from '../../fixtures/catalogue/empty-shop-suite.ts';
import { gardenQueries, gardenTitles } from './house-and-garden.ts';
import { judgeQueries } from './judge-queries.ts';

const test = wholeSuite<{ database: Database }>('searching a shop of house and garden');

const NEEDED = 102;

test.before(async (context) => {
  context.database = await openTestDatabase();
  const languages = ['nl', 'de', 'en', 'cs'] as const;
  const header = languages.map((locale) => `Title (product.metafields.kasa.title_${locale})`);
  const rows = Object.entries(gardenTitles).map(([handle, titles]) =>
    [titles.pl, handle, '10.00', '3.00', '75.00', ...languages.map((locale) => titles[locale])].join(','),
  );
  const file = [
    ['Title', 'URL handle', 'Price', 'Price / Eurozone', 'Price / Czechia', ...header].join(','),
    ...rows,
  ].join('\n');
  const report = await importCatalogue(context.database.db, file, importOptions());
  assert.equal(report.faults, []);
});
test.after(({ database }) => database.close());

test(`what is meant comes first for at least ${NEEDED} of 102 queries`, async ({ database }) => {
  const { asked, misses } = await judgeQueries(database.db, gardenQueries);
  assert.is(asked, 102);
  assert.ok(asked - misses.length >= NEEDED, misses.join('\n'));
});

test.run();
