// A request that may be repeated, because it only reads or carries our idempotency key, is repeated once when the
// network or Stripe fails, and as often as Stripe refuses it because it is busy. All tries share the time-out of one
// request. The SDK's own retries would each begin a new time-out, and wait as long as `Retry-After` says.
import { setTimeout as sleep } from 'node:timers/promises';
import type Stripe from 'stripe';

export const API_TIMEOUT_MS = 8_000;
const LONGEST_PAUSE_WHILE_BUSY_MS = 1_600;
const PAUSE_MS = 300;
/** Less is no use: a request takes half a second. */
const SHORTEST_TRY_MS = 1_000;

/**
 * `retries`: how often to repeat after failures that leave open whether Stripe carried out the request; 0 for what must
 * not be done twice.
 */
export async function askAgain<T>(ask: (options: Stripe.RequestOptions) => Promise<T>, retries = 1): Promise<T> {
  const giveUpAt = performance.now() + API_TIMEOUT_MS;
  let retriesLeft = retries;
  let busyPauseMs = 100;
  for (;;) {
    const leftMs = Math.round(giveUpAt - performance.now());
    try {
      return await ask({ timeout: leftMs });
    } catch (error) {
      const pauseMs = isBusy(error) ? busyPauseMs : PAUSE_MS;
      const isLate = giveUpAt - performance.now() < pauseMs + SHORTEST_TRY_MS;
      if (isBusy(error) && !isLate && busyPauseMs <= LONGEST_PAUSE_WHILE_BUSY_MS) busyPauseMs *= 2;
      else if (isPassing(error) && !isLate && retriesLeft > 0) retriesLeft -= 1;
      else throw error;
      await sleep(pauseMs);
    }
  }
}

/**
 * Two windows may send the same key: while Stripe works on the first request it refuses the second, which succeeds soon
 * after. Stripe also refuses (429) when another request has locked the object, and beyond the account's rate limit.
 */
function isBusy(error: unknown): boolean {
  const { code, statusCode } = error as { code?: string; statusCode?: number };
  return code === 'idempotency_key_in_use' || statusCode === 429;
}

function isPassing(error: unknown): boolean {
  const { type } = error as { type?: string };
  return type === 'StripeConnectionError' || type === 'StripeAPIError';
}
