// Pictures from a folder of the merchant's. A product file names them, and may only name files inside the folder.
import { readdir, readFile, realpath, stat } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { ok, type Result, refuse } from '#src/result.ts';
import { MAX_PICTURE_BYTES } from './fetch-picture.ts';

export type FileRefusal = { kind: 'NoSuchFile'; folder: string } | { kind: 'TooManyBytes' };

/**
 * `name` may have folders in it; links are followed, but not out of the folder. A file whose name differs in capitals only,
 * or in how its letters with marks are written, is the one that is meant: a Mac writes “ü” as two signs, Windows as one.
 */
export async function readPictureFile(folder: string, name: string): Promise<Result<Buffer, FileRefusal>> {
  const none = refuse({ kind: 'NoSuchFile' as const, folder });
  try {
    const root = await realpath(folder);
    const path = await realpath(await findFile(root, name));
    if (!path.startsWith(root.endsWith(sep) ? root : root + sep)) return none;
    const found = await stat(path);
    if (!found.isFile()) return none;
    return found.size > MAX_PICTURE_BYTES ? refuse({ kind: 'TooManyBytes' }) : ok(await readFile(path));
  } catch (error) {
    if (/^(ENOENT|ENOTDIR|ELOOP|ENAMETOOLONG|EACCES)$/.test((error as NodeJS.ErrnoException).code ?? '')) return none;
    throw error;
  }
}

async function findFile(root: string, name: string): Promise<string> {
  const path = join(root, name);
  if (await isThere(path)) return path;
  let found = root;
  for (const part of name.split(/[/\\]+/)) {
    if (part === '' || part === '.' || part === '..') return path;
    const names = (await isThere(join(found, part))) ? [part] : (await namesIn(found)).get(foldName(part));
    // Two that differ in capitals only are two pictures: then none of them is guessed.
    const [same, another] = names ?? [];
    if (same === undefined || another !== undefined) return path;
    found = join(found, same);
  }
  return found;
}

type Listing = { folder: string; changedAt: number; names: Map<string, string[]> };
let lastListing: Listing | undefined;

/** The files by folded name. One listing is kept: an import asks for thousands of pictures of one folder. */
async function namesIn(folder: string): Promise<Map<string, string[]>> {
  const { mtimeMs } = await stat(folder);
  if (lastListing?.folder === folder && lastListing.changedAt === mtimeMs) return lastListing.names;
  const names = Map.groupBy(await readdir(folder), foldName);
  lastListing = { folder, changedAt: mtimeMs, names };
  return names;
}

function isThere(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  );
}

function foldName(name: string): string {
  return name.normalize('NFC').toLowerCase();
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
