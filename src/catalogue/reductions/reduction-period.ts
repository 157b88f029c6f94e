// From when until when a price is reduced, as people write it: days and times by the clocks of the company's country. A day
// as the end is its last moment, so that "until Sunday" is until the clocks strike midnight.
import { isDay, momentIn } from '../../dates/local-date.ts';
import { ok, type Result, refuse } from '../../result.ts';

export type ReductionPeriod = {
  beginsAt: Date;
  /** No part of it. Null: until somebody ends it. */
  endsAt: Date | null;
};

export type PeriodRefusal =
  /** What was written is no day and no time of one. */
  | { kind: 'BeginUnreadable' }
  | { kind: 'EndUnreadable' }
  /** Nobody was shown the lower price then. */
  | { kind: 'BeginPast' }
  | { kind: 'EndPast' }
  | { kind: 'EndBeforeBegin' };

type Written = {
  /** `2026-11-27` or `2026-11-27T18:00`; empty: from now on. */
  from: string;
  /** The same; empty: until somebody ends it. */
  until: string;
  now: Date;
  /** An IANA name. */
  timeZone: string;
};

export function readPeriod({ from, until, now, timeZone }: Written): Result<ReductionPeriod, PeriodRefusal> {
  const beginsAt = from.trim() === '' ? now : readMoment(from, timeZone, 'first');
  if (!beginsAt) return refuse({ kind: 'BeginUnreadable' });
  const endsAt = until.trim() === '' ? null : readMoment(until, timeZone, 'last');
  if (endsAt === undefined) return refuse({ kind: 'EndUnreadable' });
  return checkPeriod({ beginsAt, endsAt }, now);
}

/** The end before the begin: a wrong year in both is told as the begin's. */
export function checkPeriod(period: ReductionPeriod, now: Date): Result<ReductionPeriod, PeriodRefusal> {
  const { beginsAt, endsAt } = period;
  if (endsAt && endsAt <= beginsAt) return refuse({ kind: 'EndBeforeBegin' });
  if (endsAt && endsAt <= now) return refuse({ kind: 'EndPast' });
  if (beginsAt < now) return refuse({ kind: 'BeginPast' });
  return ok(period);
}

/** Which moment of a day is meant, where no time is written. Undefined when it cannot be read. */
function readMoment(text: string, timeZone: string, ofDay: 'first' | 'last'): Date | undefined {
  const [, day = '', time] = /^(\d{4}-\d{2}-\d{2})(?:[T ](([01]\d|2[0-3]):[0-5]\d|24:00))?$/.exec(text.trim()) ?? [];
  if (!isDay(day)) return undefined;
  if (time === '24:00' || (time === undefined && ofDay === 'last')) return momentIn(timeZone, `${nextDay(day)}T00:00`);
  return momentIn(timeZone, `${day}T${time ?? '00:00'}`);
}

function nextDay(day: string): string {
  const date = new Date(`${day}T00:00Z`);
  date.setUTCDate(date.getUTCDate() + 1);
  return date.toISOString().slice(0, 10);
}
