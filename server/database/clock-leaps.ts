// What a wrong clock ends is lost: a year ahead for an hour, it would have erased the orders of that year, and cancelled all
// that wait for a transfer. So for a day after the clock has leapt, or after nobody was there to see it, nothing is deleted,
// cancelled or written to anybody by its age alone.
import type { Db } from './connect.ts';
import { latestPossible } from './wrong-clocks.ts';

const DAY_MS = 24 * 60 * 60_000;
/**
 * Rows beside the rounds, whose moments these are too: when the clock was looked at last, and from when on
 * it is believed.
 */
const SEEN = 'clock:seen';
const BELIEVED = 'clock:believed';

/** It is to be asked much more often than once a day. */
export async function isClockBelieved(db: Db, now: Date): Promise<boolean> {
  const rows = await db
    .selectFrom('job_rounds')
    .select(['name', 'next_at as at'])
    .where('name', 'in', [SEEN, BELIEVED])
    .execute();
  const momentOf = (name: string) => rows.find((row) => row.name === name)?.at;
  const seenAt = momentOf(SEEN);
  const hasLeapt = seenAt !== undefined && now.getTime() - seenAt.getTime() > DAY_MS;
  // First: whoever asks meanwhile sees the leap, or this.
  if (hasLeapt) await note(db, BELIEVED, new Date(now.getTime() + DAY_MS));
  await note(db, SEEN, now);
  if (hasLeapt) return false;
  const believedAt = momentOf(BELIEVED);
  return !believedAt || believedAt <= now || believedAt > latestPossible(now, DAY_MS);
}

async function note(db: Db, name: string, at: Date): Promise<void> {
  await db
    .insertInto('job_rounds')
    .values({ name, next_at: at })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ next_at: at }))
    .execute();
}
