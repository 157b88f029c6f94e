// Tells every process, in the process itself, of changed data: it reads the queue of notices (migration 000340), and is
// woken by whoever has committed something, so that it need not wait for its next look.
import { Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { ifSilent } from './if-silent.ts';
import { beginReading, NoticeReader } from './notice-queue.ts';
import { WakeUp } from './wake-up.ts';

export type ChangeReceiver = {
  /** A tag of changed data: `catalogue`, `product:<id>`, `product:*`, `site`, `content`, or `*` for everything. */
  onChange(tag: string): void;
  /** False while notices may be missed; what is cached is not to be trusted until everything was invalidated. */
  onListening(isListening: boolean, cause?: Error): void;
};

/** Listens, reconnecting when the connection breaks, until the returned function is called. */
export type Listen = (receiver: ChangeReceiver) => () => Promise<void>;

/** On it a process that has committed something wakes the others, outside of the transaction, which nobody waits for. */
const CHANNEL = 'kasa_changes';
/** What operators see in pg_stat_activity. */
const NAME = 'kasa notices';
const RECONNECT_AFTER_MS = 500;
/** Short, so that a database that is back is found quickly by the next try. */
const CONNECTION_TIMEOUT_MS = 2_000;
/** What a process that was killed after its commit told nobody is found by then; it shows too whether the database answers. */
const LOOK_EVERY_MS = 300;
/** How much rest there is between two looks, and between two times that others are woken. */
const REST_MS = 20;
const ANSWER_TIMEOUT_MS = 3_000;

class SilentDatabaseError extends Error {}

type Surroundings = {
  /** Called when the database stops answering. */
  onSilence(): void;
  /** Takes what is to be called when this process has committed something. */
  followCommits(onCommit: () => void): void;
  lookEveryMs?: number;
};

/** Listens on a connection of its own: the pool may close its connections. */
export function listenOnPostgresql(
  url: string,
  receiver: ChangeReceiver,
  surroundings: Surroundings,
): () => Promise<void> {
  const stopping = new AbortController();
  const { signal } = stopping;
  let socket = new Socket();

  const finished = (async () => {
    while (!signal.aborted) {
      let isListening = false;
      const onListening = () => {
        isListening = true;
        receiver.onListening(true);
      };
      try {
        await listen({
          url,
          stream: socket,
          signal,
          ...surroundings,
          onListening,
          onChange: (tag) => receiver.onChange(tag),
        });
      } catch (error) {
        if (isListening && !signal.aborted) receiver.onListening(false, error as Error);
        if (error instanceof SilentDatabaseError) surroundings.onSilence();
      }
      // Closing in good order could wait as long for the silent database.
      socket.destroy();
      await sleep(RECONNECT_AFTER_MS, undefined, { signal }).catch(() => undefined);
      socket = new Socket();
    }
  })();

  return async () => {
    stopping.abort();
    socket.destroy();
    await finished;
  };
}

type Listening = Pick<Surroundings, 'followCommits' | 'lookEveryMs'> & {
  url: string;
  stream: Socket;
  signal: AbortSignal;
  onListening(): void;
  onChange(tag: string): void;
};

/** Never resolves: rejects when the connection breaks, stops answering or is no longer needed. */
async function listen({
  url,
  stream,
  signal,
  followCommits,
  lookEveryMs = LOOK_EVERY_MS,
  onListening,
  onChange,
}: Listening): Promise<never> {
  const connection = new pg.Client({
    connectionString: url,
    stream: () => stream,
    connectionTimeoutMillis: CONNECTION_TIMEOUT_MS,
    application_name: NAME,
  });
  const broken = new Promise<never>((_resolve, reject) => {
    connection.on('error', reject).on('end', () => reject(new Error('Connection terminated')));
  });
  broken.catch(() => undefined);
  const told = new WakeUp();
  const committed = new WakeUp();
  connection.on('notification', () => told.ring());
  await connection.connect();
  const ask = (text: string, values?: unknown[]) =>
    ifSilent(Promise.race([broken, connection.query(text, values)]), fallSilent, ANSWER_TIMEOUT_MS);
  await ask(`listen ${CHANNEL}`);
  const reader = new NoticeReader(ask, await beginReading(ask));
  onListening();
  followCommits(() => committed.ring());
  const rest = () => Promise.race([broken, sleep(REST_MS, undefined, { signal })]);
  const wakeOthers = async (): Promise<never> => {
    for (;;) {
      await Promise.race([broken, committed.wait()]);
      // To a process of the release before, which reads no queue, this says that anything may have changed.
      await ask(`notify ${CHANNEL}, '*'`);
      await rest();
    }
  };
  const look = async (): Promise<never> => {
    for (;;) {
      await Promise.race([broken, told.wait(lookEveryMs)]);
      for (const tag of await reader.read()) onChange(tag);
      await rest();
    }
  };
  return Promise.race([wakeOthers(), look()]);
}

function fallSilent(): never {
  throw new SilentDatabaseError(`The database has not answered for ${ANSWER_TIMEOUT_MS / 1000} s`);
}
