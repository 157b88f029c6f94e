import { mkdir } from 'node:fs/promises';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { createEncoder } from './encode-apart.ts';
import { createRenditions } from './find-rendition.ts';

const YEAR_MS = 31_536_000_000;

/** `/media/<key>-<width>.<format>`: the name follows from the content, so what it answers never changes. */
export async function registerMedia(app: FastifyInstance, mediaDirectory: string): Promise<void> {
  const encoder = createEncoder();
  const renditions = createRenditions(mediaDirectory, encoder.make);
  app.addHook('onClose', async () => encoder.close());
  await mkdir(renditions.folder, { recursive: true });
  await app.register(async (scope) => {
    // What is asked for is made, or is not there, before the file server looks.
    scope.addHook<{ Params: { '*': string } }>('preHandler', async (request, reply) => {
      if (!(await renditions.find(request.params['*']))) return reply.callNotFound();
    });
    await scope.register(fastifyStatic, {
      root: renditions.folder,
      prefix: '/media/',
      decorateReply: false,
      index: false,
      maxAge: YEAR_MS,
      immutable: true,
      setHeaders: (reply) => {
        // Opened by itself it must not be able to do anything, whatever a browser takes it for.
        reply.header('content-security-policy', "default-src 'none'; sandbox");
      },
    });
  });
}
