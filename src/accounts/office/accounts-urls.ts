// The addresses at which a month is downloaded: a report alone, or all of them as one archive.
import { officePath } from '../../office-addresses.ts';
import type { ReportName } from '../report-names.ts';

export const accountsFilePattern = `${officePath}/accounts/:month/:name`;

/** `name`: null for all reports. */
export function accountsFileUrl(month: string, name: ReportName | null): string {
  return `${officePath}/accounts/${month}/${name ?? 'all'}`;
}
