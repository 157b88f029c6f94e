// The texts of one kind of e-mail as they were before: of the versions of the document those that changed this kind.
import { sql } from 'kysely';
import type { MailTextKind } from '#src/shop/mail-texts/mail-text-kinds.ts';
import { mailTextsSchema } from '#src/shop/mail-texts/mail-texts.ts';
import type { Db } from '../../database/connect.ts';
import { listMailTexts, type MailTextRecord } from './mail-text-records.ts';

export type MailTextVersion = { version: number; changedAt: Date; changedBy: string; texts: MailTextRecord[] };

type Row = Omit<MailTextVersion, 'texts'> & { texts: unknown };

const MOST_LISTED = 30;

/** The newest first; the one in force is the first. Of each document only the texts of the kind are read. */
export async function listMailTextVersions(db: Db, kind: MailTextKind): Promise<MailTextVersion[]> {
  const { rows } = await sql<Row>`
    select version, changed_at as "changedAt", changed_by as "changedBy", texts from (
      select version, changed_at, changed_by, texts, lag(texts, 1, '{}') over (order by version) as before from (
        select version, changed_at, changed_by, coalesce(data -> ${kind}, '{}') as texts from settings
        where document = 'mail-texts'
      ) as versions
    ) as compared
    where texts <> before order by version desc limit ${MOST_LISTED}`.execute(db);
  return rows.map(({ texts, ...version }) => {
    const read = mailTextsSchema.parse({ [kind]: texts });
    return { ...version, texts: listMailTexts(read, kind) };
  });
}
