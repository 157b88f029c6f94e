// When a parcel can be expected: sent on a working day of the shop, and carried on days on which both countries
// work. The shop's clock decides, not the server's nor the shopper's.
import { isPublicHoliday } from './public-holidays.ts';

const SHOP_TIME_ZONE = 'Europe/Warsaw';
const SHOP_COUNTRY = 'PL';
/** Orders placed before this hour leave the same working day. */
const SENT_UNTIL_HOUR = 12;
/** Working days that printing and drying take, for what is made to order. */
export const MAKING_DAYS = 3;
const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;

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
};

export function deliveryDates(now: Date, transit: Transit): DeliveryDates {
  const today = shopDate(now);
  const isInTime = now < noonOf(today);
  const packed = addDays(today, isInTime ? 0 : 1, isShopDay);
  const sent = transit.isMadeToOrder ? addDays(packed, MAKING_DAYS, isShopDay) : packed;
  return { ...arrivalDates(sent, transit), orderBefore: noonOf(packed) };
}

/** Of a parcel that was sent at that moment. */
export function arrivalDates(sentAt: Date, { minDays, maxDays, country }: Transit) {
  const isCarried = (date: Date) => isShopDay(date) && isWorkingDay(date, country);
  const sent = shopDate(sentAt);
  return {
    earliest: formatDate(addDays(sent, minDays, isCarried)),
    latest: formatDate(addDays(sent, maxDays, isCarried)),
  };
}

// Making a formatter costs more than all the rest. Swedish dates are written as ISO ones.
const dateThere = new Intl.DateTimeFormat('sv-SE', { timeZone: SHOP_TIME_ZONE });
const hourThere = new Intl.DateTimeFormat('en', { timeZone: SHOP_TIME_ZONE, hour: 'numeric', hourCycle: 'h23' });

/** The date in the shop, as midnight UTC. */
function shopDate(now: Date): Date {
  return new Date(`${dateThere.format(now)}T00:00:00Z`);
}

/** The moment until which the shop still sends on that day; summer time makes it another hour of UTC. */
function noonOf(date: Date): Date {
  const asUtc = new Date(date.getTime() + SENT_UNTIL_HOUR * HOUR_MS);
  return new Date(asUtc.getTime() - (Number(hourThere.format(asUtc)) - SENT_UNTIL_HOUR) * HOUR_MS);
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

function isShopDay(date: Date): boolean {
  return isWorkingDay(date, SHOP_COUNTRY);
}

function isWorkingDay(date: Date, country: string): boolean {
  const day = date.getUTCDay();
  return day !== 0 && day !== 6 && !isPublicHoliday(date, country);
}

function formatDate(date: Date): string {
  return date.toISOString().slice(0, 10);
}
