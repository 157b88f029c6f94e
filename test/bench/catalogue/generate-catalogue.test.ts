import { text } from 'node:stream/consumers';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { openTestDatabase } from '../../database/test-database.ts';
import { generateCatalogue } from './generate-catalogue.ts';
import { loadCatalogue } from './load-catalogue.ts';

test('the same seed makes the same file, and the first products of a longer one', async () => {
  const short = await text(generateCatalogue({ count: 60, seed: 1 }));
  assert.is(await text(generateCatalogue({ count: 60, seed: 1 })), short);
  assert.ok((await text(generateCatalogue({ count: 90, seed: 1 }))).startsWith(short));
  assert.is.not(await text(generateCatalogue({ count: 60, seed: 2 })), short);
});

test('the shop takes all of it', async () => {
  const database = await openTestDatabase();
  try {
    const { report } = await loadCatalogue(database.db, { count: 40, seed: 3 });
    assert.equal([report.faults, report.products.created], [[], 40]);
    // It has no koruna.
    assert.equal(report.warningCounts, { NOT_SOLD_EVERYWHERE: 1 });
  } finally {
    await database.close();
  }
});

test.run();
