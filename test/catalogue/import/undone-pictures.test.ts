// An import that adds or removes pictures of a product can be taken back, and leaves none of them behind.
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as assert from 'uvu/assert';
import { catalogueHistory } from '#server/catalogue/history/catalogue-history.ts';
import { importCatalogue } from '#server/catalogue/import/import-catalogue.ts';
import type { Place } from '#server/catalogue/import/import-faults.ts';
import { importPictures } from '#server/catalogue/import/import-pictures.ts';
import type { Database } from '#server/database/connect.ts';
import { byCommand } from '#server/history/change-batch.ts';
import { undoBatch } from '#server/history/undo-batch.ts';
import { addPicture } from '#server/media/add-picture.ts';
import { emptyShopSuite, importOptions, monday } from '../../fixtures/catalogue/empty-shop-suite.ts';
import { aPictureFile } from '../../media/a-picture-file.ts';

const test = emptyShopSuite('pictures of an import that is taken back');
const now = () => monday;
const title = { key: 'batch.import', values: { file: 'shop.csv' } } as const;
const history = { by: byCommand, title };
let mediaDirectory = '';

test.before.each(async ({ database: { db } }) => {
  await db.deleteFrom('pictures').execute();
  mediaDirectory = await mkdtemp(join(tmpdir(), 'kasa-media-'));
  for (const [name, colour] of [
    ['blue.png', '#0000ff'],
    ['red.png', '#ff0000'],
  ] as const) {
    const bytes = await aPictureFile({ colour });
    await writeFile(join(mediaDirectory, name), bytes);
    await addPicture({ db, mediaDirectory, now }, bytes);
  }
  // What the pictures propose is seldom their middle.
  await db.updateTable('pictures').set({ focus_x: 30, focus_y: 20, is_kept: false }).execute();
});
test.after.each(() => rm(mediaDirectory, { recursive: true }));

async function importShirt({ db }: Database, ...sources: string[]): Promise<number> {
  const rows = sources.map((source, n) => `shirt,${n === 0 ? 'Shirt,10.00' : ','},${source},${n + 1}\n`);
  const text = `URL handle,Title,Price,Product image URL,Image position\n${rows.join('')}`;
  const places = new Map<string, Place>();
  const onPicture = (source: string, place: Place) => places.set(source, place);
  const { faults, batchId } = await importCatalogue(db, text, importOptions({ onPicture, history }));
  assert.equal(faults, []);
  await importPictures({ db, mediaDirectory, now }, places);
  return batchId ?? 0;
}

async function undo({ db }: Database, batchId: number) {
  const undone = await undoBatch({ db, now, history: catalogueHistory }, { batchId, by: byCommand });
  assert.ok(undone.ok);
  return undone.value.left.map(({ reason }) => reason);
}

async function shown({ db }: Database) {
  const rows = await db.selectFrom('media').select(['source', 'picture']).orderBy('position').execute();
  return rows.map(({ source, picture }) => (picture ? source : 'none'));
}

test('a picture that was added goes, with what it proposes to keep in view', async ({ database }) => {
  await importShirt(database, 'blue.png');
  const batchId = await importShirt(database, 'blue.png', 'red.png');
  assert.equal(await shown(database), ['blue.png', 'red.png']);
  assert.equal(await undo(database, batchId), []);
  assert.equal(await shown(database), ['blue.png']);
});

test('a picture stays in whose view somebody has chosen something else since', async ({ database }) => {
  await importShirt(database, 'blue.png');
  const batchId = await importShirt(database, 'blue.png', 'red.png');
  await database.db.updateTable('media').set({ focus_x: 80 }).where('source', '=', 'red.png').execute();
  await database.db.updateTable('products').set({ vendor: 'Las' }).execute();
  const undone = await undoBatch({ ...database, now, history: catalogueHistory }, { batchId, by: byCommand });
  assert.is(undone.ok || undone.error.kind, 'NothingToUndo');
  assert.equal(await shown(database), ['blue.png', 'red.png']);
});

test('a picture that was removed is kept, so that it is there when the import is taken back', async ({ database }) => {
  await importShirt(database, 'blue.png', 'red.png');
  const batchId = await importShirt(database, 'blue.png');
  const kept = await database.db.selectFrom('pictures').select('is_kept').orderBy('is_kept').execute();
  assert.equal(kept, [{ is_kept: false }, { is_kept: true }]);
  assert.equal(await undo(database, batchId), []);
  assert.equal(await shown(database), ['blue.png', 'red.png']);
});

test.run();
