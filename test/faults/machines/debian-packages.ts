// What these tests take from Debian, and say when it is not there.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { findOtherPostgresql } from '../../database/postgresql-cluster.ts';

export const HAPROXY = '/usr/sbin/haproxy';
export const PGBOUNCER = '/usr/sbin/pgbouncer';

/** A PostgreSQL with `pg_basebackup`, which the one that npm brings lacks. */
export function findDebianPostgresql(): { bin: string; major: number } | null {
  const found = findOtherPostgresql();
  return found && existsSync(join(found.bin, 'pg_basebackup')) ? found : null;
}

/** The packages that are missing of those that are named; said on the terminal. */
export function listMissing(packages: readonly ('postgresql' | 'haproxy' | 'pgbouncer')[]): string[] {
  const isThere = {
    postgresql: () => findDebianPostgresql() !== null,
    haproxy: () => existsSync(HAPROXY),
    pgbouncer: () => existsSync(PGBOUNCER),
  };
  const missing = packages.filter((name) => !isThere[name]());
  if (missing.length > 0) console.log(`# not run: apt-get install ${missing.join(' ')}`);
  return missing;
}
