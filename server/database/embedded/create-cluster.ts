// A cluster that exists is complete: it is made under another name, and renamed when everything is on the disk.
import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync, globSync } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import { promisify } from 'node:util';
import { SUPERUSER } from './cluster-address.ts';
import type { ClusterHome } from './cluster-home.ts';
import { clusterEnvironment } from './cluster-settings.ts';
import { readFailure } from './embedded-errors.ts';
import { programPath } from './postgres-programs.ts';

/**
 * Sorting and comparing are by code point, the same on every machine; lists that people see are sorted by our own code.
 */
const LOCALE = ['--encoding=UTF8', '--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'];

/** Does nothing when it exists. When several processes make one at once, one is kept. */
export async function createCluster({ folder, data, owner, programs }: ClusterHome, flags: string[]): Promise<void> {
  if (existsSync(data)) return;
  await removeUnfinished(data);
  const making = `${data}.${process.pid}.${randomBytes(4).toString('hex')}`;
  try {
    await promisify(execFile)(
      programPath(programs, 'initdb'),
      ['--pgdata', making, `--username=${SUPERUSER}`, '--data-checksums', '--no-instructions', ...LOCALE, ...flags],
      { ...owner, cwd: folder, env: clusterEnvironment() },
    );
    await rename(making, data);
  } catch (error) {
    await rm(making, { recursive: true, force: true });
    if (existsSync(data)) return;
    const { stderr } = error as { stderr?: string };
    throw stderr === undefined ? error : readFailure(folder, stderr);
  }
  await syncFolder(folder);
}

/** Removes what processes left behind that were killed while making a cluster. */
async function removeUnfinished(data: string): Promise<void> {
  for (const path of globSync(`${data}.*`)) {
    const [processId] = path.slice(data.length + 1).split('.');
    if (!isRunning(Number(processId))) await rm(path, { recursive: true, force: true });
  }
}

function isRunning(processId: number): boolean {
  try {
    process.kill(processId, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return;
  const handle = await open(folder);
  await handle.sync().finally(() => handle.close());
}
