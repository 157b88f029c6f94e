// Files that commands write.
import { CliError } from '../cli-errors.ts';

/** A `CliError` for what a folder or a disk refuses; any other error is returned unchanged. */
export function explainUnwritable(error: unknown, file: string): unknown {
  const code = (error as NodeJS.ErrnoException).code ?? '';
  if (!['ENOENT', 'EACCES', 'EISDIR', 'ENOSPC', 'EDQUOT', 'EFBIG', 'EROFS', 'ENOTDIR'].includes(code)) return error;
  return new CliError({
    code: 'FILE_NOT_WRITABLE',
    title: `${file} cannot be written (${code}).`,
    fix: 'Name a file in a folder that exists, may be written and has space.',
  });
}
