// A product file from somebody's disk: its bytes alone are the body, which no form of another site can send. It goes into the
// database piece by piece as it comes, so neither memory nor disk fills with what is refused, and what has come when a line
// breaks is there when the file goes on.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { otherKinds } from '#src/catalogue/import-states.ts';
import { importAccess, otherAccess } from '#src/catalogue/office/imports/import-access.ts';
import { importUploadPath, type UploadAnswer } from '#src/catalogue/office/imports/import-upload.ts';
import { withoutUnseenSigns } from '#src/i18n/unseen-signs.ts';
import { mayAccess } from '#src/staff/permissions.ts';
import { allowSlowBody } from '../../../http/connection-limits.ts';
import { requireSameOrigin } from '../../../http/same-origin.ts';
import type { OfficeContext } from '../../../schema/request-context.ts';
import { requireRole } from '../../../staff/require-role.ts';
import { type FilePart, findUpload, receivePart } from '../../import-jobs/import-file.ts';

type Services = {
  createContext(request: FastifyRequest, reply: FastifyReply): OfficeContext;
  publicUrl: string;
  countMutation(request: FastifyRequest): Promise<void>;
};

const LONGEST_NAME = 200;

type Query = { name?: unknown; size?: unknown; modified?: unknown; offset?: unknown };

export async function registerImportUpload(app: FastifyInstance, services: Services): Promise<void> {
  const { createContext } = services;
  const asked = { access: importAccess, attempt: 'ImportsUpload', what: 'importing products' } as const;
  app.get<{ Querystring: Query }>(importUploadPath, async (request, reply) => {
    const context = createContext(request, reply);
    await requireRole(context, asked);
    reply.header('cache-control', 'private, no-store');
    const { key } = partOf(request.query);
    const known = await findUpload(context.db, { staffId: context.staff?.id ?? null, key });
    return { ...nothing, bytes: known?.bytes ?? 0 };
  });
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    // Read where it is written away, and no sooner.
    scope.addContentTypeParser('application/octet-stream', (_request, _body, done) => done(null));
    // Access is judged before the body is read.
    scope.addHook('onRequest', async (request, reply) => {
      requireSameOrigin(request, services.publicUrl);
      await requireRole(createContext(request, reply), asked);
      await services.countMutation(request);
      allowSlowBody(request.raw);
    });
    scope.post<{ Querystring: Query }>(
      importUploadPath,
      { bodyLimit: Number.MAX_SAFE_INTEGER },
      async (request, reply): Promise<UploadAnswer> => {
        reply.header('cache-control', 'private, no-store');
        const { db, now, staff } = createContext(request, reply);
        const part = partOf(request.query);
        const fileName = part.name || 'products.csv';
        const withSettings = mayAccess(staff, ['settings.write']);
        const refusedKinds = otherKinds.filter((kind) => !mayAccess(staff, otherAccess[kind]));
        const options = { withSettings, refusedKinds };
        const job = { fileName, staffId: staff?.id ?? null, who: staff?.name ?? '', options };
        const received = await receivePart({ db, now }, request.raw, job, part);
        // What is still on its way is not read.
        if (!received.ok || !received.value.isWhole) reply.header('connection', 'close');
        return received.ok ? { ...received.value, refusal: null } : { ...nothing, refusal: received.error.kind };
      },
    );
  });
}

const nothing: UploadAnswer = { id: null, bytes: 0, isWhole: false, refusal: null };

/** A size that is none is refused as that of an empty file. */
function partOf({ name: given, size, modified, offset }: Query): FilePart & { name: string } {
  const name = withoutUnseenSigns(typeof given === 'string' ? given : '').slice(0, LONGEST_NAME);
  const whole = (text: unknown) => (typeof text === 'string' && /^\d{1,15}$/.test(text) ? Number(text) : 0);
  return {
    ...{ name, size: whole(size), offset: whole(offset) },
    key: [name, whole(size), whole(modified)].join(' '),
  };
}
