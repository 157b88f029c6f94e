// A month as one file: a report alone, or a ZIP archive of many.
import type { ReportName } from '#src/accounts/report-names.ts';
import type { Permission } from '#src/staff/permissions.ts';
import type { Db } from '../database/connect.ts';
import { readInvoiceTerms } from '../invoices/read-invoice-terms.ts';
import { writeZip, type ZipEntry } from '../invoices/zip-archive.ts';
import { reports, reportsFor } from './reports/report-list.ts';
import { toWindows1252 } from './reports/windows-1252.ts';
import { openSpool, type Spool } from './spool-parts.ts';
import { type MonthRun, type MonthSummary, writeReports } from './write-reports.ts';

/** Those of the company's country; `staff`: null for whoever runs the shop. */
export async function listReports(db: Db, staff: { permissions: readonly Permission[] } | null): Promise<ReportName[]> {
  const { company } = await readInvoiceTerms(db);
  return reportsFor(company.address.country, staff);
}

export function reportFile(name: ReportName, month: string): string {
  return `${name}-${month}.${reports[name].extension}`;
}

type Wanted = { month: string; names: readonly ReportName[]; isArchive: boolean };

/**
 * The first part comes when all of the month is written and agrees: `content` throws `AccountsDisagree` before it. `summary`:
 * whole from then on.
 */
export function writeMonth(
  { db, now }: { db: Db; now: () => Date },
  { month, names, isArchive }: Wanted,
): { content: AsyncGenerator<Buffer>; summary(): MonthSummary } {
  const run = writeReports(db, month, names);
  return { content: contentOf(run, { month, names, at: isArchive ? now() : null }), summary: run.summary };
}

const encode = (name: ReportName, text: string) =>
  reports[name].charset === 'windows-1252' ? toWindows1252(text) : Buffer.from(text);

/** `at`: null for a report that stands alone. All are written side by side, and lie on the disk until they are sent. */
async function* contentOf(
  { parts }: MonthRun,
  { month, names, at }: { month: string; names: readonly ReportName[]; at: Date | null },
): AsyncGenerator<Buffer> {
  const spools = new Map<ReportName, Spool>();
  try {
    for (const name of names) spools.set(name, await openSpool());
    for await (const { report, text } of parts) await spools.get(report)?.write(encode(report, text));
    const entries: ZipEntry[] = [];
    for (const [name, spool] of spools) {
      const content = await spool.end();
      if (at === null) yield* content.read();
      else entries.push({ name: reportFile(name, month), content, modifiedAt: at });
    }
    if (at !== null) yield* writeZip(entries);
  } finally {
    for (const spool of spools.values()) await spool.close();
  }
}
