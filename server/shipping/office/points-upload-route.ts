// A file of pick-up points from somebody's disk: its bytes alone are the body. It is read in the background, and what is
// wrong with it is said on the page.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { KasaError } from '#src/errors.ts';
import { MAX_POINTS_FILE_BYTES, pointsUploadPattern } from '#src/shipping/office/points-upload.ts';
import { mayAccess } from '#src/staff/permissions.ts';
import { requireSameOrigin } from '../../http/same-origin.ts';
import type { OfficeContext } from '../../schema/request-context.ts';
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
    // Before the body is read.
    scope.addHook('onRequest', async (request, reply) => {
      requireSameOrigin(request, services.publicUrl);
      const { staff, noteRefusal } = services.createContext(request, reply);
      if (!staff) throw new KasaError('SIGNED_OUT', 'Nobody is signed in.');
      if (!mayAccess(staff, ['settings.write'])) {
        await noteRefusal('ShippingUploadPoints');
        throw new KasaError('FORBIDDEN', `The role ${staff.role} does not include the settings.`);
      }
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
