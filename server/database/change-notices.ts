// What the triggers of migration 000010 say of changed data, received as it is committed, in every process.
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

/** Begins to listen and goes on, over broken connections, until the returned function is called. */
export type Listen = (receiver: ChangeReceiver) => () => Promise<void>;

const CHANNEL = 'kasa_changes';
const RECONNECT_AFTER_MS = 500;
/** Shorter than anybody waits for a page: the next try finds a database that is back. */
const CONNECTION_TIMEOUT_MS = 2_000;
/** Nobody speaks on this connection but when something changes, so silence has to be asked for. */
const HEARTBEAT_EVERY_MS = 2_000;
const HEARTBEAT_TIMEOUT_MS = 3_000;

class SilentDatabaseError extends Error {}

/** On a connection of its own: a pooled one may be taken away. `onSilence` hears that the database stopped answering. */
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
      // To say goodbye could take as long as the silence.
      socket.destroy();
      await sleep(RECONNECT_AFTER_MS, undefined, { signal }).catch(() => undefined);
      socket = new Socket();
    }
  })();

  /** Never resolves: rejects when the connection breaks, falls silent, or is not wanted any longer. */
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
