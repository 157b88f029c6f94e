// Feeds are written into files, compressed, and sent from there: a large one takes a minute of the database, and anybody
// may ask for it. Each process makes one of a kind at a time, and again only when the last one is old.
import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';

/** How old a feed may be before it is made again. Those who fetch it do so once an hour at most. */
export const FEED_AGE_MS = 10 * 60_000;

export type FeedFile = {
  path: string;
  bytes: number /** Of the uncompressed content. */;
  hash: string;
  madeAt: number;
};

export type FeedFiles = {
  /** The feed of that name; `write` gives its parts when it is to be made. */
  get(name: string, write: () => AsyncIterable<string>): Promise<FeedFile>;
};

export function createFeedFiles(folder: string, now: () => Date): FeedFiles {
  const made = new Map<string, FeedFile>();
  const making = new Map<string, Promise<FeedFile>>();

  async function make(name: string, write: () => AsyncIterable<string>): Promise<FeedFile> {
    const madeAt = now().getTime();
    await mkdir(folder, { recursive: true });
    const path = join(folder, `${name}.${process.pid}.gz`);
    const unfinished = `${path}.unfinished`;
    const hash = createHash('sha256');
    async function* hashed() {
      for await (const part of write()) {
        hash.update(part);
        yield part;
      }
    }
    try {
      await pipeline(Readable.from(hashed()), createGzip(), createWriteStream(unfinished));
      await rename(unfinished, path);
    } catch (error) {
      await rm(unfinished, { force: true });
      throw error;
    }
    const file = { path, bytes: (await stat(path)).size, hash: hash.digest('base64url').slice(0, 22), madeAt };
    made.set(name, file);
    return file;
  }

  return {
    async get(name, write) {
      const last = made.get(name);
      if (last && now().getTime() - last.madeAt < FEED_AGE_MS) return last;
      const current = making.get(name) ?? make(name, write).finally(() => making.delete(name));
      making.set(name, current);
      return current;
    },
  };
}

export function readFeedFile({ path }: FeedFile): Readable {
  return createReadStream(path);
}
