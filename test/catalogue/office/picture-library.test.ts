// The library of pictures: what is found in it, where each is used, and what is removed of it.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as assert from 'uvu/assert';
import { type LibraryFilter, listLibraryPictures } from '#server/catalogue/office/pictures/list-library-pictures.ts';
import { MOST_REMOVED_AT_ONCE, removePictures } from '#server/catalogue/office/pictures/remove-pictures.ts';
import type { Db } from '#server/database/connect.ts';
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

test('what something shows stays and is told, and more than fit into one transaction are removed', async ({
  database: { db },
}) => {
  const mediaDirectory = await mkdtemp(join(tmpdir(), 'kasa-media-'));
  const count = 2 * MOST_REMOVED_AT_ONCE + 1;
  await somePictures(
    db,
    Array.from({ length: count }, (_, index) => `${index}.jpg`),
  );
  await show(db, 'mug', 1);
  const noted: string[] = [];
  const audit = async (_: unknown, { subject }: { subject?: string | null }) => void noted.push(subject ?? '');
  const keys = Array.from({ length: count }, (_, index) => keyOf(index + 1));
  const answer = await removePictures({ db, mediaDirectory, audit }, [...keys, keyOf(1), 'f'.repeat(20)]);
  assert.equal(answer, { removed: count - 1, used: [keyOf(1)] });
  assert.equal(await names(db), ['0.jpg']);
  assert.is(noted.join(' ').split(' ').length, count - 1);
  await rm(mediaDirectory, { recursive: true });
});

test.run();
