// Keeps one stream open: comes back with the position that it had, later and later while that fails.
import { HEARTBEAT_MS, type LiveEvent, livePath } from '#src/live/live-messages.ts';
import { readEvents } from './read-events.ts';

export type ConnectionEvents = {
  onEvent(event: LiveEvent): void;
  /** Bytes came: what was told until now is all. */
  onAlive(): void;
  onBroken(): void;
  /** The number up to which this browser is told: for whoever goes on with the stream. */
  onPosition(position: string): void;
};

const FIRST_PAUSE_MS = 500;
const LONGEST_PAUSE_MS = 30_000;
/** A connection that broke in silence says nothing either. */
const SILENCE_MS = 2.5 * HEARTBEAT_MS;

/** Keeps the connection from `begin` on, until `signal` is aborted or the server wants no more. */
export async function keepConnected(begin: string, events: ConnectionEvents, signal: AbortSignal): Promise<void> {
  let position = begin;
  let failures = 0;
  while (!signal.aborted) {
    const attempt = new AbortController();
    const abort = () => attempt.abort();
    signal.addEventListener('abort', abort);
    try {
      const isOver = await readStream(position, attempt, {
        ...events,
        onPosition(id) {
          position = id;
          failures = 0;
          events.onPosition(id);
        },
      });
      if (isOver) return;
    } catch (error) {
      if (error instanceof RefusedError && error.status === 401) return events.onEvent({ name: 'signedOut', data: {} });
      failures += error instanceof RefusedError ? 5 : 1;
    } finally {
      attempt.abort();
      signal.removeEventListener('abort', abort);
    }
    if (signal.aborted) return;
    events.onBroken();
    await pause(Math.min(FIRST_PAUSE_MS * 2 ** failures, LONGEST_PAUSE_MS), signal);
  }
}

class RefusedError extends Error {
  status: number;
  constructor(status: number) {
    super(`the stream is refused: ${status}`);
    this.status = status;
  }
}

/** True when there is nothing to come back for. */
async function readStream(position: string, attempt: AbortController, events: ConnectionEvents): Promise<boolean> {
  let silence = setTimeout(() => attempt.abort(), SILENCE_MS);
  const onBytes = () => {
    clearTimeout(silence);
    silence = setTimeout(() => attempt.abort(), SILENCE_MS);
    events.onAlive();
  };
  try {
    const answer = await fetch(livePath, {
      signal: attempt.signal,
      cache: 'no-store',
      headers: position ? { 'last-event-id': position } : {},
    });
    if (!answer.ok || !answer.body) throw new RefusedError(answer.status);
    for await (const { id, name, data } of readEvents(answer.body, onBytes)) {
      if (name) events.onEvent({ name, data: JSON.parse(data) } as LiveEvent);
      if (id) events.onPosition(id);
      if (name === 'signedOut' || name === 'replaced') return true;
    }
    return false;
  } finally {
    clearTimeout(silence);
  }
}

/**
 * Waits at most so long; ends at once when the network is back, or somebody looks again. Not all browsers at the same
 * moment.
 */
function pause(longestMs: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const ended = new AbortController();
    const end = () => {
      clearTimeout(timer);
      ended.abort();
      resolve();
    };
    const timer = setTimeout(end, (longestMs / 2) * (1 + Math.random()));
    const options = { signal: ended.signal };
    window.addEventListener('online', end, options);
    document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && end(), options);
    signal.addEventListener('abort', end, options);
  });
}
