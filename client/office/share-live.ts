// One stream for all windows of a browser: the window that holds a lock has it, and passes on what it is told. When that
// window closes, the browser gives the lock to the next.
import { HEARTBEAT_MS, type LiveEvent } from '#src/live/live-messages.ts';
import { keepConnected } from './live-connection.ts';

export type LiveListener = {
  onEvent(event: LiveEvent): void;
  /** Whether changes are told now. Called again and again. */
  onState(isLive: boolean): void;
};

type Passed = { event: LiveEvent } | { isLive: boolean } | { position: string } | { isAsking: true };

const NAME = 'kasa-office-live';
/** A window that sleeps keeps its lock, and passes nothing on: another one takes it away. */
const SILENCE_MS = 3.5 * HEARTBEAT_MS;

/** Listens until the returned function is called. */
export function shareLive(listener: LiveListener): () => void {
  const channel = new BroadcastChannel(NAME);
  const told = createTelling(channel, listener);
  let isLeading = false;
  /** Ends the wait for the lock, and the stream. */
  let current = new AbortController();

  channel.onmessage = ({ data }: MessageEvent<Passed>) => {
    if (!('isAsking' in data)) told.hear(data);
    else if (isLeading) told.passState();
  };

  const lead = async (signal: AbortSignal) => {
    isLeading = true;
    await keepConnected(told.position(), told.stream, signal);
    isLeading = false;
  };

  const compete = async (steal = false): Promise<void> => {
    current.abort();
    const mine = new AbortController();
    current = mine;
    // Without locks, which want a secure origin, every window has a stream of its own.
    if (!navigator.locks) return lead(mine.signal);
    const options = steal ? { steal } : { signal: mine.signal };
    await navigator.locks
      .request(NAME, options, () => lead(mine.signal))
      .catch(() => {
        // It was taken away.
        if (!mine.signal.aborted) return compete();
      });
  };

  const watch = setInterval(() => {
    if (isLeading || document.visibilityState === 'hidden' || !told.isSilent()) return;
    void compete(true);
  }, HEARTBEAT_MS);
  void compete();
  channel.postMessage({ isAsking: true } satisfies Passed);

  return () => {
    clearInterval(watch);
    current.abort();
    channel.close();
  };
}

/** What this window knows, is told by the stream or by the window that has it, and passes on. */
function createTelling(channel: BroadcastChannel, listener: LiveListener) {
  const pass = (passed: Passed) => channel.postMessage(passed);
  let isLive = false;
  let position = '';
  let heardAt = Date.now();
  const tell = (state: boolean) => {
    isLive = state;
    listener.onState(state);
    pass({ isLive });
  };
  return {
    position: () => position,
    passState: () => pass({ isLive }),
    hear(data: Exclude<Passed, { isAsking: true }>): void {
      heardAt = Date.now();
      if ('event' in data) listener.onEvent(data.event);
      else if ('position' in data) position = data.position;
      else listener.onState(data.isLive);
    },
    /** Asked again, it counts the time anew. */
    isSilent(): boolean {
      if (Date.now() - heardAt < SILENCE_MS) return false;
      heardAt = Date.now();
      return true;
    },
    stream: {
      onEvent(event: LiveEvent) {
        pass({ event });
        listener.onEvent(event);
      },
      onPosition(reached: string) {
        position = reached;
        pass({ position });
      },
      onAlive: () => tell(true),
      onBroken: () => tell(false),
    },
  };
}
