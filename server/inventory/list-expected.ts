// What is on its way, the earliest first.
import { type SqlBool, sql } from 'kysely';
import { isUuid } from '#src/is-uuid.ts';
import type { Db } from '../database/connect.ts';
import { type Keyset, keysetPage, type PlaceInList } from '../database/keyset-page.ts';

export type ExpectedLine = {
  id: string;
  variantId: string;
  title: string;
  variantTitle: string;
  sku: string;
  /** What has not come yet of what was expected. */
  quantity: number;
  /** The day as YYYY-MM-DD. */
  day: string;
  isLate: boolean;
  note: string;
};

const keyset: Keyset<ExpectedLine> = {
  columns: [sql`e.expected_on`, sql`e.id`],
  isAscending: true,
  cursorOf: ({ id }) => id,
  placeOf: (cursor) =>
    isUuid(cursor) ? sql`(select x.expected_on, x.id from expected_goods x where x.id = ${cursor})` : null,
};

/** `today`: in the company's zone; `baseLocale`: of the titles. */
export async function listExpected(
  db: Db,
  { today, id, ...place }: { today: string; id?: string } & PlaceInList,
  baseLocale: string,
) {
  const { rows, ...page } = await keysetPage(keyset, place, async ({ beyond, order, limit }) => {
    const conditions = [
      sql<SqlBool>`e.received < e.quantity`,
      ...(id === undefined ? [] : [sql<SqlBool>`e.id = ${id}`]),
      ...beyond,
    ];
    const { rows: found } = await sql<ExpectedLine>`
      select e.id, e.variant_id as "variantId", coalesce(t.title, p.handle) as title,
        concat_ws(' / ', v.option1, v.option2, v.option3) as "variantTitle", v.sku, e.quantity - e.received as quantity,
        e.expected_on as day, e.expected_on < ${today} as "isLate", e.note
      from expected_goods e join variants v on v.id = e.variant_id join products p on p.id = v.product_id
      left join product_texts t on t.product_id = p.id and t.locale = ${baseLocale}
      where ${sql.join(conditions, sql` and `)} order by ${order} limit ${limit}`.execute(db);
    return found;
  });
  return { lines: rows, ...page };
}
