// Discount codes as staff lists them: the newest first.
import { type RawBuilder, sql } from 'kysely';
import type { DiscountState } from '#src/discounts/discount-state.ts';
import { discountStateOf } from '#src/discounts/discount-state.ts';
import type { Db } from '../database/connect.ts';
import { type DiscountCodeRow, type StoredDiscountCode, storedCode } from './discount-code-store.ts';

export type ListedDiscountCode = StoredDiscountCode & {
  /** Of the collections or products that it is for. */
  handles: string[];
  uses: number;
  state: DiscountState;
};

export type DiscountListOptions = {
  state?: DiscountState | null | undefined;
  /** Part of the code. */
  text?: string | undefined;
  /** Only codes after this one in the list: the next page. */
  before?: string | null | undefined;
  first: number;
  now: Date;
};

const handlesOf = sql`coalesce(
  (select jsonb_agg(c.handle order by c.handle) from discount_code_collections s join collections c on c.id = s.collection_id
    where s.code_id = d.id and d.scope = 'collections'),
  (select jsonb_agg(p.handle order by p.handle) from discount_code_products s join products p on p.id = s.product_id
    where s.code_id = d.id and d.scope = 'products'), '[]')`;

export async function listDiscountCodes(
  db: Db,
  { state, text, before, first, now }: DiscountListOptions,
): Promise<{ codes: ListedDiscountCode[]; hasMore: boolean }> {
  const place = before ? sql`(select p.created_at, p.id from discount_codes p where p.id = ${before})` : null;
  const conditions = [
    sql`true`,
    ...(place ? [sql`(d.created_at, d.id) < ${place}`] : []),
    ...(state ? [inState(state, now)] : []),
    ...(text ? [sql`strpos(d.code, ${text}) > 0`] : []),
  ];
  const { rows } = await sql<DiscountCodeRow & { handles: string[]; uses: number }>`
    select d.*, u.uses, ${handlesOf} as handles
    from discount_codes d
    cross join lateral (select count(*)::int as uses from orders o
      where o.discount_code_id = d.id and o.payment_state <> 'cancelled') u
    where ${sql.join(conditions, sql` and `)}
    order by d.created_at desc, d.id desc limit ${first + 1}`.execute(db);
  const codes = rows.slice(0, first).map(({ handles, uses, ...row }) => {
    const code = storedCode(row);
    return { ...code, handles, uses, state: discountStateOf(code, uses, now) };
  });
  return { codes, hasMore: rows.length > first };
}

/** As `discountStateOf` has it. */
function inState(state: DiscountState, now: Date): RawBuilder<unknown> {
  const isRunning = sql`d.stopped_at is null and (d.ends_at is null or d.ends_at > ${now})`;
  const isLeft = sql`(d.max_uses is null or u.uses < d.max_uses)`;
  const isBegun = sql`(d.starts_at is null or d.starts_at <= ${now})`;
  switch (state) {
    case 'stopped':
      return sql`d.stopped_at is not null`;
    case 'ended':
      return sql`d.stopped_at is null and d.ends_at <= ${now}`;
    case 'used_up':
      return sql`${isRunning} and not ${isLeft}`;
    case 'planned':
      return sql`${isRunning} and ${isLeft} and not ${isBegun}`;
    case 'active':
      return sql`${isRunning} and ${isLeft} and ${isBegun}`;
  }
}
