// Customers as staff lists them: those who ordered last come first.
import { type RawBuilder, sql } from 'kysely';
import type { CustomerFilters } from '#src/customers/office/customer-filters.ts';
import { type Currency, type Money, money } from '#src/money.ts';
import type { Db } from '../database/connect.ts';
import { isUuid } from '../database/is-uuid.ts';
import { plannedEachTime } from '../database/preparing-client.ts';
import { hasWord, wordsOf } from '../database/search-words.ts';

type Condition = RawBuilder<unknown>;

export type CustomerListOptions = {
  filters: Partial<CustomerFilters>;
  /** Takes only customers after this one in the list: the next page. */
  before?: string | null | undefined;
  /** Takes only customers above this one, those next to it: the page before. */
  after?: string | null | undefined;
  first: number;
  now: Date;
};

export type ListedCustomer = {
  id: string;
  name: string;
  email: string;
  phone: string;
  country: string;
  orders: number;
  lastOrderAt: Date;
  /** What they paid and did not get back, by currency. */
  spent: Money[];
};

type Row = Omit<ListedCustomer, 'spent'> & { spent: { currency: Currency; minor: number }[] };

export const MOST_CUSTOMERS_LISTED = 10_000;
const DAY_MS = 24 * 60 * 60_000;
const lastOrderDays = { month: 30, quarter: 90, year: 365, lapsed: 365 };

/** `hasMore`: in the direction that was asked for. */
export async function listCustomers(
  db: Db,
  { filters, before, after, first, now }: CustomerListOptions,
): Promise<{ customers: ListedCustomer[]; hasMore: boolean }> {
  const limit = Math.min(first, MOST_CUSTOMERS_LISTED);
  const isForward = Boolean(after);
  const conditions = [
    sql`c.last_order_at is not null`,
    ...listConditions(filters, now),
    ...(before && isUuid(before) ? [sql`(c.last_order_at, c.id) < ${placeOf(before)}`] : []),
    ...(after && isUuid(after) ? [sql`(c.last_order_at, c.id) > ${placeOf(after)}`] : []),
  ];
  const order = isForward ? sql`c.last_order_at, c.id` : sql`c.last_order_at desc, c.id desc`;
  const { rows } = await sql<Row>`
    ${filters.text ? plannedEachTime : sql``} with found as materialized (
      select c.id, c.last_order_at from customers c where ${sql.join(conditions, sql` and `)}
      order by ${order} limit ${limit + 1})
    select c.id, c.name, c.email, c.phone, coalesce(c.country, '') as country, c.orders,
      c.last_order_at as "lastOrderAt", ${spentBy(sql`c.id`)} as spent
    from found join customers c on c.id = found.id order by ${order}`.execute(db);
  const page = rows.slice(0, limit).map(({ spent, ...row }) => ({ ...row, spent: toMoney(spent) }));
  return { customers: isForward ? page.reverse() : page, hasMore: rows.length > limit };
}

/** JSON: an amount for each currency, the largest first. */
export function spentBy(customerId: Condition): Condition {
  return sql`coalesce((select jsonb_agg(jsonb_build_object('currency', s.currency, 'minor', s.minor) order by s.minor desc)
    from (select o.currency, sum(o.captured_minor - o.refunded_minor) as minor
      from customer_emails e join orders o on lower(o.email) = e.email
      where e.customer_id = ${customerId} and o.captured_minor > 0 group by o.currency) as s), '[]')`;
}

export function toMoney(spent: Row['spent']): Money[] {
  return spent.map(({ minor, currency }) => money(Number(minor), currency));
}

function placeOf(id: string): Condition {
  return sql`(select p.last_order_at, p.id from customers p where p.id = ${id})`;
}

function listConditions({ country, orders, lastOrder, text }: Partial<CustomerFilters>, now: Date): Condition[] {
  return [
    ...(country ? [sql`c.country = ${country}`] : []),
    ...(orders
      ? [
          { none: sql`c.orders = 0`, one: sql`c.orders = 1`, several: sql`c.orders > 1`, many: sql`c.orders >= 5` }[
            orders
          ],
        ]
      : []),
    ...(lastOrder ? [placedWithin(lastOrder, now)] : []),
    ...(text ? wordsOf(text).map((word) => hasWord(sql`c.search_words`, word)) : []),
  ];
}

function placedWithin(period: keyof typeof lastOrderDays, now: Date): Condition {
  const since = new Date(now.getTime() - lastOrderDays[period] * DAY_MS);
  return period === 'lapsed' ? sql`c.last_order_at < ${since}` : sql`c.last_order_at >= ${since}`;
}
