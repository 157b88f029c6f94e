// Which of the built scripts hold a source: chunks that several pages share are named by their contents alone.
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as assert from 'uvu/assert';
import { root } from '../source-imports.ts';

const maps = join(root, 'dist/source-maps');

/** `source`: the end of its path. Names as in addresses; at least one. */
export async function chunkFilesWith(source: string): Promise<string[]> {
  const names = await readdir(maps);
  const files = await Promise.all(
    names.map(async (name) => {
      const { sources } = JSON.parse(await readFile(join(maps, name), 'utf8')) as { sources: string[] };
      return sources.some((path) => path.endsWith(source)) ? [name.replace(/\.map$/, '')] : [];
    }),
  );
  assert.ok(files.flat().length > 0, `no script holds ${source}`);
  return files.flat();
}
