// One Kysely over one driver (`pg`), to the PostgreSQL of DATABASE_URL or to the embedded one.
import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { addDatabaseTime } from '../telemetry/request-timing.ts';
import { type Listen, listenOnPostgresql } from './change-notices.ts';
import type { DB } from './database-schema.generated.ts';
import { joinCluster } from './embedded/join-cluster.ts';
import { PreparingClient } from './preparing-client.ts';

export type Db = Kysely<DB>;

export type Database = {
  db: Db;
  listen: Listen;
  poolState: () => PoolState;
  close(): Promise<void>;
};

/** Connections, and requests that wait for one. */
export type PoolState = { total: number; idle: number; waiting: number };

export type DatabaseOptions = {
  /** A `postgres://` URL; without it the embedded database under `dataDirectory` is opened. */
  url?: string;
  dataDirectory: string;
};

const MAX_CONNECTIONS = 10;
const CONNECTION_TIMEOUT_MS = 5_000;
const STATEMENT_TIMEOUT_MS = 15_000;

// bigint columns are counts and minor units, far below 2^53; a value above it is a bug and must not be rounded.
pg.types.setTypeParser(pg.types.builtins.INT8, (text) => {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError(`bigint ${text} is beyond a safe integer`);
  return value;
});

/** Opens the database. Throws `EmbeddedDatabaseError` when the embedded one cannot be started. */
export async function connectDatabase(options: DatabaseOptions): Promise<Database> {
  return options.url ? connectPostgresql(options.url) : connectEmbedded(options.dataDirectory);
}

function connectPostgresql(url: string): Database {
  const pool = new pg.Pool({
    Client: PreparingClient,
    connectionString: url,
    max: MAX_CONNECTIONS,
    connectionTimeoutMillis: CONNECTION_TIMEOUT_MS,
    statement_timeout: STATEMENT_TIMEOUT_MS,
    // To compile a query, or to start helpers for it, takes longer than any of the shop's queries.
    options: '-c jit=off -c max_parallel_workers_per_gather=0',
  });
  // An idle connection that breaks is replaced by the pool; without a listener it would end the process.
  pool.on('error', () => {});
  // Nor may one that breaks between two statements of a transaction: the next statement says so.
  pool.on('connect', (client) => client.on('error', () => {}));
  const db = openKysely(pool);
  return {
    db,
    listen: (receiver) => listenOnPostgresql(url, receiver),
    poolState: () => readPoolState(pool),
    close: () => db.destroy(),
  };
}

async function connectEmbedded(dataDirectory: string): Promise<Database> {
  const membership = await joinCluster(dataDirectory);
  const database = connectPostgresql(membership.url);
  return {
    ...database,
    async close() {
      await database.close();
      await membership.leave();
    },
  };
}

function openKysely(pool: pg.Pool): Db {
  return new Kysely<DB>({
    dialect: new PostgresDialect({ pool }),
    log: ({ queryDurationMillis }) => addDatabaseTime(queryDurationMillis),
  });
}

function readPoolState({ totalCount, idleCount, waitingCount }: pg.Pool): PoolState {
  return { total: totalCount, idle: idleCount, waiting: waitingCount };
}
