// The day until which a contract can be withdrawn from: fourteen days from the day after the last parcel arrived
// (Directive 2011/83, Article 9), and on to the next working day where they end on a day off (Regulation 1182/71,
// Article 3(4)). Days are those of the shopper's clocks: the parcel arrived, and the notice is written, where she
// lives.

import { timeZoneOf } from '../countries/time-zone.ts';
import { dateIn } from '../dates/local-date.ts';
import { isPublicHoliday } from '../shipping/public-holidays.ts';

const PERIOD_DAYS = 14;
const DAY_MS = 86_400_000;

export type Deliveries = {
  /** Nothing of the order is left to send. */
  isAllSent: boolean;
  /** When each parcel was delivered; null: nobody knows. */
  deliveredAt: readonly (Date | null)[];
  /** The country that the shopper lives in, as ISO 3166-1 alpha-2. */
  country: string;
};

/** The last day as YYYY-MM-DD; null as long as the period has not begun for certain. */
export function withdrawalPeriodEnd({ isAllSent, deliveredAt, country }: Deliveries): string | null {
  const dates = deliveredAt.filter((date) => date !== null);
  if (!isAllSent || dates.length === 0 || dates.length < deliveredAt.length) return null;
  const last = new Date(Math.max(...dates.map((date) => date.getTime())));
  let end = new Date(Date.parse(`${dateIn(timeZoneOf(country), last)}T00:00:00Z`) + PERIOD_DAYS * DAY_MS);
  while (isDayOff(end, country)) end = new Date(end.getTime() + DAY_MS);
  return end.toISOString().slice(0, 10);
}

export function isAfterPeriod(deliveries: Deliveries, at: Date): boolean {
  const end = withdrawalPeriodEnd(deliveries);
  return end !== null && dateIn(timeZoneOf(deliveries.country), at) > end;
}

function isDayOff(date: Date, country: string): boolean {
  return date.getUTCDay() === 0 || date.getUTCDay() === 6 || isPublicHoliday(date, country);
}
