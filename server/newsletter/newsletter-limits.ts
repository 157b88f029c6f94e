// How often somebody may ask for the newsletter: from one network, and for one address, whose owner may know nothing of it.
import type { Db } from '../database/connect.ts';
import { countTry, type RateLimit } from '../http/count-tries.ts';

export const REQUESTS_PER_ADDRESS = 20;
export const MAILS_PER_EMAIL = 3;
const HOUR_MS = 60 * 60_000;

export const perAddress: RateLimit = { name: 'newsletter', max: REQUESTS_PER_ADDRESS, windowMs: HOUR_MS };
const perEmail: RateLimit = { name: 'newsletter email', max: MAILS_PER_EMAIL, windowMs: HOUR_MS };

/** Beyond it nothing is sent, and nobody is told: the answer must not say what is known of an address. */
export async function mayBeWrittenTo(db: Db, email: string, now: Date): Promise<boolean> {
  return (await countTry(db, perEmail, email, now)) === 0;
}
