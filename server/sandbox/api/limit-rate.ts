import { rateLimited } from '../sandbox-errors.ts';

const SECOND_MS = 1000;

/** Throws 429 above `perSecond` requests, as Stripe limits an account. */
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
