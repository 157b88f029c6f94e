// Publishes what is drafted of a page or an article.
import type { ContentRefusal } from '#src/content/content-refusals.ts';
import { type Result, refuse } from '#src/result.ts';
import type { ContentKind } from './content-kind.ts';
import { findContent } from './content-state.ts';
import { type ContentSaved, type ContentWork, saveContent } from './save-content.ts';

type Published = { id: string; version: number | null; overwrite?: boolean };

export async function publishContent(
  work: ContentWork,
  kind: ContentKind,
  { id, version, overwrite = false }: Published,
): Promise<Result<ContentSaved, ContentRefusal>> {
  const state = await findContent(work.db, kind, id);
  if (!state) return refuse({ kind: 'ContentUnknown' });
  // Read before the lock: the version says whether it is still that.
  const data = state.data;
  const saved = { id, version: version ?? state.version, data, publishAt: null, publish: true, overwrite };
  return saveContent(work, kind, saved);
}
