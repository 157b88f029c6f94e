// The ledger as it is read: every change of what is on hand, the newest first; what orders reserve and release changes
// nothing on the shelf and is left out, unless it is asked for.
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { MovementKind } from '#src/inventory/movement-kinds.ts';
import type { Db } from '../database/connect.ts';
import { byNumber, keysetPage, type PlaceInList } from '../database/keyset-page.ts';

export type ListedMovement = {
  id: number;
  at: Date;
  variantId: string;
  title: string;
  variantTitle: string;
  sku: string;
  kind: MovementKind;
  cause: string;
  reason: string;
  /** What it has added to what is on hand, or taken from it. */
  change: number;
  /** What was on hand afterwards; null in a list of several variants. */
  onHand: number | null;
  orderNumber: number | null;
  /** Null where an order has moved it, or nobody wrote down who did. */
  who: string | null;
  /** How the batch came about: `office`, `command`, `import`, `schedule`. */
  source: string | null;
  batchId: number | null;
  isUndo: boolean;
};

export type MovementFilter = {
  variantId?: string | null | undefined;
  kind?: MovementKind | null | undefined;
  /** Days in the zone, as YYYY-MM-DD; both are within. */
  from?: string | null | undefined;
  to?: string | null | undefined;
  timeZone: string;
} & PlaceInList;

const signed = sql`case m.kind when 'received' then m.quantity when 'returned' then m.quantity
  when 'sold' then -m.quantity when 'written_off' then -m.quantity else 0 end`;

const keyset = byNumber<ListedMovement>(sql`m.id`, ({ id }) => id);

/** `baseLocale`: of the titles. */
export async function listMovements(db: Db, filter: MovementFilter, baseLocale: string) {
  const { variantId, kind, from, to, timeZone, ...place } = filter;
  const conditions: RawBuilder<SqlBool>[] = [
    kind ? sql`m.kind = ${kind}` : sql`m.kind not in ('reserved', 'released')`,
    ...(variantId ? [sql<SqlBool>`m.variant_id = ${variantId}`] : []),
    ...(from ? [sql<SqlBool>`m.at >= ${from}::date::timestamp at time zone ${timeZone}`] : []),
    ...(to ? [sql<SqlBool>`m.at < (${to}::date + 1)::timestamp at time zone ${timeZone}`] : []),
  ];
  // Counted back from what there is now, so that it is right whatever the ledger began with.
  const onHand = variantId
    ? sql`v.on_hand - coalesce((select sum(${later}) from stock_movements l
        where l.variant_id = m.variant_id and l.id > m.id), 0)`
    : sql`null`;
  const { rows, ...page } = await keysetPage(keyset, place, async ({ beyond, order, limit }) => {
    const { rows: found } = await sql<ListedMovement>`
      select m.id, m.at, m.variant_id as "variantId", coalesce(t.title, p.handle) as title,
        concat_ws(' / ', v.option1, v.option2, v.option3) as "variantTitle", v.sku, m.kind, m.cause, m.reason,
        ${signed} as change, (${onHand})::int as "onHand", o.number as "orderNumber", b.who, b.source, m.batch_id as "batchId",
        b.undoes is not null as "isUndo"
      from stock_movements m join variants v on v.id = m.variant_id join products p on p.id = v.product_id
      left join product_texts t on t.product_id = p.id and t.locale = ${baseLocale}
      left join orders o on o.id = m.order_id left join change_batches b on b.id = m.batch_id
      where ${sql.join([...conditions, ...beyond], sql` and `)} order by ${order} limit ${limit}`.execute(db);
    return found;
  });
  return { movements: rows, ...page };
}

const later = sql`case l.kind when 'received' then l.quantity when 'returned' then l.quantity
  when 'sold' then -l.quantity when 'written_off' then -l.quantity else 0 end`;
