import type { RawBuilder } from 'kysely';
import {
  bookLimits,
  claimRetentionFrom,
  logRetentionFrom,
  type RetentionPeriods,
} from '#src/customers/retention/retention-periods.ts';
import type { RetentionTaskName } from '#src/customers/retention/retention-task-names.ts';
import type { Transaction } from '../../database/transaction.ts';

export type Sql = RawBuilder<unknown>;
export type RetentionMoment = { periods: RetentionPeriods; now: Date };

/** `books`, `claims` and `log`: for years that the settings know, from the end of the year on. */
export type RetentionPeriod = { by: 'books' | 'claims' | 'log' } | { by: 'time'; ms: number };

export type RetentionTask = {
  /** What goes is said by the message of this name. */
  name: RetentionTaskName;
  everyMs: number;
  period(periods: RetentionPeriods): RetentionPeriod;
  /** Notes since when, before it is looked at. */
  prepare?(tx: Transaction, moment: RetentionMoment): Promise<void>;
  /** The rows of `table` whose time is over. */
  table: string;
  /** What a row is known by; left out, `id`. */
  key?: string;
  isOver(olderThan: Date, moment: RetentionMoment): Sql;
  /** What happens to a portion of those; left out, the rows are deleted. */
  handle?(tx: Transaction, ids: string[], moment: RetentionMoment): Promise<void>;
};

/** Older than this goes. */
export function oldest({ period }: Pick<RetentionTask, 'period'>, { periods, now }: RetentionMoment): Date {
  const kept = period(periods);
  switch (kept.by) {
    case 'books':
      return bookLimits(periods, now).home;
    case 'claims':
      return claimRetentionFrom(periods, now);
    case 'log':
      return logRetentionFrom(periods, now);
    case 'time':
      return new Date(now.getTime() - kept.ms);
  }
}
