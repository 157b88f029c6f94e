// Limits by address, across processes; an address that many visitors share has none. Only proxies of TRUST_PROXY may
// name the address, so that nobody can lock out others with a forged header.
import type { FastifyRequest } from 'fastify';
import { KasaError } from '#src/errors.ts';
import type { Db } from '../database/connect.ts';
import { Cache } from '../memory/cache.ts';
import { countTry, findWait, type RateLimit, uncountTry } from './count-tries.ts';
import { networkOf } from './visitor-network.ts';

export const MUTATIONS_A_MINUTE = 240;
export const GUESSES_A_MINUTE = 20;
const MINUTE_MS = 60_000;
const MAX_STOPPED = 10_000;

const mutations: RateLimit = { name: 'mutation', max: MUTATIONS_A_MINUTE, windowMs: MINUTE_MS };
const guesses: RateLimit = { name: 'guess', max: GUESSES_A_MINUTE, windowMs: MINUTE_MS };

export type GuessLimit = {
  /** Throws `TOO_MANY_REQUESTS` after too many wrong guesses of one visitor. */
  requireFew(): Promise<void>;
  noteWrong(): Promise<void>;
  /** Counts a try before it is looked at, so that many at once are no way around; throws beyond the limit. */
  count(): Promise<void>;
  /** What was counted was right: a whole office may sign in from one address. */
  forgive(): Promise<void>;
};

export type RequestLimits = {
  /** Throws `TOO_MANY_REQUESTS` beyond the limit. */
  countMutation(request: FastifyRequest): Promise<void>;
  guessLimitOf(request: FastifyRequest): GuessLimit;
};

export function createRequestLimits({ db, now }: { db: Db; now: () => Date }): RequestLimits {
  // A flood of requests must not flood the database: an address over its limit is refused without asking again.
  const stoppedUntil = new Cache<number>({ max: MAX_STOPPED });
  return {
    async countMutation({ ip }) {
      const network = networkOf(ip);
      if (network === null) return;
      const knownWaitMs = (stoppedUntil.get(network) ?? 0) - now().getTime();
      // No wait is longer than the window, unless the clock was wrong meanwhile.
      const isKnown = knownWaitMs > 0 && knownWaitMs <= MINUTE_MS;
      const waitMs = isKnown ? knownWaitMs : await countTry(db, mutations, network, now());
      if (waitMs <= 0) return;
      stoppedUntil.set(network, now().getTime() + waitMs);
      throw tooMany(waitMs);
    },
    guessLimitOf({ ip }) {
      const network = networkOf(ip);
      return {
        async requireFew() {
          const waitMs = network === null ? 0 : await findWait(db, guesses, network, now());
          if (waitMs > 0) throw tooMany(waitMs);
        },
        async noteWrong() {
          if (network !== null) await countTry(db, guesses, network, now());
        },
        async count() {
          const waitMs = network === null ? 0 : await countTry(db, guesses, network, now());
          if (waitMs > 0) throw tooMany(waitMs);
        },
        async forgive() {
          if (network !== null) await uncountTry(db, guesses, network);
        },
      };
    },
  };
}

/** Counts a try from where a visitor is. Throws `TOO_MANY_REQUESTS` beyond the limit. */
export async function countFromAddress(db: Db, limit: RateLimit, address: string, now: Date): Promise<void> {
  const network = networkOf(address);
  const waitMs = network === null ? 0 : await countTry(db, limit, network, now);
  if (waitMs > 0) throw tooMany(waitMs);
}

export function tooMany(waitMs: number): KasaError {
  const retryAfterS = Math.ceil(waitMs / 1000);
  return new KasaError('TOO_MANY_REQUESTS', 'Too many requests. Wait a moment and try again.', { retryAfterS });
}
