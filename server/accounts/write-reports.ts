// The reports of a month, written while the ledger is read once. They are whole only when the last part has come: what does
// not agree is thrown at the end, and whoever writes a file takes it away again.
import type { ReportName } from '#src/accounts/report-names.ts';
import type { Currency } from '#src/currencies.ts';
import { excelMannerOf } from '../catalogue/csv/excel-manner.ts';
import type { Db } from '../database/connect.ts';
import { readInvoiceTerms } from '../invoices/read-invoice-terms.ts';
import { createAgreement } from './agreement.ts';
import type { LedgerEntry } from './ledger/ledger-entry.ts';
import { ledgerMonth } from './ledger/ledger-month.ts';
import { readLedger } from './ledger/read-ledger.ts';
import type { NoteKind, OpenReport, ReportRow } from './reports/report.ts';
import { reports } from './reports/report-list.ts';

export type Part = { report: ReportName; text: string };

/** Sums of the ledger, by kind and currency. */
export type LedgerSum = { kind: LedgerEntry['kind']; currency: Currency; count: number; amountMinor: number };

/** What staff should look at, with the first that it is about. */
export type MonthNote = { kind: NoteKind; count: number; about: string[] };

export type MonthSummary = { sums: LedgerSum[]; notes: MonthNote[] };

const MOST_NAMED = 10;

export type MonthRun = {
  /** Throws `AccountsDisagree` after the last one when anything says another amount than the ledger. */
  parts: AsyncGenerator<Part>;
  /** Whole after the last part. */
  summary(): MonthSummary;
};

export function writeReports(db: Db, month: string, names: readonly ReportName[]): MonthRun {
  const summary = createSummary();
  return { parts: writeParts(db, month, { names, summary }), summary: summary.end };
}

type Wanted = { names: readonly ReportName[]; summary: ReturnType<typeof createSummary> };

async function* writeParts(db: Db, month: string, { names, summary }: Wanted): AsyncGenerator<Part> {
  const { company, timeZone } = await readInvoiceTerms(db);
  const agreement = createAgreement(month);
  const about = ledgerMonth(month, timeZone);
  const terms = { month: about, company, excel: excelMannerOf(company.address.country), note: summary.note };
  const open = names.map((name) => [name, reports[name].open(terms)] as const);
  const write = (name: ReportName, report: OpenReport, entry: LedgerEntry | null, rows: readonly ReportRow[]): Part => {
    agreement.takeRows(name, report, entry, rows);
    return { report: name, text: rows.map(({ cells }) => report.encode(cells)).join('') };
  };
  for (const [report, { head }] of open) yield { report, text: head };
  for await (const entry of readLedger(db, about)) {
    agreement.take(entry);
    summary.take(entry);
    for (const [name, report] of open) {
      const part = write(name, report, entry, report.rows(entry));
      if (part.text) yield part;
    }
  }
  for (const [name, report] of open) {
    const { text } = write(name, report, null, report.last?.() ?? []);
    yield { report: name, text: text + (report.foot ?? '') };
  }
  agreement.end();
}

function createSummary() {
  const sums = new Map<string, LedgerSum>();
  const notes = new Map<NoteKind, { count: number; about: Set<string> }>();
  const note = (kind: NoteKind, about: string) => {
    const known = notes.get(kind) ?? { count: 0, about: new Set<string>() };
    known.count += 1;
    if (known.about.size < MOST_NAMED) known.about.add(about);
    notes.set(kind, known);
  };
  return {
    note,
    take({ kind, currency, amountMinor }: LedgerEntry) {
      const place = `${kind} ${currency}`;
      const before = sums.get(place) ?? { kind, currency, count: 0, amountMinor: 0 };
      sums.set(place, { ...before, count: before.count + 1, amountMinor: before.amountMinor + amountMinor });
    },
    end: (): MonthSummary => ({
      sums: [...sums.values()],
      notes: Array.from(notes, ([kind, { count, about }]) => ({ kind, count, about: [...about] })),
    }),
  };
}
