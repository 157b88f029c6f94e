// A PostgreSQL for tests: fresh, on a Unix socket in a temporary folder, gone afterwards. The one that npm installs with
// the shop, unless another is named.
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { chownSync, globSync, mkdtempSync, rmSync } from 'node:fs';
import type { Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { chooseOwner } from '#server/database/embedded/cluster-owner.ts';
import { clusterEnvironment } from '#server/database/embedded/cluster-settings.ts';
import { findPrograms, prepareProgramsFor } from '#server/database/embedded/postgres-programs.ts';

export type PostgresqlCluster = AsyncDisposable & { url: string };

const START_TIMEOUT_MS = 30_000;
// Nothing of a test run needs to survive a power cut.
const settings = [
  'fsync=off',
  'synchronous_commit=off',
  'full_page_writes=off',
  'wal_level=minimal',
  'max_wal_senders=0',
  'listen_addresses=',
  'max_connections=200',
  'timezone=UTC',
];

/** Starts a cluster; the database user is `kasa`. `bin` is the folder of another PostgreSQL's programs. */
export async function startPostgresql(bin?: string): Promise<PostgresqlCluster> {
  const owner = chooseOwner([]);
  const programs = bin ?? join(prepareProgramsFor(owner, owner ? '/var/lib/kasa' : tmpdir()).folder, 'bin');
  const directory = mkdtempSync(join(tmpdir(), 'kasa-postgresql-'));
  if (owner) chownSync(directory, owner.uid, owner.gid);
  const data = join(directory, 'data');
  const options = { ...owner, cwd: directory, env: clusterEnvironment() };
  const remove = () => rmSync(directory, { recursive: true, force: true });
  try {
    const flags = ['--username=kasa', '--auth=trust', '--encoding=UTF8', '--locale=C.UTF-8', '--no-sync'];
    execFileSync(join(programs, 'initdb'), ['--pgdata', data, ...flags], { ...options, stdio: 'pipe' });
    const server = spawn(
      join(programs, 'postgres'),
      ['-D', data, '-k', directory, ...settings.flatMap((setting) => ['-c', setting])],
      { ...options, stdio: ['ignore', 'ignore', 'pipe'] },
    );
    // Whatever ends the process ends the cluster.
    const kill = () => {
      server.kill('SIGQUIT');
      remove();
    };
    process.once('exit', kill);
    await untilReady(server);
    // It does not keep a test file from its end.
    server.unref();
    (server.stderr as Socket).unref();
    return {
      url: `postgres://kasa@localhost:5432/postgres?host=${encodeURIComponent(directory)}`,
      async [Symbol.asyncDispose]() {
        process.off('exit', kill);
        server.ref();
        const stopped = new Promise((resolve) => server.once('exit', resolve));
        // PostgreSQL's fast shutdown.
        server.kill('SIGINT');
        await stopped;
        remove();
      },
    };
  } catch (error) {
    remove();
    throw error;
  }
}

/** The newest that the machine has beside ours. */
export function findOtherPostgresql(): { bin: string; major: number } | null {
  const found = globSync('/usr/lib/postgresql/*/bin/initdb').map((path) => ({
    bin: dirname(path),
    major: Number(/postgresql\/(\d+)/.exec(path)?.[1]),
  }));
  const others = found.filter(({ major }) => String(major) !== findPrograms().major);
  return others.sort((a, b) => b.major - a.major)[0] ?? null;
}

async function untilReady(server: ChildProcess): Promise<void> {
  let log = '';
  await new Promise<void>((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`PostgreSQL did not start:\n${log}`)), START_TIMEOUT_MS);
    server.stderr?.on('data', (chunk: Buffer) => {
      log += chunk;
      if (!log.includes('ready to accept connections')) return;
      clearTimeout(timer);
      resolve();
    });
    server.once('exit', (code) => {
      clearTimeout(timer);
      reject(new Error(`PostgreSQL ended with ${code}:\n${log}`));
    });
  });
}
