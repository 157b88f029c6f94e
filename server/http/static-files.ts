// Built assets and media: immutable names, long caching, and the compressed forms that the build made.
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

const YEAR_S = 31_536_000;
const DAY_S = 86_400;

export type StaticDirectories = {
  /** Built client files, hashed names. */
  assets: string;
  /** The merchant's pictures. */
  media: string;
};

export async function registerStaticFiles(app: FastifyInstance, directories: StaticDirectories): Promise<void> {
  await app.register(fastifyStatic, {
    root: directories.assets,
    prefix: '/assets/',
    preCompressed: true,
    index: false,
    cacheControl: false,
    setHeaders: (reply) => {
      reply.header('cache-control', `public, max-age=${YEAR_S}, immutable`);
      // The payment fields are frames of another origin and fetch the shop's font.
      reply.header('cross-origin-resource-policy', 'cross-origin');
      reply.header('access-control-allow-origin', '*');
    },
  });
  await app.register(fastifyStatic, {
    root: directories.media,
    prefix: '/media/',
    decorateReply: false,
    index: false,
    cacheControl: false,
    setHeaders: (reply) => {
      reply.header('cache-control', `public, max-age=${DAY_S}`);
      // A picture may be an SVG; opened by itself it must not be able to do anything.
      reply.header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox");
    },
  });
}
