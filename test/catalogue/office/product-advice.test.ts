// What the office points out and proposes while a product is edited: from the shop's own database, and nothing is refused.
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { findTwins } from '#server/catalogue/office/advice/find-twins.ts';
import { proposeSkuAfter } from '#server/catalogue/office/advice/propose-sku-after.ts';
import { findUsualVatClass } from '#server/catalogue/office/advice/usual-vat-class.ts';
import type { Database } from '#server/database/connect.ts';
import { MOST_CODES_ASKED } from '#src/catalogue/office/advice/twin-codes.ts';
import { openTestDatabase } from '#test/database/test-database.ts';
import { aProduct } from '#test/fixtures/a-product.ts';

const test = suite<{ database: Database; ids: Map<string, string> }>('advice on a product');

test.before(async (context) => {
  context.database = await openTestDatabase();
  const { db } = context.database;
  for (const [index, handle] of ['mug', 'bowl', 'jug', 'gone'].entries()) {
    const id = await aProduct(db, {
      handle,
      title: `Title of ${handle}`,
      createdAt: new Date(Date.UTC(2026, 0, 1 + index)),
    });
    await db
      .updateTable('variants')
      .set({ barcode: `590123412345${index}` })
      .where('id', '=', id)
      .execute();
  }
  await db.updateTable('products').set({ status: 'archived' }).where('handle', '=', 'gone').execute();
  const rows = await db.selectFrom('products').select(['id', 'handle']).execute();
  context.ids = new Map(rows.map(({ id, handle }) => [handle, id]));
});
test.after(({ database }) => database.close());

test('another product with the same title, SKU or barcode is named; the product itself and an archived one are not', async ({
  database: { db },
  ids,
}) => {
  const twinsOf = async (kind: 'TITLE' | 'SKU' | 'EAN', codes: string[], id: string | null = null) =>
    (await findTwins(db, { id, kind, codes, locale: 'pl' })).map(({ code, title }) => [code, title]);
  assert.equal(await twinsOf('TITLE', [' title OF mug ', 'Nothing', 'Title of gone', '']), [
    ['title OF mug', 'Title of mug'],
  ]);
  assert.equal(await twinsOf('SKU', ['mug', 'Bowl']), [
    ['Bowl', 'Title of bowl'],
    ['mug', 'Title of mug'],
  ]);
  assert.equal(await twinsOf('EAN', ['5901234123451']), [['5901234123451', 'Title of bowl']]);
  assert.equal(await twinsOf('SKU', ['mug'], ids.get('mug') ?? null), []);
  const many = Array.from({ length: MOST_CODES_ASKED - 1 }, (_, place) => `GEN-${place}`);
  assert.equal(
    await twinsOf('SKU', [...many, 'mug']),
    [['mug', 'Title of mug']],
    'the last of as many as are asked for',
  );
});

test('a SKU is proposed after the title, and after the numbers that the newest ones have', async ({
  database: { db },
}) => {
  assert.is(await proposeSkuAfter(db, 'Żółta miska'), 'ZOLTAMISKA');
  assert.is(await proposeSkuAfter(db, 'Mug'), 'MUG-2', 'nobody is proposed a number that is taken');
  assert.is(await proposeSkuAfter(db, '???'), '');
  for (const [handle, sku] of [
    ['bowl', 'POT-0041'],
    ['jug', 'POT-0040'],
  ] as const) {
    const product = db.selectFrom('products').select('id').where('handle', '=', handle);
    await db.updateTable('variants').set({ sku }).where('product_id', 'in', product).execute();
  }
  assert.is(await proposeSkuAfter(db, 'Dzbanek'), 'POT-0042');
});

test('the class of VAT of nearly all products of a collection is proposed', async ({ database: { db }, ids }) => {
  const { id } = await db
    .insertInto('collections')
    .values({ handle: 'pots' })
    .returning('id')
    .executeTakeFirstOrThrow();
  for (const [index, handle] of ['mug', 'bowl', 'jug'].entries()) {
    const product_id = ids.get(handle) ?? '';
    assert.is(await findUsualVatClass(db, [id]), null, 'too few say so');
    await db.updateTable('products').set({ vat_class: 'reduced' }).where('id', '=', product_id).execute();
    await db
      .insertInto('collection_products')
      .values({ collection_id: id, product_id, position: index + 1 })
      .execute();
  }
  assert.is(await findUsualVatClass(db, [id]), 'reduced');
  assert.is(await findUsualVatClass(db, ['none']), null);
  await db.updateTable('products').set({ vat_class: 'standard' }).where('handle', '=', 'jug').execute();
  assert.is(await findUsualVatClass(db, [id]), null, 'they do not agree');
});

test.run();
