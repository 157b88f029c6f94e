// At its start, the shop waits for the database: after a power cut both come back in any order.
import { setTimeout as sleep } from 'node:timers/promises';
import { describePlace } from './explain-outage.ts';
import { isDatabaseOutage, isRefusedForGood } from './outage.ts';

export const FIRST_START_PATIENCE_MS = 30_000;
const ASK_EVERY_MS = 250;

export type Waiting = {
  /** The address of an external PostgreSQL; the embedded database needs no waiting. */
  url: string | undefined;
  /** Infinity for a worker that replaces another: the shop has been serving already. */
  patienceMs: number;
  say?: (line: string) => void;
};

/**
 * The result of `ask` once the database answers. Throws its last error when the time is over or waiting does not help.
 */
export async function waitForDatabase<T>(ask: () => Promise<T>, waiting: Waiting): Promise<T> {
  const { url, patienceMs, say = console.error } = waiting;
  const startedAt = performance.now();
  const waitedMs = () => Math.round(performance.now() - startedAt);
  for (let tries = 1; ; tries++) {
    try {
      const answer = await ask();
      if (tries > 1) say(`the database is there after ${waitedMs()} ms`);
      return answer;
    } catch (error) {
      const mayComeBack = patienceMs === Number.POSITIVE_INFINITY || !isRefusedForGood(error);
      if (!url || !isDatabaseOutage(error) || !mayComeBack || waitedMs() >= patienceMs) throw error;
      if (tries === 1) {
        const howLong = patienceMs === Number.POSITIVE_INFINITY ? '' : ` for ${patienceMs / 1000} s`;
        say(`waiting${howLong} for the database at ${describePlace(url)}: ${(error as Error).message}`);
      }
      await sleep(ASK_EVERY_MS);
    }
  }
}
