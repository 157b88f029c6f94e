import type { RawBuilder } from 'kysely';
import type { RetentionPeriods } from '#src/shop/retention-settings.ts';
import type { Transaction } from '../../database/transaction.ts';

export type Sql = RawBuilder<unknown>;
export type RetentionMoment = { periods: RetentionPeriods; now: Date };

export type RetentionTask = {
  name: string;
  /** Meant for people: what goes, and by which rule. */
  what: string;
  everyMs: number;
  /** Older than this goes. */
  olderThan(moment: RetentionMoment): Date;
  /** Before it is looked at: notes since when. */
  prepare?(tx: Transaction, moment: RetentionMoment): Promise<void>;
  /** The rows of `table` whose time is over. */
  table: string;
  /** What a row is known by; left out, `id`. */
  key?: string;
  isOver(olderThan: Date): Sql;
  /** What happens to a portion of those; left out, the rows are deleted. */
  handle?(tx: Transaction, ids: string[], moment: RetentionMoment): Promise<void>;
};
