// Pictures in the widths and formats that browsers ask for. Each is made at its first request, or ahead of it, and stored.
import { join } from 'node:path';
import { cardRatioOf } from '#src/media/card-crop.ts';
import { pictureWidths } from '#src/media/picture-sources.ts';
import type { PictureFiles } from './files/picture-files.ts';
import type { RenditionJob } from './make-rendition.ts';
import { renditionsFolder } from './picture-folders.ts';
import { createWorkQueue } from './work-queue.ts';

// More would only compete for the processors of a small machine.
const ENCODINGS_AT_ONCE = 2;
const WAITING_ENCODINGS = 500;

export type Renditions = {
  /** The name in `folder` of a file that is there now; null when there is no such picture, width or format. */
  find(file: string): Promise<string | null>;
  /** Those of the files of one picture that are not there and can be made. */
  listMissing(key: string, files: readonly string[]): Promise<string[]>;
  /** The same as a request would, once nobody waits for one. */
  makeAhead(file: string): Promise<void>;
  folder: string;
  /** See `PictureFiles`. */
  sharedBy: string;
};

type Encode = (job: RenditionJob) => Promise<void>;

export function createRenditions(files: PictureFiles, encode: Encode): Renditions {
  const queue = createWorkQueue({ atOnce: ENCODINGS_AT_ONCE, waiting: WAITING_ENCODINGS });
  const folder = renditionsFolder(files.directory);
  const isHere = async (file: string) => (await files.bring('renditions', file)) !== null;
  const make = async (file: string, { key, ...wanted }: Wanted) => {
    const original = await files.bring('originals', key);
    if (original === null || (await isHere(file))) return;
    await encode({ ...wanted, original, target: join(folder, file) });
    // Others can make it themselves.
    await files.shareMade(file).catch(() => undefined);
  };
  return {
    folder,
    sharedBy: files.sharedBy,
    async find(file) {
      const wanted = parseName(file);
      if (!wanted) return null;
      if (await isHere(file)) return file;
      // What is no picture takes nobody's place in the queue.
      if ((await files.bring('originals', wanted.key)) === null) return null;
      await queue.run(file, () => make(file, wanted));
      return (await isHere(file)) ? file : null;
    },
    async listMissing(key, names) {
      const usable = names.filter((file) => parseName(file)?.key === key);
      const made = await files.listMade(key, usable);
      const missing = usable.filter((file) => !made.has(file));
      return missing.length > 0 && (await files.sizeOf('originals', key)) !== null ? missing : [];
    },
    async makeAhead(file) {
      const wanted = parseName(file);
      if (wanted) await queue.runWhenEmpty(file, () => make(file, wanted));
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
