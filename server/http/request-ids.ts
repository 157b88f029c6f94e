// Every answer carries the request id that the log shows.
import { randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';

export const REQUEST_ID_HEADER = 'x-request-id';

/** Short, so that the scrubbing of reports does not take it for an account number. */
const DIGITS = 8;
/** Drawn for many requests at once: a call of the generator costs more than the rest of an id. */
const DRAWN_BYTES = 4_096;

let drawn = '';
let used = 0;

export function newRequestId(): string {
  if (used === drawn.length) {
    drawn = randomBytes(DRAWN_BYTES).toString('hex');
    used = 0;
  }
  used += DIGITS;
  return `req-${drawn.slice(used - DIGITS, used)}`;
}

export function sendRequestIds(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    reply.header(REQUEST_ID_HEADER, request.id);
    done();
  });
}
