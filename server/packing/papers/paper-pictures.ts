// The pictures of a document's products, each once, in the smallest width that the shop makes: on paper they are 13 mm wide.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pictureWidths } from '#src/media/picture-sources.ts';
import type { Renditions } from '../../media/find-rendition.ts';
import { openImage, type Paper, type PaperImage } from '../../papers/open-paper.ts';

/** Null: there is none. */
export type Pictures = { get(key: string | null): PaperImage | null };

const AT_ONCE = 4;

export async function readPictures(
  paper: Paper,
  renditions: Pick<Renditions, 'find' | 'folder'>,
  keys: readonly (string | null)[],
): Promise<Pictures> {
  const waiting = [...new Set(keys.filter((key) => key !== null))];
  const found = new Map<string, PaperImage>();
  const readNext = async () => {
    for (let key = waiting.pop(); key !== undefined; key = waiting.pop()) {
      // A document without a picture is better than none.
      const file = await renditions.find(`${key}-${pictureWidths[0]}.jpg`).catch(() => null);
      if (!file) continue;
      found.set(key, openImage(paper, await readFile(join(renditions.folder, file))));
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, readNext));
  return { get: (key) => (key && found.get(key)) || null };
}
