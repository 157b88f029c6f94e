import { type RawBuilder, type SqlBool, sql } from 'kysely';

/** Of a row of `pictures`: whether a product, a collection or an order shows it. */
export const isPictureShown: RawBuilder<SqlBool> = sql`(exists (select from media m where m.picture = pictures.key)
  or exists (select from collections c where c.image = pictures.key)
  or pictures.key in (select l.image from order_lines l where l.image is not null))`;
