// A customer as staff answers one: what was ordered, paid, sent back and written, and what is noted.
import { sql } from 'kysely';
import type { PostalAddress } from '#src/countries/postal-address.ts';
import type { Currency, Money } from '#src/money.ts';
import type { Db } from '../database/connect.ts';
import { type ListedOrder, listOrders } from '../orders/office/list-orders.ts';
import { type ErasureObstacle, listErasureObstacles } from './erasure-obstacles.ts';
import { spentBy, toMoney } from './list-customers.ts';
import { findPerson } from './person.ts';

const MOST_SHOWN = 50;

export type CustomerDetails = {
  id: string;
  name: string;
  phone: string;
  country: string;
  emails: string[];
  firstOrderAt: Date;
  lastOrderAt: Date;
  orderCount: number;
  spent: Money[];
  orders: ListedOrder[];
  returns: { number: number; orderNumber: number | null; at: Date; status: string; reason: string }[];
  addresses: (PostalAddress & { companyName: string | null; lastUsedAt: string })[];
  notes: { id: string; at: Date; by: string; text: string }[];
  mails: { key: string; orderNumber: number; at: Date; recipient: string; subject: string; body: string }[];
  /** Why the person cannot be erased yet. */
  obstacles: ErasureObstacle[];
};

type Row = Pick<
  CustomerDetails,
  'id' | 'name' | 'phone' | 'country' | 'firstOrderAt' | 'lastOrderAt' | 'orderCount'
> & {
  spent: { currency: Currency; minor: number }[];
};

/** Null when there is no such customer. */
export async function readCustomer(db: Db, id: string, now: Date): Promise<CustomerDetails | null> {
  const person = await findPerson(db, id);
  if (!person) return null;
  const { emails, orderIds } = person;
  const { rows } = await sql<Row>`
    select id, name, phone, coalesce(country, '') as country, first_order_at as "firstOrderAt",
      last_order_at as "lastOrderAt", orders as "orderCount", ${spentBy(sql`customers.id`)} as spent
    from customers where id = ${id}`.execute(db);
  const [row] = rows;
  if (!row) return null;
  const [orders, returns, addresses, notes, mails, obstacles] = await Promise.all([
    Promise.all(emails.map((email) => listOrders(db, { filters: {}, email, first: MOST_SHOWN, now }))),
    listReturnsOf(db, person),
    listAddresses(db, orderIds),
    db
      .selectFrom('customer_notes')
      .select(['id', 'created_at as at', 'staff_name as by', 'text'])
      .where('customer_id', '=', id)
      .orderBy('created_at', 'desc')
      .execute(),
    listMails(db, orderIds),
    listErasureObstacles(db, person, now),
  ]);
  const newestFirst = orders.flatMap((list) => list.orders).sort((a, b) => b.number - a.number);
  return {
    ...row,
    spent: toMoney(row.spent),
    emails,
    orders: newestFirst.slice(0, MOST_SHOWN),
    returns,
    addresses,
    notes,
    mails,
    obstacles,
  };
}

async function listReturnsOf(db: Db, { emails, orderIds }: { emails: string[]; orderIds: string[] }) {
  const { rows } = await sql<CustomerDetails['returns'][number]>`
    select r.number, o.number as "orderNumber", r.announced_at as at, r.status, r.reason
    from returns r left join orders o on o.id = r.order_id
    where r.order_id = any(${orderIds}) or lower(r.email) = any(${emails}) or lower(r.order_email) = any(${emails})
    order by r.announced_at desc limit ${MOST_SHOWN}`.execute(db);
  return rows;
}

/** Each once, the latest first. */
async function listAddresses(db: Db, orderIds: readonly string[]): Promise<CustomerDetails['addresses']> {
  const { rows } = await sql<{ address: PostalAddress; company: string | null; lastUsedAt: string }>`
    select address, company, max(created_at) as "lastUsedAt" from (
      select address, company->>'name' as company, created_at from orders where id = any(${orderIds})
      union all
      select billing_address, company->>'name', created_at from orders
      where id = any(${orderIds}) and billing_address is not null) as used
    where address->>'line1' <> '' group by address, company order by 3 desc limit 20`.execute(db);
  return rows.map(({ address, company, lastUsedAt }) => ({
    ...address,
    companyName: company,
    lastUsedAt: new Date(lastUsedAt).toISOString(),
  }));
}

async function listMails(db: Db, orderIds: readonly string[]): Promise<CustomerDetails['mails']> {
  const { rows } = await sql<CustomerDetails['mails'][number]>`
    select m.key, o.number as "orderNumber", m.sent_at as at, m.recipient, m.subject, m.body
    from sent_mails m join orders o on o.id = m.order_id
    where m.order_id = any(${orderIds}) and m.body <> '' order by m.sent_at desc limit ${MOST_SHOWN}`.execute(db);
  return rows;
}
