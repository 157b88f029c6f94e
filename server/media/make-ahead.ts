// The usual files of every picture before anybody asks for them, so that the first visitor of a page does not wait for
// them (decision 61): one process of each machine makes them, when it has little else to do.
import { statfs } from 'node:fs/promises';
import type { FastifyBaseLogger } from 'fastify';
import { sql } from 'kysely';
import { type CardRatio, cropName, frameInCard } from '#src/media/card-crop.ts';
import { pictureWidths } from '#src/media/picture-sources.ts';
import { claimRound, extendRound } from '../database/claim-round.ts';
import type { Db } from '../database/connect.ts';
import { untilIdle } from '../idle-work.ts';
import { repeat } from '../outbox/deliver-outbox.ts';
import { sayOnceAMinute } from '../reporting/once-a-minute.ts';
import { filledFrame } from './filled-pictures.ts';
import type { Renditions } from './find-rendition.ts';

/**
 * What phones and screens of one and of two pixels to a point take from `sizes` in cards and in the first view of a
 * product's page; in AVIF, which nearly all browsers take.
 */
export const usualWidths = [240, 320, 400, 480, 640, 960];

const FIRST_LOOK_AFTER_MS = 60_000;
const LOOK_EVERY_MS = 60_000;
/** A claim expires after this time, so that another process takes over from one that died. */
const CLAIM_MS = 120_000;
const EXTEND_EVERY_MS = 30_000;
/** Rows appear some time after the moment they name. */
const SETTLED_MS = 60_000;
const PICTURES_AT_ONCE = 500;
/** Database, mails and new pictures need the rest. */
const KEPT_FREE_BYTES = 2 ** 30;

type Place = { addedAt: string; key: string };
type Focus = { focusX: number; focusY: number; isWhole: boolean };
/** `focuses`: those that cards cut it by; empty where they show it in its own shape. */
type Picture = Place & { width: number; height: number; focuses: Focus[]; isSeeThrough: boolean };

export type AheadOptions = {
  db: Db;
  now: () => Date;
  log: FastifyBaseLogger;
  renditions: Pick<Renditions, 'listMissing' | 'makeAhead' | 'folder' | 'sharedBy'>;
  /** Counted in bytes, of the disk that a folder is on. */
  readFree?: (folder: string) => Promise<number>;
  waitUntilIdle?: (signal: AbortSignal) => Promise<void>;
};

/** The returned function begins nothing more, and resolves when what was begun has ended. */
export function startMakingAhead(options: AheadOptions, firstLookAfterMs = FIRST_LOOK_AFTER_MS): () => Promise<void> {
  const stopping = new AbortController();
  const makeAhead = createAheadRound(options);
  let stopRounds = async () => {};
  const timer = setTimeout(() => {
    stopRounds = repeat(LOOK_EVERY_MS, () => makeAhead(stopping.signal), options.log);
  }, firstLookAfterMs).unref();
  return () => {
    clearTimeout(timer);
    stopping.abort();
    return stopRounds();
  };
}

/**
 * A round goes through the pictures that were added since the last one, from the first when there was none, and returns
 * how many files it has made: none when another process has the round. It throws when the database does.
 */
export function createAheadRound({
  db,
  now,
  log,
  renditions,
  readFree = readFreeBytes,
  waitUntilIdle = (signal) => untilIdle({ signal }),
}: AheadOptions): (signal: AbortSignal) => Promise<number> {
  // On disks they are each machine's own.
  const round = { name: `pictures-ahead:${renditions.sharedBy}`, everyMs: CLAIM_MS };
  const first: Place = { addedAt: '-infinity', key: '' };
  let done = first;
  let isFull = false;
  let frame: CardRatio | null = null;

  const hasRoom = async () => {
    const wasFull = isFull;
    isFull = (await readFree(renditions.folder)) < KEPT_FREE_BYTES;
    if (isFull && !wasFull)
      log.warn('pictures are made ahead when the disk has more than 1 GB left; until then on request');
    return !isFull;
  };

  return async (signal) => {
    let made = 0;
    if (!(await claimRound(db, round, now()))) return made;
    let extendedAt = now().getTime();
    try {
      const inForce = await readFrame(db);
      // Other cards want other files, of old pictures too.
      if (inForce !== frame) done = first;
      frame = inForce;
      for (;;) {
        const pictures = await listPictures(db, done, new Date(now().getTime() - SETTLED_MS));
        if (pictures.length > 0) await waitUntilIdle(signal);
        for (const picture of pictures) {
          const missing = await renditions.listMissing(picture.key, usualFiles(picture, frame));
          if (missing.length > 0) {
            if (!(await hasRoom())) return made;
            made += await makeFiles({ renditions, log }, missing, signal);
            await waitUntilIdle(signal);
          }
          done = picture;
          if (now().getTime() - extendedAt < EXTEND_EVERY_MS) continue;
          extendedAt = now().getTime();
          await extendRound(db, round, now());
        }
        if (pictures.length < PICTURES_AT_ONCE) return made;
      }
    } catch (error) {
      if (signal.aborted) return made;
      throw error;
    }
  };
}

/** Returns how many it has made. */
async function makeFiles(
  { renditions, log }: Pick<AheadOptions, 'renditions' | 'log'>,
  files: readonly string[],
  signal: AbortSignal,
): Promise<number> {
  let made = 0;
  try {
    for (const file of files) {
      signal.throwIfAborted();
      await renditions.makeAhead(file);
      made += 1;
    }
  } catch (error) {
    signal.throwIfAborted();
    // Not fatal: a request for the picture reports the error as usual.
    const text = 'a picture cannot be made ahead';
    sayOnceAMinute(log, text, (suppressed) => log.warn({ err: error, picture: files[made], suppressed }, text));
  }
  return made;
}

/**
 * Lists them in the order in which they were added. The moment is text: dates of JavaScript know fewer digits than
 * PostgreSQL's.
 */
async function listPictures(db: Db, after: Place, until: Date): Promise<Picture[]> {
  const { rows } = await sql<Picture>`
    select added_at::text as "addedAt", key, width, height, is_see_through as "isSeeThrough",
      (select coalesce(jsonb_agg(distinct jsonb_build_object('focusX', m.focus_x, 'focusY', m.focus_y,
        'isWhole', m.is_whole)), '[]')
        from media m where m.picture = pictures.key) as focuses
    from pictures
    where (added_at, key) > (${after.addedAt}::timestamptz, ${after.key}) and added_at <= ${until}
    order by pictures.added_at, key limit ${PICTURES_AT_ONCE}`.execute(db);
  return rows;
}

async function readFrame(db: Db): Promise<CardRatio | null> {
  const { rows } = await sql<{ frame: CardRatio | null }>`select ${filledFrame} as frame`.execute(db);
  return rows[0]?.frame ?? null;
}

/** Those that a page with such a picture names. */
function usualFiles({ key, focuses, ...picture }: Picture, frame: CardRatio | null): string[] {
  const crops = frame ? focuses.flatMap((focus) => frameInCard({ ...picture, ...focus }, frame) ?? []) : [];
  const files = [
    ...filesOf(key, picture.width),
    ...crops.flatMap(({ place, width }) => (frame ? filesOf(key + cropName(frame, place), width) : [])),
  ];
  return [...new Set(files)];
}

function filesOf(name: string, width: number): string[] {
  const whole = pictureWidths.find((each) => each >= width) ?? width;
  return usualWidths.filter((each) => each <= whole).map((each) => `${name}-${each}.avif`);
}

async function readFreeBytes(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}
