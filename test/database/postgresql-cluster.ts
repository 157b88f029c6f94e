// A private PostgreSQL for one test run: fresh, on a Unix socket in a temporary folder, gone afterwards.
// PostgreSQL refuses to run as root; started by root it runs as `postgres`, or as `nobody`.
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { chownSync, existsSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export type PostgresqlCluster = AsyncDisposable & { url: string };

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
export async function startPostgresql(): Promise<PostgresqlCluster> {
  const binaries = findBinaries();
  const directory = mkdtempSync(join(tmpdir(), 'kasa-postgresql-'));
  const user = findUser();
  if ('uid' in user) chownSync(directory, user.uid, user.gid);
  const data = join(directory, 'data');
  const remove = () => rmSync(directory, { recursive: true, force: true });
  try {
    const flags = ['--username=kasa', '--auth=trust', '--encoding=UTF8', '--locale=C.UTF-8', '--no-sync'];
    execFileSync(join(binaries, 'initdb'), ['--pgdata', data, ...flags], { ...user, cwd: directory, stdio: 'pipe' });
    const server = spawn(
      join(binaries, 'postgres'),
      ['-D', data, '-k', directory, ...settings.flatMap((setting) => ['-c', setting])],
      { ...user, cwd: directory, stdio: ['ignore', 'ignore', 'pipe'] },
    );
    // Whatever ends the test run ends the cluster; SIGINT is PostgreSQL's fast shutdown.
    const kill = () => server.kill('SIGINT');
    process.once('exit', kill);
    await untilReady(server);
    return {
      url: `postgres://kasa@localhost/postgres?host=${directory}`,
      async [Symbol.asyncDispose]() {
        process.off('exit', kill);
        const stopped = new Promise((resolve) => server.once('exit', resolve));
        kill();
        await stopped;
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
