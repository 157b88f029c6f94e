// Discount codes as staff lists them: the newest first, each with what it has led to.
import { type RawBuilder, sql } from 'kysely';
import type { DiscountState } from '#src/discounts/discount-state.ts';
import { discountStateOf } from '#src/discounts/discount-state.ts';
import { isUuid } from '#src/is-uuid.ts';
import { type Currency, type Money, money } from '#src/money.ts';
import type { Db } from '../database/connect.ts';
import { byColumnsAndId, keysetPage, type PlaceInList } from '../database/keyset-page.ts';
import { type DiscountCodeRow, type StoredDiscountCode, storedCode } from './discount-code-store.ts';

export type ListedDiscountCode = StoredDiscountCode & {
  /** The collections or products that it is for. */
  handles: string[];
  /** The orders that it was used in, without those that are cancelled. */
  uses: number;
  /** What it took off their goods, by currency. */
  discounted: Money[];
  state: DiscountState;
};

export type DiscountListOptions = {
  state?: DiscountState | null | undefined;
  /** Part of the code, normalised. */
  text?: string | null | undefined;
  now: Date;
} & PlaceInList;

type Condition = RawBuilder<unknown>;
type Row = DiscountCodeRow & { handles: string[]; uses: number; discounted: { currency: Currency; minor: number }[] };

const keyset = byColumnsAndId<ListedDiscountCode>([sql`d.created_at`, sql`d.id`], {
  idOf: ({ id }) => id,
  find: (id) => sql`select p.created_at, p.id from discount_codes p where p.id = ${id}`,
});

export async function listDiscountCodes(db: Db, { state, text, now, ...place }: DiscountListOptions) {
  const conditions = [
    sql`true`,
    ...(state ? [inState(state, now)] : []),
    ...(text ? [sql`strpos(kasa_unaccent(d.code), kasa_unaccent(${text})) > 0`] : []),
  ];
  const { rows, ...page } = await keysetPage(keyset, place, ({ beyond, order, limit }) =>
    select(db, sql`${sql.join([...conditions, ...beyond], sql` and `)} order by ${order} limit ${limit}`, now),
  );
  return { codes: rows, ...page };
}

export async function findListedDiscountCode(db: Db, id: string, now: Date): Promise<ListedDiscountCode | null> {
  if (!isUuid(id)) return null;
  const [code] = await select(db, sql`d.id = ${id}`, now);
  return code ?? null;
}

async function select(db: Db, wanted: Condition, now: Date): Promise<ListedDiscountCode[]> {
  const { rows } = await sql<Row>`
    select d.*, u.uses, ${handlesOf} as handles, ${discountedBy} as discounted
    from discount_codes d
    cross join lateral (select coalesce(sum(f.uses), 0)::int as uses from discount_code_figures f
      where f.code_id = d.id) u
    where ${wanted}`.execute(db);
  return rows.map(({ handles, uses, discounted, ...row }) => {
    const code = storedCode(row);
    const amounts = discounted.map(({ minor, currency }) => money(Number(minor), currency));
    return { ...code, handles, uses, discounted: amounts, state: discountStateOf(code, uses, now) };
  });
}

const handlesOf = sql`coalesce(
  (select jsonb_agg(c.handle order by c.handle) from discount_code_collections s join collections c on c.id = s.collection_id
    where s.code_id = d.id and d.scope = 'collections'),
  (select jsonb_agg(p.handle order by p.handle) from discount_code_products s join products p on p.id = s.product_id
    where s.code_id = d.id and d.scope = 'products'), '[]')`;

const discountedBy = sql`coalesce(
  (select jsonb_agg(jsonb_build_object('currency', f.currency, 'minor', f.discounted_minor) order by f.discounted_minor desc)
    from discount_code_figures f where f.code_id = d.id and f.discounted_minor > 0), '[]')`;

/** The condition that `discountStateOf` has for the state. */
function inState(state: DiscountState, now: Date): Condition {
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
