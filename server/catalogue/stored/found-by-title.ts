// Products by the words of their titles in all languages, however these are accented: the lists of staff look for them so.
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { hasWord, tidyTyped } from '../../database/search-words.ts';

/** A condition on an overview `o`: its titles hold all the words, or parts of words. */
export function titleHas(text: string): RawBuilder<SqlBool> {
  const words = tidyTyped(text).split(' ');
  return sql`(${sql.join(
    words.map((word) => hasWord(sql`o.words`, word)),
    sql` and `,
  )})`;
}

/** Selects their ids. */
export function foundByTitle(text: string): RawBuilder<SqlBool> {
  return sql`select o.product_id from product_overviews o where ${titleHas(text)}`;
}
