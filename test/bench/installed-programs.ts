// What the bench takes from the machine, and does with less where it is missing.
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

export function isInstalled(program: string): boolean {
  return (process.env.PATH ?? '').split(delimiter).some((folder) => existsSync(join(folder, program)));
}
