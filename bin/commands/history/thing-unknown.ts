import { CliError } from '../../cli-errors.ts';

export function thingUnknown(thing: string): CliError {
  return new CliError({
    code: 'THING_UNKNOWN',
    title: `There is no product, collection or SKU ${thing}.`,
    fix: 'kasa products list lists the handles, kasa collections those of collections.',
  });
}
