// A question that may be repeated, because it only reads or carries our idempotency key, is repeated once when the
// network fails or Stripe stumbles, and for as long as Stripe still works on the same key. All of it ends when one
// question would have: the SDK's own retry begins a new time-out, and waits as long as an answer tells it to.
import { setTimeout as sleep } from 'node:timers/promises';
import type Stripe from 'stripe';

export const API_TIMEOUT_MS = 8_000;
const LONGEST_PAUSE_IN_USE_MS = 1_600;
const PAUSE_MS = 300;
/** Less is no use: a question takes half a second. */
const SHORTEST_TRY_MS = 1_000;

export async function askAgain<T>(ask: (options: Stripe.RequestOptions) => Promise<T>): Promise<T> {
  const giveUpAt = performance.now() + API_TIMEOUT_MS;
  let retriesLeft = 1;
  let inUsePauseMs = 100;
  for (;;) {
    const leftMs = Math.round(giveUpAt - performance.now());
    try {
      return await ask({ timeout: leftMs });
    } catch (error) {
      const pauseMs = isInUse(error) ? inUsePauseMs : PAUSE_MS;
      const isLate = giveUpAt - performance.now() < pauseMs + SHORTEST_TRY_MS;
      if (isInUse(error) && !isLate && inUsePauseMs <= LONGEST_PAUSE_IN_USE_MS) inUsePauseMs *= 2;
      else if (isPassing(error) && !isLate && retriesLeft > 0) retriesLeft -= 1;
      else throw error;
      await sleep(pauseMs);
    }
  }
}

/** Two windows ask with one key: while Stripe works on the first, it refuses the second, which soon has its answer. */
function isInUse(error: unknown): boolean {
  return (error as { code?: string }).code === 'idempotency_key_in_use';
}

function isPassing(error: unknown): boolean {
  const { type } = error as { type?: string };
  return type === 'StripeConnectionError' || type === 'StripeAPIError';
}
