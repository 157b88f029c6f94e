import { dateIn, isDay, momentIn } from '#src/dates/local-date.ts';

/** A letter may lie for a while; nothing older is written down. */
const OLDEST_NOTICE_DAYS = 120;
const DAY_MS = 86_400_000;

/**
 * When a withdrawal that staff enters was announced, of the day as YYYY-MM-DD: noon by the shop's clocks, or now when it
 * is today. Null when the day lies ahead or long ago.
 */
export function readNoticeDay(day: string, now: Date, timeZone: string): Date | null {
  if (!isDay(day) || day > dateIn(timeZone, now)) return null;
  const noon = momentIn(timeZone, `${day}T12:00`).getTime();
  return now.getTime() - noon > OLDEST_NOTICE_DAYS * DAY_MS ? null : new Date(Math.min(noon, now.getTime()));
}
