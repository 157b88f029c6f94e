// How many events of each type there have been, without counting all of them each time: what is older than a minute
// is counted, and only what came after it is counted again.
import { sql } from 'kysely';
import type { Db } from '../database/connect.ts';

/** Longer than any transaction lasts: up to here no event with a lower id can still appear. */
const SETTLED_AFTER_MS = 60_000;

type Counted = { type: string; count: number; settled: number; settledId: number };

export function createOrderEventCount(db: Db, now: () => Date): () => Promise<Map<string, number>> {
  const counted = new Map<string, number>();
  let countedId = 0;

  return async () => {
    const settledBefore = new Date(now().getTime() - SETTLED_AFTER_MS);
    const fromId = countedId;
    const counts = new Map(counted);
    const { rows } = await sql<Counted>`
      select type, count(*) as count, count(*) filter (where id <= settled_id) as settled, settled_id as "settledId"
      from order_events, (
        select coalesce(max(id), ${fromId}) as settled_id from order_events where id > ${fromId} and at < ${settledBefore}
      ) as settled
      where id > ${fromId} group by type, settled_id`.execute(db);
    for (const { type, count } of rows) counts.set(type, (counts.get(type) ?? 0) + count);
    // Two scrapes at once must not count the same events twice.
    if (countedId === fromId) {
      for (const { type, settled, settledId } of rows) {
        counted.set(type, (counted.get(type) ?? 0) + settled);
        countedId = settledId;
      }
    }
    return counts;
  };
}
