// What crawlers may visit.
import type { FastifyInstance } from 'fastify';

export type RobotsOptions = {
  publicUrl: string;
  /** What search engines have no business with, beside what is private in the storefront. */
  closedPaths: readonly string[];
};

export function registerRobots(app: FastifyInstance, options: RobotsOptions): void {
  const text = writeRobots(options);
  app.get('/robots.txt', (_request, reply) =>
    reply.header('cache-control', 'public, max-age=3600').type('text/plain; charset=utf-8').send(text),
  );
}

/**
 * An order's addresses, and a withdrawal's, belong to one shopper; their pages say so themselves as well. Cart and checkout
 * have one address for everybody and show a crawler an empty cart: they are left out of the sitemap, and closed to nobody.
 */
function writeRobots({ publicUrl, closedPaths }: RobotsOptions): string {
  const closed = ['/api/', '/*/checkout/return', '/*/order/', '/*/withdraw/', '/*/back-in-stock', ...closedPaths];
  return [
    'User-agent: *',
    ...closed.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${publicUrl}/sitemap.xml`,
    '',
  ].join('\n');
}
