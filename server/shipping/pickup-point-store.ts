import { type RawBuilder, sql } from 'kysely';
import type { DeliveryKind } from '#src/shop/delivery-settings.ts';
import type { Db } from '../database/connect.ts';

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

/**
 * The points of a method's carrier, as `pointsOfMethod` says: a locker method leads to machines only, a point method to
 * all, a courier to none.
 */
export type PointScope = {
  carrier: string;
  kind: DeliveryKind;
  country: string;
  /** Postcodes whose points the method does not lead to, as the points write them. */
  leftOut?: readonly string[];
};

export type PointSearch = PointScope & {
  /** Town, postcode or street; empty: whatever is near. */
  search: string;
  /** The postcode that the nearest are wanted of; may be empty. */
  near: string;
};

export type FoundPoints = {
  points: PickupPoint[];
  hasMore: boolean;
  /** What the search was read as, when nothing is found as it was typed: a town, or a street in one. */
  place: string | null;
  /** The town is known, and the rest of the search is not. */
  isTownOnly: boolean;
};

export type Position = { latitude: number; longitude: number };
export type NearPoint = PickupPoint & { distanceKm: number };

export const MAX_FOUND_POINTS = 20;
/** With fewer points in its own region, a postcode's wider surroundings are shown too; so are a position's. */
export const FEW_POINTS = 5;
const NEAR_DEGREES = 0.5;
const KM_PER_DEGREE = 111.2;
export const nothingFound: FoundPoints = { points: [], hasMore: false, place: null, isTownOnly: false };

const columns = sql.raw(`p.id, p.carrier, p.kind, p.name, p.street, p.postal_code as "postalCode", p.city, p.country,
  p.opening_hours as "openingHours", p.description`);
const compactCode = sql.raw("lower(replace(replace(p.postal_code, '-', ''), ' ', ''))");

/** Null when the method has no such point in that country, or its carrier has closed it. */
export async function findPickupPoint(
  db: Db,
  { id, ...scope }: PointScope & { id: string },
): Promise<PickupPoint | null> {
  if (id === '') return null;
  const { rows } = await sql<PickupPoint>`select ${columns} ${pointsOf(scope)} and p.id = ${id}`.execute(db);
  return rows[0] ?? null;
}

/** Those around a position, the nearest first. */
export async function listPointsNear(db: Db, scope: PointScope, position: Position): Promise<NearPoint[]> {
  const { latitude } = position;
  const around = sql`p.latitude between ${latitude - NEAR_DEGREES} and ${latitude + NEAR_DEGREES}`;
  const close = await listByDistance(db, scope, position, around);
  return close.length < FEW_POINTS ? listByDistance(db, scope, position, sql`p.latitude is not null`) : close;
}

async function listByDistance(db: Db, scope: PointScope, position: Position, found: RawBuilder<unknown>) {
  const from = { latitude: sql`${position.latitude}::float8`, longitude: sql`${position.longitude}::float8` };
  const { rows } = await sql<NearPoint>`
    select ${columns}, ${distanceKm(from)} as "distanceKm" ${pointsOf(scope)} and ${found}
    order by "distanceKm", p.id limit ${MAX_FOUND_POINTS}`.execute(db);
  return rows;
}

/** `found` and `isFirst` describe point `p`; the nearest to the middle of the first ones that lie close to `centre`, a postcode. */
export async function listPoints(
  db: Db,
  scope: PointScope,
  centre: string,
  found: RawBuilder<unknown>,
  isFirst: RawBuilder<unknown> = sql`true`,
): Promise<FoundPoints> {
  const { rows } = await sql<PickupPoint>`
    with found as materialized (
      select p.*, ${isFirst} as is_first, ${postcodeSteps(centre)} as steps ${pointsOf(scope)} and ${found}
    ), middle as (
      select avg(latitude) as latitude, avg(longitude) as longitude from found f
      where f.is_first = (select bool_or(is_first) from found)
        and f.steps = (select min(steps) from found g where g.is_first = f.is_first)
    )
    select ${columns}
    from found p cross join middle m
    order by p.is_first desc, ${distanceKm({ latitude: sql`m.latitude`, longitude: sql`m.longitude` })} nulls last,
      p.steps, p.city, p.postal_code, p.id limit ${MAX_FOUND_POINTS + 1}`.execute(db);
  return { ...nothingFound, points: rows.slice(0, MAX_FOUND_POINTS), hasMore: rows.length > MAX_FOUND_POINTS };
}

export function pointsOf({ carrier, kind, country, leftOut = [] }: PointScope): RawBuilder<unknown> {
  return sql`from pickup_points p
    where p.is_active and p.carrier = ${carrier} and p.country = ${country}
      and (${kind} = 'point' or (${kind} = 'locker' and p.kind = 'locker'))
      and p.postal_code <> all(${leftOut}::text[])`;
}

/** All of them where they are few enough to be looked through, whatever is searched; nothing where they are more. */
export async function listFewPoints(db: Db, scope: PointScope, centre: string): Promise<FoundPoints> {
  const { rows } = await sql`select ${pointsOf(scope)} limit ${MAX_FOUND_POINTS + 1}`.execute(db);
  return rows.length > MAX_FOUND_POINTS ? nothingFound : listPoints(db, scope, centre, sql`true`);
}

/** How much of a postcode is another: the fewer steps, the more. */
function postcodeSteps(centre: string): RawBuilder<unknown> {
  const lengths = [6, 5, 4, 3, 2, 1].filter((length) => length <= centre.length);
  if (lengths.length === 0) return sql`0::int`;
  const steps = lengths.map(
    (length, step) => sql`when left(${compactCode}, ${length}::int) = ${centre.slice(0, length)} then ${step}::int`,
  );
  return sql`case ${sql.join(steps, sql` `)} else 9 end`;
}

/** The distance in a straight line; within a country the earth is flat enough. */
function distanceKm({ latitude, longitude }: { latitude: RawBuilder<unknown>; longitude: RawBuilder<unknown> }) {
  return sql`${sql.lit(KM_PER_DEGREE)} * sqrt(
    power(p.latitude - ${latitude}, 2) + power((p.longitude - ${longitude}) * cos(radians(${latitude})), 2))`;
}
