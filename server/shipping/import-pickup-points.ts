// A carrier's list of pick-up points into the shop, all of it or nothing. What a carrier no longer lists is closed,
// never deleted: orders name it.
import { sql } from 'kysely';
import { ok, type Result, refuse } from '#src/result.ts';
import type { Db } from '../database/connect.ts';
import { inTransaction, type Transaction } from '../database/transaction.ts';
import { findDelivery } from '../shop/sale-terms.ts';
import { type ImportedPoint, type PointFault, readPickupPoints } from './pickup-point-file.ts';
import { pointSearchWords } from './point-search-words.ts';
import { noteImported } from './points/point-list-store.ts';

export type { PointFault } from './pickup-point-file.ts';

export type PointImportReport = {
  /** There are no faults: it was written, or, in a dry run, is ready to be written. */
  ok: boolean;
  faults: PointFault[];
  points: { created: number; updated: number; unchanged: number; closed: number };
};

const POINTS_PER_STATEMENT = 1_000;
// Any number that nothing else locks: of two imports at once, each would close what the other opens.
const ADVISORY_LOCK = 0x706f696e;

/**
 * Imports a parsed JSON file. It speaks for each carrier in each country that occurs in it: their other points are
 * closed. With a fault, or as a dry run, nothing is written; importing the same file again changes nothing. `now`: the
 * office is to say when that was.
 */
export async function importPickupPoints(
  db: Db,
  file: unknown,
  { dryRun = false, now }: { dryRun?: boolean; now?: Date } = {},
): Promise<PointImportReport> {
  const { points, faults } = await readPickupPoints(file, await listCollectingCarriers(db));
  const nothing = { created: 0, updated: 0, unchanged: 0, closed: 0 };
  if (faults.length > 0) return { ok: false, faults, points: nothing };
  const done = await inTransaction(db, async (tx): Promise<Result<PointImportReport, TakenBack>> => {
    const report = { ok: true, faults: [], points: await writePoints(tx, points) };
    if (now) await noteImported(tx, [...new Set(points.map(({ carrier }) => carrier))], now);
    return dryRun ? refuse({ kind: 'TakenBack', report }) : ok(report);
  });
  return done.ok ? done.value : done.error.report;
}

type TakenBack = { kind: 'TakenBack'; report: PointImportReport };

/** Those that have a delivery method to a locker or a counter. */
export async function listCollectingCarriers(db: Db): Promise<string[]> {
  const { methods } = await findDelivery(db, null);
  const carriers = methods.filter(({ kind }) => kind !== 'courier').map(({ carrier }) => carrier);
  return [...new Set(carriers)].sort();
}

/** All of it, or nothing: shoppers are shown the former points until the transaction commits. */
export async function writePoints(tx: Transaction, points: ImportedPoint[]): Promise<PointImportReport['points']> {
  await sql`select pg_advisory_xact_lock(${ADVISORY_LOCK})`.execute(tx);
  const total = { created: 0, updated: 0 };
  for (let start = 0; start < points.length; start += POINTS_PER_STATEMENT) {
    const { created, updated } = await savePoints(tx, points.slice(start, start + POINTS_PER_STATEMENT));
    total.created += created;
    total.updated += updated;
  }
  const unchanged = points.length - total.created - total.updated;
  const closed = await closeOthers(tx, points);
  // The database does it by itself, but later, and until then searches of a table that it thinks empty are slow.
  if (unchanged < points.length) await sql`analyze pickup_points`.execute(tx);
  return { ...total, unchanged, closed };
}

async function savePoints(tx: Transaction, points: ImportedPoint[]): Promise<{ created: number; updated: number }> {
  const given = JSON.stringify(points.map((point) => ({ ...point, words: pointSearchWords(point) })));
  const { rows } = await sql<{ created: number; updated: number }>`
    with written as (
      insert into pickup_points as p (id, carrier, kind, name, street, postal_code, city, country, latitude, longitude,
        opening_hours, description, is_active, search_words)
      select g.id, g.carrier, g.kind, g.name, g.street, g."postalCode", g.city, g.country, g.latitude, g.longitude,
        g."openingHours", g.description, g."isActive", array_to_tsvector(g.words)
      from jsonb_to_recordset(${given}::jsonb) as g (id text, carrier text, kind text, name text, street text,
        "postalCode" text, city text, country text, latitude double precision, longitude double precision,
        "openingHours" text, description text, "isActive" boolean, words text[])
      on conflict (carrier, id) do update set kind = excluded.kind, name = excluded.name, street = excluded.street,
        postal_code = excluded.postal_code, city = excluded.city, country = excluded.country,
        latitude = excluded.latitude, longitude = excluded.longitude, opening_hours = excluded.opening_hours,
        description = excluded.description, is_active = excluded.is_active, search_words = excluded.search_words
      where p is distinct from excluded
      returning (xmax = 0) as is_new
    ), named as (
      -- In order, so that two imports with the same new words wait for each other instead of deadlocking.
      insert into pickup_words (country, word)
      select distinct g.country, word
      from jsonb_to_recordset(${given}::jsonb) as g (country text, words text[]) cross join unnest(g.words) as word
      where word ~ '^[a-z]{3,}$' order by g.country, word on conflict do nothing
    )
    select count(*) filter (where is_new)::int as created, count(*) filter (where not is_new)::int as updated
    from written`.execute(tx);
  return rows[0] ?? { created: 0, updated: 0 };
}

/** Answers with how many were closed. */
async function closeOthers(tx: Transaction, points: ImportedPoint[]): Promise<number> {
  const lists = Map.groupBy(points, ({ carrier, country }) => `${carrier} ${country}`);
  let closed = 0;
  for (const list of lists.values()) {
    const [{ carrier, country } = { carrier: '', country: '' }] = list;
    const result = await tx
      .updateTable('pickup_points')
      .set({ is_active: false })
      .where('carrier', '=', carrier)
      .where('country', '=', country)
      .where('is_active', '=', true)
      .where(sql<boolean>`id <> all(${list.map(({ id }) => id)}::text[])`)
      .executeTakeFirst();
    closed += Number(result.numUpdatedRows);
  }
  return closed;
}
