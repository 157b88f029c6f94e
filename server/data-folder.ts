// Tests at the start that the shop's folders can be written, so that a full or read-only disk is not discovered only
// with the first picture or e-mail.
import { mkdir, open, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from './config.ts';
import { ExplainedError } from './explained-error.ts';
import { originalsFolder, renditionsFolder } from './media/picture-folders.ts';

/** Written into each folder and removed again. */
export const PROBE_NAME = '.kasa-can-write';
const PROBE_BYTES = 4096;

/** Creates the folders that a shop writes to, and tests each. Throws `ExplainedError`. */
export function prepareDataFolder({
  dataDirectory,
  mediaDirectory,
  smtpUrl,
}: Pick<Config, 'dataDirectory' | 'mediaDirectory' | 'smtpUrl'>): Promise<void> {
  const folders = [dataDirectory, originalsFolder(mediaDirectory), renditionsFolder(mediaDirectory)];
  return prepareFolders(smtpUrl ? folders : [...folders, mailFolder(dataDirectory)]);
}

/** Creates each folder and tests it. Throws `ExplainedError`. */
export async function prepareFolders(folders: string[]): Promise<void> {
  for (const folder of folders) {
    try {
      await mkdir(folder, { recursive: true });
      await writeProbe(join(folder, PROBE_NAME));
    } catch (error) {
      throw toDataFolderError(error as NodeJS.ErrnoException, folder);
    }
  }
}

/** The folder in which e-mails are stored as files when no mail server is configured. */
export function mailFolder(dataDirectory: string): string {
  return join(dataDirectory, 'mail');
}

async function writeProbe(path: string): Promise<void> {
  try {
    await using file = await open(path, 'w');
    await file.write(Buffer.alloc(PROBE_BYTES));
    // Some disks report only now that they are full.
    await file.datasync();
  } finally {
    await rm(path, { force: true });
  }
}

const another = 'or set KASA_DATA to another folder';

/** Explains disk errors; any other error is returned unchanged. */
export function toDataFolderError(error: NodeJS.ErrnoException, folder: string): Error {
  switch (error.code) {
    case 'ENOSPC':
    case 'EDQUOT':
      return new ExplainedError({
        code: 'DATA_FOLDER_FULL',
        title: `There is no space left on the disk of ${folder} (${error.code}).`,
        fix: `Free space there (\`df -h ${folder}\` shows how full it is), ${another}.`,
      });
    case 'EROFS':
      return new ExplainedError({
        code: 'DATA_FOLDER_READ_ONLY',
        title: `${folder} is on a disk that is mounted read-only (EROFS).`,
        fix: `Mount it so that it can be written to, ${another}.`,
      });
    case 'EACCES':
    case 'EPERM':
      return new ExplainedError({
        code: 'DATA_FOLDER_NOT_WRITABLE',
        title: `${folder} may not be written by the user that runs this (uid ${process.getuid?.()}, ${error.code}).`,
        fix: `Give the folder of KASA_DATA to that user (\`chown -R\`), ${another}.`,
      });
    case 'ENOTDIR':
    case 'EEXIST':
      return new ExplainedError({
        code: 'DATA_FOLDER_IS_A_FILE',
        title: `${folder} is not a folder, or lies in something that is not one (${error.code}).`,
        fix: `Move away the file that is there, ${another}.`,
      });
    default:
      return error;
  }
}
