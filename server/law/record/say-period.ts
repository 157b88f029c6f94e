import type { RetentionPeriods } from '#src/customers/retention/retention-periods.ts';
import type { Translate } from '#src/i18n/translate.ts';
import type { RetentionPeriod } from '../../customers/retention/retention-task.ts';

const HOUR_MS = 60 * 60_000;
const DAY_MS = 24 * HOUR_MS;

/** Says in words how long something is kept. */
export function sayPeriod(period: RetentionPeriod, periods: RetentionPeriods, t: Translate): string {
  switch (period.by) {
    case 'books':
      return periods.ossYears > periods.bookkeepingYears
        ? t('record.keptBooksAndOss', { count: periods.bookkeepingYears, oss: periods.ossYears })
        : t('record.keptBooks', { count: periods.bookkeepingYears });
    case 'claims':
      return t('record.keptClaims', { count: periods.claimsYears });
    case 'log':
      return t('record.keptLog', { count: periods.auditYears });
    case 'time':
      if (period.ms === 0) return t('record.keptOver');
      return period.ms < DAY_MS
        ? t('record.keptHours', { count: period.ms / HOUR_MS })
        : t('record.keptDays', { count: period.ms / DAY_MS });
  }
}
