// The shop's logo for pages, when it is a picture of pixels.
import type { FastifyInstance } from 'fastify';
import type { ShopProfile } from '#src/shop/shop-profile.ts';
import { bytesOf } from './png-logo.ts';

const YEAR_S = 31_536_000;

export function registerPngLogos(app: FastifyInstance, latestShop: () => ShopProfile): void {
  for (const scheme of ['light', 'dark'] as const)
    app.get<{ Querystring: { v?: string } }>(`/logo-${scheme}.png`, (request, reply) => {
      const picture = latestShop().identity.logoPictures[scheme];
      if (!picture) return reply.callNotFound();
      return reply
        .header('cache-control', request.query.v ? `public, max-age=${YEAR_S}, immutable` : 'no-cache')
        .type('image/png')
        .send(bytesOf(picture));
    });
}
