// A PostgreSQL for tests: fresh, on a Unix socket in a temporary folder, gone afterwards. The one that npm installs with
// the shop, unless another is named.
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { chownSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import type { Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { chooseOwner } from '#server/database/embedded/cluster-owner.ts';
import { clusterEnvironment } from '#server/database/embedded/cluster-settings.ts';
import { findPrograms, prepareProgramsFor } from '#server/database/embedded/postgres-programs.ts';
import { HANG_MS } from '../fixtures/until.ts';
import { isRunning } from '../runner/end-run.ts';

export type PostgresqlCluster = AsyncDisposable & {
  url: string;
  /** The socket, for a relay in front of it. */
  socketPath: string;
  /** Fast, as by `pg_ctl restart -m fast`; resolves when no process of it is left. */
  stop(): Promise<void>;
  /** `kill -9` of the postmaster; resolves when its children have noticed. */
  kill(): Promise<void>;
  /** The same data on the same socket again. */
  start(): Promise<void>;
  /** SIGSTOP for all of its processes: it keeps its sockets and says nothing. */
  freeze(): void;
  thaw(): void;
  /** The ids of its processes. */
  listProcesses(): number[];
};

/** With it, nothing that was committed is lost when the cluster is killed; only a power cut would do that. */
export const survivesKill = ['synchronous_commit=on'];

// Nothing of a test run needs to survive a power cut.
const usualSettings = [
  'fsync=off',
  'synchronous_commit=off',
  'full_page_writes=off',
  'wal_level=minimal',
  'max_wal_senders=0',
  'listen_addresses=',
  'max_connections=200',
  'timezone=UTC',
  // Memory lies in files of the cluster's own: what is shared in memory outlives a cluster that is killed.
  'dynamic_shared_memory_type=mmap',
];

export type ClusterOptions = {
  /** The folder of another PostgreSQL's programs. */
  bin?: string;
  settings?: string[];
  /** Instead of an empty one: a streaming replica of this one, which has `forReplicas`, of the same programs. */
  copyOf?: PostgresqlCluster;
};

export const forReplicas = [
  ...['wal_level=replica', 'max_wal_senders=4', 'wal_keep_size=256MB'],
  ...['hot_standby_feedback=on', 'wal_receiver_status_interval=1'],
];

/** Starts a cluster; the database user is `kasa`. */
export async function startPostgresql({ bin, settings = [], copyOf }: ClusterOptions = {}): Promise<PostgresqlCluster> {
  const owner = chooseOwner([]);
  const programs = bin ?? join(prepareProgramsFor(owner, owner ? '/var/lib/kasa' : tmpdir()).folder, 'bin');
  const directory = mkdtempSync(join(tmpdir(), 'kasa-postgresql-'));
  if (owner) chownSync(directory, owner.uid, owner.gid);
  const data = join(directory, 'data');
  const options = { ...owner, cwd: directory, env: clusterEnvironment() };
  const remove = () => rmSync(directory, { recursive: true, force: true });
  try {
    const flags = ['--username=kasa', '--auth=trust', '--encoding=UTF8', '--locale=C.UTF-8', '--no-sync'];
    const copying = copyOf && ['--username=kasa', `--host=${dirname(copyOf.socketPath)}`, '--write-recovery-conf'];
    const [program, ...how] = copying ? ['pg_basebackup', ...copying, '--checkpoint=fast'] : ['initdb', ...flags];
    execFileSync(join(programs, program), ['--pgdata', data, ...how], { ...options, stdio: 'pipe' });
    const launch = async () => {
      const launched = spawn(
        join(programs, 'postgres'),
        ['-D', data, '-k', directory, ...[...usualSettings, ...settings].flatMap((setting) => ['-c', setting])],
        { ...options, stdio: ['ignore', 'ignore', 'pipe'] },
      );
      await untilReady(launched);
      // It does not keep a test file from its end.
      launched.unref();
      (launched.stderr as Socket).unref();
      return launched;
    };
    let server = await launch();
    let stopped: number[] = [];
    // Whatever ends the process ends the cluster.
    const end = () => {
      server.kill('SIGQUIT');
      remove();
    };
    process.once('exit', end);
    const endWith = async (signal: NodeJS.Signals) => {
      const all = listProcesses(server);
      server.kill(signal);
      while (all.some(isRunning)) await sleep(10);
    };
    return {
      url: `postgres://kasa@localhost:5432/postgres?host=${encodeURIComponent(directory)}`,
      socketPath: join(directory, '.s.PGSQL.5432'),
      // SIGINT is PostgreSQL's fast shutdown.
      stop: () => endWith('SIGINT'),
      kill: () => endWith('SIGKILL'),
      async start() {
        server = await launch();
      },
      freeze() {
        // The postmaster first: then it starts no other.
        server.kill('SIGSTOP');
        stopped = listProcesses(server);
        signalAll(stopped, 'SIGSTOP');
      },
      thaw() {
        signalAll(stopped, 'SIGCONT');
      },
      listProcesses: () => listProcesses(server),
      async [Symbol.asyncDispose]() {
        process.off('exit', end);
        if (server.exitCode === null && server.signalCode === null) await endWith('SIGINT');
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

/** Processes that were listed a moment ago: one that has ended by itself since is left out. */
export function signalAll(ids: number[], signal: NodeJS.Signals): void {
  for (const id of ids) {
    try {
      process.kill(id, signal);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
    }
  }
}

/** The postmaster and its children. */
function listProcesses({ pid = 0 }: ChildProcess): number[] {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim();
  return [pid, ...children.split(' ').filter(Boolean).map(Number)];
}

async function untilReady(server: ChildProcess): Promise<void> {
  let log = '';
  await new Promise<void>((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`PostgreSQL did not start:\n${log}`)), HANG_MS);
    server.stderr?.on('data', (chunk: Buffer) => {
      log += chunk;
      // A replica takes connections that only read.
      if (!/ready to accept (?:read-only )?connections/.test(log)) return;
      clearTimeout(timer);
      resolve();
    });
    server.once('exit', (code) => {
      clearTimeout(timer);
      reject(new Error(`PostgreSQL ended with ${code}:\n${log}`));
    });
  });
}
