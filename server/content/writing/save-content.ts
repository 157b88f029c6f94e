// Saves a page or an article as its draft, and publishes it when that is asked for: one way for the office and the commands.
import { randomUUID } from 'node:crypto';
import type { ContentRefusal } from '#src/content/content-refusals.ts';
import { ok, type Result, refuse } from '#src/result.ts';
import { legalSlugs } from '#src/shop/legal-slugs.ts';
import { isSame } from '#src/ui/record-editor/nested-fields.ts';
import type { Db } from '../../database/connect.ts';
import { makeOnce } from '../../database/make-once.ts';
import { inTransaction, type Transaction } from '../../database/transaction.ts';
import type { AuditEntry } from '../../schema/request-context.ts';
import type { Fields, Published } from '../../shop/drafts/draft-target.ts';
import { publishDraft } from '../../shop/drafts/publish-settings-draft.ts';
import { saveDraft } from '../../shop/drafts/save-settings-draft.ts';
import { deleteDraft } from '../../shop/drafts/settings-draft-store.ts';
import { contentEntry } from './content-entry.ts';
import { type ContentKind, contentDocuments, draftTargets, targetOfKind } from './content-kind.ts';
import { contentRefusal } from './content-refusal.ts';
import { type ContentState, findContent, isSameRevision, seenVersion } from './content-state.ts';
import { listLeftOut } from './list-left-out.ts';

/** `audit`: told of what shoppers see from now on, and of redirects that came of it. */
export type ContentWork = {
  db: Db;
  now: () => Date;
  changedBy: string;
  audit?(tx: Transaction, entry: AuditEntry): Promise<void>;
};

export type SavedContent = {
  /** Null: a new one, which is made once under its `newId`. */
  id: string | null;
  newId?: string | null;
  /** That was on the screen; null: whichever there is. */
  version: number | null;
  data: Fields;
  publishAt: Date | null;
  publish: boolean;
  /** What somebody else has published meanwhile is replaced, and stays in the versions. */
  overwrite?: boolean;
};

/** `leftOut`: what the sanitiser has taken out, by field. */
export type ContentSaved = { id: string; version: number; leftOut: string[] };

export function saveContent(
  work: ContentWork,
  kind: ContentKind,
  saved: SavedContent,
): Promise<Result<ContentSaved, ContentRefusal>> {
  return inTransaction(work.db, (tx) => {
    const making = { kind, newId: saved.id === null ? saved.newId : null, now: work.now() };
    return makeOnce(tx, making, () => saveContentIn(tx, work, kind, saved));
  });
}

async function saveContentIn(
  tx: Transaction,
  { now, changedBy, audit }: ContentWork,
  kind: ContentKind,
  saved: SavedContent,
): Promise<Result<ContentSaved, ContentRefusal>> {
  const at = now();
  await targetOfKind(kind).lock(tx);
  const before = saved.id === null ? null : await findContent(tx, kind, saved.id);
  if (saved.id !== null && !before) return refuse({ kind: 'ContentUnknown' });
  const hindrance = await findHindrance(tx, kind, before, saved);
  if (hindrance) return refuse(hindrance);
  const part = await placeDraft(tx, kind, before, saved);
  const written = await write(tx, { kind, part, before, saved, changedBy, now: at });
  if (!written.ok) return written;
  const id = saved.publish && kind === 'page' ? String(saved.data.slug) : part;
  const after = await findContent(tx, kind, id);
  const { data, alsoLogged = [] } = written.value;
  const entries = saved.publish ? [entryOfChange(kind, id, { before, after }), ...alsoLogged] : [];
  for (const entry of entries) await audit?.(tx, entry);
  return ok({ id, version: after?.version ?? 0, leftOut: listLeftOut(saved.data, data) });
}

type Change = { before: ContentState | null; after: ContentState | null };

export function entryOfChange(kind: ContentKind, id: string, { before, after }: Change): AuditEntry {
  const subject = `${contentDocuments[kind]} ${after?.data.slug ?? before?.data.slug ?? id}`;
  return contentEntry({ subject, before: before?.published?.data ?? null, after: after?.published?.data ?? null });
}

async function findHindrance(
  tx: Transaction,
  kind: ContentKind,
  before: ContentState | null,
  { data, version }: SavedContent,
): Promise<ContentRefusal | null> {
  if (before && version !== null && (await isOutdated(tx, kind, before, version))) return { kind: 'ContentChanged' };
  const { slug } = data;
  if (typeof slug !== 'string') return { kind: 'SlugInvalid' };
  const former = before?.data.slug;
  if (kind === 'page' && former !== slug && legalSlugs.includes(String(former))) return { kind: 'LegalPage' };
  return (await isTaken(tx, kind, slug, before?.id ?? null)) ? { kind: 'SlugTaken' } : null;
}

/** A page's document has another version as soon as any other page is published: that is nothing to this one. */
async function isOutdated(tx: Transaction, kind: ContentKind, now: ContentState, version: number): Promise<boolean> {
  const seen = seenVersion(version);
  if (!isSameRevision(seen, now.draft)) return true;
  const base = seenVersion(now.version).base;
  if (seen.base === base) return false;
  const then = await targetOfKind(kind).read(tx, now.id, seen.base);
  return !isSame(then?.data ?? null, now.published?.data ?? null);
}

async function isTaken(tx: Transaction, kind: ContentKind, slug: string, own: string | null): Promise<boolean> {
  const drafts = await tx
    .selectFrom('settings_drafts')
    .select(['part', 'data'])
    .where('document', '=', contentDocuments[kind])
    .execute();
  const isDrafted = drafts.some(({ part, data }) => part !== own && (data as Fields).slug === slug);
  if (isDrafted || kind === 'article') return isDrafted;
  return slug !== own && (await targetOfKind(kind).read(tx, slug))?.data != null;
}

/** A page that is not published yet is called as its draft says, and moves with it. */
async function placeDraft(
  tx: Transaction,
  kind: ContentKind,
  before: ContentState | null,
  { data }: SavedContent,
): Promise<string> {
  if (kind === 'article') return before?.id ?? randomUUID();
  const slug = String(data.slug);
  if (!before || before.published) return before?.id ?? slug;
  if (before.id === slug) return slug;
  await tx
    .updateTable('settings_drafts')
    .set({ part: slug })
    .where('document', '=', contentDocuments.page)
    .where('part', '=', before.id)
    .execute();
  return slug;
}

type Writing = {
  kind: ContentKind;
  part: string;
  before: ContentState | null;
  saved: SavedContent;
  changedBy: string;
  now: Date;
};

type Written = { data: Fields } & Pick<Published, 'alsoLogged'>;

async function write(tx: Transaction, writing: Writing): Promise<Result<Written, ContentRefusal>> {
  const { kind, part, before, saved, changedBy, now } = writing;
  const work = { now, targets: draftTargets };
  const document = contentDocuments[kind];
  const current = before ? seenVersion(before.version).base : 0;
  const baseVersion = saved.overwrite ? current : (before?.draft?.baseVersion ?? current);
  const publishAt = saved.publish ? null : saved.publishAt;
  const revision = before?.draft?.revision ?? null;
  const draft = { document, part, data: saved.data, baseVersion, revision, publishAt, changedBy };
  const drafted = await saveDraft(tx, draft, work);
  if (!drafted.ok) return refuse(contentRefusal(drafted.error));
  if (!saved.publish) {
    // What says what is published already is no draft.
    if (!publishAt && isSame(drafted.value.data, before?.published?.data)) await deleteDraft(tx, draft);
    return ok(drafted.value);
  }
  const published = await publishDraft(tx, { document, part, changedBy }, work);
  return published.ok ? published : refuse(contentRefusal(published.error));
}
