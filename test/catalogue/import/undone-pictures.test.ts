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
import { filesOnDisk } from '#server/media/files/files-on-disk.ts';
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
    await addPicture({ db, pictureFiles: filesOnDisk(mediaDirectory), now }, bytes);
  }
  // What the pictures propose is seldom their middle.
  await db.updateTable('pictures').set({ focus_x: 30, focus_y: 20, is_kept: false }).execute();
});
test.after.each(() => rm(mediaDirectory, { recursive: true }));

/** Answers with the batch that takes it back. */
async function importShirt({ db }: Database, ...sources: string[]): Promise<number> {
  return importShirtFrom(undefined, { db }, ...sources);
}

async function importShirtFrom(folder: string | undefined, { db }: Pick<Database, 'db'>, ...sources: string[]) {
  const rows = sources.map((source, n) => `shirt,${n === 0 ? 'Shirt,10.00' : ','},${source},${n + 1}\n`);
  const text = `URL handle,Title,Price,Product image URL,Image position\n${rows.join('')}`;
  const places = new Map<string, Place>();
  const onPicture = (source: string, place: Place) => places.set(source, place);
  const { faults, batchId } = await importCatalogue(db, text, importOptions({ onPicture, history }));
  assert.equal(faults, []);
  const pictures = await importPictures({ db, pictureFiles: filesOnDisk(mediaDirectory), now }, places, {
    ...(folder && { folder }),
    history: { ...history, batchId },
  });
  return batchId ?? pictures.batchId ?? 0;
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

/** A folder in which the file of that name is another picture. */
async function folderWith(name: string, colour: string): Promise<string> {
  const folder = await mkdtemp(join(mediaDirectory, 'folder-'));
  await writeFile(join(folder, name), await aPictureFile({ colour }));
  return folder;
}

async function keysOf({ db }: Database) {
  const rows = await db.selectFrom('media').select('picture').orderBy('position').execute();
  return rows.map(({ picture }) => picture);
}

test('another picture of the same name is a line of the history, and is taken back', async ({ database }) => {
  await importShirt(database, 'blue.png', 'red.png');
  const before = await keysOf(database);
  const batchId = await importShirtFrom(await folderWith('blue.png', '#00ff00'), database, 'blue.png', 'red.png');
  const replaced = await keysOf(database);
  assert.not.equal(replaced, before);
  assert.is(replaced[1], before[1]);
  const changes = await database.db.selectFrom('changes').select('field').where('batch_id', '=', batchId).execute();
  assert.ok(changes.some(({ field }) => field === 'picture'));
  const kept = await database.db
    .selectFrom('pictures')
    .select('is_kept')
    .where('key', '=', before[0] ?? '')
    .execute();
  assert.equal(kept, [{ is_kept: true }], 'what may come back is not cleared away');
  assert.equal(await undo(database, batchId), []);
  assert.equal(await keysOf(database), before);
});

test('a picture that fills a row whose file was missing before is taken back alone', async ({ database }) => {
  const first = await importShirt(database, 'green.png', 'blue.png');
  assert.equal(await shown(database), ['none', 'blue.png'], 'there is no such file yet');
  const batchId = await importShirtFrom(await folderWith('green.png', '#00ff00'), database, 'green.png', 'blue.png');
  assert.ok(batchId !== first);
  assert.equal(await shown(database), ['green.png', 'blue.png']);
  assert.equal(await undo(database, batchId), []);
  assert.equal(await shown(database), ['none', 'blue.png']);
  const changes = await database.db.selectFrom('changes').select('part').where('batch_id', '=', first).execute();
  assert.equal([...new Set(changes.map(({ part }) => part))], ['products'], 'what a new row got is no line of its own');
});

test('what a file changes beside the picture is taken back with it', async ({ database }) => {
  await importShirt(database, 'blue.png');
  const before = await keysOf(database);
  const batchId = await importShirtFrom(await folderWith('blue.png', '#00ff00'), database, 'blue.png', 'red.png');
  assert.equal(await undo(database, batchId), []);
  assert.equal(await keysOf(database), before);
});

test.run();
