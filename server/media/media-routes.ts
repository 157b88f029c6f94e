import { mkdir } from 'node:fs/promises';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../database/connect.ts';
import { createEncoder } from './encode-apart.ts';
import type { PictureFiles } from './files/picture-files.ts';
import { createRenditions } from './find-rendition.ts';
import { startMakingAhead } from './make-ahead.ts';

const YEAR_MS = 31_536_000_000;

export type MediaOptions = {
  db: Db;
  now: () => Date;
  pictureFiles: PictureFiles;
  /** Makes them from a while after the app listens; otherwise pictures are made when they are asked for. */
  makesPicturesAhead?: boolean;
};

/** `/media/<key>-<width>.<format>`: the name is derived from the content, so the answer never changes. */
export async function registerMedia(
  app: FastifyInstance,
  { db, now, pictureFiles, makesPicturesAhead }: MediaOptions,
): Promise<void> {
  const encoder = createEncoder();
  const renditions = createRenditions(pictureFiles, encoder.make);
  let stopMakingAhead = async () => {};
  let end = Promise.resolve();
  app.addHook('onListen', async () => {
    if (makesPicturesAhead) stopMakingAhead = startMakingAhead({ db, now, renditions, log: app.log });
  });
  app.addHook('preClose', async () => {
    end = stopMakingAhead();
  });
  app.addHook('onClose', async () => {
    encoder.close();
    await end;
  });
  await mkdir(renditions.folder, { recursive: true });
  await app.register(async (scope) => {
    await scope.register(fastifyStatic, {
      root: renditions.folder,
      // The plugin's own route reads the whole folder for each request: with many products, of half a million names.
      serve: false,
      index: false,
      maxAge: YEAR_MS,
      immutable: true,
      setHeaders: (reply) => {
        // A picture opened as a document, for example an SVG, must not be able to run or load anything.
        reply.header('content-security-policy', "default-src 'none'; sandbox");
        // E-mails show them, and programs in browsers load those from origins of their own.
        reply.header('cross-origin-resource-policy', 'cross-origin');
      },
    });
    scope.get<{ Params: { '*': string } }>('/media/*', async (request, reply) => {
      const name = request.params['*'];
      // Makes it first when nobody has.
      if (!(await renditions.find(name))) return reply.callNotFound();
      return reply.sendFile(name);
    });
  });
}
