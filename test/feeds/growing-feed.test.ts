// A large feed is sent while it is written: who waits for all of it is cut off by proxies, and crawlers go away.
import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { gunzipSync } from 'node:zlib';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { createFeedFiles, type FeedFiles, readFeedFile } from '#server/feeds/feed-files.ts';

type Context = { folder: string; files: FeedFiles };
const test = suite<Context>('feeds that grow');

test.before.each(async (context) => {
  context.folder = await mkdtemp(join(tmpdir(), 'kasa-feeds-'));
  const now = () => new Date('2026-11-20T10:00:00Z');
  context.files = createFeedFiles({ folder: context.folder, now, findNextBoundary: async () => null });
});
test.after.each(({ folder }) => rm(folder, { recursive: true }));

// More than the compression keeps to itself.
const beginning = randomBytes(200_000).toString('hex');
const rest = 'the rest';

/** Writes the rest once `goOn` resolves. */
function heldUntil(goOn: Promise<void>) {
  return async function* write() {
    yield beginning;
    await goOn;
    yield rest;
  };
}

test('one that is soon done is a file', async ({ files }) => {
  const file = await files.get('small', heldUntil(Promise.resolve()));
  assert.ok('path' in file);
  if ('path' in file) assert.is(gunzipSync(await buffer(readFeedFile(file))).toString(), beginning + rest);
});

test('what there is comes at once, and the rest as it is written; who asks meanwhile has it all too', async ({
  files,
}) => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const write = heldUntil(promise);
  const [one, other, leaving] = await Promise.all([
    files.get('a', write),
    files.get('a', write),
    files.get('a', write),
  ]);
  if (!('growing' in one && 'growing' in other && 'growing' in leaving)) throw new Error('it was waited for');
  for await (const part of leaving.growing) {
    assert.ok(part.length > 0);
    break;
  }
  resolve();
  for (const { growing } of [one, other]) {
    assert.is(gunzipSync(await buffer(growing)).toString(), beginning + rest);
  }
  assert.ok('path' in (await files.get('a', write)), 'the next one has the file');
});

test('it breaks off where the writing fails, and is written anew for the next', async ({ files }) => {
  const { promise, reject } = Promise.withResolvers<void>();
  const file = await files.get('a', heldUntil(promise));
  if (!('growing' in file)) throw new Error('it was waited for');
  reject(new Error('the database is gone'));
  const failed = await buffer(file.growing).catch((error: Error) => error.message);
  assert.is(failed, 'the database is gone');
  assert.ok('path' in (await files.get('a', heldUntil(Promise.resolve()))));
});

test.run();
