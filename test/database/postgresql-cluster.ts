// A private PostgreSQL for one test run: fresh, on a Unix socket in a temporary folder, gone afterwards.
// PostgreSQL refuses to run as root; started by root it runs as `postgres`, or as `nobody`.
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { chownSync, existsSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

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
};

/** With it nothing that was committed is lost when the cluster is killed; only a power cut would do that. */
export const survivesKill = ['synchronous_commit=on'];

type User = { uid: number; gid: number } | Record<never, never>;

const START_TIMEOUT_MS = 30_000;
// Nothing of a test run needs to survive a power cut.
const settings = [
  'fsync=off',
  'synchronous_commit=off',
  'full_page_writes=off',
  'listen_addresses=',
  'max_connections=200',
];

/** Starts a cluster; the database user is `kasa`. Throws, with the line that installs it, when there is no PostgreSQL. */
export async function startPostgresql(ownSettings: string[] = []): Promise<PostgresqlCluster> {
  const binaries = findBinaries();
  const directory = mkdtempSync(join(tmpdir(), 'kasa-postgresql-'));
  const user = findUser();
  if ('uid' in user) chownSync(directory, user.uid, user.gid);
  const data = join(directory, 'data');
  const remove = () => rmSync(directory, { recursive: true, force: true });
  try {
    const flags = ['--username=kasa', '--auth=trust', '--encoding=UTF8', '--locale=C.UTF-8', '--no-sync'];
    execFileSync(join(binaries, 'initdb'), ['--pgdata', data, ...flags], { ...user, cwd: directory, stdio: 'pipe' });
    const launch = () =>
      spawn(
        join(binaries, 'postgres'),
        ['-D', data, '-k', directory, ...[...settings, ...ownSettings].flatMap((setting) => ['-c', setting])],
        { ...user, cwd: directory, stdio: ['ignore', 'ignore', 'pipe'] },
      );
    let server = launch();
    let stopped: number[] = [];
    // Whatever ends the test run ends the cluster; SIGINT is PostgreSQL's fast shutdown.
    const end = () => server.kill('SIGINT');
    process.once('exit', end);
    await untilReady(server);
    const endWith = async (signal: NodeJS.Signals) => {
      const all = listProcesses(server);
      server.kill(signal);
      while (all.some(isRunning)) await sleep(10);
    };
    return {
      url: `postgres://kasa@localhost/postgres?host=${directory}`,
      socketPath: join(directory, '.s.PGSQL.5432'),
      stop: () => endWith('SIGINT'),
      kill: () => endWith('SIGKILL'),
      async start() {
        server = launch();
        await untilReady(server);
      },
      freeze() {
        // The postmaster first: then it starts no other.
        server.kill('SIGSTOP');
        stopped = listProcesses(server);
        for (const id of stopped) process.kill(id, 'SIGSTOP');
      },
      thaw() {
        for (const id of stopped) process.kill(id, 'SIGCONT');
      },
      async [Symbol.asyncDispose]() {
        process.off('exit', end);
        const ended = new Promise((resolve) => server.once('exit', resolve));
        if (server.exitCode === null && server.signalCode === null) {
          end();
          await ended;
        }
        remove();
      },
    };
  } catch (error) {
    remove();
    throw error;
  }
}

function findBinaries(): string {
  const newestFirst = globSync('/usr/lib/postgresql/*/bin').sort((a, b) => versionOf(b) - versionOf(a));
  const found = [pgConfigDirectory(), ...newestFirst].find((path) => path && existsSync(join(path, 'initdb')));
  if (!found) throw new Error('The database tests need a PostgreSQL:\n  apt-get install postgresql-15');
  return found;
}

function versionOf(path: string): number {
  return Number(/postgresql\/(\d+)/.exec(path)?.[1] ?? 0);
}

function pgConfigDirectory(): string | undefined {
  try {
    return execFileSync('pg_config', ['--bindir'], { stdio: ['ignore', 'pipe', 'ignore'] })
      .toString()
      .trim();
  } catch {
    return undefined;
  }
}

function findUser(): User {
  if (process.getuid?.() !== 0) return {};
  const accounts = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'));
  const account = ['postgres', 'nobody'].map((name) => accounts.find(([found]) => found === name)).find(Boolean);
  if (!account) throw new Error('PostgreSQL does not run as root, and there is neither a user postgres nor nobody.');
  return { uid: Number(account[2]), gid: Number(account[3]) };
}

/** What nobody has asked the end of is still listed. */
function isRunning(id: number): boolean {
  return existsSync(`/proc/${id}/stat`) && !/\) [ZX] /.test(readFileSync(`/proc/${id}/stat`, 'latin1'));
}

/** The postmaster and its children. */
function listProcesses({ pid = 0 }: ChildProcess): number[] {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim();
  return [pid, ...children.split(' ').filter(Boolean).map(Number)];
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
