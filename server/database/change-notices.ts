// Receives, in every process, the notices of changed data that the triggers of migration 000010 send at commit.
import { Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { ifSilent } from './if-silent.ts';

export type ChangeReceiver = {
  /** A tag of changed data: `catalogue`, `product:<id>`, `product:*`, `site`, `content`, or `*` for everything. */
  onChange(tag: string): void;
  /** False while notices may be missed; what is cached is not to be trusted until everything was invalidated. */
  onListening(isListening: boolean, cause?: Error): void;
};

/** Listens, reconnecting when the connection breaks, until the returned function is called. */
export type Listen = (receiver: ChangeReceiver) => () => Promise<void>;

const CHANNEL = 'kasa_changes';
const RECONNECT_AFTER_MS = 500;
/** Short, so that a database that is back is found quickly by the next try. */
const CONNECTION_TIMEOUT_MS = 2_000;
/** This connection carries traffic only when data changes, so a heartbeat has to tell whether it still works. */
const HEARTBEAT_EVERY_MS = 2_000;
const HEARTBEAT_TIMEOUT_MS = 3_000;

class SilentDatabaseError extends Error {}

/**
 * Listens on a connection of its own: the pool may close its connections. `onSilence` is called when the database stops
 * answering.
 */
export function listenOnPostgresql(url: string, receiver: ChangeReceiver, onSilence: () => void): () => Promise<void> {
  const stopping = new AbortController();
  const { signal } = stopping;
  let socket = new Socket();

  const finished = (async () => {
    while (!signal.aborted) {
      let isListening = false;
      try {
        await listen(socket, () => {
          isListening = true;
          receiver.onListening(true);
        });
      } catch (error) {
        if (isListening && !signal.aborted) receiver.onListening(false, error as Error);
        if (error instanceof SilentDatabaseError) onSilence();
      }
      // Closing in good order could wait as long for the silent database.
      socket.destroy();
      await sleep(RECONNECT_AFTER_MS, undefined, { signal }).catch(() => undefined);
      socket = new Socket();
    }
  })();

  /** Never resolves: rejects when the connection breaks, stops answering or is no longer needed. */
  async function listen(stream: Socket, onListening: () => void): Promise<never> {
    const connection = new pg.Client({
      connectionString: url,
      stream: () => stream,
      connectionTimeoutMillis: CONNECTION_TIMEOUT_MS,
    });
    const broken = new Promise<never>((_resolve, reject) => {
      connection.on('error', reject).on('end', () => reject(new Error('Connection terminated')));
    });
    broken.catch(() => undefined);
    connection.on('notification', ({ payload }) => receiver.onChange(payload ?? '*'));
    await connection.connect();
    const ask = (text: string) =>
      ifSilent(Promise.race([broken, connection.query(text)]), fallSilent, HEARTBEAT_TIMEOUT_MS);
    await ask(`listen ${CHANNEL}`);
    onListening();
    for (;;) {
      await Promise.race([broken, sleep(HEARTBEAT_EVERY_MS, undefined, { signal })]);
      await ask('select');
    }
  }

  return async () => {
    stopping.abort();
    socket.destroy();
    await finished;
  };
}

function fallSilent(): never {
  throw new SilentDatabaseError(`The database has not answered for ${HEARTBEAT_TIMEOUT_MS / 1000} s`);
}
