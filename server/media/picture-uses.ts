import { type RawBuilder, type SqlBool, sql } from 'kysely';

/** The pictures that pages and articles show (`document`, `picture`), as they are in force or in a draft. */
export const picturesInPages: RawBuilder<unknown> = sql`(
  select distinct d.document, p.key #>> '{}' as picture
  from (
    select * from (
      select distinct on (document) document, data from settings where document in ('home', 'pages')
      order by document, version desc) in_force
    union all select document, data from settings_drafts) as d,
    jsonb_path_query(d.data, '$.**.picture ? (@.type() == "string")') as p(key)
  union select 'articles', picture from articles where picture is not null
  union select 'articles', b.key #>> '{}'
    from articles, jsonb_path_query(articles.blocks, '$.**.picture ? (@.type() == "string")') as b(key))`;

/** Whether a product, a collection, an order, an article or a block of a page shows a row of `pictures`. */
export const isPictureShown: RawBuilder<SqlBool> = sql`(exists (select from media m where m.picture = pictures.key)
  or exists (select from collections c where c.image = pictures.key)
  or exists (select from order_lines l where l.image = pictures.key)
  or pictures.key in (select picture from ${picturesInPages} as pages))`;
