import { sql } from 'kysely';
import { type Currency, type Money, money } from '#src/money.ts';
import type { Db } from '../database/connect.ts';

export type ShippingOffer = { method: string; carrier: string; price: Money; minDays: number; maxDays: number };

export type Parcel = {
  country: string;
  currency: Currency;
  weightGrams: number;
  /** What the goods cost: from a threshold on they travel free. */
  goodsMinor: number;
};

type Row = { id: string; carrier: string; price_minor: number; min_days: number; max_days: number };

/** The ways in which a parcel can travel, cheapest tariff of each method that carries its weight. */
export async function listShippingOffers(db: Db, parcel: Parcel): Promise<ShippingOffer[]> {
  const { rows } = await sql<Row>`
    select distinct on (m.position, m.id) m.id, m.carrier, m.min_days, m.max_days,
      case when ${parcel.goodsMinor}::bigint >= r.free_from_minor then 0 else r.price_minor end as price_minor
    from shipping_methods m join shipping_rates r on r.method_id = m.id
    where r.country = ${parcel.country} and r.currency = ${parcel.currency}
      and r.max_weight_grams >= ${parcel.weightGrams} and m.kind = 'courier'
    order by m.position, m.id, r.max_weight_grams`.execute(db);
  return rows.map((row) => ({
    method: row.id,
    carrier: row.carrier,
    price: money(row.price_minor, parcel.currency),
    minDays: row.min_days,
    maxDays: row.max_days,
  }));
}

export async function listShippingCountries(db: Db, currency: Currency): Promise<string[]> {
  const rows = await db
    .selectFrom('shipping_rates')
    .select('country')
    .distinct()
    .where('currency', '=', currency)
    .orderBy('country')
    .execute();
  return rows.map((row) => row.country);
}
