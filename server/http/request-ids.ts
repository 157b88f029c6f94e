// Every answer carries the request id that the log shows.
import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';

export const REQUEST_ID_HEADER = 'x-request-id';

/** Short, so that the scrubbing of reports does not take it for an account number. */
export const newRequestId = (): string => `req-${randomUUID().slice(0, 8)}`;

export function sendRequestIds(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    reply.header(REQUEST_ID_HEADER, request.id);
    done();
  });
}
