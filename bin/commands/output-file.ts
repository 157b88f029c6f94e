// Files that commands write.
import { createWriteStream } from 'node:fs';
import { unlink } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { CliError } from '../cli-errors.ts';

/** A `CliError` for what a folder or a disk refuses; any other error is returned unchanged. */
export function explainUnwritable(error: unknown, file: string): unknown {
  const { code = '', path } = error as NodeJS.ErrnoException;
  // Another one, such as a picture that cannot be read.
  if (path && !path.startsWith(file)) return error;
  if (!['ENOENT', 'EACCES', 'EISDIR', 'ENOSPC', 'EDQUOT', 'EFBIG', 'EROFS', 'ENOTDIR'].includes(code)) return error;
  return new CliError({
    code: 'FILE_NOT_WRITABLE',
    title: `${file} cannot be written (${code}).`,
    fix: 'Name a file in a folder that exists, may be written and has space.',
  });
}

/** A file that is there already is kept, and half of one is not left behind. */
export async function writeNewFile(
  file: string,
  parts: Iterable<string> | AsyncIterable<Buffer | string>,
): Promise<void> {
  const target = createWriteStream(file, { mode: 0o600, flags: 'wx' });
  let isOurs = false;
  target.once('open', () => {
    isOurs = true;
  });
  try {
    await pipeline(Readable.from(parts), target);
  } catch (error) {
    if (isOurs) await unlink(file);
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EEXIST') {
      throw new CliError({ code: 'FILE_EXISTS', title: `${file} exists already.`, fix: 'Name a new file.' });
    }
    throw explainUnwritable(error, file);
  }
}
