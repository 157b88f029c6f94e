// A product file from somebody's disk: its bytes alone are the body, which no form of another site can send. It goes into the
// database piece by piece as it comes, so neither memory nor disk fills with what is refused.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { importAccess } from '#src/catalogue/office/imports/import-access.ts';
import { importUploadPath, MAX_IMPORT_BYTES } from '#src/catalogue/office/imports/import-upload.ts';
import { allowSlowBody } from '../../../http/connection-limits.ts';
import { requireSameOrigin } from '../../../http/same-origin.ts';
import type { OfficeContext } from '../../../schema/request-context.ts';
import { requireRole } from '../../../staff/require-role.ts';
import { receiveFile } from '../../import-jobs/import-file.ts';

type Services = {
  createContext(request: FastifyRequest, reply: FastifyReply): OfficeContext;
  publicUrl: string;
  countMutation(request: FastifyRequest): Promise<void>;
};

const LONGEST_NAME = 200;

export async function registerImportUpload(app: FastifyInstance, services: Services): Promise<void> {
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    // Read where it is written away, and no sooner.
    scope.addContentTypeParser('application/octet-stream', (_request, _body, done) => done(null));
    // Before the body is read.
    scope.addHook('onRequest', async (request, reply) => {
      requireSameOrigin(request, services.publicUrl);
      const asked = { access: importAccess, attempt: 'ImportsUpload', what: 'importing products' } as const;
      await requireRole(services.createContext(request, reply), asked);
      await services.countMutation(request);
      allowSlowBody(request.raw);
    });
    scope.post<{ Querystring: { name?: unknown } }>(
      importUploadPath,
      { bodyLimit: Number.MAX_SAFE_INTEGER },
      async (request, reply) => {
        reply.header('cache-control', 'private, no-store');
        const { db, now, staff } = services.createContext(request, reply);
        const isTooLarge = Number(request.headers['content-length'] ?? 0) > MAX_IMPORT_BYTES;
        // What is still on its way is not read.
        if (isTooLarge) return reply.header('connection', 'close').send({ id: null, refusal: 'TooLarge' });
        const { name } = request.query;
        const fileName = (typeof name === 'string' ? name : '').slice(0, LONGEST_NAME) || 'products.csv';
        const job = { fileName, staffId: staff?.id ?? null, who: staff?.name ?? '' };
        const received = await receiveFile({ db, now }, request.raw, job);
        if (received.ok) return { id: received.value.id, refusal: null };
        if (received.error.kind === 'TooLarge') reply.header('connection', 'close');
        return { id: null, refusal: received.error.kind };
      },
    );
  });
}
