// Stock as a save of the whole product changes it: by differences, which are moved once however often they are sent.
import * as assert from 'uvu/assert';
import { catalogueHistory } from '#server/catalogue/history/catalogue-history.ts';
import { type ProductPatchInput, productPatchSchema } from '#server/catalogue/saving/product-patch.ts';
import { saveProduct } from '#server/catalogue/saving/save-products.ts';
import type { Db } from '#server/database/connect.ts';
import { byCommand } from '#server/history/change-batch.ts';
import { undoBatch } from '#server/history/undo-batch.ts';
import { aShirt } from '../../fixtures/catalogue/a-shirt.ts';
import { emptyShopSuite } from '../../fixtures/catalogue/empty-shop-suite.ts';

const test = emptyShopSuite('stock in a save of a product');
const now = () => new Date('2026-11-20T10:15:00Z');

const save = (db: Db, productId: string, patch: ProductPatchInput) =>
  saveProduct(
    { db, now, by: byCommand, baseLocale: 'pl' },
    {
      ...{ productId, version: null, patch: productPatchSchema.parse(patch) },
      title: { key: 'batch.productEdited', values: { product: 'shirt' } },
    },
  );

const variantOf = (db: Db, sku: string) =>
  db.selectFrom('variants').select(['id', 'on_hand']).where('sku', '=', sku).executeTakeFirstOrThrow();

const onHand = async (db: Db) => (await variantOf(db, 'S-RED')).on_hand;

test('stock is changed by a difference, and never below what orders have reserved', async ({ database: { db } }) => {
  const productId = await aShirt(db);
  const { id: variantId } = await variantOf(db, 'S-RED');
  await db.updateTable('variants').set({ reserved: 2, on_hand: 4 }).where('id', '=', variantId).execute();
  const few = await save(db, productId, { stock: { [variantId]: { by: -3 } }, product: { vendor: 'Las' } });
  assert.equal(few.ok || few.error, { kind: 'StockBelowReserved', variantId, onHand: 4, reserved: 2 });
  const taken = await save(db, productId, { stock: { [variantId]: { by: -2 } } });
  assert.is(await onHand(db), 2);
  const batchId = (taken.ok && taken.value.batchId) || 0;
  const undone = await undoBatch({ db, now, history: catalogueHistory }, { batchId, by: byCommand });
  assert.ok(undone.ok);
  assert.is(await onHand(db), 4);
});

test('a difference that is sent again, because its answer was lost, is moved once, and another number moves the rest', async ({
  database: { db },
}) => {
  const productId = await aShirt(db);
  const { id, on_hand: before } = await variantOf(db, 'S-RED');
  const send = async (by: number, key: string) => {
    const saved = await save(db, productId, { stock: { [id]: { by, key } } });
    assert.ok(saved.ok);
    return saved.value;
  };
  const keys = ['00000000-0000-4000-8000-000000000001', '00000000-0000-4000-8000-000000000002'] as const;
  await send(3, keys[0]);
  assert.is(await onHand(db), before + 3);
  assert.is((await send(3, keys[0])).batchId, null, 'no line of the history');
  assert.is(await onHand(db), before + 3);
  // Typed on before the second press.
  await send(5, keys[0]);
  assert.is(await onHand(db), before + 5);
  await send(-1, keys[1]);
  assert.is(await onHand(db), before + 4);
});

test.run();
