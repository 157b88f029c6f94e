// Pictures that nothing shows any more: as they came, and in every width and format that was made of them.
import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { originalPath, renditionKey, renditionsFolder } from './picture-folders.ts';

/** Call after the transaction has committed: a rollback could not restore deleted files. */
export async function deletePictureFiles(mediaDirectory: string, keys: readonly string[]): Promise<void> {
  const gone = new Set(keys);
  const folder = renditionsFolder(mediaDirectory);
  for (const key of gone) await rm(originalPath(mediaDirectory, key), { force: true });
  for (const file of await listFiles(folder)) if (gone.has(renditionKey(file))) await rm(join(folder, file));
}

/** A shop that has never been served has made none. */
function listFiles(folder: string): Promise<string[]> {
  return readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
}
