// Card testing is stopped before Stripe sees it: whoever presses the order button too often waits.
import { KasaError } from '#src/errors.ts';
import type { Db } from '../database/connect.ts';
import { countTry, networkOf } from '../http/rate-limits.ts';

export const TRIES_PER_CART = 10;
export const TRIES_PER_ADDRESS = 20;
const HOUR_MS = 60 * 60_000;

const perCart = { name: 'cart', max: TRIES_PER_CART, windowMs: HOUR_MS };
const perAddress = { name: 'address', max: TRIES_PER_ADDRESS, windowMs: HOUR_MS };

export type Payer = { cartTokenHash: Buffer; address: string };

/** Counts one try. Throws `TOO_MANY_REQUESTS`, with the time to wait, beyond the limits. */
export async function countPaymentTry(db: Db, { cartTokenHash, address }: Payer, now: Date): Promise<void> {
  const waits = [
    await countTry(db, perCart, cartTokenHash, now),
    await countTry(db, perAddress, networkOf(address), now),
  ];
  const waitMs = Math.max(...waits);
  if (waitMs > 0) {
    const message = 'The order button was pressed too often. Wait a while before you press it again.';
    throw new KasaError('TOO_MANY_REQUESTS', message, { retryAfterS: Math.ceil(waitMs / 1000) });
  }
}
