// What somebody sends as a photo: what it may be, and what is left of what it may not.
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import * as assert from 'uvu/assert';
import { createEncoder, type Encoder } from '#server/media/encode-apart.ts';
import { MAX_PICTURE_BYTES } from '#server/media/fetch-picture.ts';
import { filesOnDisk } from '#server/media/files/files-on-disk.ts';
import { receivePicture } from '#server/media/receive-picture.ts';
import { emptyShopSuite } from '../fixtures/catalogue/empty-shop-suite.ts';
import { aPictureFile } from './a-picture-file.ts';

const test = emptyShopSuite('a photo that is sent');
const now = () => new Date('2026-11-20T10:15:00Z');
let encoder: Encoder;
let mediaDirectory = '';

test.before(async () => {
  encoder = createEncoder();
  mediaDirectory = await mkdtemp(join(tmpdir(), 'kasa-media-'));
});
test.after(async () => {
  encoder.close();
  await rm(mediaDirectory, { recursive: true });
});

const files = () => readdir(join(mediaDirectory, 'originals'));

test('the same bytes are one picture, which keeps its first name', async ({ database: { db } }) => {
  const bytes = await aPictureFile();
  const send = (name: string) =>
    receivePicture(
      { db, pictureFiles: filesOnDisk(mediaDirectory), now, encoder },
      Readable.from([bytes.subarray(0, 50), bytes.subarray(50)]),
      {
        name,
        bytes: bytes.length,
      },
    );
  const first = await send('lis.png');
  const second = await send('fox.png');
  assert.ok(first.ok && second.ok);
  assert.equal([first.value.isNew, second.value.isNew], [true, false]);
  assert.is(first.value.key, second.value.key);
  const rows = await db.selectFrom('pictures').select(['key', 'width', 'height', 'name', 'is_kept']).execute();
  assert.equal(rows, [{ key: first.value.key, width: 300, height: 400, name: 'lis.png', is_kept: true }]);
  assert.equal(await files(), [first.value.key]);
});

test('what is no photo, too large or cut off is refused by its own name, and leaves nothing', async ({
  database: { db },
}) => {
  const photo = await aPictureFile({ format: 'jpeg' });
  const kindOf = async (body: Readable, bytes: number | null = null) => {
    const received = await receivePicture({ db, pictureFiles: filesOnDisk(mediaDirectory), now, encoder }, body, {
      name: 'a.jpg',
      bytes,
    });
    return received.ok ? 'received' : received.error.kind;
  };
  const before = await files();
  const keys = () => db.selectFrom('pictures').select('key').execute();
  const known = await keys();
  const half = photo.subarray(0, photo.length / 2);
  async function* breaking() {
    yield half;
    throw Object.assign(new Error('aborted'), { code: 'ECONNRESET' });
  }
  function* endless() {
    for (let size = 0; size <= MAX_PICTURE_BYTES; size += 2 ** 20) yield Buffer.alloc(2 ** 20);
  }
  assert.is(await kindOf(Readable.from([Buffer.from('<script>alert(1)</script>')])), 'NotAPicture');
  assert.is(await kindOf(Readable.from([half])), 'BrokenPicture');
  assert.is(await kindOf(Readable.from([half]), photo.length), 'CutOff');
  assert.is(await kindOf(Readable.from(breaking())), 'CutOff');
  assert.is(await kindOf(Readable.from(endless())), 'TooManyBytes');
  assert.equal(await files(), before);
  assert.equal(await keys(), known);
});

test.run();
