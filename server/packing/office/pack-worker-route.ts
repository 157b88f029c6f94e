// The packing page's service worker. Its address is always the same; a new release is another content, which the browser
// notices when it asks.
import { readFile } from 'node:fs/promises';
import type { FastifyInstance } from 'fastify';
import { packWorkerPath } from '#src/packing/office/pack-offline-rules.ts';

export function registerPackWorker(app: FastifyInstance, { file, release }: { file: string; release: string }): void {
  let script: string | undefined;
  app.get(packWorkerPath, async (_request, reply) => {
    script ??= `self.kasaRelease = ${JSON.stringify(release)};\n${await readFile(file, 'utf8')}`;
    return reply.header('cache-control', 'no-cache').type('text/javascript; charset=utf-8').send(script);
  });
}
