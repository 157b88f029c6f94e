// How often platforms write in a minute, and how many carts they begin in a day. A platform is whatever a request says, so that one
// address has a share of what it may do: whoever takes another's name leaves the rest to it.
import { countTry, type RateLimit } from '../../http/count-tries.ts';
import { countFromAddress, tooMany } from '../../http/request-limits.ts';
import { networkOf } from '../../http/visitor-network.ts';
import type { UcpServices } from '../operation.ts';

/** The writes of a platform in a minute. */
export const WRITES_OF_PLATFORM = 1_200;
/** Those of one address in the name of a platform. */
export const WRITES_OF_SHARE = 300;
/** Those of an address without a platform. */
export const WRITES_OF_ADDRESS = 120;
/** The carts that one address begins in a day: a quarter of what a platform may have. */
export const CARTS_OF_ADDRESS = 1_250;

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;
const writesOfPlatform: RateLimit = { name: 'assistants-platform', max: WRITES_OF_PLATFORM, windowMs: MINUTE_MS };
const writesOfShare: RateLimit = { name: 'assistants-share', max: WRITES_OF_SHARE, windowMs: MINUTE_MS };
const writesOfAddress: RateLimit = { name: 'assistants-address', max: WRITES_OF_ADDRESS, windowMs: MINUTE_MS };
const cartsOfAddress: RateLimit = { name: 'assistants-carts', max: CARTS_OF_ADDRESS, windowMs: DAY_MS };

type Writing = Pick<UcpServices, 'context' | 'agent'>;

/**
 * It is called when there is something to write: what is wrong, or not found, takes nothing from anybody. A platform writes for many
 * people, an assistant that names none for one. Throws `TOO_MANY_REQUESTS`.
 */
export async function countWrite({ context: { db, now, session }, agent: { platform } }: Writing): Promise<void> {
  if (platform === '') return countFromAddress(db, writesOfAddress, session.address, now());
  const network = networkOf(session.address);
  // An address beyond its share is refused before the platform is counted.
  if (network !== null) await count(db, writesOfShare, JSON.stringify([platform, network]), now());
  await count(db, writesOfPlatform, platform, now());
}

/** Throws `TOO_MANY_REQUESTS`. */
export async function countCart({ context: { db, now, session } }: Writing): Promise<void> {
  await countFromAddress(db, cartsOfAddress, session.address, now());
}

async function count(...tried: Parameters<typeof countTry>): Promise<void> {
  const waitMs = await countTry(...tried);
  if (waitMs > 0) throw tooMany(waitMs);
}
