// How often somebody may ask on the service pages from one network; of what one address gets see unconfirmed-mails.ts.
import type { RateLimit } from '../http/count-tries.ts';

export const LOOKUPS_PER_ADDRESS = 15;
export const MESSAGES_PER_ADDRESS = 20;
export const REQUESTS_PER_ADDRESS = 30;
const HOUR_MS = 60 * 60_000;

export const lookups: RateLimit = { name: 'order lookup', max: LOOKUPS_PER_ADDRESS, windowMs: HOUR_MS };
export const messages: RateLimit = { name: 'contact', max: MESSAGES_PER_ADDRESS, windowMs: HOUR_MS };
export const requests: RateLimit = { name: 'back in stock', max: REQUESTS_PER_ADDRESS, windowMs: HOUR_MS };
