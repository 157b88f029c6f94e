// The library: every picture that the shop has, and what shows it.
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Db } from '../../../database/connect.ts';
import { type KeysetPage, keysetPage, type PlaceInList } from '../../../database/keyset-page.ts';
import { escapeLike, tidyTyped } from '../../../database/search-words.ts';
import { isPictureShown, picturesInPages } from '../../../media/picture-uses.ts';
import { foundByTitle } from '../../stored/found-by-title.ts';
import { isInLibrary } from './remove-pictures.ts';

export type LibraryPicture = {
  key: string;
  name: string;
  width: number;
  height: number;
  products: { id: string; title: string }[];
  productCount: number;
  isShownElsewhere: boolean;
  /** The names of the documents whose blocks show it, such as `home`. */
  documents: string[];
};

export type LibraryFilter = PlaceInList & { text?: string | null | undefined; isUnused?: boolean | null | undefined };

const MOST_NAMED = 10;
const KEY = /^[0-9a-f]{20}$/;

/** `baseLocale`: of the titles. */
export async function listLibraryPictures(
  db: Db,
  { text, isUnused, ...place }: LibraryFilter,
  baseLocale: string,
): Promise<KeysetPage<LibraryPicture>> {
  const conditions: RawBuilder<SqlBool>[] = [
    isInLibrary,
    ...(text ? [isFoundBy(tidyTyped(text))] : []),
    ...(isUnused ? [sql<SqlBool>`not ${isPictureShown}`] : []),
  ];
  const keyset = {
    columns: [sql`pictures.added_at`, sql`pictures.key`],
    isAscending: false,
    cursorOf: ({ key }: LibraryPicture) => key,
    placeOf: (key: string) => (KEY.test(key) ? sql`(select added_at, key from pictures where key = ${key})` : null),
  };
  return keysetPage(keyset, place, async ({ beyond, order, limit }) => {
    const { rows } = await sql<LibraryPicture>`
      with page as materialized (
        select * from pictures where ${sql.join([sql`true`, ...conditions, ...beyond], sql` and `)}
        order by ${order} limit ${limit}
      ), in_pages as materialized (select document, picture from ${picturesInPages} as p)
      select pictures.key, pictures.name, pictures.width, pictures.height, shown.products,
        coalesce(shown.count, 0) as "productCount",
        (exists (select from collections c where c.image = pictures.key)
          or exists (select from order_lines l where l.image = pictures.key)) as "isShownElsewhere",
        array(select document from in_pages where in_pages.picture = pictures.key order by 1) as documents
      from page as pictures cross join lateral (
        select count(*)::int as count, coalesce(json_agg(json_build_object('id', id, 'title', title) order by title)
          filter (where place <= ${MOST_NAMED}), '[]') as products
        from (
          select p.id, coalesce(t.title, p.handle) as title, row_number() over (order by p.id) as place
          from (select distinct product_id from media where picture = pictures.key) as m
          join products p on p.id = m.product_id
          left join product_texts t on t.product_id = p.id and t.locale = ${baseLocale}) as named
      ) as shown
      order by ${order}`.execute(db);
    return rows;
  });
}

function isFoundBy(text: string): RawBuilder<SqlBool> {
  const holds = (column: RawBuilder<unknown>) =>
    sql`kasa_unaccent(${column}) like '%' || kasa_unaccent(${escapeLike(text)}) || '%'`;
  return sql`(${holds(sql`pictures.name`)} or pictures.key in (
    select m.picture from media m where ${holds(sql`m.source`)}
    union all select m.picture from media m join media_texts a on a.media_id = m.id where ${holds(sql`a.alt`)}
    union all select m.picture from media m where m.product_id in (${foundByTitle(text)})))`;
}
