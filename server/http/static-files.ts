// Built assets: immutable names, long caching, and the compressed forms that the build made.
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

const YEAR_S = 31_536_000;

export async function registerStaticFiles(app: FastifyInstance, assetsDirectory: string): Promise<void> {
  await app.register(async (scope) => {
    await scope.register(fastifyStatic, {
      root: assetsDirectory,
      // The plugin's own route reads the whole folder for each request, to refuse other spellings of a name.
      serve: false,
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
    scope.get<{ Params: { name: string } }>('/assets/:name', (request, reply) => reply.sendFile(request.params.name));
  });
}
