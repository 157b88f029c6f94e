// How the time of a request was spent, for the `Server-Timing` header. Queries and renders find their request through
// async context, so it is not passed along.
import { AsyncLocalStorage } from 'node:async_hooks';

export type RequestTiming = { startedAt: number; databaseMs: number; renderMs: number };

const current = new AsyncLocalStorage<RequestTiming>();

export function withTiming<T>(work: (timing: RequestTiming) => T): T {
  const timing = { startedAt: performance.now(), databaseMs: 0, renderMs: 0 };
  return current.run(timing, work, timing);
}

/** The moment on the clock of `performance`; undefined outside of a request that is timed. */
export function requestStartedAt(): number | undefined {
  return current.getStore()?.startedAt;
}

export function addDatabaseTime(ms: number): void {
  const timing = current.getStore();
  if (timing) timing.databaseMs += ms;
}

export function addRenderTime(ms: number): void {
  const timing = current.getStore();
  if (timing) timing.renderMs += ms;
}

/** `db` is the sum of the statements, which may run at once. What took no time is left out. */
export function formatTiming({ startedAt, databaseMs, renderMs }: RequestTiming, cache?: string): string {
  const cached = cache ? `cache;desc=${cache}, ` : '';
  const database = databaseMs > 0 ? `db;dur=${databaseMs.toFixed(1)}, ` : '';
  const render = renderMs > 0 ? `render;dur=${renderMs.toFixed(1)}, ` : '';
  return `${cached}${database}${render}total;dur=${(performance.now() - startedAt).toFixed(1)}`;
}
