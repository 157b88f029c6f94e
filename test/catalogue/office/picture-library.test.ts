// The library of pictures: what is found in it, where each is used, and what is removed of it.
import * as assert from 'uvu/assert';
import { catalogueHistory } from '#server/catalogue/history/catalogue-history.ts';
import { type LibraryFilter, listLibraryPictures } from '#server/catalogue/office/pictures/list-library-pictures.ts';
import { listUnusedPictures, removePictures } from '#server/catalogue/office/pictures/remove-pictures.ts';
import type { Db } from '#server/database/connect.ts';
import { byCommand } from '#server/history/change-batch.ts';
import { undoBatch } from '#server/history/undo-batch.ts';
import { aProduct } from '../../fixtures/a-product.ts';
import { emptyShopSuite } from '../../fixtures/catalogue/empty-shop-suite.ts';

const test = emptyShopSuite('the library of pictures');

const facts = { width: 400, height: 300, ground_color: '#ffffff' };
const keyOf = (number: number) => number.toString(16).padStart(20, '0');

test.before.each(async ({ database: { db } }) => {
  await db.deleteFrom('pictures').execute();
});

/** From 1 on, each a minute younger. */
async function somePictures(db: Db, names: readonly string[]): Promise<void> {
  const rows = names.map((name, index) => ({
    ...{ key: keyOf(index + 1), name, ...facts },
    added_at: new Date(Date.UTC(2026, 10, 20, 10, index)),
  }));
  await db.insertInto('pictures').values(rows).execute();
}

async function show(db: Db, handle: string, number: number, alt = ''): Promise<string> {
  await aProduct(db, { handle, title: `Title of ${handle}` });
  const { id } = await db.selectFrom('products').select('id').where('handle', '=', handle).executeTakeFirstOrThrow();
  const place = { product_id: id, position: 1, source: `${handle}.jpg`, picture: keyOf(number) };
  const media = await db.insertInto('media').values(place).returning('id').executeTakeFirstOrThrow();
  if (alt) await db.insertInto('media_texts').values({ media_id: media.id, locale: 'pl', alt }).execute();
  return id;
}

const list = (db: Db, filter: LibraryFilter = {}) => listLibraryPictures(db, filter, 'pl');
const names = async (db: Db, filter: LibraryFilter = {}) => (await list(db, filter)).rows.map(({ name }) => name);

test('the newest is first, found by its file, by what describes it, and by its product', async ({
  database: { db },
}) => {
  await somePictures(db, ['fox.jpg', 'owl 100%.jpg', 'wolf.jpg']);
  await show(db, 'mug', 1, 'Rudy lis');
  assert.equal(await names(db), ['wolf.jpg', 'owl 100%.jpg', 'fox.jpg']);
  assert.equal(await names(db, { text: 'WOLF' }), ['wolf.jpg']);
  assert.equal(await names(db, { text: '%' }), ['owl 100%.jpg']);
  assert.equal(await names(db, { text: 'rudy' }), ['fox.jpg']);
  assert.equal(await names(db, { text: 'title of mug' }), ['fox.jpg']);
  assert.equal(await names(db, { text: 'RÚDÝ' }), ['fox.jpg'], 'whatever the accents');
  assert.equal(await names(db, { text: 'rudy', isUnused: true }), []);
});

test('each says which products show it, ten of them by name, and whether something else does', async ({
  database: { db },
}) => {
  await somePictures(db, ['shared.jpg', 'collection.jpg', 'unused.jpg']);
  const id = await show(db, 'mug-00', 1);
  for (let number = 1; number < 12; number += 1) await show(db, `mug-${number}`, 1);
  await db
    .insertInto('collections')
    .values({ handle: 'spring', image: keyOf(2) })
    .execute();
  const [unused, ofCollection, shared] = (await list(db)).rows;
  assert.equal([unused?.products, unused?.productCount, unused?.isShownElsewhere], [[], 0, false]);
  assert.equal([ofCollection?.productCount, ofCollection?.isShownElsewhere], [0, true]);
  assert.equal([shared?.products.length, shared?.productCount], [10, 12]);
  assert.ok((await list(db, { text: 'mug-00' })).rows[0]?.products.length);
  assert.type(id, 'string');
  assert.equal(await names(db, { isUnused: true }), ['unused.jpg']);
});

test('pages follow one another without a gap, there and back', async ({ database: { db } }) => {
  const all = Array.from({ length: 120 }, (_, index) => `${index}.jpg`);
  await somePictures(db, all);
  const first = await list(db);
  const second = await list(db, { before: first.before });
  const third = await list(db, { before: second.before });
  const seen = [first, second, third].flatMap(({ rows }) => rows.map(({ name }) => name));
  assert.equal(seen, all.toReversed());
  assert.is(third.before, null);
  assert.equal((await list(db, { after: third.after })).rows, second.rows);
});

const remover = (db: Db) => ({ db, now: () => new Date('2026-11-20T12:00:00Z'), by: byCommand });

test('what something shows stays and is told, and what was removed comes back by the history', async ({
  database: { db },
}) => {
  await somePictures(db, ['shown.jpg', 'fox.jpg', 'wolf.jpg']);
  await show(db, 'mug', 1);
  const keys = [keyOf(1), keyOf(2), keyOf(2), 'f'.repeat(20)];
  const { batchId, ...answer } = await removePictures(remover(db), keys);
  assert.equal(answer, { removed: 1, used: [keyOf(1)] });
  assert.equal(await names(db), ['wolf.jpg', 'shown.jpg']);
  assert.equal(await removePictures(remover(db), [keyOf(2)]), { removed: 0, used: [], batchId: null });
  const undone = await undoBatch(
    { ...remover(db), history: catalogueHistory },
    { batchId: batchId ?? 0, by: byCommand },
  );
  assert.ok(undone.ok);
  assert.equal(await names(db), ['wolf.jpg', 'fox.jpg', 'shown.jpg']);
});

test('all that nothing shows goes in one press, and what is shown again is there again', async ({
  database: { db },
}) => {
  await somePictures(db, ['shown.jpg', ...Array.from({ length: 30 }, (_, index) => `${index}.jpg`)]);
  await show(db, 'mug', 1);
  const unused = await listUnusedPictures(db);
  assert.equal([unused.count, unused.keys.length, unused.keys[0]], [30, 24, keyOf(31)]);
  const { removed, batchId } = await removePictures(remover(db), 'unused');
  assert.equal([removed, await names(db)], [30, ['shown.jpg']]);
  assert.is((await listUnusedPictures(db)).count, 0);
  const [row] = await db.selectFrom('changes').selectAll().where('batch_id', '=', batchId).limit(1).execute();
  assert.equal([row?.thing_kind, row?.part, row?.field], ['picture', 'pictures', 'removed_at']);
  await show(db, 'bowl', 2);
  assert.equal(await names(db), ['0.jpg', 'shown.jpg']);
});

test.run();
