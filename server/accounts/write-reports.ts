// The reports of a month, written while the ledger is read once. They are whole only when the last part has come: what does
// not agree is thrown at the end, and whoever writes a file takes it away again.
import type { ReportName } from '#src/accounts/report-names.ts';
import { isCountry } from '#src/countries/country.ts';
import type { Currency } from '#src/currencies.ts';
import { money } from '#src/money.ts';
import { moneyToDecimal } from '#src/numbers/money-decimal.ts';
import { isProviderMethod } from '#src/payments/methods/provider-methods.ts';
import { excelMannerOf } from '../catalogue/csv/excel-manner.ts';
import type { Db } from '../database/connect.ts';
import { checkHere } from '../invoices/issuing/check-here.ts';
import { readInvoiceTerms } from '../invoices/read-invoice-terms.ts';
import { sumSalesToOtherStates } from '../law/sales-to-other-states.ts';
import { readShop } from '../shop/read-settings.ts';
import { createAgreement } from './agreement.ts';
import { isSaleEntry, type LedgerEntry } from './ledger/ledger-entry.ts';
import { type LedgerMonth, ledgerMonth, quarterOf } from './ledger/ledger-month.ts';
import { readLedger } from './ledger/read-ledger.ts';
import { readRates } from './ledger/read-rates.ts';
import { listCardsNotPaidOut } from './ledger/sold-cards.ts';
import type { Note, NoteKind, OpenReport, ReportRow, ReportTerms } from './reports/report.ts';
import { reports } from './reports/report-list.ts';

export type Part = { report: ReportName; text: string };

/** Sums of the ledger, by kind and currency. */
export type LedgerSum = { kind: LedgerEntry['kind']; currency: Currency; count: number; amountMinor: number };

/** What staff should look at, with the first that it is about. */
export type MonthNote = { kind: NoteKind; count: number; about: string[] };

export type MonthSummary = { sums: LedgerSum[]; notes: MonthNote[] };

const MOST_NAMED = 10;
const WARNS_FROM_MINOR = 800_000;

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
  const shop = await readTerms(db);
  const monthly = names.filter((name) => !reports[name].isOfQuarter);
  yield* writePeriod(db, ledgerMonth(month, shop.timeZone), { names: monthly, summary, shop });
  for (const number of await listCardsNotPaidOut(db, ledgerMonth(month, shop.timeZone)))
    summary.note('notPaidOut', String(number));
  await noteThreshold(db, ledgerMonth(month, shop.timeZone), { shop, note: summary.note });
  const quarterly = names.filter((name) => reports[name].isOfQuarter);
  if (quarterly.length === 0) return;
  // What the quarter comes to is not what the month does; its notes are.
  const ofQuarter = { note: summary.note, take: () => undefined };
  const quarter = ledgerMonth(quarterOf(month).first, shop.timeZone, 3);
  yield* writePeriod(db, quarter, { names: quarterly, summary: ofQuarter, shop });
}

/** Notes the threshold from 80 % of it on; where the VAT of the destination is paid anyway there is none. */
async function noteThreshold(
  db: Db,
  { until }: LedgerMonth,
  { shop: { taxes }, note }: { shop: ShopTerms; note: Note },
): Promise<void> {
  if (taxes.oss || !isCountry(taxes.homeCountry)) return;
  const sold = await sumSalesToOtherStates(db, taxes.homeCountry, new Date(until.getTime() - 1));
  if (sold >= WARNS_FROM_MINOR) note('ossNear', `${moneyToDecimal(money(sold, 'EUR'))} EUR`);
}

type ShopTerms = Pick<ReportTerms, 'company' | 'excel' | 'taxes' | 'invoices' | 'rateOf'> & {
  timeZone: string;
  /** Kasa writes the invoices: where it may not, or somebody else does, none of them is missing here. */
  isInvoicing: boolean;
};

async function readTerms(db: Db): Promise<ShopTerms> {
  const { company, settings, timeZone } = await readInvoiceTerms(db);
  const { taxes } = await readShop(db);
  const rateOf = await readRates(db);
  const isInvoicing = checkHere('invoice', { settings, company }).ok;
  const excel = excelMannerOf(company.address.country);
  return { company, invoices: settings, taxes, rateOf, excel, timeZone, isInvoicing };
}

type Period = { names: readonly ReportName[]; summary: Pick<Wanted['summary'], 'note' | 'take'>; shop: ShopTerms };

async function* writePeriod(db: Db, month: LedgerMonth, { names, summary, shop }: Period): AsyncGenerator<Part> {
  const agreement = createAgreement(month.month);
  const terms = { ...shop, month, note: summary.note };
  const open = names.map((name) => [name, reports[name].open(terms)] as const);
  const write = (name: ReportName, report: OpenReport, entry: LedgerEntry | null, rows: readonly ReportRow[]): Part => {
    agreement.takeRows(name, report, entry, rows);
    return { report: name, text: rows.map(({ cells }) => report.encode(cells)).join('') };
  };
  for (const [report, { head }] of open) yield { report, text: head };
  for await (const entry of readLedger(db, month)) {
    agreement.take(entry);
    summary.take(entry, shop);
    for (const [name, report] of open) {
      const part = write(name, report, entry, report.rows(entry));
      if (part.text) yield part;
    }
  }
  for (const [name, report] of open) {
    const rest = write(name, report, null, report.last?.() ?? []).text + (report.foot ?? '');
    if (rest) yield { report: name, text: rest };
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
    take(entry: LedgerEntry, { isInvoicing }: Pick<ShopTerms, 'isInvoicing'>) {
      noteOf(entry, { note, isInvoicing });
      const { kind, currency, amountMinor } = entry;
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

/** What is missing of an entry, whatever is written of it. */
function noteOf(entry: LedgerEntry, { note, isInvoicing }: { note: Note; isInvoicing: boolean }): void {
  if (!isSaleEntry(entry)) {
    if (entry.isAutomatic === false) note('payoutByHand', entry.payoutId);
    return;
  }
  const { order, booking, issued } = entry;
  const number = String(order.number);
  const isByProvider = isProviderMethod(order.method ?? '');
  if (entry.kind === 'sale' && isByProvider && !booking && entry.amountMinor > 0) note('notPaidOut', number);
  if (isInvoicing && order.company && !issued) note('invoiceMissing', number);
}
