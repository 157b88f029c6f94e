import { type RawBuilder, type SqlBool, sql } from 'kysely';

/** Whether pictures fill the frames of cards; where they hang on a wall, each keeps its shape. */
export const arePicturesFilled: RawBuilder<SqlBool> = sql`(coalesce((
  select data ->> 'pictures' from settings where document = 'brand' order by version desc limit 1), 'filled') = 'filled')`;
