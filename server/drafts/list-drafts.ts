// Drafts as staff lists them, the newest first.
import { sql } from 'kysely';
import type { DraftState } from '#src/drafts/draft-content.ts';
import { type Currency, type Money, money } from '#src/money.ts';
import type { Db } from '../database/connect.ts';
import { stateInSql } from './draft-order-store.ts';

export type DraftListOptions = {
  state?: DraftState | null | undefined;
  /** In the customer's name or e-mail, or a number. */
  text?: string | null | undefined;
  before?: number | null | undefined;
  first: number;
  now: Date;
};

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

export async function listDrafts(
  db: Db,
  { state, text, before, first, now }: DraftListOptions,
): Promise<{ drafts: ListedDraft[]; hasMore: boolean }> {
  const wanted = text?.trim().slice(0, 100) ?? '';
  const like = `%${wanted.replace(/[\\%_]/g, '\\$&')}%`;
  const conditions = [
    ...(before ? [sql`d.number < ${before}`] : []),
    ...(state ? [sql`${stateInSql(now)} = ${state}`] : []),
    ...(wanted
      ? [
          sql`(d.number::text = ${wanted} or kasa_unaccent(d.content #>> '{customer,fullName}' || ' ' ||
            (d.content #>> '{customer,email}') || ' ' || (d.content #>> '{customer,companyName}'))
            like kasa_unaccent(${like}))`,
        ]
      : []),
  ];
  const where = conditions.length > 0 ? sql`where ${sql.join(conditions, sql` and `)}` : sql``;
  const { rows } = await sql<Row>`
    select d.number, ${stateInSql(now)} as state, d.currency, d.total_minor as "totalMinor",
      coalesce(nullif(d.content #>> '{customer,fullName}', ''), nullif(d.content #>> '{customer,companyName}', ''),
        d.content #>> '{customer,email}') as customer,
      d.updated_at as "updatedAt", d.updated_by as "updatedBy", o.number as order
    from draft_orders d left join orders o on o.draft_id = d.id and o.payment_state <> 'cancelled'
    ${where} order by d.number desc limit ${first + 1}`.execute(db);
  const drafts = rows.slice(0, first).map(({ currency, totalMinor, ...row }) => ({
    ...row,
    total: money(totalMinor, currency),
  }));
  return { drafts, hasMore: rows.length > first };
}
