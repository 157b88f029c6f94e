// A folder for a build of a test's own, in the run's temporary folder: the server's bundle looks for its packages upwards
// from where it is, and finds those of the repository beside it.
import { mkdtemp, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../source-imports.ts';

/** Makes a folder of this process alone: two may build at the same time. It is to be removed with its parent. */
export async function makeBuildFolder(name: string): Promise<string> {
  const parent = await mkdtemp(join(tmpdir(), `kasa-${name}-`));
  await symlink(join(root, 'node_modules'), join(parent, 'node_modules'));
  return join(parent, 'dist');
}
