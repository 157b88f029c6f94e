// A backup that is read: what it says of itself, whether all of it is as it was written, and its parts.
import { createHash } from 'node:crypto';
import { type FileHandle, open } from 'node:fs/promises';
import {
  type BackupManifest,
  CHECKSUMS,
  damagedBackup,
  folderOf,
  MANIFEST,
  noBackup,
  PICTURES,
  type Progress,
  parseManifest,
} from './backup-format.ts';
import { readTar, type TarEntry, TarError } from './tar-file.ts';

export type Backup = AsyncDisposable & {
  path: string;
  manifest: BackupManifest;
  size: number;
  /** Reads all of it. Throws `ExplainedError` (`BACKUP_DAMAGED`) unless every byte is what was written. */
  check(onProgress?: (progress: Progress) => void): Promise<void>;
  /** What follows the manifest, without the checksums. */
  readParts(onProgress?: (progress: Progress) => void): AsyncGenerator<TarEntry>;
};

const pieceName = /^\d{6,12}\.gz$/;
const pictureName = /^pictures\/[0-9a-f]{20}$/;

/** Throws `ExplainedError` when the file is no backup, or one of a newer format. */
export async function openBackup(path: string): Promise<Backup> {
  const file = await open(path, 'r');
  try {
    const { size } = await file.stat();
    const manifest = await readManifest(file, path);
    return {
      path,
      manifest,
      size,
      check: (onProgress) => checkBackup({ file, path, manifest, size }, onProgress),
      async *readParts(onProgress) {
        const onRead = (bytes: number) => onProgress?.({ what: 'restoring', share: bytes / size, bytes });
        for await (const entry of readTar(file, onRead)) {
          if (entry.name !== MANIFEST && entry.name !== CHECKSUMS) yield entry;
        }
      },
      [Symbol.asyncDispose]: () => file.close(),
    };
  } catch (error) {
    await file.close();
    throw error;
  }
}

async function readManifest(file: FileHandle, path: string): Promise<BackupManifest> {
  const { buffer } = await file.read(Buffer.alloc(MANIFEST.length), 0, MANIFEST.length, 0);
  if (buffer.toString() !== MANIFEST) throw noBackup(path);
  try {
    const { value: first } = await readTar(file).next();
    return parseManifest(first?.bytes.toString('utf8') ?? '', path);
  } catch (error) {
    throw error instanceof TarError ? damagedBackup(path, error.message) : error;
  }
}

type OpenFile = { file: FileHandle; path: string; manifest: BackupManifest; size: number };

async function checkBackup(
  { file, path, manifest, size }: OpenFile,
  onProgress?: (progress: Progress) => void,
): Promise<void> {
  const folders = manifest.tables.map(folderOf);
  const isExpected = (name: string) =>
    name === MANIFEST ||
    pictureName.test(name) ||
    folders.some((folder) => name.startsWith(folder) && pieceName.test(name.slice(folder.length)));
  const sums: string[] = [];
  let written: string | null = null;
  const isCut = new TarError('its end is missing.');
  try {
    const onRead = (bytes: number) => onProgress?.({ what: 'checking', share: bytes / size, bytes });
    for await (const { name, bytes } of readTar(file, onRead)) {
      if (written !== null) throw new TarError('something follows its checksums.');
      if (name === CHECKSUMS) {
        written = bytes.toString('utf8');
      } else {
        if (!isExpected(name)) throw new TarError(`${JSON.stringify(name)} does not belong into it.`);
        sums.push(`${createHash('sha256').update(bytes).digest('hex')}  ${name}\n`);
      }
    }
    if (written === null) throw isCut;
    if (written !== sums.join('')) throw new TarError(describeDifference(written.split('\n'), sums));
  } catch (error) {
    if (!(error instanceof TarError)) throw error;
    throw damagedBackup(path, error.message);
  }
}

function describeDifference(written: string[], found: string[]): string {
  const writtenFiles = new Set(written);
  const other = found.find((line) => !writtenFiles.has(line.trimEnd()));
  return other ? `${other.trimEnd().split('  ')[1]} is not what was written.` : 'parts of it are missing.';
}

/** The key of the picture that an entry is, or null. */
export function pictureKeyOf(name: string): string | null {
  return pictureName.test(name) ? name.slice(PICTURES.length) : null;
}
