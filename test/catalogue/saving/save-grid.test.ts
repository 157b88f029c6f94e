// What is refused in the grid of products is said at its cell, in words.
import * as assert from 'uvu/assert';
import { saveSentProducts } from '#server/catalogue/office/grid/save-grid.ts';
import type { Db } from '#server/database/connect.ts';
import { byCommand, readVersions } from '#server/history/change-batch.ts';
import { saveRefusals } from '#src/catalogue/office/product-list/save-refusals.ts';
import { aShirt } from '../../fixtures/catalogue/a-shirt.ts';
import { emptyShopSuite } from '../../fixtures/catalogue/empty-shop-suite.ts';

const test = emptyShopSuite('a refused save of the grid');
const now = () => new Date('2026-11-20T10:15:00Z');

async function refusedOf(db: Db, productId: string, patch: object) {
  const version = (await readVersions(db, 'product', [productId])).get(productId) ?? 0;
  const saver = { db, now, by: byCommand, baseLocale: 'pl', timeZone: 'Europe/Warsaw' };
  const { refused } = await saveSentProducts(saver, [{ productId, version, patch: JSON.stringify(patch) }]);
  const [{ refusal, fields } = { refusal: '', fields: [] }] = refused;
  assert.ok(Object.hasOwn(saveRefusals, refusal), `${refusal} has no sentence`);
  return [refusal, ...fields.map(({ name }) => name)];
}

test('stock below what is reserved, or that is not counted, is refused at the cell of the stock', async ({
  database: { db },
}) => {
  const productId = await aShirt(db);
  const { id } = await db.selectFrom('variants').select('id').where('sku', '=', 'S-RED').executeTakeFirstOrThrow();
  const stock = { stock: { [id]: { by: -3, counted: 1 } } };
  await db.updateTable('variants').set({ reserved: 2, on_hand: 4 }).where('id', '=', id).execute();
  assert.equal(await refusedOf(db, productId, stock), ['StockBelowReserved', `stock.${id}`]);
  await db.updateTable('variants').set({ tracks_stock: false }).where('id', '=', id).execute();
  assert.equal(await refusedOf(db, productId, stock), ['StockNotTracked', `stock.${id}`]);
});

test('a draft without a price is refused at the cell of the state, and an empty name at its own', async ({
  database: { db },
}) => {
  const productId = await aShirt(db);
  await db.updateTable('products').set({ status: 'draft' }).where('id', '=', productId).execute();
  await db.deleteFrom('prices').execute();
  assert.equal(await refusedOf(db, productId, { product: { status: 'active' } }), ['PriceMissing', 'product.status']);
  assert.equal(await refusedOf(db, productId, { texts: { pl: { title: '' } } }), ['TitleMissing', 'texts.pl.title']);
});

test.run();
