// Every answer carries the id under which the log speaks of it.
import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';

export const REQUEST_ID_HEADER = 'x-request-id';

/** Short, so that nothing that removes numbers from reports takes it for an account. */
export const newRequestId = (): string => `req-${randomUUID().slice(0, 8)}`;

export function sendRequestIds(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.header(REQUEST_ID_HEADER, request.id);
  });
}
