// The stand-in script and the frames it opens: one per field, and one controller, which alone calls the API.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { sandboxBrowserEntries } from '../browser-entries.ts';
import { sendPage } from './sandbox-html.ts';

type FieldFrameOptions = { shopOrigin: string; assetsDirectory: string };

const types = { js: 'text/javascript; charset=utf-8', css: 'text/css; charset=utf-8' } as const;

/** The files by the requested name: nothing else in the directory is served. */
const assetNames = new Map<string, keyof typeof types>(
  Object.entries(sandboxBrowserEntries).map(([name, source]) => {
    const extension = source.endsWith('.css') ? 'css' : 'js';
    return [`${name}.${extension}`, extension];
  }),
);

export function addFieldFrames(app: FastifyInstance, { shopOrigin, assetsDirectory }: FieldFrameOptions): void {
  async function sendAsset(reply: FastifyReply, name: string): Promise<FastifyReply> {
    const extension = assetNames.get(name);
    if (!extension) {
      reply.callNotFound();
      return reply;
    }
    return reply
      .type(types[extension])
      .header('cache-control', 'public, max-age=60')
      .header('cross-origin-resource-policy', 'cross-origin')
      .header('x-content-type-options', 'nosniff')
      .send(await readFile(join(assetsDirectory, name)));
  }

  app.get('/endive/stripe.js', (_request, reply) => sendAsset(reply, 'stripe.js'));
  app.get<{ Params: { name: string } }>('/assets/:name', (request, reply) => sendAsset(reply, request.params.name));

  app.get('/frames/field', (_request, reply) =>
    sendPage(reply, {
      locale: 'en',
      title: 'Secure payment field',
      bodyClass: 'field-frame',
      body: '<div id="field"></div>',
      script: 'field-frame.js',
      frameAncestor: shopOrigin,
    }),
  );
  app.get('/frames/controller', (_request, reply) =>
    sendPage(reply, {
      locale: 'en',
      title: 'Payment controller',
      bodyClass: 'controller-frame',
      body: '',
      script: 'controller-frame.js',
      frameAncestor: shopOrigin,
    }),
  );
}
