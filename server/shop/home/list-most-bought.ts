import { sql } from 'kysely';
import type { Db } from '../../database/connect.ts';

const DAYS = 90;
/** Some of them may be sold out. */
const MOST = 16;
/** What one order has brought is no more bought than the rest. */
const LEAST_ORDERS = 2;

const COUNTED_EVERY_MS = 10 * 60_000;
const counted = new WeakMap<Db, { at: Date; handles: Promise<string[]> }>();

/**
 * Answers as `listMostBought` does, counted at most every ten minutes: it is the same in every language, and each
 * change of a product has all home pages made anew.
 */
export function recallMostBought(db: Db, now: Date): Promise<string[]> {
  const last = counted.get(db);
  const age = last ? now.getTime() - last.at.getTime() : -1;
  if (last && age >= 0 && age < COUNTED_EVERY_MS) return last.handles;
  const handles = listMostBought(db, now);
  counted.set(db, { at: now, handles });
  handles.catch(() => counted.delete(db));
  return handles;
}

/** The handles of what most orders of the last 90 days have paid for, the most first. Of one order, ten of a thing count once. */
export async function listMostBought(db: Db, now: Date): Promise<string[]> {
  const { rows } = await sql<{ handle: string }>`
    select p.handle
    from orders o
    join order_lines l on l.order_id = o.id and l.quantity > l.cancelled_quantity
    join variants v on v.id = l.variant_id
    join products p on p.id = v.product_id
    where o.paid_at > ${now}::timestamptz - make_interval(days => ${DAYS}) and p.status = 'active' and p.is_published
    group by p.id, p.handle
    having count(distinct o.id) >= ${LEAST_ORDERS}
    order by count(distinct o.id) desc, max(o.paid_at) desc, p.id
    limit ${MOST}`.execute(db);
  return rows.map(({ handle }) => handle);
}
