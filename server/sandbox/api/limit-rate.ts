import { rateLimited } from '../sandbox-errors.ts';

const SECOND_MS = 1000;

/** Throws 429 for a request too many within a second, as Stripe counts an account's. */
export function createRateLimit(perSecond: number, now: () => Date): () => void {
  let startedAt = 0;
  let count = 0;
  return () => {
    const at = now().getTime();
    if (at - startedAt >= SECOND_MS) {
      startedAt = at;
      count = 0;
    }
    count += 1;
    if (count > perSecond) throw rateLimited();
  };
}
