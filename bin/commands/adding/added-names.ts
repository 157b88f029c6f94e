import { CliError } from '../../cli-errors.ts';

/** Small letters, digits and single dashes, with a letter first: what names a file, an entry and a variable alike. */
export function requireName(name: string): void {
  if (/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name) && name.length <= 36) return;
  throw new CliError({
    code: 'NAME_INVALID',
    title: `${JSON.stringify(name)} cannot be a name here.`,
    fix: 'Take at most 36 small letters, digits and single dashes, with a letter first, such as city-bikes.',
  });
}

/** city-bikes -> cityBikes */
export function inCamelCase(name: string): string {
  return name.replaceAll(/-([a-z0-9])/g, (_dash, letter: string) => letter.toUpperCase());
}

/** city-bikes -> City Bikes */
export function inTitle(name: string): string {
  return name.replaceAll(/(^|-)([a-z0-9])/g, (_dash, before: string, letter: string) =>
    before === '' ? letter.toUpperCase() : ` ${letter.toUpperCase()}`,
  );
}

/** city-bikes -> city_bikes */
export function inSnakeCase(name: string): string {
  return name.replaceAll('-', '_');
}
