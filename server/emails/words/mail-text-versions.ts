// The texts of one kind of e-mail as they were before: of the versions of the document those that changed this kind.
import { isDeepStrictEqual } from 'node:util';
import type { MailTextKind } from '#src/shop/mail-texts/mail-text-kinds.ts';
import { mailTextsSchema } from '#src/shop/mail-texts/mail-texts.ts';
import type { Db } from '../../database/connect.ts';
import { listMailTexts, type MailTextRecord } from './mail-text-records.ts';

export type MailTextVersion = { version: number; changedAt: Date; changedBy: string; texts: MailTextRecord[] };

const MOST_READ = 500;
const MOST_LISTED = 30;

/** The newest first; the one in force is the first. */
export async function listMailTextVersions(db: Db, kind: MailTextKind): Promise<MailTextVersion[]> {
  const rows = await db
    .selectFrom('settings')
    .select(['version', 'data', 'changed_at', 'changed_by'])
    .where('document', '=', 'mail-texts')
    .orderBy('version', 'desc')
    .limit(MOST_READ)
    .execute();
  const versions = rows.map(({ data, ...row }) => ({ ...row, texts: mailTextsSchema.parse(data) }));
  return versions
    .filter(({ texts }, position) => !isDeepStrictEqual(texts[kind], versions[position + 1]?.texts[kind] ?? {}))
    .slice(0, MOST_LISTED)
    .map(({ version, changed_at: changedAt, changed_by: changedBy, texts }) => ({
      ...{ version, changedAt, changedBy },
      texts: listMailTexts(texts, kind),
    }));
}
