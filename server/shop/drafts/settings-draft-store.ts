// Drafts of documents and of their parts: one of each, whoever writes it.
import type { Db } from '../../database/connect.ts';
import type { Transaction } from '../../database/transaction.ts';
import type { SettingsFault } from '../change-settings.ts';

/** `part`: empty for a whole document, a page's slug, an article's id. */
export type DraftKey = { document: string; part: string };

/** What was changed by somebody else since the draft was begun, and is something else in the draft. */
export type ChangedSince = { kind: 'ChangedSince'; paths: string[]; changedBy: string; changedAt: string };
export type CannotPublish =
  | ChangedSince
  /** What the draft is about was deleted. */
  | { kind: 'GoneSince' }
  | { kind: 'InvalidSettings'; faults: SettingsFault[] };

export type SettingsDraft = DraftKey & {
  data: unknown;
  /** 0: it is about something new. */
  baseVersion: number;
  revision: number;
  publishAt: Date | null;
  /** Why it was not published at its time. */
  failure: CannotPublish | null;
  changedBy: string;
  changedAt: Date;
};

const columns = [
  ...(['document', 'part', 'data', 'base_version', 'revision', 'publish_at', 'failure'] as const),
  ...(['changed_by', 'changed_at'] as const),
] as const;

export async function findDraft(db: Db, { document, part }: DraftKey): Promise<SettingsDraft | null> {
  const query = db.selectFrom('settings_drafts').select(columns);
  const row = await query.where('document', '=', document).where('part', '=', part).executeTakeFirst();
  return row ? toDraft(row) : null;
}

export async function listDrafts(db: Db, document: string): Promise<SettingsDraft[]> {
  const query = db.selectFrom('settings_drafts').select(columns).where('document', '=', document);
  return (await query.orderBy('part').execute()).map(toDraft);
}

/** Those whose time has come, the earliest first, without those that could not be published. */
export async function listDueDrafts(db: Db, now: Date): Promise<DraftKey[]> {
  return db
    .selectFrom('settings_drafts')
    .select(['document', 'part'])
    .where('publish_at', '<=', now)
    .where('failure', 'is', null)
    .orderBy('publish_at')
    .limit(100)
    .execute();
}

/** Writes the draft in the place of the one that there is. */
export async function writeDraft(tx: Transaction, draft: Omit<SettingsDraft, 'failure'>): Promise<void> {
  const values = {
    data: JSON.stringify(draft.data),
    base_version: draft.baseVersion,
    revision: draft.revision,
    publish_at: draft.publishAt,
    failure: null,
    failed_at: null,
    changed_by: draft.changedBy,
    changed_at: draft.changedAt,
  };
  await tx
    .insertInto('settings_drafts')
    .values({ document: draft.document, part: draft.part, ...values })
    .onConflict((conflict) => conflict.columns(['document', 'part']).doUpdateSet(values))
    .execute();
}

export async function writeFailure(
  tx: Transaction,
  { document, part, revision }: DraftKey & { revision: number },
  { failure, now }: { failure: CannotPublish; now: Date },
): Promise<void> {
  await tx
    .updateTable('settings_drafts')
    .set({ failure: JSON.stringify(failure), failed_at: now })
    .where('document', '=', document)
    .where('part', '=', part)
    .where('revision', '=', revision)
    .execute();
}

/** False when there was none. */
export async function deleteDraft(tx: Transaction, { document, part }: DraftKey): Promise<boolean> {
  const query = tx.deleteFrom('settings_drafts').where('document', '=', document).where('part', '=', part);
  return (await query.executeTakeFirst()).numDeletedRows > 0n;
}

type Row = {
  document: string;
  part: string;
  data: unknown;
  base_version: number;
  revision: number;
  publish_at: Date | null;
  failure: unknown;
  changed_by: string;
  changed_at: Date;
};

function toDraft(row: Row): SettingsDraft {
  return {
    document: row.document,
    part: row.part,
    data: row.data,
    baseVersion: row.base_version,
    revision: row.revision,
    publishAt: row.publish_at,
    failure: row.failure as CannotPublish | null,
    changedBy: row.changed_by,
    changedAt: row.changed_at,
  };
}
