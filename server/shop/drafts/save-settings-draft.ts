// Writes a draft, or throws it away. Nothing of it is in force; but it is cleaned and checked as if it were, so that what
// cannot be published is said to whoever writes it and not at midnight.
import { sql } from 'kysely';
import { ok, type Result, refuse } from '#src/result.ts';
import type { Transaction } from '../../database/transaction.ts';
import type { SettingsFault } from '../change-settings.ts';
import type { DraftTarget, DraftTargets, Fields, PublishedChange } from './draft-target.ts';
import { type DraftKey, deleteDraft, findDraft, type SettingsDraft, writeDraft } from './settings-draft-store.ts';
import { settingsTarget } from './settings-target.ts';

export type WrittenDraft = DraftKey & {
  data: Fields;
  /** The version of the document that was on the screen; 0 for something new. */
  baseVersion: number;
  /** That of the draft that was on the screen; null: there was none. */
  revision: number | null;
  publishAt: Date | null;
  changedBy: string;
};

export type SaveDraftRefusal =
  | { kind: 'InvalidSettings'; faults: SettingsFault[] }
  /** The time to publish it is over. */
  | { kind: 'PublishAtPast' }
  /** Somebody else has saved it meanwhile; null: published or thrown away. */
  | { kind: 'DraftChanged'; draft: SettingsDraft | null };

type Work = { now: Date; targets?: DraftTargets };

/** `data`: as it was cleaned. */
export async function saveDraft(
  tx: Transaction,
  written: WrittenDraft,
  { now, targets = settingsTarget }: Work,
): Promise<Result<{ revision: number; data: Fields }, SaveDraftRefusal>> {
  const { document, part, publishAt, changedBy, baseVersion } = written;
  const target = targets(document);
  await target.lock(tx);
  const before = await findDraft(tx, written);
  if ((before?.revision ?? null) !== written.revision) return refuse({ kind: 'DraftChanged', draft: before });
  if (publishAt && publishAt <= now) return refuse({ kind: 'PublishAtPast' });
  const cleaned = await tryPublishing(tx, target, { part, data: written.data, changedBy, now });
  if (!cleaned.ok) return cleaned;
  const revision = (before?.revision ?? 0) + 1;
  const data = cleaned.value;
  await writeDraft(tx, { document, part, data, baseVersion, revision, publishAt, changedBy, changedAt: now });
  return ok({ revision, data });
}

export async function discardDraft(
  tx: Transaction,
  { document, part, revision }: DraftKey & { revision?: number },
): Promise<Result<{ isGone: boolean }, { kind: 'DraftChanged'; draft: SettingsDraft | null }>> {
  const draft = await findDraft(tx, { document, part });
  if (draft && revision !== undefined && draft.revision !== revision) return refuse({ kind: 'DraftChanged', draft });
  return ok({ isGone: await deleteDraft(tx, { document, part }) });
}

/** What would be stored; nothing of it is. */
async function tryPublishing(
  tx: Transaction,
  target: DraftTarget,
  change: PublishedChange,
): Promise<Result<Fields, { kind: 'InvalidSettings'; faults: SettingsFault[] }>> {
  await sql`savepoint draft`.execute(tx);
  const published = await target.publish(tx, change);
  const stored = published.ok ? await target.read(tx, target.nameAfter(change)) : null;
  await sql`rollback to savepoint draft`.execute(tx);
  await sql`release savepoint draft`.execute(tx);
  return published.ok ? ok(stored?.data ?? change.data) : published;
}
