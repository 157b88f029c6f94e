// A question that may be repeated, because it only reads or carries our idempotency key, is repeated once when the
// network fails or Stripe stumbles, and for as long as Stripe refuses it because it is busy. All of it ends when one
// question would have: the SDK's own retry begins a new time-out, and waits as long as an answer tells it to.
import { setTimeout as sleep } from 'node:timers/promises';
import type Stripe from 'stripe';

export const API_TIMEOUT_MS = 8_000;
const LONGEST_PAUSE_WHILE_BUSY_MS = 1_600;
const PAUSE_MS = 300;
/** Less is no use: a question takes half a second. */
const SHORTEST_TRY_MS = 1_000;

/** `retries`: after failures that leave open whether Stripe has done it; 0 for what must not be done twice. */
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
 * Two windows ask with one key: while Stripe works on the first, it refuses the second, which soon has its answer. It
 * also refuses (429) an object that another request holds, and more requests than an account may send.
 */
function isBusy(error: unknown): boolean {
  const { code, statusCode } = error as { code?: string; statusCode?: number };
  return code === 'idempotency_key_in_use' || statusCode === 429;
}

function isPassing(error: unknown): boolean {
  const { type } = error as { type?: string };
  return type === 'StripeConnectionError' || type === 'StripeAPIError';
}
