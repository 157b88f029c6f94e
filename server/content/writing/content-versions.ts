// The versions in which a page or an article said something else than before, the newest first.
import { sql } from 'kysely';
import { isUuid } from '#src/is-uuid.ts';
import type { Db } from '../../database/connect.ts';
import type { Fields } from '../../shop/drafts/draft-target.ts';
import { type ContentKind, targetOfKind } from './content-kind.ts';

/** `version`: the how manyth of the page or the article it is, from 1. */
export type ContentVersion = { version: number; changedBy: string; changedAt: Date };

const MOST_VERSIONS = 200;

export async function listContentVersions(db: Db, kind: ContentKind, id: string): Promise<ContentVersion[]> {
  if (kind === 'article') return isUuid(id) ? listOfArticle(db, id) : [];
  return (await listOfPage(db, id)).map(({ ofDocument: _, ...version }) => version);
}

/** What it said in one of them; null when there is no such version. */
export async function findContentVersion(
  db: Db,
  kind: ContentKind,
  { id, version }: { id: string; version: number },
): Promise<Fields | null> {
  const stored = kind === 'article' ? version : await findDocumentVersion(db, id, version);
  if (stored === null || !Number.isInteger(stored)) return null;
  return (await targetOfKind(kind).read(db, id, stored))?.data ?? null;
}

async function findDocumentVersion(db: Db, id: string, version: number): Promise<number | null> {
  return (await listOfPage(db, id)).find((each) => each.version === version)?.ofDocument ?? null;
}

/** Each version of the document holds all pages: those of a page are those in which it is another one than before. */
async function listOfPage(db: Db, id: string): Promise<(ContentVersion & { ofDocument: number })[]> {
  const { rows } = await sql<ContentVersion & { ofDocument: number }>`
    select (row_number() over (order by version))::int as version, version as "ofDocument",
      changed_by as "changedBy", changed_at as "changedAt" from (
      select s.version, s.changed_by, s.changed_at, p.page,
        lag(p.page) over (order by s.version) is distinct from p.page as is_other
      from settings s left join lateral (
        select page - 'updatedAt' as page from jsonb_array_elements(s.data -> 'pages') as page
        where page ->> 'slug' = ${id}) p on true
      where s.document = 'pages'
    ) as each where is_other and page is not null order by "ofDocument" desc limit ${MOST_VERSIONS}`.execute(db);
  return rows;
}

function listOfArticle(db: Db, id: string): Promise<ContentVersion[]> {
  return db
    .selectFrom('article_versions')
    .select(['version', 'changed_by as changedBy', 'changed_at as changedAt'])
    .where('article_id', '=', id)
    .orderBy('version', 'desc')
    .limit(MOST_VERSIONS)
    .execute();
}
