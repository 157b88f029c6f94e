import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { everyWriting } from './every-writing.ts';

/** The pictures that pages and articles show (`document`, `picture`), as they are in force or in a draft. */
export const picturesInPages: RawBuilder<unknown> = sql`(
  select distinct w.document, p.key #>> '{}' as picture
  from ${everyWriting} as w, jsonb_path_query(w.data, '$.**.picture ? (@.type() == "string")') as p(key))`;

/** Whether a product, a collection, an order, an article or a block of a page shows a row of `pictures`. */
export const isPictureShown: RawBuilder<SqlBool> = sql`(exists (select from media m where m.picture = pictures.key)
  or exists (select from collections c where c.image = pictures.key)
  or exists (select from order_lines l where l.image = pictures.key)
  or pictures.key in (select picture from ${picturesInPages} as pages))`;
