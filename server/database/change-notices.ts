// What the triggers of migration 000010 say of changed data, received as it is committed, in every process.
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';

export type ChangeReceiver = {
  /** A tag of changed data: `catalogue`, `product:<id>`, `product:*`, `site`, `content`, or `*` for everything. */
  onChange(tag: string): void;
  /** False while notices may be missed; what was kept is not to be trusted until everything was forgotten. */
  onListening(isListening: boolean): void;
};

/** Begins to listen and goes on, over broken connections, until the returned function is called. */
export type Listen = (receiver: ChangeReceiver) => () => Promise<void>;

const CHANNEL = 'kasa_changes';
const RECONNECT_AFTER_MS = 500;

/** On a connection of its own: a pooled one may be taken away. */
export function listenOnPostgresql(url: string, receiver: ChangeReceiver): () => Promise<void> {
  const stopping = new AbortController();
  const stopped = new Promise<void>((resolve) => {
    stopping.signal.addEventListener('abort', () => resolve(), { once: true });
  });
  let client: pg.Client | undefined;

  const finished = (async () => {
    while (!stopping.signal.aborted) {
      const connection = new pg.Client({ connectionString: url, keepAlive: true });
      client = connection;
      const lost = new Promise<void>((resolve) => {
        connection.on('error', () => resolve());
        connection.on('end', resolve);
      });
      connection.on('notification', ({ payload }) => receiver.onChange(payload ?? '*'));
      try {
        // A connection that is ended while it is being made never says so.
        await Promise.race([connection.connect(), stopped]);
        if (stopping.signal.aborted) break;
        await connection.query(`listen ${CHANNEL}`);
        receiver.onListening(true);
        await lost;
      } catch {
        // The database is away: what needs it says so.
      }
      receiver.onListening(false);
      await connection.end().catch(() => undefined);
      await sleep(RECONNECT_AFTER_MS, undefined, { signal: stopping.signal }).catch(() => undefined);
    }
  })();

  return async () => {
    stopping.abort();
    await client?.end().catch(() => undefined);
    await finished;
  };
}
