// Until when a contract can be withdrawn from: fourteen days from the day after the last parcel arrived (Directive
// 2011/83, Article 9), and on to the next working day where they end on a day off (Regulation 1182/71, Article 3(4)).
import { SHOP_TIME_ZONE } from '../orders/format-moment.ts';
import { isPublicHoliday } from '../shipping/public-holidays.ts';

const PERIOD_DAYS = 14;
const DAY_MS = 86_400_000;

// Swedish dates are written as ISO ones.
const dateThere = new Intl.DateTimeFormat('sv-SE', { timeZone: SHOP_TIME_ZONE });

export type Deliveries = {
  /** Nothing of the order is left to send. */
  isAllSent: boolean;
  /** Of each parcel; null: nobody knows. */
  deliveredAt: readonly (Date | null)[];
  /** Where the shopper lives, as ISO 3166-1 alpha-2. */
  country: string;
};

/** The last day as YYYY-MM-DD; null as long as the period has not begun for certain. */
export function withdrawalPeriodEnd({ isAllSent, deliveredAt, country }: Deliveries): string | null {
  const dates = deliveredAt.filter((date) => date !== null);
  if (!isAllSent || dates.length === 0 || dates.length < deliveredAt.length) return null;
  const last = new Date(Math.max(...dates.map((date) => date.getTime())));
  let end = new Date(Date.parse(`${dateThere.format(last)}T00:00:00Z`) + PERIOD_DAYS * DAY_MS);
  while (isDayOff(end, country)) end = new Date(end.getTime() + DAY_MS);
  return end.toISOString().slice(0, 10);
}

export function isAfterPeriod(deliveries: Deliveries, at: Date): boolean {
  const end = withdrawalPeriodEnd(deliveries);
  return end !== null && dateThere.format(at) > end;
}

function isDayOff(date: Date, country: string): boolean {
  return date.getUTCDay() === 0 || date.getUTCDay() === 6 || isPublicHoliday(date, country);
}
