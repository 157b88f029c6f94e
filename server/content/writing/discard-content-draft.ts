// Throws a draft away: what is published stays, and what was only a draft is gone.
import type { ContentRefusal } from '#src/content/content-refusals.ts';
import { ok, type Result, refuse } from '#src/result.ts';
import { inTransaction } from '../../database/transaction.ts';
import { deleteDraft } from '../../shop/drafts/settings-draft-store.ts';
import { type ContentKind, contentDocuments, targetOfKind } from './content-kind.ts';
import { findContent, isSameRevision, seenVersion } from './content-state.ts';
import type { ContentWork } from './save-content.ts';

export function discardContentDraft(
  { db }: ContentWork,
  kind: ContentKind,
  { id, version }: { id: string; version: number | null },
): Promise<Result<{ id: string }, ContentRefusal>> {
  return inTransaction(db, async (tx) => {
    await targetOfKind(kind).lock(tx);
    const state = await findContent(tx, kind, id);
    if (!state) return refuse({ kind: 'ContentUnknown' });
    if (version !== null && !isSameRevision(seenVersion(version), state.draft))
      return refuse({ kind: 'ContentChanged' });
    await deleteDraft(tx, { document: contentDocuments[kind], part: id });
    // An article that was never read by anybody, or was taken off, goes with its draft.
    if (kind === 'article' && !state.published) await tx.deleteFrom('articles').where('id', '=', id).execute();
    return ok({ id });
  });
}
