// How often somebody may try to find an order by its number and e-mail address, and may send notices. No limit keeps an
// honest shopper from withdrawing: who has guessed too often is answered as by a pair that is wrong.
import type { Db } from '../database/connect.ts';
import { countTry, findWait, type RateLimit } from '../http/count-tries.ts';
import { countFromAddress } from '../http/request-limits.ts';
import { networkOf } from '../http/visitor-network.ts';

export const WRONG_PAIRS_PER_ADDRESS = 20;
export const WRONG_PAIRS_PER_EMAIL = 10;
export const NOTICES_PER_ADDRESS = 60;
const HOUR_MS = 60 * 60_000;

const perAddress: RateLimit = { name: 'withdrawal pair', max: WRONG_PAIRS_PER_ADDRESS, windowMs: HOUR_MS };
// Order numbers follow each other: anyone who knows somebody's address could try them all.
const perEmail: RateLimit = { name: 'withdrawal email', max: WRONG_PAIRS_PER_EMAIL, windowMs: HOUR_MS };
const notices: RateLimit = { name: 'withdrawal', max: NOTICES_PER_ADDRESS, windowMs: HOUR_MS };

export type Guesser = { address: string; orderEmail: string };

export async function mayLookUp(db: Db, guesser: Guesser, now: Date): Promise<boolean> {
  const waits = await Promise.all(subjectsOf(guesser).map(([limit, who]) => findWait(db, limit, who, now)));
  return waits.every((waitMs) => waitMs === 0);
}

export async function noteWrongPair(db: Db, guesser: Guesser, now: Date): Promise<void> {
  await Promise.all(subjectsOf(guesser).map(([limit, who]) => countTry(db, limit, who, now)));
}

/** Throws `TOO_MANY_REQUESTS` beyond the limit. */
export function countNotice(db: Db, address: string, now: Date): Promise<void> {
  return countFromAddress(db, notices, address, now);
}

function subjectsOf({ address, orderEmail }: Guesser): [RateLimit, string][] {
  const network = networkOf(address);
  return [...(network === null ? [] : ([[perAddress, network]] as [RateLimit, string][])), [perEmail, orderEmail]];
}
