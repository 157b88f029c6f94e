import { sql } from 'kysely';
import { type Currency, type Money, money } from '#src/money.ts';
import type { Db } from '../database/connect.ts';

/** To the door, to one of the carrier's machines, or to any place of the carrier's where parcels are collected. */
export type DeliveryKind = 'courier' | 'locker' | 'point';

export type ShippingOffer = {
  method: string;
  carrier: string;
  kind: DeliveryKind;
  price: Money;
  /** What the goods must cost for this way to be free; null: never. */
  freeFrom: Money | null;
  minDays: number;
  maxDays: number;
};

export type Parcel = {
  weightGrams: number;
  /** What the goods cost: from a threshold on they travel free. */
  goodsMinor: number;
};

type Destination = { country: string; currency: Currency };

/** The prices to one country, for parcels up to a weight; lightest first within a method. */
export type Tariff = Omit<ShippingOffer, 'price'> & { maxWeightGrams: number; price: Money };

type Row = {
  id: string;
  carrier: string;
  kind: DeliveryKind;
  min_days: number;
  max_days: number;
  max_weight_grams: number;
  price_minor: number;
  free_from_minor: number | null;
};

/** The ways in which a parcel can travel, cheapest tariff of each method that carries its weight. */
export async function listShippingOffers(db: Db, parcel: Parcel & Destination): Promise<ShippingOffer[]> {
  return offersFor(await listTariffs(db, parcel), parcel);
}

/** All tariffs to a country in the order in which methods are shown. Without points a collected parcel has no way. */
export async function listTariffs(db: Db, { country, currency }: Destination): Promise<Tariff[]> {
  const { rows } = await sql<Row>`
    select m.id, m.carrier, m.kind, m.min_days, m.max_days, r.max_weight_grams, r.price_minor, r.free_from_minor
    from shipping_methods m join shipping_rates r on r.method_id = m.id
    where r.country = ${country} and r.currency = ${currency} and (m.kind = 'courier' or exists (
      select from pickup_points p where p.carrier = m.carrier and p.country = r.country and p.is_active
        and (m.kind = 'point' or p.kind = m.kind)))
    order by m.position, m.id, r.max_weight_grams`.execute(db);
  return rows.map((row) => ({
    method: row.id,
    carrier: row.carrier,
    kind: row.kind,
    minDays: row.min_days,
    maxDays: row.max_days,
    maxWeightGrams: row.max_weight_grams,
    price: money(row.price_minor, currency),
    freeFrom: row.free_from_minor === null ? null : money(row.free_from_minor, currency),
  }));
}

export function offersFor(tariffs: readonly Tariff[], { weightGrams, goodsMinor }: Parcel): ShippingOffer[] {
  const offers = new Map<string, ShippingOffer>();
  for (const { maxWeightGrams, price, ...offer } of tariffs) {
    if (offers.has(offer.method) || maxWeightGrams < weightGrams) continue;
    const isFree = offer.freeFrom !== null && goodsMinor >= offer.freeFrom.minor;
    offers.set(offer.method, { ...offer, price: isFree ? money(0, price.currency) : price });
  }
  return [...offers.values()];
}

/**
 * What is promised of a parcel, and chosen for it until the shopper chooses: the soonest to the door, where nothing
 * more has to be asked; without one, the soonest of all.
 */
export function usualOffer(offers: readonly ShippingOffer[]): ShippingOffer | undefined {
  const toTheDoor = offers.filter(({ kind }) => kind === 'courier');
  const [soonest] = (toTheDoor.length > 0 ? toTheDoor : offers).toSorted(
    (a, b) => a.maxDays - b.maxDays || a.price.minor - b.price.minor,
  );
  return soonest;
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
