// The settings of the embedded PostgreSQL: durable, and small enough for a small machine. They are given at each start, so
// that a newer release may change them.

const settings = {
  // Durability that neither `alter system` nor an edited configuration file may switch off.
  fsync: 'on',
  full_page_writes: 'on',
  synchronous_commit: 'on',
  // Sixteen processes with all their connections, and commands beside them.
  max_connections: '250',
  shared_buffers: '32MB',
  max_wal_size: '256MB',
  min_wal_size: '32MB',
  // Nothing replicates this database: less is written, and three fewer background processes run.
  wal_level: 'minimal',
  max_wal_senders: '0',
  max_logical_replication_workers: '0',
  io_method: 'sync',
  // Compiling a query or starting parallel workers takes longer than any of the shop's queries.
  jit: 'off',
  max_parallel_workers_per_gather: '0',
  // Every connection has the same values; see `connect.ts`.
  random_page_cost: '1.1',
  gin_pending_list_limit: '64kB',
  timezone: 'UTC',
  log_timezone: 'UTC',
  // Clients receive their own errors; in the log they would put shoppers' data into a file.
  log_min_messages: 'log',
  log_min_error_statement: 'panic',
  log_checkpoints: 'off',
  log_line_prefix: '%m [%p] ',
  logging_collector: 'off',
};

/** Writes it as flags of `postgres`; later ones win. */
export function settingFlags(others: Record<string, string> = {}): string[] {
  return Object.entries({ ...settings, ...others }).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
}

/**
 * The operator's environment is left out: PGDATA and the like, or a locale that is not installed, change what
 * PostgreSQL does.
 */
export function clusterEnvironment(): NodeJS.ProcessEnv {
  const { PATH, SystemRoot } = process.env;
  return { PATH, SystemRoot, LC_ALL: 'C', TZ: 'UTC' };
}
