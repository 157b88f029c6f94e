import type { ArticleData } from '#src/content/articles/article-data.ts';
import type { Db } from '../../database/connect.ts';
import { articleTarget } from './article-target.ts';

/** Null: it is not shown, or there is none. */
export async function findShownArticle(db: Db, id: string): Promise<{ version: number; data: ArticleData } | null> {
  const shown = await db
    .selectFrom('articles')
    .select('version')
    .where('id', '=', id)
    .where('is_shown', '=', true)
    .executeTakeFirst();
  const read = shown && (await articleTarget.read(db, id, shown.version));
  return read?.data ? { version: read.version, data: read.data as ArticleData } : null;
}
