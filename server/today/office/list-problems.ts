// What went wrong lately, each with the order on whose page it is put right. What has been put right is not told any more.
import { sql } from 'kysely';
import { type Currency, type Money, money } from '#src/money.ts';
import type { MarketView } from '#src/shop/markets.ts';
import type { Db } from '../../database/connect.ts';

const MOST_LISTED = 20;
const RECENT_MOVEMENTS = 2_000;
const DAY_MS = 24 * 60 * 60_000;

export async function listFailedRefunds(db: Db, now: Date): Promise<{ number: number; amount: Money; at: string }[]> {
  const { rows } = await sql<{ number: number; currency: Currency; minor: number; at: Date }>`
    select o.number, r.currency, r.amount_minor as minor, r.updated_at as at
    from refunds r join orders o on o.id = r.order_id
    where r.status = 'failed' and r.updated_at > ${new Date(now.getTime() - 30 * DAY_MS)}
      and not exists (select from refunds later where later.order_id = r.order_id and later.created_at > r.updated_at)
    order by r.updated_at desc limit ${MOST_LISTED}`.execute(db);
  return rows.map(({ number, currency, minor, at }) => ({
    number,
    amount: money(minor, currency),
    at: at.toISOString(),
  }));
}

type Refused = { number: number; kind: string; refusal: string; by: string; at: string };

export async function listRefusedActions(db: Db, now: Date): Promise<Refused[]> {
  const { rows } = await sql<Omit<Refused, 'at'> & { at: Date }>`
    select o.number, a.kind, coalesce(a.refusal, '') as refusal, a.staff_name as by, a.finished_at as at
    from order_actions a join orders o on o.id = a.order_id
    where a.status = 'refused' and a.finished_at > ${new Date(now.getTime() - 2 * DAY_MS)}
      and not exists (select from order_actions later
        where later.order_id = a.order_id and later.requested_at > a.finished_at and later.status = 'done')
    order by a.finished_at desc limit ${MOST_LISTED}`.execute(db);
  return rows.map(({ at, ...row }) => ({ ...row, at: at.toISOString() }));
}

/** Orders that are not paid yet and keep much of a product from others: several pieces, and half of all or more. */
export async function listGreatHolds(db: Db) {
  const { rows } = await sql<{ number: number; sku: string; held: number; onHand: number }>`
    select o.number, v.sku, r.quantity as held, v.on_hand as "onHand"
    from unpaid_holds h join stock_reservations r using (order_id)
      join variants v on v.id = r.variant_id and v.tracks_stock and not v.sells_without_stock
      join orders o on o.id = h.order_id
    where r.quantity > 1 and r.quantity * 2 >= v.on_hand
    order by h.held_at limit ${MOST_LISTED}`.execute(db);
  return rows;
}

type SoldOut = {
  title: string;
  variantTitle: string;
  sku: string;
  handle: string;
  reserved: number;
  waiting: number;
};

/** Products on sale of which nothing is left, those that were moved most recently first; named as the market names them. */
export async function listOutOfStock(db: Db, { locale, baseLocale }: MarketView): Promise<SoldOut[]> {
  const soldOut = sql`variants v join products p on p.id = v.product_id
    and v.tracks_stock and not v.sells_without_stock and v.archived_at is null and v.on_hand <= v.reserved
    and p.status = 'active' and p.is_published`;
  // The stock ledger of a large shop is not read whole: of what was moved longer ago any are listed.
  const { rows } = await sql<SoldOut>`
    with moved as materialized (
      select variant_id, max(id) as last
      from (select variant_id, id from stock_movements order by id desc limit ${RECENT_MOVEMENTS}) as recent
      group by variant_id
    ), listed as (
      (select v.id, moved.last
        from moved join (${soldOut}) on v.id = moved.variant_id
        order by moved.last desc limit ${MOST_LISTED})
      union all
      (select v.id, null
        from ${soldOut} where v.id not in (select variant_id from moved)
        order by v.id limit ${MOST_LISTED})
    )
    select coalesce(own.title, base.title, p.handle) as title,
      coalesce((select string_agg(coalesce(t.target, o.value), ' / ' order by o.place)
        from unnest(array[v.option1, v.option2, v.option3]) with ordinality as o(value, place)
        left join product_option_texts t on t.product_id = p.id and t.locale = ${locale} and t.source = o.value
        where o.value is not null), '') as "variantTitle",
      v.sku, p.handle, v.reserved, (select count(*)::int from back_in_stock_requests r
        where r.variant_id = v.id and r.confirmed_at is not null and r.sent_at is null) as waiting
    from listed join variants v using (id) join products p on p.id = v.product_id
    left join product_texts own on own.product_id = p.id and own.locale = ${locale}
    left join product_texts base on base.product_id = p.id and base.locale = ${baseLocale}
    order by last desc nulls last, v.id limit ${MOST_LISTED}`.execute(db);
  return rows;
}
