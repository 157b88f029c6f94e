// The Commission's notice from somebody's disk: its bytes alone are the body, and are kept and shown to the byte, as
// `kasa notice set` does.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isLocale } from '#src/i18n/locales.ts';
import { noticeUploadPattern } from '#src/law/office/notice-upload.ts';
import { MAX_OFFICIAL_BYTES, OFFICIAL_FILE_TYPE } from '#src/official-file.ts';
import { inTransaction } from '../../database/transaction.ts';
import { requireSameOrigin } from '../../http/same-origin.ts';
import type { OfficeContext } from '../../schema/request-context.ts';
import { requireRole } from '../../staff/require-role.ts';
import { readGuaranteeFile } from '../../terms/guarantee-file.ts';
import { saveNotice } from '../../terms/guarantee-store.ts';

type Services = {
  createContext(request: FastifyRequest, reply: FastifyReply): OfficeContext;
  publicUrl: string;
  countMutation(request: FastifyRequest): Promise<void>;
};

type NoticeAnswer = { refusal: string | null };

export async function registerNoticeUpload(app: FastifyInstance, services: Services): Promise<void> {
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      OFFICIAL_FILE_TYPE,
      { parseAs: 'buffer', bodyLimit: MAX_OFFICIAL_BYTES },
      (_request, body, done) => done(null, body),
    );
    // Access is judged before the body is read.
    scope.addHook('onRequest', async (request, reply) => {
      requireSameOrigin(request, services.publicUrl);
      const asked = { access: ['settings.write'], attempt: 'LawUploadNotice', what: 'the settings' } as const;
      await requireRole(services.createContext(request, reply), asked);
      await services.countMutation(request);
    });
    scope.post<{ Params: { language: string }; Body: Buffer }>(
      noticeUploadPattern,
      { bodyLimit: MAX_OFFICIAL_BYTES },
      async (request, reply): Promise<NoticeAnswer> => {
        reply.header('cache-control', 'private, no-store');
        return storeNotice(services.createContext(request, reply), request.params.language, request.body);
      },
    );
  });
}

async function storeNotice({ db, audit }: OfficeContext, language: string, bytes: Buffer): Promise<NoticeAnswer> {
  if (!isLocale(language)) return { refusal: 'LanguageUnknown' };
  const read = await readGuaranteeFile(bytes);
  if (!read.ok) return { refusal: read.error.kind };
  await inTransaction(db, async (tx) => {
    await saveNotice(tx, language, read.value);
    await audit(tx, { kind: 'notice.set', subject: language, after: { sha256: read.value.sha256 } });
  });
  return { refusal: null };
}
