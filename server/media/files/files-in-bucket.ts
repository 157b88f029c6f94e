// The files of pictures in a bucket, private and the same for all machines. What a machine needs is brought into its
// folder: originals for as long as something is made of them, what is made to be served from there.

import { randomBytes } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream } from 'node:stream/web';
import { createWorkQueue } from '../work-queue.ts';
import type { Bucket } from './bucket.ts';
import { filesOnDisk, localPath, sizeAt } from './files-on-disk.ts';
import { type PictureFiles, type PictureKind, PictureStoreError } from './picture-files.ts';

/** What strangers can make the store do by asking for pictures that nobody has is bounded, and shared by all of them. */
const BROUGHT_AT_ONCE = 8;
const WAITING = 500;

const nameOf = (kind: PictureKind, file: string) => `${kind}/${file}`;

export function filesInBucket(bucket: Bucket, directory: string): PictureFiles {
  const here = filesOnDisk(directory);
  const queue = createWorkQueue({ atOnce: BROUGHT_AT_ONCE, waiting: WAITING });
  const bring: PictureFiles['bring'] = async (kind, file) => {
    const path = localPath(directory, kind, file);
    if ((await sizeAt(path)) !== null) return path;
    await queue.run(nameOf(kind, file), () => download(bucket, nameOf(kind, file), path));
    return (await sizeAt(path)) === null ? null : path;
  };
  return {
    directory,
    sharedBy: 'all machines',
    sizeOf: (kind, file) => bucket.sizeOf(nameOf(kind, file)),
    bring,
    readOriginal: async (key) => bytesOf(await bucket.get(nameOf('originals', key))),
    listOriginals: (keys) => sizesIn(bucket, 'originals', { wanted: new Set(keys) }),
    writeOriginal: (key, bytes) => bucket.put(nameOf('originals', key), bytes),
    async takeOriginal(key, path) {
      await bucket.put(nameOf('originals', key), { path });
      await here.takeOriginal(key, path);
    },
    async listMade(key, files) {
      const made = await sizesIn(bucket, 'renditions', { wanted: new Set(files), beginningWith: key });
      return new Set(made.keys());
    },
    async shareMade(file) {
      const path = localPath(directory, 'renditions', file);
      if ((await sizeAt(path)) !== null) await bucket.put(nameOf('renditions', file), { path });
    },
    async delete(keys) {
      await here.delete(keys);
      for (const key of keys) {
        for await (const { name } of bucket.list(nameOf('renditions', key))) await bucket.delete(name);
        await bucket.delete(nameOf('originals', key));
      }
    },
    async *listOld(before) {
      for await (const old of here.listOld(before)) {
        // Copies that were brought to make something of them: the next time they are brought again.
        if (old.kind === 'originals') await here.remove(old);
        else yield old;
      }
      for (const kind of ['originals', 'renditions'] as const) {
        for await (const { name, changedAt } of bucket.list(`${kind}/`)) {
          if (changedAt < before) yield { kind, file: name.slice(kind.length + 1) };
        }
      }
    },
    async remove(old) {
      await here.remove(old);
      await bucket.delete(nameOf(old.kind, old.file));
    },
  };
}

type Wanted = { wanted: ReadonlySet<string>; beginningWith?: string };

/** The wanted files that there are, with their bytes. */
async function sizesIn(bucket: Bucket, kind: PictureKind, { wanted, beginningWith = '' }: Wanted) {
  const sizes = new Map<string, number>();
  for await (const { name, size } of bucket.list(nameOf(kind, beginningWith))) {
    const file = name.slice(nameOf(kind, '').length);
    if (wanted.has(file)) sizes.set(file, size);
  }
  return sizes;
}

/** Nothing is left of half a file. */
async function download(bucket: Bucket, name: string, path: string): Promise<void> {
  const answer = await bucket.get(name);
  if (!answer?.body) return;
  const partial = `${path}.${randomBytes(6).toString('hex')}.partial`;
  await mkdir(dirname(path), { recursive: true });
  try {
    await pipeline(Readable.fromWeb(answer.body as ReadableStream), createWriteStream(partial)).catch(toTrouble);
    await rename(partial, path);
  } finally {
    await rm(partial, { force: true });
  }
}

async function bytesOf(answer: Response | null): Promise<Buffer | null> {
  return answer && Buffer.from(await answer.arrayBuffer().catch(toTrouble));
}

function toTrouble(error: NodeJS.ErrnoException): never {
  if (error.code === 'ENOSPC' || error.code === 'EDQUOT') throw error;
  throw new PictureStoreError('StoreAway', 'the store of pictures has broken off', error);
}
