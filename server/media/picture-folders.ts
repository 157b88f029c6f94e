import { randomBytes } from 'node:crypto';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

export function originalsFolder(mediaDirectory: string): string {
  return join(mediaDirectory, 'originals');
}

export function originalPath(mediaDirectory: string, key: string): string {
  return join(originalsFolder(mediaDirectory), key);
}

export function renditionsFolder(mediaDirectory: string): string {
  return join(mediaDirectory, 'renditions');
}

/** How many digits of the SHA-256 of its bytes are its key. */
export const KEY_DIGITS = 20;

/** The key of the picture that a file in the folder of renditions was made of: its name begins with it. */
export function renditionKey(file: string): string {
  return file.slice(0, KEY_DIGITS);
}

/** Writes beside the file and renames, so that no process ever reads half a file; `flush` waits for the disk. */
export async function writeWhole(path: string, bytes: Buffer, { flush = false } = {}): Promise<void> {
  const partial = `${path}.${randomBytes(6).toString('hex')}.partial`;
  await mkdir(dirname(path), { recursive: true });
  try {
    await writeFile(partial, bytes, { flush });
    await rename(partial, path);
  } catch (error) {
    await rm(partial, { force: true });
    throw error;
  }
}
