// What no single change of a product follows for collections by rule: what two have changed at the same time, and what time
// alone changes, as reductions begin and end and products are no longer new; and what sells best is counted again. Every
// process looks; whoever is first takes the lock, and the others find it done.
import { sql } from 'kysely';
import { isClockBelieved } from '../../database/clock-leaps.ts';
import type { Db } from '../../database/connect.ts';
import { inTransaction, type Transaction } from '../../database/transaction.ts';

export const FOLLOW_RULES_EVERY_MS = 1_000;
const SORT_EVERY_MS = 60 * 60_000;
const SALES_DAYS = 90;

type Clock = { followedUntil: Date; sortedAt: Date };

/** How many places in collections have changed. */
export async function followRules({ db, now }: { db: Db; now: () => Date }): Promise<number> {
  const ruled = await db.selectFrom('collections').select('id').where('rule', 'is not', null).limit(1).execute();
  if (ruled.length === 0) return 0;
  const at = now();
  const clock = await readClock(db);
  const isDue =
    !clock ||
    isSortDue(clock, at) ||
    (await isAnyLeft(db)) ||
    (await listCrossed(db, clock.followedUntil, at)).length > 0;
  if (!isDue || !(await isClockBelieved(db, at))) return 0;
  return inTransaction(db, async (tx) => {
    await sql`select lock_collection_rules()`.execute(tx);
    // Another process may have been here meanwhile.
    const before = await readClock(tx);
    const left = await takeLeft(tx);
    const crossed = before ? await listCrossed(tx, before.followedUntil, at) : [];
    const isAll = !before || left.includes(null);
    const ids = [...new Set([...left, ...crossed])];
    const changed = isAll || ids.length > 0 ? await refresh(tx, isAll ? null : ids, at) : 0;
    const isSorted = !before || isSortDue(before, at);
    if (isSorted) await sortBySales(tx, at);
    await sql`
      insert into collection_rule_clock (followed_until, sorted_at) values (${at}, ${at})
      on conflict (is_only) do update set followed_until = excluded.followed_until,
        sorted_at = case when ${isSorted} then excluded.sorted_at else collection_rule_clock.sorted_at end`.execute(tx);
    return changed;
  });
}

function isSortDue({ sortedAt }: Clock, at: Date): boolean {
  return Math.abs(at.getTime() - sortedAt.getTime()) >= SORT_EVERY_MS;
}

async function isAnyLeft(db: Db): Promise<boolean> {
  const { rows } = await sql<{ isAny: boolean }>`
    select exists (select from catalogue_changes where not is_followed and kind <> 'site') as "isAny"`.execute(db);
  return rows[0]?.isAny ?? false;
}

/** The products whose changes nobody has followed yet; null stands for all. */
async function takeLeft(tx: Transaction): Promise<(string | null)[]> {
  const { rows } = await sql<{ id: string | null }>`
    update catalogue_changes set is_followed = true where not is_followed and kind <> 'site'
    returning product_id as id`.execute(tx);
  return rows.map(({ id }) => id);
}

async function readClock(db: Db): Promise<Clock | null> {
  const row = await db
    .selectFrom('collection_rule_clock')
    .select(['followed_until as followedUntil', 'sorted_at as sortedAt'])
    .executeTakeFirst();
  return row ?? null;
}

/** `ids`: null for all. */
async function refresh(tx: Transaction, ids: (string | null)[] | null, at: Date): Promise<number> {
  const { rows } = await sql<{ changed: number }>`
    select refresh_collection_rules(null, ${ids}::uuid[], ${at}::timestamptz) as changed`.execute(tx);
  return rows[0]?.changed ?? 0;
}

/** Products of which a rule may say something else than at the other moment, though nobody has changed them. */
async function listCrossed(db: Db, one: Date, other: Date): Promise<string[]> {
  const [from, to] = one < other ? [one, other] : [other, one];
  const { rows } = await sql<{ id: string }>`
    with conditions as (
      select distinct condition ->> 'field' as field, condition ->> 'value' as value
      from collections cross join lateral jsonb_array_elements(rule -> 'conditions') as condition where rule is not null
    )
    select v.product_id as id from price_reductions r join variants v on v.id = r.variant_id
    where ((r.begins_at > ${from} and r.begins_at <= ${to}) or (r.ends_at > ${from} and r.ends_at <= ${to}))
      and exists (select from conditions where field in ('price', 'on_sale'))
    union
    select p.id from conditions join products p
      on p.created_at > ${from}::timestamptz - make_interval(days => value::integer)
      and p.created_at <= ${to}::timestamptz - make_interval(days => value::integer)
    where field = 'created'`.execute(db);
  return rows.map(({ id }) => id);
}

/** Sorts by pieces of paid orders of the last ninety days; behind what is put first by hand. */
export async function sortBySales(tx: Transaction, at: Date): Promise<void> {
  await sql`
    with sold as (
      select v.product_id, sum(l.quantity) as pieces
      from orders o join order_lines l on l.order_id = o.id join variants v on v.id = l.variant_id
      where o.payment_state <> 'cancelled' and o.created_at > ${at}::timestamptz - make_interval(days => ${SALES_DAYS})
      group by 1
    ), ordered as (
      select m.collection_id, m.product_id, 1000000 + row_number() over (
        partition by m.collection_id order by coalesce(sold.pieces, 0) desc, p.created_at desc, p.id) as place
      from collections c join collection_products m on m.collection_id = c.id and m.by_rule and m.position >= 1000000
      join products p on p.id = m.product_id left join sold on sold.product_id = m.product_id
      where c.rule is not null and c.sort = 'best-selling'
    )
    update collection_products cp set position = ordered.place from ordered
    where cp.collection_id = ordered.collection_id and cp.product_id = ordered.product_id
      and cp.position <> ordered.place`.execute(tx);
}
