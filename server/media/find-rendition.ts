// Pictures in the widths and formats that browsers ask for. Each is made at its first request and stored.
import { access } from 'node:fs/promises';
import { join } from 'node:path';
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
  folder: string;
};

export function createRenditions(mediaDirectory: string, make: (job: RenditionJob) => Promise<void>): Renditions {
  const queue = createWorkQueue({ atOnce: ENCODINGS_AT_ONCE, waiting: WAITING_ENCODINGS });
  const folder = renditionsFolder(mediaDirectory);
  return {
    folder,
    async find(file) {
      const wanted = parseName(file);
      if (!wanted) return null;
      const target = join(folder, file);
      if (await exists(target)) return file;
      const original = originalPath(mediaDirectory, wanted.key);
      if (!(await exists(original))) return null;
      await queue.run(file, async () => {
        if (!(await exists(target))) await make({ ...wanted, original, target });
      });
      return (await exists(target)) ? file : null;
    },
  };
}

function parseName(file: string): (Pick<RenditionJob, 'width' | 'format'> & { key: string }) | null {
  const [, key = '', digits, format] = /^([0-9a-f]{20})-([1-9]\d{2,3})\.(avif|webp|jpg)$/.exec(file) ?? [];
  const width = Number(digits);
  return pictureWidths.includes(width) ? { key, width, format: format as RenditionJob['format'] } : null;
}

function exists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  );
}
