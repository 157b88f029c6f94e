// Customers as staff lists them: those who ordered last come first.
import { type RawBuilder, sql } from 'kysely';
import type { CustomerFilters } from '#src/customers/office/customer-filters.ts';
import { type Currency, type Money, money } from '#src/money.ts';
import type { Db } from '../database/connect.ts';
import { byColumnsAndId, keysetPage, type PlaceInList } from '../database/keyset-page.ts';
import { plannedEachTime } from '../database/preparing-client.ts';
import { addressIn, hasWord, wordsOf } from '../database/search-words.ts';
import { isSale } from '../orders/is-sale.ts';
import { findCustomerOf } from './person.ts';

type Condition = RawBuilder<unknown>;

type CustomerListOptions = {
  filters: Partial<CustomerFilters>;
  /** Takes only those who are written to under these addresses. */
  emails?: readonly string[];
  now: Date;
} & PlaceInList;

export type ListedCustomer = {
  id: string;
  name: string;
  email: string;
  phone: string;
  country: string;
  orders: number;
  lastOrderAt: Date;
  /** What was sold to them and not given back, by currency, as the books have it. */
  spent: Money[];
};

type Row = Omit<ListedCustomer, 'spent'> & { spent: { currency: Currency; minor: number }[] };

const DAY_MS = 24 * 60 * 60_000;
const lastOrderDays = { month: 30, quarter: 90, year: 365, lapsed: 365 };

const keyset = byColumnsAndId<Row>([sql`c.last_order_at`, sql`c.id`], {
  idOf: ({ id }) => id,
  find: (id) => sql`select p.last_order_at, p.id from customers p where p.id = ${id}`,
});

export async function listCustomers(db: Db, { filters, emails, now, ...place }: CustomerListOptions) {
  const called = filters.text ? await isCalled(db, filters.text) : [];
  const { rows, ...page } = await keysetPage(keyset, place, async ({ beyond, order, limit }) => {
    const isMeant = emails ? [sql`c.email = any(${emails}::text[])`] : [];
    const conditions = [
      sql`c.last_order_at is not null`,
      ...isMeant,
      ...called,
      ...listConditions(filters, now),
      ...beyond,
    ];
    const { rows } = await sql<Row>`
      ${filters.text ? plannedEachTime : sql``} with found as materialized (
        select c.id, c.last_order_at from customers c where ${sql.join(conditions, sql` and `)}
        order by ${order} limit ${limit})
      select c.id, c.name, c.email, c.phone, coalesce(c.country, '') as country, c.orders,
        c.last_order_at as "lastOrderAt", ${spentBy(sql`c.id`)} as spent
      from found join customers c on c.id = found.id order by ${order}`.execute(db);
    return rows;
  });
  const customers: ListedCustomer[] = rows.map(({ spent, ...row }) => ({ ...row, spent: toMoney(spent) }));
  return { customers, ...page };
}

/** JSON: an amount for each currency, the largest first. What gift cards pay is spent once: when they do, or when they are sold. */
export function spentBy(customerId: Condition): Condition {
  return sql`coalesce((select jsonb_agg(jsonb_build_object('currency', s.currency, 'minor', s.minor) order by s.minor desc)
    from (select o.currency, sum(o.captured_minor - o.refunded_minor - ${taxedCardsLeft}) as minor
      from customer_emails e join orders o on lower(o.email) = e.email
      where e.customer_id = ${customerId} and o.captured_minor > 0 and ${isSale('o')} group by o.currency) as s), '[]')`;
}

/** What single-purpose cards paid of the order `o` and did not get back. */
const taxedCardsLeft = sql`case when o.taxed_cards_minor > 0 then o.taxed_cards_minor - (
  select coalesce(sum(r.taxed_cards_minor), 0) from refunds r
  where r.order_id = o.id and r.intent_id = o.captured_intent_id and r.status = 'succeeded') else 0 end`;

export function toMoney(spent: Row['spent']): Money[] {
  return spent.map(({ minor, currency }) => money(Number(minor), currency));
}

function listConditions({ country, orders, lastOrder }: Partial<CustomerFilters>, now: Date): Condition[] {
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
  ];
}

/** Conditions on a customer `c`: the whole address where somebody has it, otherwise words and parts of words. */
async function isCalled(db: Db, text: string): Promise<Condition[]> {
  const address = addressIn(text);
  const owner = address === null ? null : await findCustomerOf(db, address);
  return owner === null ? wordsOf(text).map((word) => hasWord(sql`c.search_words`, word)) : [sql`c.id = ${owner}`];
}

function placedWithin(period: keyof typeof lastOrderDays, now: Date): Condition {
  const since = new Date(now.getTime() - lastOrderDays[period] * DAY_MS);
  return period === 'lapsed' ? sql`c.last_order_at < ${since}` : sql`c.last_order_at >= ${since}`;
}
