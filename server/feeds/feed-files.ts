// Feeds are written into files, compressed, and sent from there: a large one takes minutes of the database, and anybody
// may ask for it. Each process makes one of a kind at a time, and again only when the last one is old. Whoever asks for
// one that is not done soon gets what there is of it, and the rest as it is written: proxies and crawlers end a request
// that is silent for a minute.
import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, open, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { createGzip } from 'node:zlib';
import { ReadCache } from '../memory/read-cache.ts';

/** How old a feed may be before it is made again. Those who fetch it do so once an hour at most. */
export const FEED_AGE_MS = 10 * 60_000;

/** More than there are kinds, languages and markets. */
const MOST_FEEDS = 100;

/** So long a feed may take to be made before it is sent while it is. */
const PATIENCE_MS = 1_000;
const LOOK_EVERY_MS = 100;
const READ_BYTES = 65_536;

export type FeedFile = {
  path: string;
  bytes: number /** Of the uncompressed content. */;
  hash: string;
  madeAt: number;
  /** When a price in it changes by itself, in milliseconds; infinite when none does. */
  freshUntil: number;
};

/** A feed that is being written: its compressed bytes so far, and then as they come. It breaks off where the writing fails. */
export type GrowingFeed = { growing: Readable };

export type FeedFiles = {
  /** The feed of that name; `write` gives its parts when it is to be made, at the prices of a moment. */
  get(name: string, write: (at: Date) => AsyncIterable<string>): Promise<FeedFile | GrowingFeed>;
};

type Services = {
  folder: string;
  now: () => Date;
  /** The first moment after the one given at which a price changes by itself. */
  findNextBoundary(at: Date): Promise<Date | null>;
};

export function createFeedFiles({ folder, now, findNextBoundary }: Services): FeedFiles {
  const files = new ReadCache<FeedFile>({ max: MOST_FEEDS }, { maxMs: FEED_AGE_MS, now });
  const pathOf = (name: string) => join(folder, `${name}.${process.pid}.gz`);
  const unfinishedOf = (name: string) => `${pathOf(name)}.unfinished`;

  async function make(name: string, write: (at: Date) => AsyncIterable<string>): Promise<FeedFile> {
    const at = now();
    const freshUntil = (await findNextBoundary(at))?.getTime() ?? Number.POSITIVE_INFINITY;
    await mkdir(folder, { recursive: true });
    const path = pathOf(name);
    const unfinished = unfinishedOf(name);
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
    async get(name, write) {
      const done = files.get(name, async () => {
        const value = await make(name, write);
        return { value, freshUntil: value.freshUntil };
      });
      const isSoon = await Promise.race([done.then(() => true), sleep(PATIENCE_MS, false, { ref: false })]);
      if (isSoon) return done;
      return { growing: Readable.from(follow({ path: pathOf(name), unfinished: unfinishedOf(name), done })) };
    },
  };
}

type Growing = { path: string; unfinished: string; done: Promise<unknown> };

/** What the file has, and what is added to it until it is `done`. It is opened when somebody reads, who may go before. */
async function* follow({ path, unfinished, done }: Growing): AsyncGenerator<Buffer> {
  let isDone = false;
  const end = done.finally(() => {
    isDone = true;
  });
  // It is waited for below; it may fail before.
  end.catch(() => undefined);
  const file = await open(unfinished).catch(() => end.then(() => open(path)));
  try {
    for (;;) {
      const isLast = isDone;
      const { buffer, bytesRead } = await file.read({ buffer: Buffer.alloc(READ_BYTES) });
      if (bytesRead > 0) yield buffer.subarray(0, bytesRead);
      else if (isLast) break;
      else await Promise.race([end, sleep(LOOK_EVERY_MS, undefined, { ref: false })]);
    }
    await end;
  } finally {
    await file.close();
  }
}

export function readFeedFile({ path }: FeedFile): Readable {
  return createReadStream(path);
}
