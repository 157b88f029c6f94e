// Files that `kasa add` writes: all of them, or none.
import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { CliError } from '../../cli-errors.ts';
import { explainUnwritable } from '../output-file.ts';

/** Texts by their paths in a folder. */
export type Addition = {
  made: Readonly<Record<string, string>>;
  /** Files that are there, with what they say afterwards. */
  changed: Readonly<Record<string, string>>;
  next: readonly string[];
};

export type Added = { written: string[]; changed: string[]; next: readonly string[] };

/** Throws `CliError` when a file that would be made is there already. */
export async function writeAdded(folder: string, { made, changed, next }: Addition): Promise<Added> {
  const there = Object.keys(made).filter((path) => existsSync(join(folder, path)));
  if (there.length > 0) {
    throw new CliError({
      code: 'FILE_EXISTS',
      title: `${there.slice(0, 3).join(', ')} ${there.length === 1 ? 'exists' : 'exist'} already in ${folder}.`,
      fix: 'Nothing was written. Take another name, or remove what is there first.',
    });
  }
  const undo: (() => Promise<unknown>)[] = [];
  let current = '';
  try {
    const staged: (readonly [from: string, to: string])[] = [];
    for (const [path, text] of Object.entries({ ...made, ...changed })) {
      current = join(folder, path);
      const isNew = Object.hasOwn(made, path);
      const file = isNew ? current : `${current}.${randomUUID()}`;
      const above = await mkdir(dirname(file), { recursive: true });
      undo.push(() => rm(above ?? file, { recursive: true, force: true }));
      await writeFile(file, text, { flag: 'wx' });
      if (!isNew) staged.push([file, current]);
    }
    // What is there is replaced when everything else has been written.
    for (const [from, to] of staged) await rename(from, to);
  } catch (error) {
    for (const step of undo.reverse()) await step();
    throw explainUnwritable(error, current);
  }
  return { written: Object.keys(made), changed: Object.keys(changed), next };
}
