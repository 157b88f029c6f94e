// Pictures in a store of the S3 kind, as several machines of one shop use it: the store is a real one, s3rver.
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import * as assert from 'uvu/assert';
import { addPicture } from '#server/media/add-picture.ts';
import { createEncoder, type Encoder } from '#server/media/encode-apart.ts';
import { filesInBucket } from '#server/media/files/files-in-bucket.ts';
import type { PictureFiles } from '#server/media/files/picture-files.ts';
import { createRenditions } from '#server/media/find-rendition.ts';
import { makeRendition } from '#server/media/make-rendition.ts';
import { receivePicture } from '#server/media/receive-picture.ts';
import { sweepPictureFiles } from '#server/media/sweep-picture-files.ts';
import { emptyShopSuite } from '../../fixtures/catalogue/empty-shop-suite.ts';
import { aPictureFile } from '../a-picture-file.ts';
import { aStore, aStoreThat, type StoreFixture } from './a-bucket.ts';

const test = emptyShopSuite('pictures in a bucket');
const now = () => new Date('2026-11-20T10:15:00Z');
let encoder: Encoder;
let store: StoreFixture;
let folders: string[] = [];

test.before(async () => {
  encoder = createEncoder();
  store = await aStore();
});
test.after(async () => {
  encoder.close();
  await store.close();
  for (const folder of folders) await rm(folder, { recursive: true });
  folders = [];
});

async function aMachine(bucket = store.open()): Promise<PictureFiles> {
  const folder = await mkdtemp(join(tmpdir(), 'kasa-machine-'));
  folders.push(folder);
  return filesInBucket(bucket, folder);
}

const filesHere = async (files: PictureFiles) => (await readdir(files.directory, { recursive: true })).sort();

test('what one machine takes in, another shows, and what one makes, no other makes again', async ({
  database: { db },
}) => {
  const [first, second] = [await aMachine(), await aMachine()];
  const bytes = await aPictureFile({ width: 700, height: 500, format: 'jpeg' });
  const sent = await receivePicture({ db, pictureFiles: first, now, encoder }, Readable.from([bytes]), {
    name: 'a.jpg',
  });
  assert.ok(sent.ok);
  const { key } = sent.value;
  assert.equal(await second.readOriginal(key), bytes);
  let made = 0;
  const encode = (job: Parameters<typeof makeRendition>[0]) => {
    made += 1;
    return makeRendition(job);
  };
  const file = `${key}-320.webp`;
  assert.equal(await createRenditions(second, encode).listMissing(key, [file, `${key}-160.webp`]), [
    file,
    `${key}-160.webp`,
  ]);
  assert.is(await createRenditions(second, encode).find(file), file);
  assert.is(await createRenditions(first, encode).find(file), file);
  assert.is(made, 1);
  const [here, there] = await Promise.all(
    [first, second].map((files) => readFile(join(files.directory, 'renditions', file))),
  );
  assert.ok(here && there?.equals(here));
  assert.equal(await createRenditions(first, encode).listMissing(key, [file, `${key}-160.webp`]), [`${key}-160.webp`]);
  assert.is(await createRenditions(await aMachine(), encode).find(`${'f'.repeat(20)}-320.webp`), null);
});

test('names in the store begin with the prefix, and those of lists do not', async () => {
  const bucket = store.open();
  await bucket.put('some/a', Buffer.from('x'));
  const found: string[] = [];
  for await (const { name } of bucket.list('some/')) found.push(name);
  assert.equal(found, ['some/a']);
  assert.is(await (await fetch(`${store.endpoint}/pictures/shop/some/a`)).text(), 'x');
});

test('deletes what nothing names, with what was made of it, and nothing that is new or used', async ({
  database: { db },
}) => {
  const files = await aMachine();
  const used = await addPicture({ db, pictureFiles: files, now }, await aPictureFile({ colour: '#102030' }));
  assert.ok(used.ok);
  const gone = 'e'.repeat(20);
  await files.writeOriginal(gone, Buffer.from('bytes'));
  await store.open().put(`renditions/${gone}-320.avif`, Buffer.from('bytes'));
  const sweep = (days: number) =>
    sweepPictureFiles({ db, pictureFiles: files, now: new Date(Date.now() + days * 86_400_000) });
  await sweep(0);
  assert.is(await files.sizeOf('originals', gone), 5);
  await sweep(2);
  assert.is(await files.sizeOf('originals', gone), null);
  assert.is(await files.sizeOf('renditions', `${gone}-320.avif`), null);
  assert.ok(await files.sizeOf('originals', used.value));
  await files.delete([used.value]);
  assert.is(await files.readOriginal(used.value), null);
});

const xml = (code: string) => `<?xml version="1.0"?><Error><Code>${code}</Code></Error>`;

for (const [name, kind, answer] of [
  ['is full', 'StoreFull', { status: 507, code: 'XMinioStorageFull' }],
  ['fails', 'StoreAway', { status: 503, code: 'SlowDown' }],
  ['refuses the keys', 'StoreRefuses', { status: 403, code: 'InvalidAccessKeyId' }],
  ['never answers', 'StoreAway', null],
] as const) {
  test(`a photo for a store that ${name} is refused as that, soon, and leaves neither row nor file`, async ({
    database: { db },
  }) => {
    const ill = await aStoreThat((request, response) => {
      request.resume();
      if (!answer) return;
      if (request.method === 'HEAD') return response.writeHead(404).end();
      response.writeHead(answer.status).end(xml(answer.code));
    });
    try {
      const files = await aMachine(ill.open());
      const bytes = await aPictureFile({ colour: '#aabbcc' });
      const startedAt = performance.now();
      const sent = await receivePicture({ db, pictureFiles: files, now, encoder }, Readable.from([bytes]), {
        name: 'a.png',
      });
      assert.is(sent.ok ? 'taken' : sent.error.kind, kind);
      assert.ok(performance.now() - startedAt < 5_000);
      assert.equal(await filesHere(files), ['originals']);
      const rows = await db.selectFrom('pictures').select('key').where('ground_color', '=', '#aabbcc').execute();
      assert.equal(rows, []);
    } finally {
      await ill.close();
    }
  });
}

test('an answer that breaks off in the middle leaves no half picture', async () => {
  const ill = await aStoreThat((_request, response) => {
    response.writeHead(200, { 'content-length': '1000' });
    response.write('half of it');
    setTimeout(() => response.destroy(), 20);
  });
  try {
    const files = await aMachine(ill.open());
    const error = await files.bring('originals', 'a'.repeat(20)).catch((thrown: Error) => thrown);
    assert.ok(error instanceof Error && 'kind' in error && error.kind === 'StoreAway', String(error));
    assert.equal(await filesHere(files), ['originals']);
  } finally {
    await ill.close();
  }
});

test('without keys, or without the bucket, it says which of them is missing', async () => {
  const messageOf = (work: Promise<unknown>) =>
    work.then(
      () => 'none',
      (error: Error) => error.message,
    );
  const bytes = Buffer.from('bytes');
  assert.match(await messageOf(store.open({ keys: null }).put('a', bytes)), /PICTURE_STORE_KEY/);
  assert.match(await messageOf(store.open({ bucket: 'another' }).put('a', bytes)), /no bucket another/);
});

test.run();
