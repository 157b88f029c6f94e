// The documents of the settings, in versions that are only ever added.
import { sql } from 'kysely';
import { type SettingsDocument, type SettingsOf, settingsDocuments } from '#src/shop/settings-documents.ts';
import { isSettingsDocument } from '#src/shop/settings-list.ts';
import type { Db } from '../database/connect.ts';
import type { Transaction } from '../database/transaction.ts';

export type StoredSettings<Document extends SettingsDocument> = {
  version: number;
  data: SettingsOf<Document>;
  changedAt: Date;
  /** An e-mail address of the staff, `cli`, or `seed` for what the demo says. */
  changedBy: string;
};

/** The version in force, or an older one; null when nobody has set any. */
export async function findSettings<Document extends SettingsDocument>(
  db: Db,
  document: Document,
  version?: number,
): Promise<StoredSettings<Document> | null> {
  const row = await db
    .selectFrom('settings')
    .select(['version', 'data', 'changed_at', 'changed_by'])
    .where('document', '=', document)
    .$if(version !== undefined, (query) => query.where('version', '=', version ?? 0))
    .orderBy('version', 'desc')
    .executeTakeFirst();
  if (!row) return null;
  // Stored before a field was thought of, a document gets what that field is by default.
  const data = settingsDocuments[document].parse(row.data) as SettingsOf<Document>;
  return { version: row.version, data, changedAt: row.changed_at, changedBy: row.changed_by };
}

export type SettingsInForce = { [Document in SettingsDocument]?: SettingsOf<Document> };

type Listed = {
  /** Left out: what is in force now. */
  at?: Date;
  /** Left out: every document. */
  only?: readonly SettingsDocument[];
};

/** What is in force of every document that somebody has set. */
export async function listSettings(db: Db, { at, only }: Listed = {}): Promise<SettingsInForce> {
  const rows = await db
    .selectFrom('settings')
    .distinctOn('document')
    .select(['document', 'data'])
    .$if(at !== undefined, (query) => query.where('changed_at', '<=', at ?? new Date(0)))
    .$if(only !== undefined, (query) => query.where('document', 'in', only ?? []))
    .orderBy('document')
    .orderBy('version', 'desc')
    .execute();
  // Written by a newer release: this version does not know the document.
  const valid = rows.flatMap(({ document, data }) =>
    isSettingsDocument(document) ? [[document, settingsDocuments[document].parse(data)]] : [],
  );
  return Object.fromEntries(valid) as SettingsInForce;
}

export type SettingsVersion = { version: number; changedAt: Date; changedBy: string };

/** The version in force of every document that somebody has set. */
export function listVersionsInForce(db: Db): Promise<{ document: string; version: number }[]> {
  return db
    .selectFrom('settings')
    .select(['document', ({ fn }) => fn.max('version').as('version')])
    .groupBy('document')
    .execute();
}

/** Older than `before`, the newest first. */
export function listSettingsVersions(
  db: Db,
  document: SettingsDocument,
  { before, limit }: { before: number | null; limit: number },
): Promise<SettingsVersion[]> {
  return db
    .selectFrom('settings')
    .select(['version', 'changed_at as changedAt', 'changed_by as changedBy'])
    .where('document', '=', document)
    .$if(before !== null, (query) => query.where('version', '<', before ?? 0))
    .orderBy('version', 'desc')
    .limit(limit)
    .execute();
}

/** Anyone else who changes a document waits until this transaction has ended. */
export async function lockSettings(tx: Transaction): Promise<void> {
  await sql`lock table settings in share row exclusive mode`.execute(tx);
}

export async function insertSettings<Document extends SettingsDocument>(
  tx: Transaction,
  document: Document,
  settings: StoredSettings<Document>,
): Promise<void> {
  await tx
    .insertInto('settings')
    .values({
      document,
      version: settings.version,
      data: JSON.stringify(settings.data),
      changed_by: settings.changedBy,
      changed_at: settings.changedAt,
    })
    .execute();
}
