// Publishes a draft, at once or when its time has come. Every process looks twice a second: who is first has the lock, and
// the others find nothing left to do; so a process that dies leaves its drafts to the next.
import type { FastifyBaseLogger } from 'fastify';
import { ok, type Result, refuse } from '#src/result.ts';
import { isClockBelieved } from '../../database/clock-leaps.ts';
import type { Db } from '../../database/connect.ts';
import { inTransaction, type Transaction } from '../../database/transaction.ts';
import { reach } from '../../faultpoint.ts';
import type { DraftTarget, DraftTargets, Fields, Published } from './draft-target.ts';
import { mergeDraft } from './merge-draft.ts';
import {
  type CannotPublish,
  type DraftKey,
  deleteDraft,
  findDraft,
  listDueDrafts,
  type SettingsDraft,
  writeFailure,
} from './settings-draft-store.ts';
import { settingsTarget } from './settings-target.ts';

/** A page is late by this and what its statement takes. */
export const PUBLISH_DRAFTS_EVERY_MS = 500;

export type PublishDraftRefusal =
  | CannotPublish
  /** Another one than was on the screen, or none. */
  | { kind: 'DraftChanged'; draft: SettingsDraft | null };

type Publishing = DraftKey & { revision?: number; changedBy: string };

/** `part`: its name from now on, which a changed slug changes. */
export async function publishDraft(
  tx: Transaction,
  { document, part, revision, changedBy }: Publishing,
  { now, targets = settingsTarget }: { now: Date; targets?: DraftTargets },
): Promise<Result<Published & { data: Fields }, PublishDraftRefusal>> {
  const target = targets(document);
  await target.lock(tx);
  const draft = await findDraft(tx, { document, part });
  if (!draft || (revision ?? draft.revision) !== draft.revision) return refuse({ kind: 'DraftChanged', draft });
  const merged = await mergeWithCurrent(tx, target, draft);
  if (!merged.ok) return merged;
  const published = await target.publish(tx, { part, data: merged.value, changedBy, now });
  if (!published.ok) return published;
  await deleteDraft(tx, { document, part });
  reach('before-publish-commit');
  return ok({ ...published.value, data: merged.value });
}

async function mergeWithCurrent(tx: Transaction, target: DraftTarget, { part, data, baseVersion }: SettingsDraft) {
  const current = await target.read(tx, part);
  const isUnchanged = current?.version === baseVersion;
  const base = isUnchanged ? current : await target.read(tx, part, baseVersion);
  return mergeDraft({ base, draft: data as Fields, current });
}

type Services = {
  db: Db;
  now: () => Date;
  log: Pick<FastifyBaseLogger, 'error'>;
  /** Told of what was published, as the last thing in the transaction that does it. */
  audit?(tx: Transaction, change: DuePublished): Promise<void>;
};

/** `by`: whoever has saved the draft, as documents keep it. */
export type DuePublished = { document: string; by: string; before: Fields | null; after: Fields } & Pick<
  Published,
  'alsoLogged'
>;

/** How many were published. What could not be stays, with the reason, until somebody saves it again. */
export async function publishDueDrafts(services: Services, targets: DraftTargets = settingsTarget): Promise<number> {
  const { db, now } = services;
  const due = await listDueDrafts(db, now());
  // What a wrong clock has published early, everybody has seen.
  if (due.length === 0 || !(await isClockBelieved(db, now()))) return 0;
  let published = 0;
  for (const key of due) if (await publishDue(services, key, targets)) published++;
  return published;
}

async function publishDue({ db, now, log, audit }: Services, key: DraftKey, targets: DraftTargets): Promise<boolean> {
  let tried: SettingsDraft | null = null;
  const published = await inTransaction(db, async (tx) => {
    await targets(key.document).lock(tx);
    tried = await findDraft(tx, key);
    // Published by another process, or put off, since the list was read.
    if (!isDue(tried, now())) return ok(null);
    const by = tried.changedBy;
    const before = (await targets(key.document).read(tx, key.part))?.data ?? null;
    const done = await publishDraft(tx, { ...key, changedBy: by }, { now: now(), targets });
    if (done.ok && done.value.isNew) {
      const { data: after, alsoLogged } = done.value;
      await audit?.(tx, { document: key.document, by, before, after, ...(alsoLogged && { alsoLogged }) });
    }
    return done;
  });
  if (published.ok) return published.value !== null;
  const failure = published.error;
  const revision = (tried as SettingsDraft | null)?.revision;
  if (failure.kind === 'DraftChanged' || revision === undefined) return false;
  await inTransaction(db, (tx) => writeFailure(tx, { ...key, revision }, { failure, now: now() }));
  log.error({ ...key, failure }, 'a draft could not be published at its time');
  return false;
}

function isDue(draft: SettingsDraft | null, now: Date): draft is SettingsDraft {
  return draft?.publishAt != null && draft.publishAt <= now && draft.failure === null;
}
