import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../database/connect.ts';
import { compactPostalCode, pointSearchQuery, typedPostalCode } from './point-search-words.ts';
import type { DeliveryKind } from './shipping-store.ts';

/** A place where a parcel waits for its buyer; an order keeps it as it was. */
export type PickupPoint = {
  id: string;
  carrier: string;
  kind: Exclude<DeliveryKind, 'courier'>;
  name: string;
  street: string;
  postalCode: string;
  city: string;
  country: string;
  openingHours: string;
  description: string;
};

/** Points belong to a method's carrier; those of a locker method are machines. */
export type PointScope = { method: string; country: string };

export type PointSearch = PointScope & {
  /** Town, postcode or street; empty: whatever is near. */
  search: string;
  /** The postcode that the nearest are wanted of; may be empty. */
  near: string;
};

export type FoundPoints = { points: PickupPoint[]; hasMore: boolean };

export const MAX_FOUND_POINTS = 20;
/** With fewer in its own region, a postcode's wider surroundings are shown too. */
const FEW_POINTS = 5;
const nothing: FoundPoints = { points: [], hasMore: false };

const columns = sql.raw(`p.id, p.carrier, p.kind, p.name, p.street, p.postal_code as "postalCode", p.city, p.country,
  p.opening_hours as "openingHours", p.description`);
const compactCode = sql.raw("lower(replace(replace(p.postal_code, '-', ''), ' ', ''))");

/** Whether parcels of this method are collected; false for a method that does not exist. */
export async function isCollected(db: Db, method: string): Promise<boolean> {
  const row = await db.selectFrom('shipping_methods').select('kind').where('id', '=', method).executeTakeFirst();
  return row !== undefined && row.kind !== 'courier';
}

/** Null when the method has no such point in that country, or its carrier has closed it. */
export async function findPickupPoint(
  db: Db,
  { id, ...scope }: PointScope & { id: string },
): Promise<PickupPoint | null> {
  if (id === '') return null;
  const { rows } = await sql<PickupPoint>`select ${columns} ${pointsOf(scope)} and p.id = ${id}`.execute(db);
  return rows[0] ?? null;
}

/** The nearest first: postcodes that begin alike lie close together. */
export async function searchPickupPoints(db: Db, { search, near, ...scope }: PointSearch): Promise<FoundPoints> {
  const typed = typedPostalCode(search);
  const centre = typed ?? compactPostalCode(near);
  if (typed === null && search.trim() !== '') {
    const query = pointSearchQuery(search);
    if (!query) return nothing;
    // Who types Krakow means the town before Krakowskie Przedmiescie, a street of another.
    const isExact = sql`p.search_words @@ ${query.replaceAll(':*', '')}::tsquery desc,`;
    return listPoints(db, scope, centre, sql`p.search_words @@ ${query}::tsquery`, isExact);
  }
  if (!/^\d\d/.test(centre)) return nothing;
  const close = await listPoints(db, scope, centre, inRegion(centre.slice(0, 2)));
  return close.points.length < FEW_POINTS ? listPoints(db, scope, centre, inRegion(centre.slice(0, 1))) : close;
}

async function listPoints(
  db: Db,
  scope: PointScope,
  centre: string,
  found: RawBuilder<unknown>,
  first: RawBuilder<unknown> = sql``,
): Promise<FoundPoints> {
  const { rows } = await sql<PickupPoint>`
    select ${columns} ${pointsOf(scope)} and ${found}
    order by ${first} ${distance(centre)}, p.city, p.postal_code, p.id limit ${MAX_FOUND_POINTS + 1}`.execute(db);
  return { points: rows.slice(0, MAX_FOUND_POINTS), hasMore: rows.length > MAX_FOUND_POINTS };
}

function pointsOf({ method, country }: PointScope): RawBuilder<unknown> {
  return sql`from pickup_points p join shipping_methods m on m.carrier = p.carrier
    where p.is_active and m.id = ${method} and p.country = ${country}
      and (m.kind = 'point' or (m.kind = 'locker' and p.kind = 'locker'))`;
}

/** The first digits of a postcode are a region; the index finds them, the comparison drops house numbers. */
function inRegion(digits: string): RawBuilder<unknown> {
  return sql`p.search_words @@ ${`'${digits}':*`}::tsquery and starts_with(p.postal_code, ${digits})`;
}

function distance(centre: string): RawBuilder<unknown> {
  const lengths = [6, 5, 4, 3, 2, 1].filter((length) => length <= centre.length);
  if (lengths.length === 0) return sql`0::int`;
  const steps = lengths.map(
    (length, step) => sql`when left(${compactCode}, ${length}::int) = ${centre.slice(0, length)} then ${step}::int`,
  );
  return sql`case ${sql.join(steps, sql` `)} else 9 end`;
}
