// A page or an article as those who write it have it: what is published, what is drafted over it, and one version of both.
import { isUuid } from '#src/is-uuid.ts';
import type { Db } from '../../database/connect.ts';
import type { Fields, TargetVersion } from '../../shop/drafts/draft-target.ts';
import { findDraft, type SettingsDraft } from '../../shop/drafts/settings-draft-store.ts';
import { type ContentKind, contentDocuments, targetOfKind } from './content-kind.ts';

export type ContentState = {
  id: string;
  /** What shoppers read; null: nothing. */
  published: TargetVersion | null;
  draft: SettingsDraft | null;
  /** Raised by whatever is saved of it. */
  version: number;
  /** The draft, where there is one. */
  data: Fields;
};

const REVISIONS = 1_000;

/** Null when there is neither a page nor a draft of one. `id`: a page's slug, an article's id. */
export async function findContent(db: Db, kind: ContentKind, id: string): Promise<ContentState | null> {
  if (kind === 'article' && !isUuid(id)) return null;
  const [read, draft, isShown] = await Promise.all([
    targetOfKind(kind).read(db, id),
    findDraft(db, { document: contentDocuments[kind], part: id }),
    kind === 'page' || isArticleShown(db, id),
  ]);
  const data = (draft?.data as Fields | undefined) ?? (isShown ? read?.data : null);
  if (!data) return null;
  const published = isShown && read?.data ? read : null;
  return { id, published, draft, version: versionOf(read?.version ?? 0, draft), data };
}

async function isArticleShown(db: Db, id: string): Promise<boolean> {
  const row = await db.selectFrom('articles').select('is_shown').where('id', '=', id).executeTakeFirst();
  return row?.is_shown === true;
}

function versionOf(base: number, draft: Pick<SettingsDraft, 'revision'> | null): number {
  return base * REVISIONS + ((draft?.revision ?? 0) % REVISIONS);
}

export type SeenVersion = { base: number; revision: number };

export function seenVersion(version: number): SeenVersion {
  return { base: Math.floor(version / REVISIONS), revision: version % REVISIONS };
}

export function isSameRevision(seen: SeenVersion, draft: SettingsDraft | null): boolean {
  return seen.revision === (draft?.revision ?? 0) % REVISIONS;
}
