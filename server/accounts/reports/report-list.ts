import type { ReportName } from '#src/accounts/report-names.ts';
import { mayAccess, type Permission } from '#src/staff/permissions.ts';
import { bzstReport } from './bzst-report.ts';
import { cashReport } from './cash-report.ts';
import { datevReport } from './datev-report.ts';
import { jpkReport } from './jpk-report.ts';
import { nlReport } from './nl-report.ts';
import { ossReport } from './oss-report.ts';
import { pohodaReport } from './pohoda-report.ts';
import type { Report } from './report.ts';
import { salesReport } from './sales-report.ts';
import { stripeReport } from './stripe-report.ts';

export const reports: Readonly<Record<ReportName, Report>> = {
  sales: salesReport,
  jpk: jpkReport,
  cash: cashReport,
  datev: datevReport,
  pohoda: pohodaReport,
  nl: nlReport,
  oss: ossReport,
  bzst: bzstReport,
  stripe: stripeReport,
};

/** Those that a company in this country has a use for, and that whoever asks may see; null: whoever runs the shop. */
export function reportsFor(country: string, staff: { permissions: readonly Permission[] } | null): ReportName[] {
  return (Object.keys(reports) as ReportName[]).filter((name) => {
    const { countries, access } = reports[name];
    return (countries?.includes(country) ?? true) && (staff === null || mayAccess(staff, access));
  });
}
