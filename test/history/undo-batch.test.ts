// What is changed in one go, and taken back in one.
import { sql } from 'kysely';
import * as assert from 'uvu/assert';
import { saveCollection } from '#server/catalogue/collections/save-collection.ts';
import { catalogueHistory } from '#server/catalogue/history/catalogue-history.ts';
import { importCatalogue } from '#server/catalogue/import/import-catalogue.ts';
import { raisePrices } from '#server/catalogue/variants/raise-prices.ts';
import { setPrice } from '#server/catalogue/variants/set-price.ts';
import type { Db } from '#server/database/connect.ts';
import { byCommand, byImport, readVersions } from '#server/history/change-batch.ts';
import { listBatches, listChanges } from '#server/history/list-history.ts';
import { returnToVersion } from '#server/history/return-to-version.ts';
import { undoBatch } from '#server/history/undo-batch.ts';
import { changeStock } from '#server/inventory/change-stock.ts';
import { money } from '#src/money.ts';
import { emptyShopSuite } from '../fixtures/catalogue/empty-shop-suite.ts';

const test = emptyShopSuite('the history of changes, and taking them back');
const day = (date: number) => new Date(Date.UTC(2026, 9, date));
const at = (date: number) => () => day(date);

const file = [
  'URL handle,Title,Status,SKU,Price,Inventory tracker,Inventory quantity,Collections',
  'owl,Sowa,active,OWL,10.00,shopify,5,birds',
  'fox,Lis,active,FOX,20.00,shopify,5,',
  '',
].join('\n');

test.before.each(async ({ database: { db } }) => {
  await sql`truncate change_batches, thing_versions cascade`.execute(db);
  await importFile(db, file, 1);
});

async function importFile(db: Db, text: string, date: number) {
  const options = { now: day(date), baseLocale: 'pl', baseCurrency: 'PLN' } as const;
  const report = await importCatalogue(db, text, {
    ...options,
    history: { by: byImport, title: { key: 'batch.import', values: { file: 'a-file.csv' } } },
  });
  assert.equal(report.faults, []);
  return report.batchId ?? 0;
}

const undo = (db: Db, batchId: number, date: number) =>
  undoBatch({ db, now: at(date), history: catalogueHistory }, { batchId, by: byCommand });

async function undone(db: Db, batchId: number, date: number) {
  const answer = await undo(db, batchId, date);
  if (!answer.ok) throw new Error(answer.error.kind);
  const left = answer.value.left.map(({ value, reason }) => `${value.part}.${value.field} ${reason}`);
  return { ...answer.value, left };
}

async function variantOf(db: Db, sku: string) {
  const columns = ['id', 'product_id', 'on_hand', 'barcode', 'archived_at'] as const;
  return db.selectFrom('variants').select(columns).where('sku', '=', sku).executeTakeFirstOrThrow();
}

async function pricesOf(db: Db) {
  const rows = await db
    .selectFrom('prices')
    .innerJoin('variants', 'variants.id', 'prices.variant_id')
    .select(['sku', 'amount_minor', 'valid_from'])
    .where('currency', '=', 'PLN')
    .orderBy('sku')
    .execute();
  return Object.fromEntries(rows.map(({ sku, amount_minor }) => [sku, amount_minor]));
}

const raise = { basisPoints: 1000, currency: 'PLN', rounding: '.99' } as const;

test('many prices rise in one batch, which says what each was, and are taken back in one', async ({
  database: { db },
}) => {
  const raised = await raisePrices({ db, now: at(2), by: byCommand }, raise);
  assert.ok(raised.ok);
  assert.equal(await pricesOf(db), { OWL: 1199, FOX: 2299 });
  const batchId = raised.value.batchId ?? 0;
  const { rows: changes } = await listChanges(db, { of: { batchId }, first: 10 });
  assert.equal(changes.map(({ field, before, after, who }) => [field, before, after, who]).toSorted(), [
    ['amount_minor', 1000, 1199, 'kasa'],
    ['amount_minor', 2000, 2299, 'kasa'],
  ]);
  assert.equal((await undone(db, batchId, 3)).left, []);
  assert.equal(await pricesOf(db), { OWL: 1000, FOX: 2000 });
  // The proof of the lowest price goes on: the price holds anew from the moment of the undo.
  const history = await db.selectFrom('price_history').select(['amount_minor', 'valid_from']).orderBy('id').execute();
  assert.equal(history.at(-1)?.valid_from, day(3));
  assert.is(history.length, 6);
});

test('what somebody has changed since is left alone and told; the rest is taken back', async ({ database: { db } }) => {
  const raised = await raisePrices({ db, now: at(2), by: byCommand }, raise);
  assert.ok(raised.ok);
  const { id } = await variantOf(db, 'OWL');
  await setPrice({ db, now: at(3), by: byCommand }, { variantId: id, price: money(1500, 'PLN') });
  const answer = await undone(db, raised.value.batchId ?? 0, 4);
  assert.equal([answer.undone, answer.left], [1, ['prices.amount_minor ChangedSince']]);
  assert.equal(await pricesOf(db), { OWL: 1500, FOX: 2000 });
});

test('an undo is taken back like any batch, and nothing is taken back twice or after 90 days', async ({
  database: { db },
}) => {
  const raised = await raisePrices({ db, now: at(2), by: byCommand }, raise);
  assert.ok(raised.ok);
  const batchId = raised.value.batchId ?? 0;
  const first = await undone(db, batchId, 3);
  assert.equal(await undo(db, batchId, 3), { ok: false, error: { kind: 'BatchUndone', undoneBy: first.batchId } });
  await undone(db, first.batchId, 4);
  assert.equal(await pricesOf(db), { OWL: 1199, FOX: 2299 });
  assert.is((await undo(db, batchId, 95)).ok, false);
  assert.ok((await undo(db, batchId, 92)).ok);
  assert.equal(await undo(db, 999, 3), { ok: false, error: { kind: 'BatchUnknown' } });
});

test('one product comes back to what it was after a line, whatever was changed since, and others stay', async ({
  database: { db },
}) => {
  const services = { db, now: at(5), history: catalogueHistory };
  const owl = await variantOf(db, 'OWL');
  const thing = { kind: 'product', id: owl.product_id } as const;
  const raised = await raisePrices({ db, now: at(2), by: byCommand }, raise);
  assert.ok(raised.ok);
  const batchId = raised.value.batchId ?? 0;
  const price = (sku: string, minor: number, date: number) =>
    variantOf(db, sku).then(({ id }) =>
      setPrice({ db, now: at(date), by: byCommand }, { variantId: id, price: money(minor, 'PLN') }),
    );
  await price('OWL', 1500, 3);
  await price('OWL', 1700, 3);
  await price('OWL', 900, 4);
  await price('FOX', 900, 4);
  await setPrice({ db, now: at(4), by: byCommand }, { variantId: owl.id, price: money(400, 'EUR') });
  await setPrice({ db, now: at(4), by: byCommand }, { variantId: owl.id, price: money(450, 'EUR') });
  await changeStock({ db, now: at(4), by: byCommand }, { variantId: owl.id, change: { by: 10 } });
  const answer = await returnToVersion(services, { batchId, thing, by: byCommand });
  assert.ok(answer.ok);
  assert.equal(answer.value.left, []);
  assert.equal(await pricesOf(db), { OWL: 1199, FOX: 900 });
  assert.is((await variantOf(db, 'OWL')).on_hand, 5);
  const euros = db.selectFrom('prices').selectAll().where('currency', '=', 'EUR').where('variant_id', '=', owl.id);
  assert.equal(await euros.execute(), [], 'a price that came since is gone, as it was left last');
  const again = await returnToVersion(services, { batchId, thing, by: byCommand });
  assert.is(again.ok || again.error.kind, 'NothingToUndo', 'it is that version');
  assert.equal((await undone(db, answer.value.batchId, 6)).left, []);
  assert.equal(await pricesOf(db), { OWL: 900, FOX: 900 });
  assert.is((await returnToVersion(services, { batchId: 999, thing, by: byCommand })).ok, false);
});

test('an undo of stock takes the difference back, not the number, and nothing that orders have reserved', async ({
  database: { db },
}) => {
  const { id: owl } = await variantOf(db, 'OWL');
  const received = await changeStock({ db, now: at(2), by: byCommand }, { variantId: owl, change: { by: 10 } });
  assert.ok(received.ok);
  // Three are sold: an order changes nothing that stands in the history.
  await db.updateTable('variants').set({ on_hand: 12 }).where('id', '=', owl).execute();
  await undone(db, received.value.batchId ?? 0, 3);
  assert.is((await variantOf(db, 'OWL')).on_hand, 2);
  const movements = await db
    .selectFrom('stock_movements')
    .select(['kind', 'quantity', 'reason'])
    .orderBy('id')
    .execute();
  assert.equal(movements.at(-1), { kind: 'written_off', quantity: 10, reason: 'undo' });

  const { id: fox } = await variantOf(db, 'FOX');
  const more = await changeStock({ db, now: at(2), by: byCommand }, { variantId: fox, change: { by: 10 } });
  assert.ok(more.ok);
  await db.updateTable('variants').set({ reserved: 6 }).where('id', '=', fox).execute();
  const refused = await undo(db, more.value.batchId ?? 0, 3);
  assert.ok(!refused.ok && refused.error.kind === 'NothingToUndo');
  assert.is(refused.error.left[0]?.reason, 'Reserved');
  assert.is((await variantOf(db, 'FOX')).on_hand, 15);
});

test('an import is one batch: what it changed becomes what it was, what it made is archived', async ({
  database: { db },
}) => {
  const changed = file
    .replace('owl,Sowa,active,OWL,10.00', 'owl,Sowa uszata,active,OWL,12.00')
    .replace('5,birds', '5,')
    .concat('hen,Kura,active,HEN,30.00,shopify,4,birds\n');
  const batchId = await importFile(db, changed, 2);
  assert.equal(await pricesOf(db), { OWL: 1200, FOX: 2000, HEN: 3000 });
  const answer = await undone(db, batchId, 3);
  assert.equal(answer.left, []);
  const products = await db.selectFrom('products').select(['handle', 'status']).orderBy('handle').execute();
  assert.equal(products, [
    { handle: 'fox', status: 'active' },
    { handle: 'hen', status: 'archived' },
    { handle: 'owl', status: 'active' },
  ]);
  const { product_id } = await variantOf(db, 'OWL');
  const texts = db.selectFrom('product_texts').select('title').where('product_id', '=', product_id);
  assert.equal(await texts.execute(), [{ title: 'Sowa' }]);
  assert.is((await pricesOf(db)).OWL, 1000);
  const members = db.selectFrom('collection_products').select('position').where('product_id', '=', product_id);
  assert.equal(await members.execute(), [{ position: 1 }]);
  // And back again.
  await undone(db, answer.batchId, 4);
  assert.is((await pricesOf(db)).OWL, 1200);
  const { status } = await db
    .selectFrom('products')
    .select('status')
    .where('handle', '=', 'hen')
    .executeTakeFirstOrThrow();
  assert.is(status, 'active');
});

test('a variant that an import has added or taken away, an option and pictures are taken back', async ({
  database: { db },
}) => {
  const header = 'URL handle,Title,Status,Option1 name,Option1 value,SKU,Price,Product image URL,Image position\n';
  const s = 'cup,Kubek,active,Size,S,CUP-S,1.00,one.jpg,1\n';
  await importFile(db, `${header}${s}cup,,,,M,CUP-M,2.00,two.jpg,2\n`, 2);
  const sources = () => db.selectFrom('media').select(['source', 'position']).orderBy('position').execute();
  const before = await sources();
  const batchId = await importFile(
    db,
    `${header}${s.replace('one.jpg', 'two.jpg')}cup,,,,L,CUP-L,3.00,three.jpg,2\ncup,,,,,,,one.jpg,3\n`,
    3,
  );
  assert.not.equal(await sources(), before);
  const answer = await undone(db, batchId, 4);
  assert.equal(answer.left, []);
  assert.equal(await sources(), before);
  assert.is((await variantOf(db, 'CUP-M')).archived_at, null);
  assert.equal((await variantOf(db, 'CUP-L')).archived_at, day(4));
  const options = await db.selectFrom('product_options').select('option_values').execute();
  assert.equal(options, [{ option_values: ['S', 'M'] }]);
});

test('a product that was changed after the import that made it stays', async ({ database: { db } }) => {
  const [first] = (await listBatches({ db, now: at(2) }, { first: 5 })).rows;
  const { id } = await variantOf(db, 'OWL');
  await setPrice({ db, now: at(2), by: byCommand }, { variantId: id, price: money(1500, 'PLN') });
  const answer = await undone(db, first?.id ?? 0, 3);
  assert.equal(answer.left, ['products. ChangedSince', 'collections. InUse']);
});

test('a batch that changes nothing is none, and each change raises the version of its product', async ({
  database: { db },
}) => {
  const { id, product_id } = await variantOf(db, 'OWL');
  const version = async () => (await readVersions(db, 'product', [product_id])).get(product_id) ?? 0;
  const before = await version();
  assert.is(await importFile(db, file, 2), 0);
  const same = { variantId: id, price: money(1000, 'PLN') };
  assert.equal(await setPrice({ db, now: at(2), by: byCommand }, same), {
    ok: true,
    value: { isNew: false, batchId: null },
  });
  assert.is(await version(), before);
  await setPrice({ db, now: at(2), by: byCommand }, { ...same, price: money(1100, 'PLN') });
  assert.ok((await version()) > before);
  assert.is((await listBatches({ db, now: at(2) }, { first: 5 })).rows.length, 2);
});

test('a rule that is taken back gives a collection what was there by hand, in its order', async ({
  database: { db },
}) => {
  await importFile(db, file.replace('shopify,5,\n', 'shopify,5,birds\n'), 2);
  // The rule finds one of the two as well.
  await db
    .updateTable('products')
    .set({ tags: ['sale'] })
    .where('handle', '=', 'fox')
    .execute();
  const placed = () => db.selectFrom('collection_products').selectAll().orderBy('position').execute();
  const before = await placed();
  assert.is(before.length, 2);
  const { id } = await db.selectFrom('collections').select('id').executeTakeFirstOrThrow();
  const services = { db, now: at(3), by: byCommand, baseLocale: 'pl' as const };
  const condition = { field: 'tag' as const, operator: 'is' as const, value: 'sale' };
  const patch = { rule: { match: 'all' as const, conditions: [condition] } };
  const saved = await saveCollection(services, { id, version: null, patch });
  assert.is((await placed()).length, 1);
  const { left } = await undone(db, (saved.ok && saved.value.batchId) || 0, 4);
  assert.equal([left, await placed()], [[], before]);
});

test.run();
