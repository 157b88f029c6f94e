// Stock as a save of the whole product changes it: by differences, which are moved once however often they are sent.
import * as assert from 'uvu/assert';
import { catalogueHistory } from '#server/catalogue/history/catalogue-history.ts';
import { type ProductPatchInput, productPatchSchema } from '#server/catalogue/saving/product-patch.ts';
import { saveProduct } from '#server/catalogue/saving/save-products.ts';
import type { Db } from '#server/database/connect.ts';
import { byCommand, type ChangedBy, readVersions } from '#server/history/change-batch.ts';
import { undoBatch } from '#server/history/undo-batch.ts';
import { aShirt } from '../../fixtures/catalogue/a-shirt.ts';
import { emptyShopSuite } from '../../fixtures/catalogue/empty-shop-suite.ts';

const test = emptyShopSuite('stock in a save of a product');
const now = () => new Date('2026-11-20T10:15:00Z');

const byAda: ChangedBy = { ...byCommand, who: 'Ada' };

const save = (db: Db, productId: string, patch: ProductPatchInput, { version = null, by = byCommand }: Saving = {}) =>
  saveProduct(
    { db, now, by, baseLocale: 'pl' },
    {
      ...{ productId, version, patch: productPatchSchema.parse(patch) },
      title: { key: 'batch.productEdited', values: { product: 'shirt' } },
    },
  );

type Saving = { version?: number | null; by?: ChangedBy };

const versionOf = async (db: Db, id: string) => (await readVersions(db, 'product', [id])).get(id) ?? 0;

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

test('two who have counted the same shelf are not added up: the second is asked, and the same number is entered once', async ({
  database: { db },
}) => {
  const productId = await aShirt(db);
  const { id } = await variantOf(db, 'S-RED');
  await db.updateTable('variants').set({ on_hand: 10 }).where('id', '=', id).execute();
  const version = await versionOf(db, productId);
  const count = (counted: number, by = byCommand) =>
    save(db, productId, { stock: { [id]: { by: counted - 10, counted } } }, { version, by });
  assert.ok((await count(12, byAda)).ok);
  // One is sold before the second is there.
  await db.updateTable('variants').set({ on_hand: 11 }).where('id', '=', id).execute();
  const other = await count(14);
  assert.equal(other.ok || other.error.kind, 'FieldsChanged');
  const [field] = !other.ok && other.error.kind === 'FieldsChanged' ? other.error.fields : [];
  assert.equal([field?.field, field?.theirs, field?.value, field?.who], ['on_hand', 12, 14, 'Ada']);
  const same = await count(12);
  assert.ok(same.ok && same.value.batchId === null);
  assert.is(await onHand(db), 11);
  // Having seen it, a number is a difference to what was seen.
  const seen = { version: await versionOf(db, productId) };
  assert.ok((await save(db, productId, { stock: { [id]: { by: 14 - 11, counted: 14 } } }, seen)).ok);
  assert.is(await onHand(db), 14);
});

test('a count whose answer was lost is no entry of somebody else', async ({ database: { db } }) => {
  const productId = await aShirt(db);
  const { id, on_hand: before } = await variantOf(db, 'S-RED');
  const version = await versionOf(db, productId);
  const key = '00000000-0000-4000-8000-000000000003';
  const count = (counted: number) =>
    save(db, productId, { stock: { [id]: { by: counted - before, counted, key } } }, { version });
  assert.ok((await count(before + 2)).ok);
  assert.ok((await count(before + 5)).ok);
  assert.is(await onHand(db), before + 5);
});

test.run();
