// Days and moments as the terminal writes them: they can be sorted, and are those of the shop's country.
import type { Db } from '#server/database/connect.ts';
import { dateIn, localTimeIn } from '#src/dates/local-date.ts';
import { type PeriodBound, writePeriodBound } from '#src/dates/period-bound.ts';

export type ShopClock = {
  timeZone: string;
  /** Writes a day as `2026-11-24`. */
  day(at: Date): string;
  /** Writes a moment as `2026-11-24 13:05`. */
  moment(at: Date): string;
  /** Writes the bound of a period as it is typed: a whole day as `2026-11-24`, also the last one, and else the moment. */
  bound(at: Date, bound: PeriodBound): string;
};

export async function readShopClock(db: Db): Promise<ShopClock> {
  const { readTimeZone } = await import('#server/shop/read-time-zone.ts');
  const timeZone = await readTimeZone(db);
  return {
    timeZone,
    day: (at) => dateIn(timeZone, at),
    moment: (at) => localTimeIn(timeZone, at).replace('T', ' '),
    bound: (at, bound) => writePeriodBound(at, bound, timeZone).replace('T', ' '),
  };
}
