// Takes a page or an article off the shop: back into its draft, or for good. Legal pages stay: buyers are sent to them.
import type { ContentRefusal } from '#src/content/content-refusals.ts';
import { locales } from '#src/i18n/locales.ts';
import { ok, type Result, refuse } from '#src/result.ts';
import { legalSlugs } from '#src/shop/legal-slugs.ts';
import { inTransaction, type Transaction } from '../../database/transaction.ts';
import { moveAddresses } from '../../redirects/move-addresses.ts';
import { isTarget } from '../../redirects/redirect-addresses.ts';
import type { AuditEntry } from '../../schema/request-context.ts';
import { changeSettings } from '../../shop/change-settings.ts';
import { deleteDraft, writeDraft } from '../../shop/drafts/settings-draft-store.ts';
import { findSettings } from '../../shop/settings-store.ts';
import { followArticleBlocks } from '../../shop/translations/follow-article-blocks.ts';
import { type ContentKind, contentDocuments, contentPath, targetOfKind } from './content-kind.ts';
import { type ContentState, findContent, isSameRevision, seenVersion } from './content-state.ts';
import { type ContentWork, entryOfChange } from './save-content.ts';

export type RemovedContent = { id: string; version: number | null; redirectTo?: string | null };

/** What is shown is a draft from now on; a draft that there is stays as it is. */
export function withdrawContent(work: ContentWork, kind: ContentKind, removed: RemovedContent) {
  return remove(work, kind, removed, async (tx, { id, data, draft, version }) => {
    const { base, revision } = seenVersion(version);
    await writeDraft(tx, {
      ...{ document: contentDocuments[kind], part: id, data, publishAt: null },
      // A page is new again; the versions of an article go on.
      ...{ baseVersion: kind === 'page' ? 0 : base, revision: (draft?.revision ?? revision) + 1 },
      ...{ changedBy: work.changedBy, changedAt: work.now() },
    });
    await takeOff(tx, kind, id, work);
    return [];
  });
}

/** `redirectTo`: where its address leads from now on. */
export function deleteContent(work: ContentWork, kind: ContentKind, removed: RemovedContent) {
  return remove(work, kind, removed, async (tx, { id, published }) => {
    await deleteDraft(tx, { document: contentDocuments[kind], part: id });
    if (published || kind === 'article') await takeOff(tx, kind, id, work);
    if (kind === 'article') await tx.deleteFrom('articles').where('id', '=', id).execute();
    const slug = published?.data?.slug;
    if (!removed.redirectTo || typeof slug !== 'string') return [];
    const to = removed.redirectTo.trim();
    const moves = locales.map((locale) => ({ from: contentPath(kind, locale, slug), to }));
    return moveAddresses(tx, moves, work.now());
  });
}

/** Answers with what the log says of redirects that came of it. */
type Removing = (tx: Transaction, state: ContentState) => Promise<AuditEntry[]>;

function remove(
  { db, audit }: ContentWork,
  kind: ContentKind,
  { id, version, redirectTo }: RemovedContent,
  work: Removing,
): Promise<Result<{ id: string }, ContentRefusal>> {
  return inTransaction(db, async (tx) => {
    await targetOfKind(kind).lock(tx);
    const state = await findContent(tx, kind, id);
    if (!state) return refuse({ kind: 'ContentUnknown' });
    if (version !== null && !isSameRevision(seenVersion(version), state.draft))
      return refuse({ kind: 'ContentChanged' });
    if (kind === 'page' && legalSlugs.includes(id)) return refuse({ kind: 'LegalPage' });
    if (redirectTo && !isTarget(redirectTo.trim())) return refuse({ kind: 'TargetInvalid' });
    const redirected = await work(tx, state);
    const gone = state.published ? [entryOfChange(kind, id, { before: state, after: null })] : [];
    for (const entry of [...gone, ...redirected]) await audit?.(tx, entry);
    return ok({ id });
  });
}

async function takeOff(tx: Transaction, kind: ContentKind, id: string, { now, changedBy }: ContentWork): Promise<void> {
  if (kind === 'article') {
    await tx.updateTable('articles').set({ is_shown: false }).where('id', '=', id).execute();
    await tx.deleteFrom('article_texts').where('article_id', '=', id).execute();
    await followArticleBlocks(tx, { article: id, blocks: null, before: null });
    return;
  }
  const pages = (await findSettings(tx, 'pages'))?.data.pages ?? [];
  const data = { pages: pages.filter(({ slug }) => slug !== id) };
  const changed = await changeSettings(tx, { document: 'pages', data, changedBy, now: now() });
  if (!changed.ok) throw new Error(`the pages without ${id} are not valid: ${JSON.stringify(changed.error)}`);
}
