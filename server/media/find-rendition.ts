// Pictures in the widths and formats that browsers ask for. Each is made at its first request, or ahead of it, and stored.
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { cardRatioOf } from '#src/media/card-crop.ts';
import { pictureWidths } from '#src/media/picture-sources.ts';
import type { RenditionJob } from './make-rendition.ts';
import { originalPath, renditionsFolder } from './picture-folders.ts';
import { createWorkQueue } from './work-queue.ts';

// More would only compete for the processors of a small machine.
const ENCODINGS_AT_ONCE = 2;
const WAITING_ENCODINGS = 500;

export type Renditions = {
  /** The name in `folder` of a file that is there now; null when there is no such picture, width or format. */
  find(file: string): Promise<string | null>;
  /** Those of the files that are not there and can be made. */
  listMissing(files: readonly string[]): Promise<string[]>;
  /** The same as a request would, once nobody waits for one. */
  makeAhead(file: string): Promise<void>;
  folder: string;
};

export function createRenditions(mediaDirectory: string, make: (job: RenditionJob) => Promise<void>): Renditions {
  const queue = createWorkQueue({ atOnce: ENCODINGS_AT_ONCE, waiting: WAITING_ENCODINGS });
  const folder = renditionsFolder(mediaDirectory);
  /** Answers without a job when the file is there; null when it can never be. */
  const look = async (file: string): Promise<{ job: RenditionJob | null } | null> => {
    const wanted = parseName(file);
    if (!wanted) return null;
    const target = join(folder, file);
    if (await isThere(target)) return { job: null };
    const original = originalPath(mediaDirectory, wanted.key);
    return (await isThere(original)) ? { job: { ...wanted, original, target } } : null;
  };
  const makeMissing = async (job: RenditionJob) => {
    if (!(await isThere(job.target))) await make(job);
  };
  return {
    folder,
    async find(file) {
      const found = await look(file);
      if (!found?.job) return found && file;
      const { job } = found;
      await queue.run(file, () => makeMissing(job));
      return (await isThere(job.target)) ? file : null;
    },
    async listMissing(files) {
      const missing: string[] = [];
      for (const file of files) if ((await look(file))?.job) missing.push(file);
      return missing;
    },
    async makeAhead(file) {
      const job = (await look(file))?.job;
      if (job) await queue.runWhenEmpty(file, () => makeMissing(job));
    },
  };
}

type Wanted = Pick<RenditionJob, 'width' | 'format' | 'crop'> & { key: string };

/** `<key>-<width>.<format>`, or with a card's frame and the place of its crop after the key: `<key>c2-<width>.<format>`. */
function parseName(file: string): Wanted | null {
  const [, key = '', sign, place, digits, format] =
    /^([0-9a-f]{20})(?:([tcsw])([0-5]))?-([1-9]\d{2,3})\.(avif|webp|jpg)$/.exec(file) ?? [];
  const width = Number(digits);
  if (!pictureWidths.includes(width)) return null;
  const frame = sign === undefined ? undefined : cardRatioOf(sign);
  return {
    key,
    width,
    format: format as RenditionJob['format'],
    crop: frame && { frame, place: Number(place) },
  };
}

/** An empty file is what a power cut leaves of one that had not reached the disk. */
function isThere(path: string): Promise<boolean> {
  return stat(path).then(
    ({ size }) => size > 0,
    () => false,
  );
}
