// The days that a report is of, and those before it that it is compared with.
import { dateIn, isDay, shiftDay } from '../dates/local-date.ts';

/** Days as YYYY-MM-DD, both within. */
export type ReportPeriod = { from: string; until: string };

export const periodNames = ['last7', 'last30', 'thisMonth', 'lastMonth', 'thisYear', 'lastYear'] as const;
export type PeriodName = (typeof periodNames)[number];

export const USUAL_PERIOD: PeriodName = 'last30';

const DAY_MS = 24 * 60 * 60_000;
/** Longer ones are cut at their beginning. */
const MOST_DAYS = 3_700;
/** A longer time is shown by its months. */
const MOST_BY_DAY = 92;

const at = (day: string) => Date.parse(`${day}T00:00Z`);
const dayOf = (ms: number) => dateIn('UTC', new Date(ms));

/** Both days within. */
const daysIn = ({ from, until }: ReportPeriod) => Math.round((at(until) - at(from)) / DAY_MS) + 1;

/** `today`: of the company's country, as YYYY-MM-DD. */
export function namedPeriod(name: PeriodName, today: string): ReportPeriod {
  const [year = 0, month = 0] = today.split('-').map(Number);
  const first = (ofYear: number, ofMonth: number) => dayOf(Date.UTC(ofYear, ofMonth - 1, 1));
  const periods: Record<PeriodName, ReportPeriod> = {
    last7: { from: shiftDay(today, -6), until: today },
    last30: { from: shiftDay(today, -29), until: today },
    thisMonth: { from: first(year, month), until: today },
    lastMonth: { from: first(year, month - 1), until: shiftDay(first(year, month), -1) },
    thisYear: { from: first(year, 1), until: today },
    lastYear: { from: first(year - 1, 1), until: shiftDay(first(year, 1), -1) },
  };
  return periods[name];
}

/** What is asked for, put in order; what is no day is taken from the usual period. */
export function periodOf(asked: { from?: string | null; until?: string | null }, today: string): ReportPeriod {
  const usual = namedPeriod(USUAL_PERIOD, today);
  const until = asked.until && isDay(asked.until) ? asked.until : usual.until;
  const from = asked.from && isDay(asked.from) ? asked.from : until < usual.from ? shiftDay(until, -29) : usual.from;
  const [first, last] = from <= until ? [from, until] : [until, from];
  const earliest = shiftDay(last, 1 - MOST_DAYS);
  return { from: first < earliest ? earliest : first, until: last };
}

/**
 * What a period is compared with: as many days before it, or the month or year before where it begins one, up to the same
 * day of it.
 */
export function periodBefore({ from, until }: ReportPeriod): ReportPeriod {
  if (!from.endsWith('-01') || from.slice(0, 4) !== until.slice(0, 4)) return daysBefore({ from, until });
  const isYear = from.endsWith('-01-01') && from.slice(0, 7) !== until.slice(0, 7);
  if (!isYear && from.slice(0, 7) !== until.slice(0, 7)) return daysBefore({ from, until });
  const back = (day: string) => {
    const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
    const [ofYear, ofMonth] = isYear ? [year - 1, month] : [year, month - 1];
    const lastOfIt = new Date(Date.UTC(ofYear, ofMonth, 0)).getUTCDate();
    const isLast = shiftDay(day, 1).endsWith('-01');
    return dayOf(Date.UTC(ofYear, ofMonth - 1, isLast ? lastOfIt : Math.min(date, lastOfIt)));
  };
  return { from: back(from), until: back(until) };
}

function daysBefore(period: ReportPeriod): ReportPeriod {
  return { from: shiftDay(period.from, -daysIn(period)), until: shiftDay(period.from, -1) };
}

/** The days of a period, or its months where it is long: `2026-11-24` or `2026-11`. */
export function intervalsOf(period: ReportPeriod): string[] {
  const days = Array.from({ length: daysIn(period) }, (_, index) => shiftDay(period.from, index));
  return isByDay(period) ? days : [...new Set(days.map((day) => day.slice(0, 7)))];
}

export const isByDay = (period: ReportPeriod) => daysIn(period) <= MOST_BY_DAY;
