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

/** Until the returned function is called. */
export function shareLive(listener: LiveListener): () => void {
  const channel = new BroadcastChannel(NAME);
  const pass = (passed: Passed) => channel.postMessage(passed);
  let isLeading = false;
  let isLive = false;
  let position = '';
  let heardAt = Date.now();
  /** Ends the wait for the lock, and the stream. */
  let current = new AbortController();

  channel.onmessage = ({ data }: MessageEvent<Passed>) => {
    if ('isAsking' in data) {
      if (isLeading) pass({ isLive });
      return;
    }
    heardAt = Date.now();
    if ('event' in data) listener.onEvent(data.event);
    else if ('position' in data) position = data.position;
    else listener.onState(data.isLive);
  };
  const tell = (state: boolean) => {
    isLive = state;
    listener.onState(state);
    pass({ isLive });
  };

  const lead = async (signal: AbortSignal) => {
    isLeading = true;
    const onEvent = (event: LiveEvent) => {
      pass({ event });
      listener.onEvent(event);
    };
    const onPosition = (reached: string) => {
      position = reached;
      pass({ position });
    };
    await keepConnected(
      position,
      { onEvent, onPosition, onAlive: () => tell(true), onBroken: () => tell(false) },
      signal,
    );
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
    if (isLeading || document.visibilityState === 'hidden' || Date.now() - heardAt < SILENCE_MS) return;
    heardAt = Date.now();
    void compete(true);
  }, HEARTBEAT_MS);
  void compete();
  pass({ isAsking: true });

  return () => {
    clearInterval(watch);
    current.abort();
    channel.close();
  };
}
