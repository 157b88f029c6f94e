// Pictures from a folder of the merchant's. A product file names them, and may only name files inside the folder.
import { readFile, realpath, stat } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { ok, type Result, refuse } from '#src/result.ts';
import { MAX_PICTURE_BYTES } from './fetch-picture.ts';

export type FileRefusal = { kind: 'NoSuchFile'; folder: string } | { kind: 'TooManyBytes' };

/** `name` may have folders in it; links are followed, but not out of the folder. */
export async function readPictureFile(folder: string, name: string): Promise<Result<Buffer, FileRefusal>> {
  const none = refuse({ kind: 'NoSuchFile' as const, folder });
  try {
    const root = await realpath(folder);
    const path = await realpath(join(root, name));
    if (!path.startsWith(root.endsWith(sep) ? root : root + sep)) return none;
    const found = await stat(path);
    if (!found.isFile()) return none;
    return found.size > MAX_PICTURE_BYTES ? refuse({ kind: 'TooManyBytes' }) : ok(await readFile(path));
  } catch (error) {
    if (/^(ENOENT|ENOTDIR|ELOOP|ENAMETOOLONG|EACCES)$/.test((error as NodeJS.ErrnoException).code ?? '')) return none;
    throw error;
  }
}

/** The file name in a picture's URL; null when it has none. */
export function fileNameOf(address: string): string | null {
  try {
    const name = decodeURIComponent(new URL(address).pathname.split('/').at(-1) ?? '');
    return name === '' || name.startsWith('.') || /[/\\\0]/.test(name) ? null : name;
  } catch {
    return null;
  }
}
