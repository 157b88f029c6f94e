// How often somebody may ask on the service pages. Limits by address say so; limits that would tell of somebody else's
// order or address are silent.
import type { Db } from '../database/connect.ts';
import { countTry, type RateLimit } from '../http/count-tries.ts';

export const LOOKUPS_PER_ADDRESS = 15;
export const LINKS_PER_ORDER = 3;
export const MESSAGES_PER_ADDRESS = 20;
export const REQUESTS_PER_ADDRESS = 30;
export const CONFIRMATIONS_PER_EMAIL = 5;
const HOUR_MS = 60 * 60_000;

export const lookups: RateLimit = { name: 'order lookup', max: LOOKUPS_PER_ADDRESS, windowMs: HOUR_MS };
export const messages: RateLimit = { name: 'contact', max: MESSAGES_PER_ADDRESS, windowMs: HOUR_MS };
export const requests: RateLimit = { name: 'back in stock', max: REQUESTS_PER_ADDRESS, windowMs: HOUR_MS };
const confirmations: RateLimit = { name: 'back in stock mail', max: CONFIRMATIONS_PER_EMAIL, windowMs: HOUR_MS };
const links: RateLimit = { name: 'order link', max: LINKS_PER_ORDER, windowMs: HOUR_MS };

/** Whether the link may go out again: counted by pair, whether or not there is such an order. */
export async function mayMailLink(db: Db, pair: readonly string[], now: Date): Promise<boolean> {
  return (await countTry(db, links, pair.join('\n'), now)) === 0;
}

/** Whether an address may be written to once more: anybody can type anybody's. */
export async function mayMailConfirmation(db: Db, email: string, now: Date): Promise<boolean> {
  return (await countTry(db, confirmations, email, now)) === 0;
}
