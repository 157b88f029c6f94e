// How the commands of imports name one, and what they say where there is none.
import { InvalidArgumentError } from 'commander';
import { CliError } from '../../cli-errors.ts';

export function parseImportId(text: string): number {
  if (!/^[1-9]\d{0,14}$/.test(text)) throw new InvalidArgumentError('Expected the number of an import.');
  return Number(text);
}

export function importUnknown(id: number): CliError {
  return new CliError({
    code: 'IMPORT_UNKNOWN',
    title: `There is no import ${id}.`,
    fix: '"kasa imports list" prints them.',
  });
}
