import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ShopMetrics } from './shop-metrics.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The name of the requested page; empty for everything else. */
    pageRoute: string;
  }
}

export function registerRequestMetrics(app: FastifyInstance, { requests }: ShopMetrics): void {
  app.decorateRequest('pageRoute', '');
  app.addHook('onResponse', (request, reply, done) => {
    // It lasts as long as somebody looks.
    if (String(reply.getHeader('content-type')).startsWith('text/event-stream')) return done();
    const status = `${Math.floor(reply.statusCode / 100)}xx`;
    requests.series({ route: nameRoute(request), status }).observe(reply.elapsedTime / 1000);
    done();
  });
}

/** Page `product`, or the pattern of a route; never an address, which may hold a token. */
export function nameRoute({ pageRoute, routeOptions }: FastifyRequest): string {
  return pageRoute || (routeOptions.url ?? 'none');
}
