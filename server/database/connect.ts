// One Kysely over one driver (`pg`), to the PostgreSQL of DATABASE_URL or to the embedded one.
import { Kysely, PostgresDialect, type PostgresPool } from 'kysely';
import pg from 'pg';
import { addDatabaseTime } from '../telemetry/request-timing.ts';
import { recordStatement } from '../telemetry/spans.ts';
import { type Listen, listenOnPostgresql } from './change-notices.ts';
import { ConnectionQueue } from './connection-queue.ts';
import type { DB } from './database-schema.generated.ts';
import { joinCluster } from './embedded/join-cluster.ts';
import { PreparingClient, StatementNames } from './preparing-client.ts';

export type Db = Kysely<DB>;

export type Database = {
  db: Db;
  /** Runs `work` on a connection of its own, closed afterwards: for COPY, which Kysely does not speak. */
  withConnection<T>(work: (connection: Connection) => Promise<T>): Promise<T>;
  listen: Listen;
  poolState: () => PoolState;
  close(): Promise<void>;
  /** Meant for a process that ends: waits for no query that is under way. */
  abandon(): Promise<void>;
};

/** One connection as both: a transaction begun by `db` is the one that `client` is in. */
export type Connection = { db: Db; client: pg.PoolClient };

/** Connections, and requests that wait for one. */
export type PoolState = { total: number; idle: number; waiting: number };

export type DatabaseOptions = {
  /** A `postgres://` URL; without it the embedded database under `dataDirectory` is opened. */
  url?: string;
  dataDirectory: string;
  /** Null for commands, whose statements may take hours; those of requests when it is left out. */
  deadlines?: Deadlines | null;
};

export type Deadlines = {
  statementMs: number;
  /** How long a statement waits for a row that another transaction has locked. */
  lockMs: number;
  /** How long an open transaction may wait for its next statement: the locks of a client that vanished are released. */
  idleMs: number;
  /** Enforced by us, the others by the server: covers a server that does not answer at all. */
  answerMs: number;
};

/** See decision 14. */
const requestDeadlines: Deadlines = { statementMs: 10_000, lockMs: 5_000, idleMs: 15_000, answerMs: 12_000 };
const MAX_CONNECTIONS = 10;
const CONNECTION_TIMEOUT_MS = 5_000;
/** A turn: of a request that has done nothing yet, and of one that would leave something half done. */
const TURN_PATIENCE = { newMs: 5_000, begunMs: 30_000 };
const KEEP_ALIVE_AFTER_MS = 10_000;

// bigint columns are counts and minor units, far below 2^53; a value above it is a bug and must not be rounded.
pg.types.setTypeParser(pg.types.builtins.INT8, (text) => {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError(`bigint ${text} is beyond a safe integer`);
  return value;
});

/** Opens the database. Throws `ExplainedError` when the embedded one cannot be started. */
export async function connectDatabase(options: DatabaseOptions): Promise<Database> {
  const { url, deadlines = requestDeadlines } = options;
  return url ? connectPostgresql(url, deadlines) : connectEmbedded(options.dataDirectory, deadlines);
}

function connectPostgresql(url: string, deadlines: Deadlines | null): Database {
  // A name that one process prepares would be another's in its next transaction.
  const names = isPooledByTransaction(url) ? new StatementNames(0) : new StatementNames();
  let onCommit = () => {};
  const pool = new pg.Pool({
    Client: class extends PreparingClient {
      constructor(config?: pg.ClientConfig) {
        super(config, names, () => onCommit());
      }
    },
    connectionString: url,
    max: MAX_CONNECTIONS,
    connectionTimeoutMillis: CONNECTION_TIMEOUT_MS,
    statement_timeout: deadlines?.statementMs,
    lock_timeout: deadlines?.lockMs,
    idle_in_transaction_session_timeout: deadlines?.idleMs,
    query_timeout: deadlines?.answerMs,
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEP_ALIVE_AFTER_MS,
    // Compiling a query or starting parallel workers takes longer than any of the shop's queries.
    // What the shop reads is in memory or on a disk without a head to move: an index is not four times as expensive as
    // reading on, as PostgreSQL assumes.
    // What was written last stands in a list at the end of each index of words, which every search reads whole: its usual
    // 4 MB hold 25,000 titles. See decision 168.
    options: '-c jit=off -c max_parallel_workers_per_gather=0 -c random_page_cost=1.1 -c gin_pending_list_limit=64kB',
  });
  // An idle connection that breaks is replaced by the pool; without a listener it would end the process.
  pool.on('error', () => {});
  const clients = new Set<PreparingClient>();
  pool.on('connect', (client) => client instanceof PreparingClient && clients.add(client));
  pool.on('remove', (client) => client instanceof PreparingClient && clients.delete(client));
  // They go through the same network as the connection on which the database stopped answering.
  const discardAll = () => {
    for (const client of clients) client.discard();
  };
  const queue = new ConnectionQueue(MAX_CONNECTIONS, TURN_PATIENCE);
  const inTurn: PostgresPool = { connect: () => connectInTurn(pool, queue), end: () => pool.end() };
  const db = openKysely(inTurn);
  return {
    db,
    withConnection: (work) => withConnection(pool, queue, work),
    listen: (receiver) =>
      listenOnPostgresql(url, receiver, {
        onSilence: discardAll,
        followCommits(follower) {
          onCommit = follower;
        },
      }),
    poolState: () => ({ total: pool.totalCount, idle: pool.idleCount, waiting: queue.waiting }),
    close: () => db.destroy(),
    abandon: async () => undefined,
  };
}

/** An address that ends in `?pooler=transaction` leads to a pooler that gives each transaction another session. */
export function isPooledByTransaction(url: string): boolean {
  return URL.parse(url)?.searchParams.get('pooler') === 'transaction';
}

async function connectEmbedded(dataDirectory: string, deadlines: Deadlines | null): Promise<Database> {
  const membership = await joinCluster(dataDirectory);
  const database = connectPostgresql(membership.url, deadlines);
  return {
    ...database,
    async close() {
      await database.close();
      await membership.leave();
    },
    abandon: () => membership.leave(),
  };
}

/** Connects no more clients at a time than the pool has, so that nobody waits in its own queue, where all are alike. */
async function connectInTurn(pool: pg.Pool, queue: ConnectionQueue): Promise<pg.PoolClient> {
  await queue.enter();
  try {
    const client = await pool.connect();
    const release = client.release.bind(client);
    client.release = (isBroken) => {
      release(isBroken);
      queue.leave();
    };
    return client;
  } catch (error) {
    queue.leave();
    throw error;
  }
}

async function withConnection<T>(
  pool: pg.Pool,
  queue: ConnectionQueue,
  work: (connection: Connection) => Promise<T>,
): Promise<T> {
  const client = await connectInTurn(pool, queue);
  const borrowed = { query: client.query.bind(client), release: () => undefined };
  try {
    return await work({ client, db: openKysely({ connect: async () => borrowed, end: async () => undefined }) });
  } finally {
    client.release(true);
  }
}

function openKysely(pool: PostgresPool): Db {
  return new Kysely<DB>({
    dialect: new PostgresDialect({ pool }),
    log({ level, query, queryDurationMillis }) {
      addDatabaseTime(queryDurationMillis);
      recordStatement(query.sql, queryDurationMillis, level === 'error');
    },
  });
}
