// Files that commands import.
import { readFile, stat } from 'node:fs/promises';
import { CliError } from '../cli-errors.ts';

const MAX_FILE_BYTES = 256_000_000;

/** The content of a JSON file; `helpCommand` shows what it should look like. */
export async function readJsonFile(file: string, helpCommand: string): Promise<unknown> {
  const found = await stat(file).catch(() => null);
  if (!found?.isFile()) {
    throw new CliError({
      code: 'FILE_NOT_FOUND',
      title: `There is no file ${file}.`,
      fix: 'Check the path and its spelling.',
    });
  }
  if (found.size > MAX_FILE_BYTES) {
    throw new CliError({
      code: 'FILE_TOO_LARGE',
      title: `${file} is larger than ${MAX_FILE_BYTES / 1_000_000} MB.`,
      fix: 'Divide it into several files.',
    });
  }
  try {
    return JSON.parse(await readFile(file, 'utf8'));
  } catch (error) {
    throw new CliError({
      code: 'NOT_JSON',
      title: `${file} is not JSON: ${(error as Error).message}`,
      fix: `Save it as JSON in UTF-8; ${helpCommand} shows its shape.`,
    });
  }
}
