// Drafts as staff lists them, the newest first.
import { sql } from 'kysely';
import type { DraftState } from '#src/drafts/draft-content.ts';
import { type Currency, type Money, money } from '#src/money.ts';
import type { Db } from '../database/connect.ts';
import { byNumber, keysetPage, type PlaceInList } from '../database/keyset-page.ts';
import { stateInSql } from './draft-order-store.ts';

export type DraftListOptions = {
  state?: DraftState | null | undefined;
  /** A part of the customer's name or e-mail, or a number. */
  text?: string | null | undefined;
  now: Date;
} & PlaceInList;

export type ListedDraft = {
  number: number;
  state: DraftState;
  customer: string;
  total: Money;
  updatedAt: Date;
  updatedBy: string;
  /** The order that came of it. */
  order: number | null;
};

type Row = Omit<ListedDraft, 'total'> & { currency: Currency; totalMinor: number };

const keyset = byNumber<Row>(sql`d.number`, ({ number }) => number);

export async function listDrafts(db: Db, { state, text, now, ...place }: DraftListOptions) {
  const wanted = text?.trim().slice(0, 100) ?? '';
  const like = `%${wanted.replace(/[\\%_]/g, '\\$&')}%`;
  const conditions = [
    sql`true`,
    ...(state ? [sql`${stateInSql(now)} = ${state}`] : []),
    ...(wanted
      ? [
          sql`(d.number::text = ${wanted} or kasa_unaccent(d.content #>> '{customer,fullName}' || ' ' ||
            (d.content #>> '{customer,email}') || ' ' || (d.content #>> '{customer,companyName}'))
            like kasa_unaccent(${like}))`,
        ]
      : []),
  ];
  const { rows, ...page } = await keysetPage(keyset, place, async ({ beyond, order, limit }) => {
    const { rows } = await sql<Row>`
      select d.number, ${stateInSql(now)} as state, d.currency, d.total_minor as "totalMinor",
        coalesce(nullif(d.content #>> '{customer,fullName}', ''), nullif(d.content #>> '{customer,companyName}', ''),
          d.content #>> '{customer,email}') as customer,
        d.updated_at as "updatedAt", d.updated_by as "updatedBy", o.number as order
      from draft_orders d left join orders o on o.draft_id = d.id and o.payment_state <> 'cancelled'
      where ${sql.join([...conditions, ...beyond], sql` and `)} order by ${order} limit ${limit}`.execute(db);
    return rows;
  });
  const drafts: ListedDraft[] = rows.map(({ currency, totalMinor, ...row }) => ({
    ...row,
    total: money(totalMinor, currency),
  }));
  return { drafts, ...page };
}
