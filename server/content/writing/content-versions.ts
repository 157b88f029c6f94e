// The versions in which a page or an article said something else than before, the newest first.
import { sql } from 'kysely';
import type { Db } from '../../database/connect.ts';
import { isUuid } from '../../database/is-uuid.ts';
import type { ContentKind } from './content-kind.ts';

export type ContentVersion = { version: number; changedBy: string; changedAt: Date };

const MOST_VERSIONS = 200;

export async function listContentVersions(db: Db, kind: ContentKind, id: string): Promise<ContentVersion[]> {
  if (kind === 'article') return isUuid(id) ? listOfArticle(db, id) : [];
  const { rows } = await sql<ContentVersion>`
    select version, changed_by as "changedBy", changed_at as "changedAt" from (
      select s.version, s.changed_by, s.changed_at, p.page,
        lag(p.page) over (order by s.version) is distinct from p.page as is_other
      from settings s left join lateral (
        select page - 'updatedAt' as page from jsonb_array_elements(s.data -> 'pages') as page
        where page ->> 'slug' = ${id}) p on true
      where s.document = 'pages'
    ) as each where is_other and page is not null order by version desc limit ${MOST_VERSIONS}`.execute(db);
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
