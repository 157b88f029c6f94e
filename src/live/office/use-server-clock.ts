// How late it is by the server's clock: what it said when it answered, and what has passed since by a clock that nobody sets.
import { useEffect, useMemo, useReducer } from 'react';

const TICK_MS = 250;

/** `at`: when the server answered; null stands still. In milliseconds. */
export function useServerClock(at: string | null): number {
  const start = useMemo(() => ({ serverMs: at === null ? 0 : Date.parse(at), tickMs: performance.now() }), [at]);
  const [, tick] = useReducer((ticks: number) => ticks + 1, 0);
  useEffect(() => {
    if (at === null) return;
    const timer = setInterval(tick, TICK_MS);
    return () => clearInterval(timer);
  }, [at]);
  return start.serverMs + performance.now() - start.tickMs;
}

/** Whole ones, until the last has passed. */
export function secondsUntil(moment: string, nowMs: number): number {
  return Math.max(0, Math.ceil((Date.parse(moment) - nowMs) / 1_000));
}
