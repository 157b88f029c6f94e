import { type RawBuilder, type SqlBool, sql } from 'kysely';

/** Whether a product, a collection or an order shows a row of `pictures`. */
export const isPictureShown: RawBuilder<SqlBool> = sql`(exists (select from media m where m.picture = pictures.key)
  or exists (select from collections c where c.image = pictures.key)
  or exists (select from order_lines l where l.image = pictures.key))`;
