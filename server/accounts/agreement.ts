// Whether everything that says a month says the same: order, payment, document and payout of each entry with each other,
// and each report, as it is written, with the ledger.
import type { Currency } from '#src/currencies.ts';
import { money } from '#src/money.ts';
import { moneyToDecimal } from '#src/numbers/money-decimal.ts';
import { ExplainedError } from '../explained-error.ts';
import { type Difference, differencesOfSale, type Source } from './ledger/compare-sources.ts';
import { isSaleEntry, type LedgerEntry, type ProviderEntry } from './ledger/ledger-entry.ts';
import type { Amounts, Converted, OpenReport, ReportRow } from './reports/report.ts';

/** So many are named; the rest is counted. */
const MOST_NAMED = 20;

export class AccountsDisagree extends ExplainedError {
  readonly differences: readonly Difference[];

  constructor(month: string, differences: readonly Difference[]) {
    const named = differences.slice(0, MOST_NAMED).map(describe);
    const more = differences.length - named.length;
    super({
      code: 'ACCOUNTS_DISAGREE',
      title: `The accounts of ${month} do not agree: ${named.join('; ')}${more > 0 ? `; and ${more} more` : ''}.`,
      fix: 'Nothing was written. Compare the two at the order that is named; this is a defect of Kasa or of the data, never a rounding.',
    });
    this.differences = differences;
  }
}

function describe({ about, currency, minor, between: [one, other] }: Difference): string {
  return `${about}: ${moneyToDecimal(money(minor, currency))} ${currency} between ${nameOf(one)} and ${nameOf(other)}`;
}

const sourceNames: Readonly<Record<Source['kind'], string>> = {
  ...{ order: 'the order', refund: 'the refund', vat: 'its VAT by rate', payment: 'its payment' },
  ...{ document: 'document', payout: 'payout', bookings: 'its bookings', ledger: 'the ledger', report: 'report' },
};

const nameOf = ({ kind, name }: Source) => [sourceNames[kind], name].filter(Boolean).join(' ');

export type Agreement = {
  /** Compares what orders, payments, documents and payouts say of an entry. */
  take(entry: LedgerEntry): void;
  /** `rows`: what a report wrote of the entry, or when it is null after all of them. */
  takeRows(name: string, report: OpenReport, entry: LedgerEntry | null, rows: readonly ReportRow[]): void;
  /** Throws `AccountsDisagree` when anything is left. */
  end(): void;
};

const measures = ['grossMinor', 'ratesMinor', 'netMinor', 'vatMinor'] as const;

export function createAgreement(month: string): Agreement {
  const found: Difference[] = [];
  const payout = createPayoutSum();
  const open = new Map<string, Difference>();
  const add = (
    name: string,
    { key, currency }: Pick<ReportRow, 'key' | 'currency'>,
    measure: string,
    minor: number,
    from: Source = { kind: 'ledger', name: '' },
  ) => {
    const place = [name, key, currency, measure].join('\n');
    const before = open.get(place);
    const sum = (before?.minor ?? 0) + minor;
    // What agrees is forgotten, so that a month of any size fills no memory.
    if (sum === 0) open.delete(place);
    else
      open.set(place, {
        about: key,
        currency,
        minor: sum,
        between: [from, { kind: 'report', name }],
      });
  };
  const addConverted = (name: string, { from, expected, read }: Converted, rows: readonly ReportRow[] | null) => {
    const sums = rows ? rows.flatMap(({ cells }) => read(cells) ?? []) : expected();
    for (const { about: key, currency, ...sum } of sums) {
      for (const measure of ['netMinor', 'vatMinor'] as const) {
        add(name, { key, currency }, `converted ${measure}`, rows ? sum[measure] : -sum[measure], from);
      }
    }
  };
  return {
    take(entry) {
      if (isSaleEntry(entry)) found.push(...differencesOfSale(entry));
      else found.push(...payout.take(entry));
    },
    takeRows(name, report, entry, rows) {
      const key = entry && report.keyOf(entry);
      const expected = key && entry ? expectationOf(report, entry) : null;
      const compared = new Set(report.measures);
      for (const measure of measures) {
        if (!compared.has(measure)) continue;
        if (expected && key) add(name, { key, currency: expected.currency }, measure, -expected.amounts[measure]);
        for (const row of rows) add(name, row, measure, report.read(row.cells)[measure] ?? 0);
      }
      if (!report.converted) return;
      addConverted(name, report.converted, rows);
      if (!entry) addConverted(name, report.converted, null);
    },
    end() {
      const all = [...found, ...open.values()];
      if (all.length > 0) throw new AccountsDisagree(month, all);
    },
  };
}

function expectationOf(report: OpenReport, entry: LedgerEntry): { currency: Currency; amounts: Amounts } {
  return report.expect?.(entry) ?? { currency: entry.currency, amounts: amountsOf(entry) };
}

function amountsOf(entry: LedgerEntry): Amounts {
  if (!isSaleEntry(entry)) return { grossMinor: entry.amountMinor, ratesMinor: 0, netMinor: 0, vatMinor: 0 };
  const vatMinor = entry.vat.reduce((sum, row) => sum + row.vatMinor, 0);
  const ratesMinor = entry.vat.reduce((sum, row) => sum + row.grossMinor, 0);
  return { grossMinor: entry.amountMinor, ratesMinor, netMinor: entry.amountMinor - vatMinor, vatMinor };
}

/** A payout comes after its bookings, which must come to what the bank shows. */
function createPayoutSum() {
  let sum = 0;
  return {
    take({ kind, id, currency, amountMinor, isAutomatic }: ProviderEntry): Difference[] {
      if (kind !== 'payout') {
        sum += amountMinor;
        return [];
      }
      const minor = sum + amountMinor;
      sum = 0;
      const between = [{ kind: 'payout', name: '' } as const, { kind: 'bookings', name: '' } as const] as const;
      return isAutomatic && minor !== 0 ? [{ about: id, currency, minor, between }] : [];
    },
  };
}
