// A command's database. An embedded cluster outlives the process that started it, so Ctrl+C has to close it as well.
import { constants } from 'node:os';
import type { Config } from '#server/config.ts';
import { connectDatabase, type Database, type DatabaseOptions } from '#server/database/connect.ts';

type Settings = Pick<DatabaseOptions, 'deadlines'> & { config: Pick<Config, 'databaseUrl' | 'dataDirectory'> };

/**
 * Opens the database, runs `work` and closes the database whatever happens. SIGINT and SIGTERM end the process without
 * waiting for `work`, whose transactions are rolled back.
 */
export async function usingDatabase<T>(
  { config: { databaseUrl: url, dataDirectory }, deadlines }: Settings,
  work: (database: Database) => Promise<T>,
): Promise<T> {
  const { promise: stopped, resolve: stop } = Promise.withResolvers<NodeJS.Signals>();
  // A second Ctrl+C ends the process immediately.
  process.once('SIGINT', stop).once('SIGTERM', stop);
  const opening = connectDatabase({ url, dataDirectory, deadlines });
  const finished = opening.then(async (database) => {
    try {
      return { value: await work(database) };
    } finally {
      await database.close();
    }
  });
  const first = await Promise.race([finished, stopped]).finally(() => {
    process.off('SIGINT', stop).off('SIGTERM', stop);
  });
  if (typeof first === 'object') return first.value;
  // The interrupted work fails now; its error is not to be shown.
  finished.catch(() => undefined);
  await opening.then(
    ({ abandon }) => abandon(),
    () => undefined,
  );
  process.exit(128 + constants.signals[first]);
}
