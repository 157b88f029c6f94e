// Files that commands read.
import type { Stats } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { CliError } from '../cli-errors.ts';

const MAX_JSON_BYTES = 256_000_000;

/** Throws `FILE_NOT_FOUND`, and for what is there but no file `NOT_A_FILE`. */
export async function statInputFile(file: string): Promise<Stats> {
  const found = await stat(file).catch(() => null);
  if (found?.isFile()) return found;
  if (found?.isDirectory()) {
    throw new CliError({
      code: 'NOT_A_FILE',
      title: `${file} is a folder.`,
      fix: 'Name the file in it.',
    });
  }
  if (found) {
    throw new CliError({
      code: 'NOT_A_FILE',
      title: `${file} is a pipe or a device, which cannot be read twice.`,
      fix: 'Save what comes from it as a file, and name that.',
    });
  }
  throw new CliError({
    code: 'FILE_NOT_FOUND',
    title: `There is no file ${file}.`,
    fix: 'Check the path and its spelling.',
  });
}

/** The content of a JSON file; `helpCommand` shows what it should look like. */
export async function readJsonFile(file: string, helpCommand: string): Promise<unknown> {
  const { size } = await statInputFile(file);
  if (size > MAX_JSON_BYTES) {
    throw new CliError({
      code: 'FILE_TOO_LARGE',
      title: `${file} is larger than ${MAX_JSON_BYTES / 1_000_000} MB.`,
      fix: 'Divide it into several files.',
    });
  }
  return parseJson(await readFile(file, 'utf8'), file, `Save it as JSON in UTF-8; ${helpCommand} shows its shape.`);
}

/** `name`: of where the text comes from. Throws `NOT_JSON`. */
export function parseJson(text: string, name: string, fix: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new CliError({ code: 'NOT_JSON', title: `${name} is not JSON: ${(error as Error).message}`, fix });
  }
}
