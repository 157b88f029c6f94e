// What other products have as well: a title, a number. Archived ones are left out, for nobody meets them any more.
import { sql } from 'kysely';
import { MOST_CODES_ASKED } from '#src/catalogue/office/advice/twin-codes.ts';
import { isUuid } from '#src/is-uuid.ts';
import type { Db } from '../../../database/connect.ts';
import type { TwinKind } from '../../../schema/office-resolver-types.generated.ts';

export type ProductTwin = { code: string; id: string; title: string };

/** The rows that a code is looked for in, and what in them is the same, as it is indexed. */
const owners = {
  TITLE: { rows: sql`product_texts`, isSame: sql`lower(o.title) = lower(asked.code)` },
  SKU: {
    rows: sql`variants`,
    isSame: sql`o.archived_at is null and o.sku <> '' and lower(o.sku) = lower(asked.code)`,
  },
  EAN: { rows: sql`variants`, isSame: sql`o.archived_at is null and o.barcode <> '' and o.barcode = asked.code` },
} as const satisfies Record<TwinKind, unknown>;

type Asked = { id: string | null; kind: TwinKind; codes: readonly string[]; locale: string };

export async function findTwins(db: Db, { id, kind, codes, locale }: Asked): Promise<ProductTwin[]> {
  const asked = [...new Set(codes.map((code) => code.trim()).filter(Boolean))].slice(0, MOST_CODES_ASKED);
  if (asked.length === 0) return [];
  const isOther = id !== null && isUuid(id) ? sql`p.id <> ${id}` : sql`true`;
  const { rows: rowsOf, isSame } = owners[kind];
  const { rows } = await sql<ProductTwin>`
    select distinct on (asked.code) asked.code, p.id, coalesce(t.title, p.handle) as title
    from unnest(${asked}::text[]) as asked(code) join ${rowsOf} o on ${isSame} join products p on p.id = o.product_id
    left join product_texts t on t.product_id = p.id and t.locale = ${locale}
    where p.status <> 'archived' and ${isOther} order by asked.code, p.created_at, p.id`.execute(db);
  return rows;
}
