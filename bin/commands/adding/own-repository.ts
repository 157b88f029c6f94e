import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { CliError } from '../../cli-errors.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));

/** Its folder. Throws `CliError` where Kasa was installed as a package: the next release would take away what is added. */
export function requireRepository(what: string): string {
  if (!root.includes('/node_modules/') && existsSync(`${root}test`)) return root;
  throw new CliError({
    code: 'NO_REPOSITORY',
    title: `A ${what} changes Kasa itself, and ${root} is an installed copy, which the next release replaces.`,
    fix: 'Nothing was written. Run the command in a clone of its repository, as: bin/kasa.js add …',
  });
}
