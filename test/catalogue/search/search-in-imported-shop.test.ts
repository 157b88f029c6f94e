// Search as a shop has it that moved here: with the clothes of Shopify's own example and products of real exports.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as assert from 'uvu/assert';
import { importCatalogue } from '#server/catalogue/import/import-catalogue.ts';
import type { Database } from '#server/database/connect.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { openTestDatabase } from '../../database/test-database.ts';
import { wholeSuite } from '../../depths.ts';
import { importOptions } from '../../fixtures/catalogue/empty-shop-suite.ts';
import { apparelQueries } from './apparel-queries.ts';
import { apparelTitles } from './apparel-titles.ts';
import { judgeQueries } from './judge-queries.ts';

const test = wholeSuite<{ database: Database }>('searching a shop that moved here');

const folder = join(import.meta.dirname, '../../fixtures/catalogue');
const files = [
  'apparel',
  ...['coffee', 'fashion', 'furniture'].map((name) => `exports/${name}-shopify`),
  'exports/toys-pandas',
];
const NEEDED = 48;

test.before(async (context) => {
  context.database = await openTestDatabase();
  const { db } = context.database;
  for (const name of files) {
    const report = await importCatalogue(db, await readFile(`${folder}/${name}.csv`, 'utf8'), importOptions());
    assert.equal(report.faults, [], name);
  }
  await inTransaction(db, async (tx) => {
    await tx
      .insertInto('product_texts')
      .columns(['product_id', 'locale', 'title', 'description_html'])
      .expression((eb) =>
        eb
          .selectFrom('product_texts')
          .select(['product_id', eb.val('en').as('locale'), 'title', 'description_html'])
          .where('locale', '=', 'pl'),
      )
      .execute();
    for (const [handle, titles] of Object.entries(apparelTitles)) {
      const { id } = await tx
        .selectFrom('products')
        .select('id')
        .where('handle', '=', handle)
        .executeTakeFirstOrThrow();
      await tx.deleteFrom('product_texts').where('product_id', '=', id).where('locale', '=', 'pl').execute();
      const texts = Object.entries(titles).map(([locale, title]) => ({ product_id: id, locale, title }));
      await tx.insertInto('product_texts').values(texts).execute();
    }
    for (const currency of ['EUR', 'CZK'] as const) {
      await tx
        .insertInto('prices')
        .columns(['variant_id', 'currency', 'amount_minor', 'valid_from'])
        .expression((eb) =>
          eb
            .selectFrom('prices')
            .select(['variant_id', eb.val(currency).as('currency'), 'amount_minor', 'valid_from'])
            .where('currency', '=', 'PLN'),
        )
        .execute();
    }
  });
});
test.after(({ database }) => database.close());

test(`what is meant comes first for at least ${NEEDED} of 50 queries in five languages`, async ({ database }) => {
  const { asked, misses } = await judgeQueries(database.db, apparelQueries);
  assert.is(asked, 50);
  assert.ok(asked - misses.length >= NEEDED, misses.join('\n'));
});

test.run();
