// `/api/admin/live`: says what changes in the shop while a screen of the office is open (decision 40).
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { KasaError } from '#src/errors.ts';
import { livePath } from '#src/live/live-messages.ts';
import { requireSameOrigin } from '../http/same-origin.ts';
import type { StaffSession } from '../staff/session-store.ts';
import { readPosition } from './live-change-store.ts';
import type { LiveStreams } from './live-streams.ts';

export type LiveRoute = {
  streams: LiveStreams;
  sessionOf(request: FastifyRequest): StaffSession | null;
  publicUrl: string;
};

export function registerLive(office: FastifyInstance, { streams, sessionOf, publicUrl }: LiveRoute): void {
  office.addHook('preClose', async () => streams.close());
  office.get(livePath, { exposeHeadRoute: false }, async (request, reply) => {
    requireSameOrigin(request, publicUrl);
    const session = sessionOf(request);
    if (!session) throw new KasaError('SIGNED_OUT', 'Nobody is signed in.');
    const stream = streams.open(session, readPosition(request.headers['last-event-id']));
    return (
      reply
        .type('text/event-stream')
        .header('cache-control', 'private, no-store, no-transform')
        // nginx would keep events back until it has many.
        .header('x-accel-buffering', 'no')
        .send(stream)
    );
  });
}
