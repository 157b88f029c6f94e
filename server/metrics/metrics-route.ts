// `/metrics` for Prometheus. It is nobody's business but the operator's: with METRICS_TOKEN it wants the token, without
// it answers neighbours only. Through a proxy everybody looks like a neighbour, so where one stands only the token opens.
import { createHash, timingSafeEqual } from 'node:crypto';
import { BlockList, isIP } from 'node:net';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { KasaError } from '#src/errors.ts';
import type { CollectMetrics } from './metrics-of-all-workers.ts';

export type MetricsOptions = {
  contentType: string;
  collect: CollectMetrics;
  token: string | undefined;
  /** TLS is a proxy's, too. */
  isBehindProxy: boolean;
};

const neighbours = new BlockList();
neighbours.addSubnet('127.0.0.0', 8);
neighbours.addSubnet('10.0.0.0', 8);
neighbours.addSubnet('172.16.0.0', 12);
neighbours.addSubnet('192.168.0.0', 16);
neighbours.addAddress('::1', 'ipv6');
neighbours.addSubnet('fc00::', 7, 'ipv6');

const proxyHeaders = ['forwarded', 'via', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip'];

export function registerMetrics(
  app: FastifyInstance,
  { contentType, collect, token, isBehindProxy }: MetricsOptions,
): void {
  app.get('/metrics', async (request, reply) => {
    const isAllowed = token ? holdsToken(request, token) : !isBehindProxy && isNeighbour(request);
    if (!isAllowed) throw new KasaError('NOT_FOUND', 'There is nothing here.');
    return reply
      .header('cache-control', 'no-store')
      .type(contentType)
      .send(await collect());
  });
}

function holdsToken({ headers }: FastifyRequest, token: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(headers.authorization ?? ''), digest(`Bearer ${token}`));
}

function isNeighbour({ socket, headers }: FastifyRequest): boolean {
  const address = (socket.remoteAddress ?? '').replace(/^::ffff:/, '');
  if (proxyHeaders.some((name) => headers[name] !== undefined)) return false;
  return isIP(address) !== 0 && neighbours.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4');
}
