import { type RawBuilder, sql } from 'kysely';

/**
 * Whatever is written for the shop's pages, as rows (`document`, `data`): home page, pages and articles, as they are in force
 * and in drafts. What says where something is shown looks through this, and misses none.
 */
export const everyWriting: RawBuilder<unknown> = sql`(
  select * from (
    select distinct on (document) document, data from settings where document in ('home', 'pages')
    order by document, version desc) in_force
  union all
  select document, data from settings_drafts where document in ('home', 'pages', 'articles')
  union all
  select 'articles', jsonb_build_object('picture', a.picture, 'blocks', a.blocks, 'texts', (
    select jsonb_agg(t.html) from article_texts t where t.article_id = a.id))
  from articles a where a.is_shown)`;
