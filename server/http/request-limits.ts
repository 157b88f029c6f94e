// Limits by address within one process. The address is the one that TRUST_PROXY lets us believe, so that nobody locks
// somebody else out by a header.
import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { KasaError } from '#src/errors.ts';

export const MUTATIONS_A_MINUTE = 240;
export const GUESSES_A_MINUTE = 20;
const MINUTE_MS = 60_000;

export type GuessLimit = {
  /** Throws `TOO_MANY_REQUESTS` after too many wrong guesses of one visitor. */
  requireFew(): Promise<void>;
  noteWrong(): Promise<void>;
};

export type RequestLimits = {
  /** Throws `TOO_MANY_REQUESTS` beyond the limit. */
  countMutation(request: FastifyRequest): Promise<void>;
  guessLimitOf(request: FastifyRequest): GuessLimit;
};

export async function createRequestLimits(app: FastifyInstance): Promise<RequestLimits> {
  await app.register(rateLimit, { global: false });
  const mutations = app.createRateLimit({ max: MUTATIONS_A_MINUTE, timeWindow: MINUTE_MS });
  const guesses = app.createRateLimit({ max: GUESSES_A_MINUTE, timeWindow: MINUTE_MS });
  return {
    async countMutation(request) {
      const count = await mutations(request);
      if (!count.isAllowed && count.isExceeded) throw tooMany(count.ttlInSeconds);
    },
    guessLimitOf: (request) => ({
      async requireFew() {
        const count = await guesses(request, { increment: false });
        if (!count.isAllowed && count.remaining === 0) throw tooMany(count.ttlInSeconds);
      },
      async noteWrong() {
        await guesses(request);
      },
    }),
  };
}

function tooMany(retryAfterS: number): KasaError {
  return new KasaError('TOO_MANY_REQUESTS', 'Too many requests. Wait a moment and try again.', { retryAfterS });
}
