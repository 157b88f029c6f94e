// A draft that goes on sale by itself keeps a price: what has none is on sale nowhere.
import * as assert from 'uvu/assert';
import { type ProductPatchInput, productPatchSchema } from '#server/catalogue/saving/product-patch.ts';
import { publishDue } from '#server/catalogue/saving/publish-due.ts';
import { saveProduct } from '#server/catalogue/saving/save-products.ts';
import type { Db } from '#server/database/connect.ts';
import { byCommand } from '#server/history/change-batch.ts';
import { aProduct } from '../../fixtures/a-product.ts';
import { emptyShopSuite } from '../../fixtures/catalogue/empty-shop-suite.ts';

const test = emptyShopSuite('the price of a planned draft');
const now = () => new Date('2026-11-20T10:15:00Z');
const tomorrow = new Date('2026-11-21T10:15:00Z');

async function aPlannedDraft(db: Db) {
  const variantId = await aProduct(db);
  const { id } = await db
    .updateTable('products')
    .set({ status: 'draft', publish_at: tomorrow })
    .returning('id')
    .executeTakeFirstOrThrow();
  const save = async (patch: ProductPatchInput) => {
    const saved = await saveProduct(
      { db, now, by: byCommand, baseLocale: 'pl' },
      {
        ...{ productId: id, version: null, patch: productPatchSchema.parse(patch) },
        title: { key: 'batch.productEdited', values: { product: 'zolw' } },
      },
    );
    return saved.ok || saved.error.kind;
  };
  return { variantId, save };
}

const cleared = { amount_minor: null };

test('its last price cannot be cleared, unless it is planned no more', async ({ database: { db } }) => {
  const { variantId, save } = await aPlannedDraft(db);
  assert.is(await save({ prices: { [variantId]: { EUR: cleared } } }), true, 'one is left');
  const prices = { [variantId]: { PLN: cleared } };
  assert.is(await save({ prices }), 'PriceMissing');
  assert.is(await save({ product: { vendor: 'Las' } }), true);
  assert.is(await save({ prices, product: { publish_at: null } }), true);
  assert.is(await save({ product: { publish_at: tomorrow } }), 'PriceMissing');
});

test('one that has lost its price stays a draft when its moment comes', async ({ database: { db } }) => {
  await aPlannedDraft(db);
  const prices = await db.deleteFrom('prices').returningAll().execute();
  const publish = () => publishDue({ db, now: () => tomorrow });
  assert.is(await publish(), 0);
  await db.insertInto('prices').values(prices).execute();
  assert.is(await publish(), 1);
});

test.run();
