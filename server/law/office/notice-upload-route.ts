// The Commission's notice from somebody's disk: its bytes alone are the body, and are kept and shown to the byte, as
// `kasa notice set` does.
import type { FastifyInstance } from 'fastify';
import { isLocale } from '#src/i18n/locales.ts';
import { noticeUploadPattern } from '#src/law/office/notice-upload.ts';
import { MAX_OFFICIAL_BYTES } from '#src/official-file.ts';
import { inTransaction } from '../../database/transaction.ts';
import type { OfficeContext } from '../../schema/request-context.ts';
import { readGuaranteeFile } from '../../terms/guarantee-file.ts';
import { saveNotice } from '../../terms/guarantee-store.ts';
import { type OfficialUploadServices, registerOfficialUpload } from './official-upload.ts';

type NoticeAnswer = { refusal: string | null };

export async function registerNoticeUpload(app: FastifyInstance, services: OfficialUploadServices): Promise<void> {
  const asked = { access: ['settings.write'], attempt: 'LawUploadNotice', what: 'the settings' } as const;
  await registerOfficialUpload(app, services, asked, (scope) => {
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
