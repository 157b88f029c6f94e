// Pictures of a product: added, ordered, described, given to a value of an option, taken off, and all of it taken back.
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import * as assert from 'uvu/assert';
import { catalogueHistory } from '#server/catalogue/history/catalogue-history.ts';
import { type ProductPatchInput, productPatchSchema } from '#server/catalogue/saving/product-patch.ts';
import { saveProduct } from '#server/catalogue/saving/save-products.ts';
import { byVariant, pictureOfVariant } from '#server/catalogue/variants/variant-picture.ts';
import type { Db } from '#server/database/connect.ts';
import { byCommand, readVersions } from '#server/history/change-batch.ts';
import { undoBatch } from '#server/history/undo-batch.ts';
import { aProduct } from '../../fixtures/a-product.ts';
import { emptyShopSuite } from '../../fixtures/catalogue/empty-shop-suite.ts';

const test = emptyShopSuite('saving pictures of products');
const now = () => new Date('2026-11-20T10:15:00Z');
const keys = ['a', 'b', 'c'].map((letter) => letter.repeat(20));
const [first = '', second = '', third = ''] = keys;

test.before(async ({ database: { db } }) => {
  const facts = { width: 400, height: 300, ground_color: '#ffffff', added_at: now() };
  await db
    .insertInto('pictures')
    .values(keys.map((key) => ({ key, ...facts })))
    .execute();
});
test.before.each(async ({ database: { db } }) => {
  await sql`truncate change_batches, thing_versions cascade`.execute(db);
});

async function productOf(db: Db, handle: string) {
  await aProduct(db, { handle });
  return (await db.selectFrom('products').select('id').where('handle', '=', handle).executeTakeFirstOrThrow()).id;
}

async function versionOf(db: Db, id: string): Promise<number> {
  return (await readVersions(db, 'product', [id])).get(id) ?? 0;
}

function save(db: Db, productId: string, patch: ProductPatchInput, version: number | null = null) {
  const title = { key: 'batch.productEdited', values: { product: 'fox' } } as const;
  const saver = { db, now, by: byCommand, baseLocale: 'pl' };
  return saveProduct(saver, { productId, version, patch: productPatchSchema.parse(patch), title });
}

async function saved(...given: Parameters<typeof save>) {
  const answer = await save(...given);
  if (!answer.ok) throw new Error(answer.error.kind);
  return answer.value;
}

async function undo(db: Db, batchId: number | null) {
  const answer = await undoBatch({ db, now, history: catalogueHistory }, { batchId: batchId ?? 0, by: byCommand });
  if (!answer.ok) throw new Error(answer.error.kind);
  return {
    ...answer.value,
    left: answer.value.left.map(({ value, reason }) => `${value.part}.${value.field} ${reason}`),
  };
}

/** As they stand, with their words. */
async function pictures(db: Db, productId: string) {
  const { rows } = await sql<{ shown: string }>`
    select position || ' ' || left(picture, 1) || coalesce(' ' || alt, '') as shown
    from media left join media_texts on media_id = media.id and locale = 'pl'
    where product_id = ${productId} order by position`.execute(db);
  return rows.map(({ shown }) => shown);
}

async function threePictures(db: Db, handle = 'fox') {
  const id = await productOf(db, handle);
  const ids = [randomUUID(), randomUUID(), randomUUID()] as const;
  const added = { [ids[0]]: { picture: first, alts: { pl: 'Lis' } }, [ids[1]]: { picture: second } };
  await saved(db, id, { pictures: { ...added, [ids[2]]: { picture: third } }, picture_order: [...ids] });
  return { id, ids };
}

test('a picture is added once, however often the save is sent, and comes after the others', async ({
  database: { db },
}) => {
  const { id, ids } = await threePictures(db);
  assert.equal(await pictures(db, id), ['1 a Lis', '2 b', '3 c']);
  const again = await saved(db, id, { pictures: { [ids[1]]: { picture: second } } });
  assert.is(again.isNew, false);
  const [row] = await db.selectFrom('media').select(['source', 'focus_x']).where('id', '=', ids[0]).execute();
  assert.equal(row, { source: `photo-${first}`, focus_x: 50 });
});

test('order, words, focus and value are fields: two who change different ones lose nothing', async ({
  database: { db },
}) => {
  const { id, ids } = await threePictures(db);
  await db.updateTable('variants').set({ option1: 'Rot' }).where('product_id', '=', id).execute();
  const version = await versionOf(db, id);
  await saved(db, id, { picture_order: [ids[2], ids[0], ids[1]] }, version);
  await saved(db, id, { pictures: { [ids[0]]: { alts: { pl: '', de: 'Fuchs' } } } }, version);
  await saved(db, id, { pictures: { [ids[1]]: { focus_y: 20, option_position: 1, option_value: 'Rot' } } }, version);
  assert.equal(await pictures(db, id), ['1 c', '2 a', '3 b']);
  const mine = await save(db, id, { pictures: { [ids[1]]: { focus_y: 80 } } }, version);
  assert.ok(!mine.ok && mine.error.kind === 'FieldsChanged');
  assert.equal(
    mine.error.fields.map(({ part, field, value, theirs }) => [part, field, value, theirs]),
    [['media', 'focus_y', 80, 20]],
  );
  // What the value is called later, and where its option stands, its pictures know.
  await db
    .insertInto('product_options')
    .values({ product_id: id, position: 1, name: 'Farbe', option_values: ['Rot'] })
    .execute();
  await saved(db, id, { options: [{ was: 'Farbe', name: 'Farbe', values: [{ value: 'Rouge', was: ['Rot'] }] }] });
  const renamed = await db.selectFrom('media').select('option_value').where('id', '=', ids[1]).execute();
  assert.equal(renamed, [{ option_value: 'Rouge' }]);
});

test('variants of a value show its picture, others the product’s first', async ({ database: { db } }) => {
  const { id, ids } = await threePictures(db);
  const [{ id: red } = { id: '' }] = await db
    .updateTable('variants')
    .set({ option1: 'Rot', option2: 'M' })
    .where('product_id', '=', id)
    .returning('id')
    .execute();
  const common = { product_id: id, position: 2, tracks_stock: false, sells_without_stock: true };
  await db
    .insertInto('variants')
    .values([{ ...common, option1: 'Blau', option2: 'M' }])
    .execute();
  const shown = async () => {
    const { rows } = await sql<{ shown: string }>`
      select v.option1 || ' ' || (select left(m.picture, 1) from media m where m.product_id = v.product_id
        order by ${byVariant} limit 1) as shown
      from variants v where v.product_id = ${id} order by v.position`.execute(db);
    return rows.map((row) => row.shown);
  };
  await saved(db, id, { pictures: { [ids[0]]: { option_position: 1, option_value: 'Rot' } } });
  assert.equal(await shown(), ['Rot a', 'Blau b']);
  // A variant's own goes before it.
  await db.updateTable('variants').set({ media_id: ids[2] }).where('id', '=', red).execute();
  assert.equal(await shown(), ['Rot c', 'Blau b']);
  const images = [
    { id: 'a', optionPosition: 1, optionValue: 'Rot' },
    { id: 'b', optionPosition: null, optionValue: null },
  ];
  const placeOf = (value: string, mediaId: string | null = null) =>
    pictureOfVariant(images, { mediaId, options: [value, 'M', null] });
  assert.equal([placeOf('Rot'), placeOf('Blau'), placeOf('Rot', 'b')], [0, -1, 1]);
});

test('what was taken off stays in the library, and comes back with its words and its place', async ({
  database: { db },
}) => {
  const { id, ids } = await threePictures(db);
  const { batchId } = await saved(db, id, { pictures: { [ids[0]]: null }, picture_order: [ids[2], ids[1]] });
  assert.equal(await pictures(db, id), ['1 c', '2 b']);
  const kept = await db.selectFrom('pictures').select('key').where('is_kept', '=', true).execute();
  assert.equal(kept, [{ key: first }]);
  const back = await undo(db, batchId);
  assert.equal(back.left, []);
  assert.equal(await pictures(db, id), ['1 a Lis', '2 b', '3 c']);
  await undo(db, back.batchId);
  assert.equal(await pictures(db, id), ['1 c', '2 b']);
});

test('a picture that has come since keeps its place when others come back', async ({ database: { db } }) => {
  const { id, ids } = await threePictures(db);
  const { batchId } = await saved(db, id, { pictures: { [ids[2]]: null } });
  await db.insertInto('media').values({ product_id: id, position: 3, source: 'd.jpg', picture: third }).execute();
  await undo(db, batchId);
  assert.equal(await pictures(db, id), ['1 a Lis', '2 b', '3 c', '4 c']);
});

test('pictures that are not there, are there twice, or belong elsewhere are refused, and nothing is written', async ({
  database: { db },
}) => {
  const { id, ids } = await threePictures(db);
  const owl = await productOf(db, 'owl');
  const kindOf = async (productId: string, patch: ProductPatchInput) => {
    const answer = await save(db, productId, { ...patch, product: { vendor: 'Las' } });
    return answer.ok ? 'saved' : answer.error.kind;
  };
  const added = (picture: string, pictureId: string = randomUUID()) => ({ pictures: { [pictureId]: { picture } } });
  assert.is(await kindOf(owl, added('f'.repeat(20))), 'PictureUnknown');
  assert.is(await kindOf(owl, added(first, ids[0])), 'PictureUnknown');
  assert.is(await kindOf(id, added(first)), 'PictureTwice');
  const green = { option_position: 1, option_value: 'Zielony' };
  assert.is(await kindOf(id, { pictures: { [ids[0]]: green } }), 'ValueUnknown');
  const vendors = await db.selectFrom('products').select('vendor').execute();
  assert.equal(vendors, [{ vendor: '' }, { vendor: '' }]);
  assert.is(productPatchSchema.safeParse({ pictures: { [ids[0]]: { focus_x: 101 } } }).success, false);
});

test.run();
