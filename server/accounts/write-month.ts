// A month as one file: a report alone, or a ZIP archive of many.
import type { ReportName } from '#src/accounts/report-names.ts';
import type { Permission } from '#src/staff/permissions.ts';
import type { Db } from '../database/connect.ts';
import { readInvoiceTerms } from '../invoices/read-invoice-terms.ts';
import { writeZip, type ZipEntry } from '../invoices/zip-archive.ts';
import { reports, reportsFor } from './reports/report-list.ts';
import { toWindows1252 } from './reports/windows-1252.ts';
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

/** `summary`: whole when all of the content was read, which throws `AccountsDisagree` at its end. */
export function writeMonth(
  { db, now }: { db: Db; now: () => Date },
  { month, names, isArchive }: Wanted,
): { content: AsyncIterable<Buffer | string>; summary(): MonthSummary } {
  const run = writeReports(db, month, names);
  const content = isArchive ? writeZip(archived(run, { month, names, at: now() })) : contentOf(run);
  return { content, summary: run.summary };
}

async function* contentOf({ parts }: MonthRun): AsyncGenerator<Buffer> {
  for await (const { report, text } of parts) yield encode(report, text);
}

const encode = (name: ReportName, text: string) =>
  reports[name].charset === 'windows-1252' ? toWindows1252(text) : Buffer.from(text);

/** All are written side by side, so they wait for each other; the archive wants the whole of each. */
async function* archived(
  { parts }: MonthRun,
  { month, names, at }: { month: string; names: readonly ReportName[]; at: Date },
): AsyncGenerator<ZipEntry> {
  const written = new Map<ReportName, string[]>(names.map((name) => [name, []]));
  for await (const { report, text } of parts) written.get(report)?.push(text);
  for (const [name, texts] of written) {
    yield { name: reportFile(name, month), content: encode(name, texts.join('')), modifiedAt: at };
  }
}
