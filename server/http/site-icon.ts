import type { FastifyInstance } from 'fastify';

const DAY_S = 86_400;

/** `icon`: an SVG document. */
export function registerSiteIcon(app: FastifyInstance, icon: string): void {
  app.get('/icon.svg', (_request, reply) =>
    reply.header('cache-control', `public, max-age=${DAY_S}`).type('image/svg+xml').send(icon),
  );
}
