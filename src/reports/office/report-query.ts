import type { ReportsShowQuery } from '../../office-operations.generated.ts';
import { operationQuery } from '../../query-client.ts';
import { reportFilters } from './report-filters.ts';

export type ShownReport = ReportsShowQuery['shopReport'];

/** The report that an address asks for. */
export function reportQuery(search: URLSearchParams) {
  const { report, ...about } = reportFilters.read(search);
  return operationQuery('ReportsShow', { name: report ?? 'sales', ...about });
}
