// When a parcel can be expected: sent on a working day of the shop, and carried on days on which both countries
// work. The shop's clock decides, not the server's nor the shopper's.

import { timeZoneOf } from '../countries/time-zone.ts';
import { dateIn } from '../dates/local-date.ts';
import type { DeliverySettings } from '../shop/delivery-settings.ts';
import { isPublicHoliday } from './public-holidays.ts';

const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;

/** The place and the hours at which parcels leave. */
export type Dispatch = Pick<DeliverySettings, 'cutOffHour' | 'handlingDays' | 'makingDays' | 'daysOff'> & {
  /** The country whose clock and holidays count. */
  country: string;
};

export type Transit = {
  /** Working days on the way. */
  minDays: number;
  maxDays: number;
  /** ISO 3166-1 alpha-2. */
  country: string;
  isMadeToOrder?: boolean;
};

export type DeliveryDates = {
  /** YYYY-MM-DD. */
  earliest: string;
  latest: string;
  /** These dates hold for orders placed before this moment. */
  orderBefore: Date;
  /** The day of that moment in the shop. */
  orderBy: string;
};

export function deliveryDates(now: Date, transit: Transit, dispatch: Dispatch): DeliveryDates {
  const today = shopDate(now, dispatch);
  const isInTime = now < cutOffOn(today, dispatch);
  const counts = (date: Date) => isShopDay(date, dispatch);
  const taken = addDays(today, isInTime ? 0 : 1, counts);
  const { handlingDays, makingDays } = dispatch;
  const sent = addDays(taken, handlingDays + (transit.isMadeToOrder ? makingDays : 0), counts);
  return {
    ...arrivalDates(sent, transit, dispatch),
    orderBefore: cutOffOn(taken, dispatch),
    orderBy: formatDate(taken),
  };
}

/** When a parcel arrives that was sent at that moment. No carrier takes it over on a day on which nobody works. */
export function arrivalDates(sentAt: Date, { minDays, maxDays, country }: Transit, dispatch: Dispatch) {
  // The merchant's days off stop no carrier.
  const isCarried = (date: Date) => isWorkingDay(date, dispatch.country) && isWorkingDay(date, country);
  const sent = addDays(shopDate(sentAt, dispatch), 0, (date) => isWorkingDay(date, dispatch.country));
  return {
    earliest: formatDate(addDays(sent, minDays, isCarried)),
    latest: formatDate(addDays(sent, maxDays, isCarried)),
  };
}

/** The date in the shop, as midnight UTC. */
function shopDate(now: Date, { country }: Dispatch): Date {
  return new Date(`${dateIn(timeZoneOf(country), now)}T00:00:00Z`);
}

// Making a formatter costs more than all the rest.
const hours = new Map<string, Intl.DateTimeFormat>();

/** The moment until which orders are of that day; summer time makes it another hour of UTC. */
function cutOffOn(date: Date, { country, cutOffHour }: Dispatch): Date {
  const timeZone = timeZoneOf(country);
  const hourFormat =
    hours.get(timeZone) ?? new Intl.DateTimeFormat('en', { timeZone, hour: 'numeric', hourCycle: 'h23' });
  hours.set(timeZone, hourFormat);
  const asUtc = new Date(date.getTime() + cutOffHour * HOUR_MS);
  // Late in the evening the hour there may be one of the next day.
  const ahead = (Number(hourFormat.format(asUtc)) - cutOffHour + 24) % 24;
  return new Date(asUtc.getTime() - ahead * HOUR_MS);
}

/** The day after so many that count; itself one that counts. */
function addDays(date: Date, days: number, counts: (date: Date) => boolean): Date {
  let current = date;
  let left = days;
  while (left > 0 || !counts(current)) {
    current = new Date(current.getTime() + DAY_MS);
    if (counts(current)) left -= 1;
  }
  return current;
}

function isShopDay(date: Date, { country, daysOff }: Dispatch): boolean {
  const day = formatDate(date);
  return isWorkingDay(date, country) && !daysOff.some(({ from, until }) => from <= day && day <= until);
}

function isWorkingDay(date: Date, country: string): boolean {
  const day = date.getUTCDay();
  return day !== 0 && day !== 6 && !isPublicHoliday(date, country);
}

function formatDate(date: Date): string {
  return date.toISOString().slice(0, 10);
}
