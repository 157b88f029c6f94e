// Ends what a test run has started and removes what it has written. Its processes are known by the run's folder: it is the
// temporary one of each of them, or, as with PostgreSQL, they work in it.
import { existsSync, globSync, readdirSync, readFileSync, readlinkSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';

const LOOK_EVERY_MS = 50;
/** PostgreSQL frees the memory that its processes share when it is asked to end, and not when it is killed. */
const GRACE_MS = 10_000;

export async function endRun(folder: string): Promise<void> {
  // Again and again: one of them may be starting another at this moment.
  for (let waitedMs = 0; ; waitedMs += LOOK_EVERY_MS) {
    const found = listProcesses(folder);
    if (found.length === 0) break;
    for (const id of found) signal(id, waitedMs < GRACE_MS ? endings[readKind(id)] : 'SIGKILL');
    await sleep(LOOK_EVERY_MS);
  }
  await rm(folder, { recursive: true, force: true, maxRetries: 5 });
}

type Kind = 'postmaster' | 'of a postmaster' | 'other';

const endings: Record<Kind, NodeJS.Signals | null> = {
  postmaster: 'SIGQUIT',
  // It is told by its postmaster.
  'of a postmaster': null,
  other: 'SIGKILL',
};

function readKind(id: number): Kind {
  const command = read(`/proc/${id}/cmdline`);
  if (command.startsWith('postgres: ')) return 'of a postmaster';
  return !existsSync('/proc/self') || /^[^\0]*\/postgres\0/.test(command) ? 'postmaster' : 'other';
}

/** Where the system does not tell, the databases: there test processes are ended by their parent. */
function listProcesses(folder: string): number[] {
  if (!existsSync('/proc/self')) return listPostmasters(folder);
  const ids = readdirSync('/proc').map(Number).filter(Boolean);
  return ids.filter((id) => {
    if (id === process.pid || !isRunning(id)) return false;
    const temporary = read(`/proc/${id}/environ`)
      .split('\0')
      .find((line) => line.startsWith('TMPDIR='));
    return [findFolder(id), temporary?.slice('TMPDIR='.length)].some((path) => `${path}/`.startsWith(`${folder}/`));
  });
}

function listPostmasters(folder: string): number[] {
  return globSync(`${folder}/**/postmaster.pid`)
    .map((file) => Number(read(file).split('\n')[0]))
    .filter(isRunning);
}

/** What nobody has asked the end of is no longer running, though it is still listed. */
export function isRunning(id: number): boolean {
  if (existsSync('/proc/self')) return /\) [^ZX] /.test(read(`/proc/${id}/stat`));
  try {
    return id > 0 && process.kill(id, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

function findFolder(id: number): string | null {
  try {
    return readlinkSync(`/proc/${id}/cwd`);
  } catch {
    return null;
  }
}

/** Empty when it has just gone, or is somebody else's. */
function read(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}

function signal(id: number, name: NodeJS.Signals | null): void {
  try {
    if (name) process.kill(id, name);
  } catch {
    // It has ended.
  }
}
