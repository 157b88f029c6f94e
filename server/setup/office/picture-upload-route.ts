// A photo from somebody's camera or disk: its bytes alone are the body, which no form of another site can send. What is no
// picture that the shop can read is refused, whatever it calls itself.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { KasaError } from '#src/errors.ts';
import { pictureUploadPath } from '#src/setup/picture-upload.ts';
import { mayAccess } from '#src/staff/permissions.ts';
import { requireSameOrigin } from '../../http/same-origin.ts';
import { addPicture } from '../../media/add-picture.ts';
import { MAX_PICTURE_BYTES } from '../../media/fetch-picture.ts';
import type { OfficeContext } from '../../schema/request-context.ts';

export type PictureUploads = {
  createContext(request: FastifyRequest, reply: FastifyReply): OfficeContext;
  publicUrl: string;
  countMutation(request: FastifyRequest): Promise<void>;
};

/** What a photo is called; what it is say its bytes. */
const photo = /^image\/(jpeg|png|webp|avif|gif)$/;

export async function registerPictureUpload(app: FastifyInstance, services: PictureUploads): Promise<void> {
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(photo, { parseAs: 'buffer', bodyLimit: MAX_PICTURE_BYTES }, (_request, body, done) =>
      done(null, body),
    );
    // Before the body is read.
    scope.addHook('onRequest', async (request, reply) => {
      requireSameOrigin(request, services.publicUrl);
      const { staff, noteRefusal } = services.createContext(request, reply);
      if (!staff) throw new KasaError('SIGNED_OUT', 'Nobody is signed in.');
      if (!mayAccess(staff, ['catalogue.write'])) {
        await noteRefusal('SetupUploadPicture');
        throw new KasaError('FORBIDDEN', `The role ${staff.role} does not include pictures of goods.`);
      }
      await services.countMutation(request);
    });
    scope.post<{ Body: Buffer }>(pictureUploadPath, { bodyLimit: MAX_PICTURE_BYTES }, async (request, reply) => {
      const { db, now, setup } = services.createContext(request, reply);
      const stored = await addPicture({ db, now, mediaDirectory: setup.mediaDirectory }, request.body, 'photos');
      reply.header('cache-control', 'private, no-store');
      return stored.ok ? { picture: stored.value, refusal: null } : { picture: null, refusal: stored.error.kind };
    });
  });
}
