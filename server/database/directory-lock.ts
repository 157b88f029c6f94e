// PGlite corrupts its files when two processes open them. The lock is a file that names its owner;
// one left behind by a killed process is recognised by that process being gone.
import { linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

export class DatabaseInUseError extends Error {
  readonly code = 'DATABASE_IN_USE';
  readonly fix = 'Stop the other process, or set KASA_DATA to another folder, or DATABASE_URL to a PostgreSQL.';

  constructor(directory: string, processId: number) {
    super(`The embedded database in ${directory} is in use by process ${processId}.`);
  }
}

/** Takes the lock and returns the function that releases it. Leaves nothing behind when it is taken. */
export function lockDirectory(directory: string): () => void {
  const path = join(directory, 'database.lock');
  const ownPath = `${path}.${process.pid}`;
  // Written first and linked then: the lock never exists without its owner's name in it.
  writeFileSync(ownPath, String(process.pid));
  try {
    for (;;) {
      try {
        linkSync(ownPath, path);
        return () => rmSync(path, { force: true });
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
        const owner = Number(readFileSync(path, 'utf8'));
        if (isRunning(owner)) throw new DatabaseInUseError(directory, owner);
        rmSync(path, { force: true });
      }
    }
  } finally {
    rmSync(ownPath, { force: true });
  }
}

function isRunning(processId: number): boolean {
  if (!Number.isInteger(processId) || processId <= 0) return false;
  try {
    process.kill(processId, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
