import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { Database } from '#server/database/connect.ts';
import { seedDemo } from '#server/demo/seed-demo.ts';
import { lowestPriorPrice } from '#src/catalogue/lowest-price.ts';
import { openTestDatabase } from '../database/test-database.ts';

const test = suite<{ database: Database }>('the demo shop');
const now = new Date('2026-03-01T12:00:00Z');

test.before(async (context) => {
  context.database = await openTestDatabase();
});
test.after(({ database }) => database.close());

test('is imported without a fault or a warning', async ({ database }) => {
  const report = await seedDemo(database.db, now);
  assert.equal(report.faults, []);
  assert.equal(report.warnings, []);
  assert.ok(report.products.created > 0);
});

test('has six collections with texts in four languages and a picture', async ({ database: { db } }) => {
  const collections = await db.selectFrom('collections').select(['handle', 'image']).execute();
  const texts = await db.selectFrom('collection_texts').select(['locale']).execute();
  assert.is(collections.length, 6);
  assert.is(texts.length, 6 * 4);
  assert.ok(collections.every(({ image }) => image?.endsWith('.svg')));
});

test('knows the size and ground of every picture', async ({ database: { db } }) => {
  const media = await db.selectFrom('media').select(['source', 'width', 'height', 'ground_color']).execute();
  assert.ok(media.length > 0);
  assert.equal(
    media.filter(({ width, height, ground_color }) => !width || !height || !ground_color),
    [],
  );
});

test('announces every reduction against the price that was really asked before', async ({ database: { db } }) => {
  const reduced = await db.selectFrom('prices').selectAll().whereRef('compare_at_minor', '>', 'amount_minor').execute();
  assert.ok(reduced.length > 0);
  for (const { variant_id, currency, amount_minor, compare_at_minor, valid_from } of reduced) {
    const history = await db
      .selectFrom('price_history')
      .select(['amount_minor as amountMinor', 'valid_from as validFrom'])
      .where('variant_id', '=', variant_id)
      .where('currency', '=', currency)
      .execute();
    assert.is(lowestPriorPrice(history, { amountMinor: amount_minor, validFrom: valid_from }), compare_at_minor);
  }
});

test('changes nothing when it is seeded again', async ({ database: { db } }) => {
  const count = () =>
    db
      .selectFrom('price_history')
      .select(({ fn }) => fn.countAll().as('rows'))
      .executeTakeFirst();
  const before = await count();
  const { products } = await seedDemo(db, new Date('2026-03-02T12:00:00Z'));
  assert.is(products.created + products.updated, 0);
  assert.equal(await count(), before);
});

test.run();
