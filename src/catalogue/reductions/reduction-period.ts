// The beginning and end of a reduction. Either may be open: from now on, and until somebody ends it.
import { dateIn } from '../../dates/local-date.ts';
import { readMoment } from '../../dates/read-moment.ts';
import { ok, type Result, refuse } from '../../result.ts';

export type ReductionPeriod = {
  beginsAt: Date;
  /** No part of it. Null: until somebody ends it. */
  endsAt: Date | null;
};

export type PeriodRefusal =
  /** What was written is no day and no time of one, or one that the clocks skip or show twice. */
  { kind: 'BeginUnreadable' } | { kind: 'EndUnreadable' } | ImpossiblePeriod;

export type ImpossiblePeriod =
  /** Nobody was shown the lower price then. */
  { kind: 'BeginPast' } | { kind: 'EndPast' } | { kind: 'EndBeforeBegin' };

type Written = {
  /** The beginning as `readMoment` reads it; empty: from now on. */
  from: string;
  /** The same; empty: until somebody ends it. */
  until: string;
  now: Date;
  /** An IANA name. */
  timeZone: string;
};

export function readPeriod({ from, until, now, timeZone }: Written): Result<ReductionPeriod, PeriodRefusal> {
  // The beginning of today has passed: who names it means now.
  const isNow = from.trim() === '' || from.trim() === dateIn(timeZone, now);
  const beginsAt = isNow ? now : readMoment(from.trim(), 'from', timeZone);
  if (!beginsAt) return refuse({ kind: 'BeginUnreadable' });
  const endsAt = until.trim() === '' ? null : readMoment(until.trim(), 'until', timeZone);
  if (until.trim() !== '' && !endsAt) return refuse({ kind: 'EndUnreadable' });
  return checkPeriod({ beginsAt, endsAt }, now);
}

export function checkPeriod(period: ReductionPeriod, now: Date): Result<ReductionPeriod, ImpossiblePeriod> {
  const { beginsAt, endsAt } = period;
  if (endsAt && endsAt <= beginsAt) return refuse({ kind: 'EndBeforeBegin' });
  if (endsAt && endsAt <= now) return refuse({ kind: 'EndPast' });
  if (beginsAt < now) return refuse({ kind: 'BeginPast' });
  return ok(period);
}
