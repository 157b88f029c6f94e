// How often each redirect has led somebody on. It is counted in memory and written together, some seconds after the first of
// them: a crawler that follows ten thousand old links costs a few statements. A process that dies loses what it has not
// written; and browsers keep where they were led for an hour, so it counts visitors rather than presses.
import { sql } from 'kysely';
import type { Db } from '../database/connect.ts';

const WRITTEN_AFTER_MS = 10_000;

export type RedirectHits = {
  count(path: string): void;
  /** Writes what was counted since the last time. */
  flush(): Promise<void>;
};

type Services = { db: Db; now: () => Date; onError(error: unknown): void };

export function createRedirectHits({ db, now, onError }: Services): RedirectHits {
  let counted = new Map<string, number>();
  let timer: NodeJS.Timeout | null = null;
  const flush = async () => {
    if (timer) clearTimeout(timer);
    timer = null;
    const hits = [...counted].map(([path, count]) => ({ path, count }));
    counted = new Map();
    if (hits.length > 0) await writeHits(db, hits, now());
  };
  return {
    count(path) {
      counted.set(path, (counted.get(path) ?? 0) + 1);
      timer ??= setTimeout(() => void flush().catch(onError), WRITTEN_AFTER_MS).unref();
    },
    flush,
  };
}

/** In the order of their paths, so that two processes never wait for each other; what was removed meanwhile is left out. */
async function writeHits(db: Db, hits: readonly { path: string; count: number }[], now: Date): Promise<void> {
  await sql`
    insert into redirect_hits as h (path, hits, last_at)
    select r.path, given.count, ${now}
    from json_to_recordset(${JSON.stringify(hits)}::json) as given (path text, count bigint)
    join redirects r on r.path = given.path order by r.path for key share of r
    on conflict (path) do update set hits = h.hits + excluded.hits, last_at = greatest(h.last_at, excluded.last_at)`.execute(
    db,
  );
}
