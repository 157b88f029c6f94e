// Stand-ins for carriers that make labels, on the sandbox's own origin.
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { STAND_IN_KEY } from '#server/shipping/labels/label-carriers.ts';
import { addDhl } from './dhl-stand-in.ts';
import { addInpost } from './inpost-stand-in.ts';
import { addInpostPoints, addOrlenPoints } from './points-stand-in.ts';
import type { StandInOptions } from './stand-in-shipments.ts';

export function addCarriers(app: FastifyInstance, options: Omit<StandInOptions, 'isKey'>): void {
  const standIn = { ...options, isKey: (key: string) => key.startsWith(STAND_IN_KEY) };
  const add = (prefix: string, addCarrier: (part: FastifyInstance, options: StandInOptions) => void) =>
    app.register(
      async (part) => {
        part.addContentTypeParser('application/json', { parseAs: 'string' }, async (_: FastifyRequest, body: string) =>
          JSON.parse(body),
        );
        // The sandbox's own answers are in Stripe's words.
        part.setErrorHandler((error, _request, reply) => {
          const { statusCode = 500, message } = error as { statusCode?: number; message: string };
          return reply.status(statusCode).send({ status: statusCode, title: 'Error', error: 'error', message });
        });
        addCarrier(part, standIn);
      },
      { prefix },
    );
  add('/inpost', addInpost);
  add('/inpost-points', addInpostPoints);
  add('/orlen-points', addOrlenPoints);
  add('/dhl/parcel/de/shipping/v2', addDhl);
}
