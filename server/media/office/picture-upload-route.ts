// A photo from somebody's camera or disk: its bytes alone are the body, which no form of another site can send. What is no
// picture that the shop can read is refused, whatever it calls itself.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { KasaError } from '#src/errors.ts';
import { PICTURE_NAME_HEADER, pictureUploadPath, type UploadAnswer } from '#src/media/office/picture-upload.ts';
import { allowSlowBody } from '../../http/connection-limits.ts';
import { requireSameOrigin } from '../../http/same-origin.ts';
import type { OfficeContext } from '../../schema/request-context.ts';
import { requireRole } from '../../staff/require-role.ts';
import { createEncoder } from '../encode-apart.ts';
import { MAX_PICTURE_BYTES } from '../fetch-picture.ts';
import type { PictureFiles } from '../files/picture-files.ts';
import { receivePicture } from '../receive-picture.ts';

export type PictureUploads = {
  createContext(request: FastifyRequest, reply: FastifyReply): OfficeContext;
  publicUrl: string;
  pictureFiles: PictureFiles;
  countMutation(request: FastifyRequest): Promise<void>;
};

/** What a photo is called, or a file that the browser does not know; what it is say its bytes. */
const photo = /^(image\/[a-z0-9.-]+|application\/octet-stream)$/;

export async function registerPictureUpload(app: FastifyInstance, services: PictureUploads): Promise<void> {
  const encoder = createEncoder();
  app.addHook('onClose', async () => encoder.close());
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    // Read by the route itself.
    scope.addContentTypeParser(photo, (_request, _body, done) => done(null));
    // Access is judged before the body is read.
    scope.addHook('onRequest', async (request, reply) => {
      requireSameOrigin(request, services.publicUrl);
      const asked = { access: ['catalogue.write'], attempt: 'SetupUploadPicture', what: 'pictures of goods' } as const;
      await requireRole(services.createContext(request, reply), asked);
      await services.countMutation(request);
      allowSlowBody(request.raw);
    });
    scope.post(pictureUploadPath, async (request, reply): Promise<UploadAnswer> => {
      const { db, now } = services.createContext(request, reply);
      reply.header('cache-control', 'private, no-store');
      const bytes = lengthOf(request);
      if (bytes !== null && bytes > MAX_PICTURE_BYTES) {
        // The rest is not waited for.
        reply.header('connection', 'close');
        throw new KasaError('TOO_LARGE', `A picture has at most ${MAX_PICTURE_BYTES} bytes.`);
      }
      const store = { db, now, pictureFiles: services.pictureFiles, encoder };
      const received = await receivePicture(store, request.raw, { name: nameOf(request), bytes });
      if (!received.ok) return { picture: null, refusal: received.error.kind };
      const { key, ...facts } = received.value;
      return { picture: key, ...facts, refusal: null };
    });
  });
}

function lengthOf({ headers }: FastifyRequest): number | null {
  const length = Number(headers['content-length'] ?? Number.NaN);
  return Number.isInteger(length) ? length : null;
}

function nameOf({ headers }: FastifyRequest): string {
  try {
    return decodeURIComponent(String(headers[PICTURE_NAME_HEADER] ?? '')).trim();
  } catch {
    return '';
  }
}
