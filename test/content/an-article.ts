import { type ContentSaved, saveContent } from '#server/content/writing/save-content.ts';
import type { Db } from '#server/database/connect.ts';
import { shopTime } from '../fixtures/a-shop.ts';

type AnArticle = { slug: string; title: string; body?: string; publish?: boolean; publishAt?: Date; now?: Date };

/** Written by a person; published unless it says otherwise. */
export async function anArticle(db: Db, article: AnArticle): Promise<ContentSaved> {
  const { slug, title, body = `<p>${title}.</p>`, publish = true, publishAt = null, now = shopTime } = article;
  const data = { slug, texts: { pl: { title, bodyHtml: body } } };
  const work = { db, now: () => now, changedBy: 'anna@shop.example' };
  const saved = await saveContent(work, 'article', { id: null, version: null, data, publishAt, publish });
  if (!saved.ok) throw new Error(JSON.stringify(saved.error));
  return saved.value;
}
