// When a parcel can be expected: working days from the day it is sent, counted in the workshop's time zone.

const SHOP_TIME_ZONE = 'Europe/Warsaw';
/** Orders placed before this hour leave the same working day. */
const SENT_UNTIL_HOUR = 12;
const DAY_MS = 86_400_000;

export type DeliveryDates = { earliest: string; latest: string };

/** Dates as YYYY-MM-DD for a carrier that takes between `minDays` and `maxDays` working days. */
export function deliveryDates(now: Date, minDays: number, maxDays: number): DeliveryDates {
  const { date, hour } = shopClock(now);
  const sent = addWorkingDays(date, isWorkingDay(date) && hour < SENT_UNTIL_HOUR ? 0 : 1);
  return { earliest: formatDate(addWorkingDays(sent, minDays)), latest: formatDate(addWorkingDays(sent, maxDays)) };
}

function shopClock(now: Date): { date: Date; hour: number } {
  const parts = new Intl.DateTimeFormat('en-CA', {
    timeZone: SHOP_TIME_ZONE,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    hourCycle: 'h23',
  }).formatToParts(now);
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.find((found) => found.type === type)?.value ?? '';
  return { date: new Date(`${part('year')}-${part('month')}-${part('day')}T00:00:00Z`), hour: Number(part('hour')) };
}

function addWorkingDays(date: Date, days: number): Date {
  let current = date;
  let left = days;
  while (left > 0 || !isWorkingDay(current)) {
    current = new Date(current.getTime() + DAY_MS);
    if (isWorkingDay(current)) left -= 1;
  }
  return current;
}

function isWorkingDay(date: Date): boolean {
  const day = date.getUTCDay();
  return day !== 0 && day !== 6;
}

function formatDate(date: Date): string {
  return date.toISOString().slice(0, 10);
}
