// Feeds are written into files, compressed, and sent from there: a large one takes a minute of the database, and anybody
// may ask for it. Each process makes one of a kind at a time, and again only when the last one is old.
import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { ReadCache } from '../memory/read-cache.ts';

/** How old a feed may be before it is made again. Those who fetch it do so once an hour at most. */
export const FEED_AGE_MS = 10 * 60_000;

/** More than there are kinds, languages and markets. */
const MOST_FEEDS = 100;

export type FeedFile = {
  path: string;
  bytes: number /** Of the uncompressed content. */;
  hash: string;
  madeAt: number;
  /** When a price in it changes by itself, in milliseconds; infinite when none does. */
  freshUntil: number;
};

export type FeedFiles = {
  /** The feed of that name; `write` gives its parts when it is to be made, at the prices of a moment. */
  get(name: string, write: (at: Date) => AsyncIterable<string>): Promise<FeedFile>;
};

type Services = {
  folder: string;
  now: () => Date;
  /** The first moment after the one given at which a price changes by itself. */
  findNextBoundary(at: Date): Promise<Date | null>;
};

export function createFeedFiles({ folder, now, findNextBoundary }: Services): FeedFiles {
  const files = new ReadCache<FeedFile>({ max: MOST_FEEDS }, { maxMs: FEED_AGE_MS, now });

  async function make(name: string, write: (at: Date) => AsyncIterable<string>): Promise<FeedFile> {
    const at = now();
    const freshUntil = (await findNextBoundary(at))?.getTime() ?? Number.POSITIVE_INFINITY;
    await mkdir(folder, { recursive: true });
    const path = join(folder, `${name}.${process.pid}.gz`);
    const unfinished = `${path}.unfinished`;
    const madeAt = at.getTime();
    const hash = createHash('sha256');
    async function* hashed() {
      for await (const part of write(at)) {
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
    return { path, bytes: (await stat(path)).size, hash: hash.digest('base64url').slice(0, 22), madeAt, freshUntil };
  }

  return {
    get: (name, write) =>
      files.get(name, async () => {
        const value = await make(name, write);
        return { value, freshUntil: value.freshUntil };
      }),
  };
}

export function readFeedFile({ path }: FeedFile): Readable {
  return createReadStream(path);
}
