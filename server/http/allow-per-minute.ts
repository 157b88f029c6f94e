import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { KasaError } from '#src/errors.ts';
import { networkOf } from './visitor-network.ts';

const MINUTE_MS = 60_000;

/** A hook that lets an address do this so many times a minute, before the body is read. Counts within this process. */
export async function allowPerMinute(
  app: FastifyInstance,
  max: number,
): Promise<(request: FastifyRequest) => Promise<void>> {
  await app.register(rateLimit, { global: false });
  const count = app.createRateLimit({
    max,
    timeWindow: MINUTE_MS,
    keyGenerator: ({ ip }) => networkOf(ip) ?? '',
    // Many visitors share such an address.
    allowList: ({ ip }) => networkOf(ip) === null,
  });
  return async (request) => {
    const counted = await count(request);
    if (!counted.isAllowed && counted.isExceeded) {
      throw new KasaError('TOO_MANY_REQUESTS', 'Too many requests. Wait a moment and try again.');
    }
  };
}
