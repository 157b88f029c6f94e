import type { FastifyInstance } from 'fastify';
import { ifSilent } from '../database/if-silent.ts';

/**
 * `/healthz`: the process answers. `/readyz`: it is ready for visitors; 503 while it starts, stops or has no database.
 */
export function registerHealth(app: FastifyInstance, isReady: () => Promise<boolean>): void {
  app.get('/healthz', async (_request, reply) => reply.header('cache-control', 'no-store').send({ status: 'alive' }));
  app.get('/readyz', async (_request, reply) => {
    const ready = await ifSilent(isReady(), () => false).catch(() => false);
    return reply
      .code(ready ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ status: ready ? 'ready' : 'not ready' });
  });
}
