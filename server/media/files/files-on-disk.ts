// The files of pictures in the shop's own folder, or in one that machines share.
import { mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { hostname } from 'node:os';
import { dirname, join } from 'node:path';
import { originalPath, originalsFolder, renditionKey, renditionsFolder, writeWhole } from '../picture-folders.ts';
import type { PictureFiles, PictureKind } from './picture-files.ts';

export function filesOnDisk(directory: string): PictureFiles {
  const pathOf = (kind: PictureKind, file: string) => localPath(directory, kind, file);
  const sizeOf: PictureFiles['sizeOf'] = (kind, file) => sizeAt(pathOf(kind, file));
  return {
    directory,
    sharedBy: hostname(),
    sizeOf,
    bring: async (kind, file) => ((await sizeOf(kind, file)) === null ? null : pathOf(kind, file)),
    readOriginal: (key) => readFile(pathOf('originals', key)).catch(ignoreMissing),
    async listOriginals(keys) {
      const sizes = new Map<string, number>();
      for (const key of keys) {
        const found = await stat(pathOf('originals', key)).catch(() => null);
        if (found) sizes.set(key, found.size);
      }
      return sizes;
    },
    writeOriginal: (key, bytes) => writeWhole(pathOf('originals', key), bytes, { flush: true }),
    async takeOriginal(key, path) {
      const target = pathOf('originals', key);
      await mkdir(dirname(target), { recursive: true });
      await rename(path, target);
      await syncFolder(dirname(target));
    },
    async listMade(_key, files) {
      const made = new Set<string>();
      for (const file of files) if ((await sizeOf('renditions', file)) !== null) made.add(file);
      return made;
    },
    shareMade: async () => undefined,
    async delete(keys) {
      const gone = new Set(keys);
      const folder = renditionsFolder(directory);
      for (const key of gone) await rm(originalPath(directory, key), { force: true });
      for (const file of await listFolder(folder)) if (gone.has(renditionKey(file))) await rm(join(folder, file));
    },
    async *listOld(before) {
      for (const kind of ['originals', 'renditions'] as const) {
        for (const file of await listOldFiles(folderOf(directory, kind), before)) yield { kind, file };
      }
    },
    remove: ({ kind, file }) => rm(pathOf(kind, file), { force: true }),
  };
}

export function localPath(directory: string, kind: PictureKind, file: string): string {
  return join(folderOf(directory, kind), file);
}

export function folderOf(directory: string, kind: PictureKind): string {
  return kind === 'originals' ? originalsFolder(directory) : renditionsFolder(directory);
}

/** An empty file is what a power cut leaves of one that had not reached the disk. */
export function sizeAt(path: string): Promise<number | null> {
  return stat(path).then(
    ({ size }) => size || null,
    () => null,
  );
}

export async function listOldFiles(folder: string, before: Date): Promise<string[]> {
  const old: string[] = [];
  for (const file of await listFolder(folder)) {
    const found = await stat(join(folder, file)).catch(ignoreMissing);
    if (found?.isFile() && found.mtimeMs < before.getTime()) old.push(file);
  }
  return old;
}

/** A shop that has never been served has made none. */
async function listFolder(folder: string): Promise<string[]> {
  return (await readdir(folder).catch(ignoreMissing)) ?? [];
}

/** Another process has deleted it, or there has never been one. */
function ignoreMissing(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT') return null;
  throw error;
}

async function syncFolder(path: string): Promise<void> {
  const folder = await open(path);
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}
