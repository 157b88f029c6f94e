// A file of pick-up points from somebody's disk: its bytes alone are the body. It is read in the background, and what is
// wrong with it is said on the page.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { MAX_POINTS_FILE_BYTES, pointsUploadPattern } from '#src/shipping/office/points-upload.ts';
import { requireSameOrigin } from '../../http/same-origin.ts';
import type { OfficeContext } from '../../schema/request-context.ts';
import { requireRole } from '../../staff/require-role.ts';
import { askForPoints } from './point-list-resolvers.ts';

type Services = {
  createContext(request: FastifyRequest, reply: FastifyReply): OfficeContext;
  publicUrl: string;
  countMutation(request: FastifyRequest): Promise<void>;
};

export async function registerPointsUpload(app: FastifyInstance, services: Services): Promise<void> {
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    // No form of another site can send it.
    scope.addContentTypeParser(
      'application/json',
      { parseAs: 'buffer', bodyLimit: MAX_POINTS_FILE_BYTES },
      (_request, body, done) => done(null, body),
    );
    // Access is judged before the body is read.
    scope.addHook('onRequest', async (request, reply) => {
      requireSameOrigin(request, services.publicUrl);
      const asked = { access: ['settings.write'], attempt: 'ShippingUploadPoints', what: 'the settings' } as const;
      await requireRole(services.createContext(request, reply), asked);
      await services.countMutation(request);
    });
    scope.post<{ Params: { carrier: string }; Body: Buffer }>(
      pointsUploadPattern,
      { bodyLimit: MAX_POINTS_FILE_BYTES },
      async (request, reply) => {
        const asked = { carrier: request.params.carrier, source: 'file' as const, file: request.body };
        const done = await askForPoints(services.createContext(request, reply), asked);
        reply.header('cache-control', 'private, no-store');
        return { refusal: done.ok ? null : done.error.kind };
      },
    );
  });
}
