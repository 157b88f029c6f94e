// The release of this tree with one migration more, as a folder beside it: what a machine is upgraded to.
import { cp, mkdir, mkdtemp, readdir, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../../source-imports.ts';

export type ReleaseFolder = { path: string; migrations: string; remove(): Promise<void> };

/** `sql`: what its migration does, which comes after all others. */
export async function aRelease(sql: string): Promise<ReleaseFolder> {
  const path = await mkdtemp(join(tmpdir(), 'kasa-release-'));
  // What the executable finds beside itself is its own; the rest is read where it is.
  const copied = ['bin', 'package.json', 'dist/server'];
  const linked = ['node_modules', 'server', 'src', ...(await listLinked())];
  await mkdir(join(path, 'dist'));
  for (const part of copied) {
    await cp(join(root, part), join(path, part), { recursive: true, filter: (from) => !from.endsWith('.map') });
  }
  for (const part of linked) await symlink(join(root, part), join(path, part));
  const migrations = join(path, 'dist/server/migrations');
  await writeFile(join(migrations, '999999-of-the-next-release.sql'), sql);
  return { path, migrations, remove: () => rm(path, { recursive: true, force: true }) };
}

async function listLinked(): Promise<string[]> {
  const parts = await readdir(join(root, 'dist'));
  return parts.filter((part) => part !== 'server').map((part) => join('dist', part));
}
