// Only in `kasa build --watch`: tells open pages which build is running, so that they reload when it changes.
import type { ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';

export function registerBuildAnnouncement(app: FastifyInstance, buildId: string): void {
  const streams = new Set<ServerResponse>();
  app.get('/api/dev/reload', (request, reply) => {
    reply.hijack();
    reply.raw.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
    reply.raw.write(`retry: 50\ndata: ${buildId}\n\n`);
    // An open stream would keep the old server from closing.
    streams.add(reply.raw);
    request.raw.on('close', () => streams.delete(reply.raw));
  });
  app.addHook('preClose', async () => {
    for (const stream of streams) stream.end();
  });
}
