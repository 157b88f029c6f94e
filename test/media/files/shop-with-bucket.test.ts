// A whole shop whose pictures are in a bucket: what visitors and the operator see of it, and what a backup holds.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { openBackup } from '#server/backup/check-backup.ts';
import { restoreBackup } from '#server/backup/restore-backup.ts';
import { writeBackup } from '#server/backup/write-backup.ts';
import { readConfig } from '#server/config.ts';
import { readMigrations } from '#server/database/apply-migrations.ts';
import { migrationsDirectory } from '#server/database/migrations-directory.ts';
import { checkPictures } from '#server/doctor/check-pictures.ts';
import type { Patient } from '#server/doctor/finding.ts';
import { addPicture } from '#server/media/add-picture.ts';
import { filesInBucket } from '#server/media/files/files-in-bucket.ts';
import { openTestDatabase } from '../../database/test-database.ts';
import { aShop, type ShopFixture, shopTime } from '../../fixtures/a-shop.ts';
import { aPictureFile } from '../a-picture-file.ts';
import { aStore, aStoreThat, type StoreFixture } from './a-bucket.ts';

type Context = { shop: ShopFixture; store: StoreFixture; folder: string };
const test = suite<Context>('a shop with its pictures in a bucket');

test.before(async (context) => {
  context.folder = await mkdtemp(join(tmpdir(), 'kasa-bucket-'));
  context.store = await aStore();
  const pictureFiles = filesInBucket(context.store.open(), context.folder);
  context.shop = await aShop({ pictureFiles });
});
test.after(async ({ shop, store, folder }) => {
  await shop.close();
  await store.close();
  await rm(folder, { recursive: true });
});

test('shows a picture, says for how long it may be kept, and goes on without what the store does not give', async ({
  shop,
  store,
  folder,
}) => {
  const { db } = shop.database;
  const pictureFiles = filesInBucket(store.open(), folder);
  const added = await addPicture({ db, pictureFiles, now: () => shopTime }, await aPictureFile());
  assert.ok(added.ok);
  const shown = await shop.app.inject(`/media/${added.value}-160.webp`);
  assert.equal([shown.statusCode, shown.headers['content-type']], [200, 'image/webp']);
  assert.is(shown.headers['cache-control'], 'public, max-age=31536000, immutable');
  const away = await aStoreThat((_request, response) => response.writeHead(503).end());
  const lonely = await aShop({ pictureFiles: filesInBucket(away.open(), join(folder, 'lonely')) });
  try {
    const missing = await lonely.app.inject(`/media/${added.value}-160.webp`);
    assert.equal([missing.statusCode, missing.headers['cache-control']], [503, 'no-store']);
    assert.ok(missing.headers['retry-after']);
    assert.is((await lonely.app.inject('/pl')).statusCode, 200);
  } finally {
    await lonely.close();
    await away.close();
  }
});

test('a backup holds what is in the bucket, and is restored into another', async ({ shop, store, folder }) => {
  const pictureFiles = filesInBucket(store.open(), folder);
  const added = await addPicture({ db: shop.database.db, pictureFiles, now: () => shopTime }, await aPictureFile());
  assert.ok(added.ok);
  const path = join(folder, 'shop.tar');
  const options = { pictureFiles, now: shopTime, kasa: '1.2.3', secrets: [] };
  const report = await writeBackup(path, { database: shop.database, ...options });
  assert.equal(report.missingPictures, []);
  const elsewhere = await aStore();
  const database = await openTestDatabase();
  try {
    await using backup = await openBackup(path);
    const target = filesInBucket(elsewhere.open(), join(folder, 'restored'));
    const migrations = await readMigrations(migrationsDirectory);
    const { pictures } = await restoreBackup(backup, { database, pictureFiles: target, migrations });
    assert.is(pictures, report.manifest.pictures.count);
    assert.equal(await target.readOriginal(added.value), await pictureFiles.readOriginal(added.value));
  } finally {
    await database.close();
    await elsewhere.close();
  }
});

const examine = ({ database: { db } }: Pick<ShopFixture, 'database'>, endpoint: string, given = {}) => {
  const keys = { PICTURE_STORE_KEY: 'S3RVER', PICTURE_STORE_SECRET: 'S3RVER', ...given };
  const config = readConfig({ PICTURE_STORE: `s3://pictures?endpoint=${endpoint}`, ...keys });
  // It looks at nothing else of who is examined.
  return checkPictures.run({ config, db } as Patient);
};

test('kasa doctor tries the bucket, sees that anybody may read it, and leaves nothing there', async ({ store }) => {
  // Without pictures, none of which is looked for.
  const database = await openTestDatabase();
  const findings = await examine({ database }, store.endpoint);
  await database.close();
  assert.equal(
    findings.map(({ status }) => status),
    ['ok', 'warning'],
  );
  assert.match(findings[1]?.says ?? '', 'shows its files to anybody');
  for await (const { name } of store.open().list('kasa-can-write')) assert.unreachable(name);
});

test('kasa doctor sees that the shop’s pictures were not copied there', async ({ shop }) => {
  const empty = await aStore();
  try {
    const [finding] = await examine(shop, empty.endpoint);
    assert.is(finding?.status, 'fault');
    assert.match(finding?.says ?? '', /^(\d+) of the \1 that were looked for are not in pictures/);
    assert.match(finding?.fix ?? '', 'Copy the originals there');
  } finally {
    await empty.close();
  }
});

for (const [status, code, fix] of [
  [507, 'XMinioStorageFull', 'Make room'],
  [403, 'AccessDenied', 'kasa secrets set PICTURE_STORE_KEY'],
  [503, 'SlowDown', 'reach the endpoint'],
] as const) {
  test(`kasa doctor says what to do about ${code}`, async ({ shop }) => {
    const ill = await aStoreThat((request, response) => {
      request.resume();
      response.writeHead(status).end(`<Error><Code>${code}</Code></Error>`);
    });
    try {
      const [finding] = await examine(shop, ill.endpoint);
      assert.is(finding?.status, 'fault');
      assert.match(finding?.says ?? '', code);
      assert.match(finding?.fix ?? '', fix);
    } finally {
      await ill.close();
    }
  });
}

test.run();
