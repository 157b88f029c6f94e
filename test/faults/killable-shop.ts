// The built shop as a process that may be killed at any point and started again, on a database of its own: one of the test
// run's PostgreSQL, or the embedded one.
// Its sandbox lives and dies with it; what either had committed stays.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { connectDatabase, type Database, type Db } from '#server/database/connect.ts';
import { joinCluster } from '#server/database/embedded/join-cluster.ts';
import type { Faultpoint } from '#server/faultpoint.ts';
import { copyMigratedFolder } from '../database/data-templates.ts';
import { makeTemplate, openOnPostgresql, openTestServer } from '../database/test-database.ts';
import { freePort } from '../fixtures/free-port.ts';
import { HANG_MS } from '../fixtures/until.ts';
import { root } from '../source-imports.ts';

export type KillableShop = {
  origin: string;
  sandboxOrigin: string;
  dataDirectory: string;
  db: Db;
  /** The environment of commands beside it. */
  env: NodeJS.ProcessEnv;
  databaseUrl: string;
  /** What the process that was started last has logged and said. */
  readonly log: string;
  /** The id of the process that was started last. */
  readonly processId: number;
  /** Armed with a point, it kills itself there. One that runs in the same environment is armed only. */
  start(point?: Faultpoint, environment?: NodeJS.ProcessEnv): Promise<void>;
  /** `kill -9`, from outside. */
  kill(): Promise<void>;
  /** Resolves when it has killed itself; rejects when it ends in any other way, or lives on. */
  died(): Promise<void>;
  close(): Promise<void>;
};

export type ShopOnTemplate = { open(environment?: NodeJS.ProcessEnv): Promise<KillableShop>; close(): Promise<void> };

/** Every shop that is opened begins with a migrated, empty database; on a PostgreSQL of the test's own, if it says so. */
export async function createShopTemplate(ownServer?: string): Promise<ShopOnTemplate> {
  const { url, template } = ownServer
    ? { url: ownServer, template: await makeTemplate(ownServer) }
    : await openTestServer();
  return { open: (environment) => openShop(url, template, environment), close: async () => undefined };
}

async function openShop(
  serverUrl: string,
  template: string,
  environment: NodeJS.ProcessEnv = {},
): Promise<KillableShop> {
  const database = await openOnPostgresql(serverUrl, template);
  const dataDirectory = await mkdtemp(join(tmpdir(), 'kasa-faults-'));
  return prepareShop(database, { url: database.url, dataDirectory, environment });
}

/** Its `db` is there when the shop has been started. */
export async function openEmbeddedShop(): Promise<KillableShop> {
  const dataDirectory = await copyMigratedFolder();
  // The shop connects without a part in starting and stopping it.
  const url = `postgres://shop@localhost:5432/postgres?host=${encodeURIComponent(dataDirectory)}/postgresql/run`;
  const { close, ...database } = await connectDatabase({ url, dataDirectory });
  const closeAndStop = async () => {
    await close();
    // Whoever was killed has left it running, and it would write into the folder while that is removed.
    await (await joinCluster(dataDirectory)).leave();
  };
  return prepareShop({ ...database, close: closeAndStop }, { url: '', dataDirectory, environment: {} });
}

type ShopPlace = { url: string; dataDirectory: string; environment: NodeJS.ProcessEnv };

async function prepareShop(
  { db, close }: Database,
  { url, dataDirectory, environment: own }: ShopPlace,
): Promise<KillableShop> {
  const [port, sandboxPort] = [await freePort(), await freePort()];
  const env = {
    ...process.env,
    DATABASE_URL: url,
    KASA_DATA: dataDirectory,
    PORT: String(port),
    SANDBOX_PORT: String(sandboxPort),
    TRUST_PROXY: '1',
    STOP_GRACE: '0',
    PICTURES_AHEAD: 'off',
    LOG_LEVEL: 'error',
    ...own,
  };
  let server: Process | null = null;
  let environmentOfServer: NodeJS.ProcessEnv = {};
  const ended = async () => {
    if (!server) throw new Error('the shop was not started');
    return server.ended;
  };
  const kill = async () => {
    server?.child.kill('SIGKILL');
    await ended();
  };
  return {
    origin: `http://localhost:${port}`,
    sandboxOrigin: `http://localhost:${sandboxPort}`,
    dataDirectory,
    db,
    env,
    databaseUrl: url,
    get log() {
      return server?.log() ?? '';
    },
    get processId() {
      return server?.child.pid ?? 0;
    },
    async start(point, environment) {
      const wanted = { ...env, ...environment };
      if (server?.isRunning()) {
        if (isDeepStrictEqual(wanted, environmentOfServer)) return server.arm(point);
        await kill();
      }
      environmentOfServer = wanted;
      const started = startProcess({ ...wanted, ...(point && { KASA_FAULTPOINT: point }) });
      server = started;
      await started.ready.catch((error) => {
        // What waited for it brought it to its point before it said that it is ready.
        if (!point || started.child.signalCode !== 'SIGKILL') throw error;
      });
    },
    kill,
    async died() {
      const how = await within(HANG_MS, ended(), 'the shop did not reach the point at which it was to die');
      if (how !== 'SIGKILL') throw new Error(`the shop ended with ${how} instead of dying`);
    },
    async close() {
      server?.child.kill('SIGKILL');
      await server?.ended;
      await close();
      await rm(dataDirectory, { recursive: true });
    },
  };
}

type Process = {
  child: ChildProcess;
  log(): string;
  isRunning(): boolean;
  ready: Promise<void>;
  arm(point: Faultpoint | undefined): Promise<void>;
  /** The signal that ended it, or its exit code. */
  ended: Promise<string>;
};

function startProcess(env: NodeJS.ProcessEnv): Process {
  const child = spawn(process.execPath, [join(root, 'bin/kasa.js'), 'serve', '--json'], {
    env,
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  const ended = new Promise<string>((resolve) => {
    child.once('exit', (code, signal) => resolve(signal ?? `exit code ${code}`));
  });
  let log = '';
  child.stderr?.on('data', (text: Buffer) => {
    log += text;
    process.stderr.write(text);
  });
  const printed = new Promise<void>((resolve) => {
    child.stdout?.on('data', (text: Buffer) => {
      log += text;
      if (text.includes('"startedInMs"')) resolve();
      else process.stderr.write(text);
    });
  });
  const failed = ended.then((how) => {
    throw new Error(`the shop did not start: ${how}`);
  });
  return {
    child,
    log: () => log,
    isRunning: () => child.exitCode === null && child.signalCode === null,
    ended,
    async arm(point = 'when-told') {
      const told = once(child, 'message');
      child.send(point);
      await within(HANG_MS, Promise.race([told, failed]), 'the shop did not hear where to die');
    },
    ready: within(HANG_MS, Promise.race([printed, failed]), 'the shop did not start'),
  };
}

async function within<T>(ms: number, work: Promise<T>, fault: string): Promise<T> {
  const { promise, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error(`${fault}, within ${ms / 1000} s`)), ms);
  return Promise.race([work, promise]).finally(() => clearTimeout(timer));
}
