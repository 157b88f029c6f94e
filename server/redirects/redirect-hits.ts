// How often each redirect has led somebody on. Browsers keep where they were led for an hour, so it counts visitors rather
// than presses.
import { sql } from 'kysely';
import type { Db } from '../database/connect.ts';
import { createLateCounts, type LateCounts } from '../memory/late-counts.ts';
import { MAX_REDIRECTS } from './judge-redirects.ts';

/** Counts the old path. */
export type RedirectHits = LateCounts;

type Services = { db: Db; now: () => Date; onError(error: unknown): void };

export function createRedirectHits({ db, now, onError }: Services): RedirectHits {
  return createLateCounts({ write: (counted) => writeHits(db, counted, now()), most: MAX_REDIRECTS, onError });
}

/**
 * Writes the counts in the order of their paths, so that two processes never wait for each other; what was removed
 * meanwhile is left out.
 */
async function writeHits(db: Db, counted: ReadonlyMap<string, number>, now: Date): Promise<void> {
  const hits = [...counted].map(([path, count]) => ({ path, count }));
  await sql`
    insert into redirect_hits as h (path, hits, last_at)
    select r.path, given.count, ${now}
    from json_to_recordset(${JSON.stringify(hits)}::json) as given (path text, count bigint)
    join redirects r on r.path = given.path order by r.path for key share of r
    on conflict (path) do update set hits = h.hits + excluded.hits, last_at = greatest(h.last_at, excluded.last_at)`.execute(
    db,
  );
}
