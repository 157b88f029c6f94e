// PgBouncer of Debian before a cluster, on 127.0.0.1 alone, as a user without privileges.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import pg from 'pg';
import { chooseOwner } from '#server/database/embedded/cluster-owner.ts';
import type { PostgresqlCluster } from '../../database/postgresql-cluster.ts';
import { freePort } from '../../fixtures/free-port.ts';
import { until } from '../../fixtures/until.ts';
import { PGBOUNCER } from './debian-packages.ts';

export type PoolMode = 'session' | 'transaction';

/** The guide more-than-one-machine.md has the same, and a test compares it. */
export const ignored = [
  'extra_float_digits',
  'options',
  'statement_timeout',
  'lock_timeout',
  'idle_in_transaction_session_timeout',
];
export const connectQuery =
  'set jit = off; set max_parallel_workers_per_gather = 0; set random_page_cost = 1.1; set gin_pending_list_limit = 64; set statement_timeout = 10000; set lock_timeout = 5000; set idle_in_transaction_session_timeout = 15000';

/** Returns the address of a database by way of it. */
export async function startPgbouncer({ socketPath }: PostgresqlCluster, mode: PoolMode) {
  const port = await freePort();
  const owner = chooseOwner([]);
  const folder = mkdtempSync(join(tmpdir(), 'kasa-pgbouncer-'));
  const file = join(folder, 'pgbouncer.ini');
  writeFileSync(
    file,
    `[databases]
* = host=${dirname(socketPath)} port=5432 user=kasa connect_query='${connectQuery}'
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
pool_mode = ${mode}
default_pool_size = 40
max_client_conn = 200
ignore_startup_parameters = ${ignored.join(',')}
`,
  );
  if (owner) for (const path of [folder, file]) chownSync(path, owner.uid, owner.gid);
  const child = spawn(PGBOUNCER, [file], { ...owner, stdio: ['ignore', 'ignore', 'pipe'] });
  let log = '';
  child.stderr.on('data', (text: Buffer) => {
    log += text;
  });
  const urlOf = (database: string) => `postgres://kasa@127.0.0.1:${port}/${database}`;
  await until(async () => {
    if (child.exitCode !== null) throw new Error(`PgBouncer ended with ${child.exitCode}:\n${log}`);
    return answers(urlOf('postgres'));
  }, 'PgBouncer answers');
  return {
    urlOf,
    async stop() {
      const ended = once(child, 'exit');
      child.kill('SIGKILL');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function answers(connectionString: string): Promise<boolean> {
  const client = new pg.Client({ connectionString });
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.query('select 1');
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
}
