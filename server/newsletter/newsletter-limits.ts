// How often somebody may ask for the newsletter from one network; of what one address gets see unconfirmed-mails.ts.
import type { RateLimit } from '../http/count-tries.ts';

export const REQUESTS_PER_ADDRESS = 20;
const HOUR_MS = 60 * 60_000;

export const perAddress: RateLimit = { name: 'newsletter', max: REQUESTS_PER_ADDRESS, windowMs: HOUR_MS };
