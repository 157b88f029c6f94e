// create-kasa as npm unpacks it, and what runs it.
import { execFile } from 'node:child_process';
import { cp, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { root } from '../../source-imports.ts';
import { type KasaOptions, type KasaRun, runKasa } from '../run-kasa.ts';

export const run = promisify(execFile);

/** With a stand-in for the packed kasa. Returns its executable. */
export async function aPackage(parent: string): Promise<string> {
  const folder = join(parent, 'create-kasa');
  await cp(join(root, 'bin/create-kasa'), folder, { recursive: true, filter: (path) => !path.endsWith('.tgz') });
  await writeFile(join(folder, 'kasa-0.1.0.tgz'), 'a packed kasa');
  return join(folder, 'create-kasa.js');
}

/** The packed one, which carries the packed kasa: both as they would be published. Needs the built shop. */
export async function aPackedPackage(parent: string): Promise<string> {
  const folder = join(parent, 'source');
  await cp(join(root, 'bin/create-kasa'), folder, { recursive: true, filter: (path) => !path.endsWith('.tgz') });
  await run('npm', ['pack', '--ignore-scripts', '--silent', '--pack-destination', folder], { cwd: root });
  await run('npm', ['pack', '--silent'], { cwd: folder });
  await run('tar', ['-xzf', 'create-kasa-0.1.0.tgz'], { cwd: folder });
  return join(folder, 'package/create-kasa.js');
}

export function createKasa(executable: string, args: string[], options: KasaOptions = {}): Promise<KasaRun> {
  return runKasa(args, { ...options, env: { npm_config_user_agent: '', ...options.env }, executable });
}
