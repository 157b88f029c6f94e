import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { demoDrawings } from './drawings/all-drawings.ts';

/** Writes every drawing of the demo shop into the directory and returns the paths written. */
export async function writeDrawings(directory: string): Promise<string[]> {
  await mkdir(directory, { recursive: true });
  return Promise.all(
    demoDrawings.map(async ({ fileName, draw }) => {
      const path = join(directory, fileName);
      await writeFile(path, draw());
      return path;
    }),
  );
}
