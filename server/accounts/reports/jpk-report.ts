// The sales of JPK_V7M(3), by the names of its elements: a row for each invoice and correction, and for each day the total of
// what consumers bought without one (WEW). Each row says by exactly one of NrKSeF, OFF, BFK and DI where its document is.
import type { Currency } from '#src/currencies.ts';
import { convert, type ExchangeRate } from '../../invoices/rates/national-vat.ts';
import { isSaleEntry, type LedgerEntry, type SaleEntry } from '../ledger/ledger-entry.ts';
import { aboutSalesAtHome } from './about-sales.ts';
import { createRateOf, noteRate } from './rate-of-sale.ts';
import { type Amounts, type Column, openTable, type Report, type ReportTerms, type TableRow } from './report.ts';

const NATIONAL: Currency = 'PLN';

/**
 * The fields of a rate: its base and, where there is one, its VAT. No column has an empty name: what the form has no field for
 * is missed when the file is compared with the ledger.
 */
type Fields = { net: string; vat?: string };

const byRate: Readonly<Record<number, Fields>> = {
  ...{ 0: { net: 'K_13' }, 500: { net: 'K_15', vat: 'K_16' } },
  ...{ 700: { net: 'K_17', vat: 'K_18' }, 800: { net: 'K_17', vat: 'K_18' } },
  ...{ 2200: { net: 'K_19', vat: 'K_20' }, 2300: { net: 'K_19', vat: 'K_20' } },
};
const exempt: Fields = { net: 'K_10' };
/** An export has no VAT: the form has no field for what was charged all the same. */
const exported: Fields = { net: 'K_22', vat: '' };
const nowhere: Fields = { net: '', vat: '' };

type SalesRow = {
  taxId: string;
  taxCountry: string;
  name: string;
  number: string;
  issuedOn: string;
  soldOn: string;
  mark: 'OFF' | 'BFK' | 'DI' | { ksefNumber: string };
  type: '' | 'WEW';
  isOfTaxedCards: boolean;
  /** The amounts in złoty, by field. */
  amounts: Map<string, number>;
};

/** The schema wants this where there is nobody to name. */
const NOBODY = 'BRAK';

const amountOf = (field: string): Column<SalesRow>['cell'] => {
  return ({ amounts }, amount) => amount(amounts.get(field) ?? 0);
};

const columns = (count: () => number): readonly Column<SalesRow>[] => [
  { name: 'LpSprzedazy', cell: () => String(count()) },
  { name: 'KodKrajuNadaniaTIN', cell: ({ taxCountry }) => taxCountry },
  { name: 'NrKontrahenta', cell: ({ taxId }) => taxId || NOBODY },
  { name: 'NazwaKontrahenta', cell: ({ name }) => name || NOBODY },
  { name: 'DowodSprzedazy', cell: ({ number }) => number },
  { name: 'DataWystawienia', cell: ({ issuedOn }) => issuedOn },
  { name: 'DataSprzedazy', cell: ({ soldOn, issuedOn }) => (soldOn === issuedOn ? '' : soldOn) },
  { name: 'NrKSeF', cell: ({ mark }) => (typeof mark === 'object' ? mark.ksefNumber : '') },
  ...(['OFF', 'BFK', 'DI'] as const).map((name) => ({
    name,
    cell: ({ mark }: SalesRow) => (mark === name ? '1' : ''),
  })),
  { name: 'TypDokumentu', cell: ({ type }) => type },
  { name: 'B_SPV', cell: ({ isOfTaxedCards }) => (isOfTaxedCards ? '1' : '') },
  ...['K_10', 'K_13', 'K_15', 'K_17', 'K_19', 'K_22'].map(
    (name): Column<SalesRow> => ({ name, adds: 'netMinor', cell: amountOf(name) }),
  ),
  ...['K_16', 'K_18', 'K_20'].map((name): Column<SalesRow> => ({ name, adds: 'vatMinor', cell: amountOf(name) })),
];

export const jpkReport: Report = {
  ...{ countries: ['PL'], access: [], extension: 'csv', national: NATIONAL },
  open(terms) {
    let count = 0;
    const days = new Map<string, SalesRow>();
    const rateOf = createRateOf(terms, NATIONAL);
    const isWanted = aboutSalesAtHome(terms);
    const isAbout = (entry: LedgerEntry): entry is SaleEntry => isWanted(entry) && rateOf(entry) !== undefined;
    const amountsIn = (entry: SaleEntry) => inZloty(entry, rateOf(entry) ?? null);
    return openTable(terms, {
      ...{ columns: columns(() => ++count), isForPrograms: true },
      keyOf: (entry) => (isAbout(entry) ? (isInvoiced(entry) ? String(entry.order.number) : entry.day) : null),
      expect: (entry) => ({ currency: NATIONAL, amounts: isSaleEntry(entry) ? sumOf(amountsIn(entry)) : nothing }),
      rowsOf(entry) {
        if (!isAbout(entry)) return isWanted(entry) ? noteRate(entry, terms) : [];
        const fields = new Map<string, number>();
        for (const { field, minor } of amountsIn(entry)) fields.set(field, (fields.get(field) ?? 0) + minor);
        if (isInvoiced(entry)) {
          return [{ key: String(entry.order.number), currency: NATIONAL, row: documentRow(entry, fields, terms) }];
        }
        const day = days.get(entry.day) ?? dayRow(entry.day);
        for (const [field, minor] of fields) day.amounts.set(field, (day.amounts.get(field) ?? 0) + minor);
        days.set(entry.day, day);
        return [];
      },
      lastRows: (): TableRow<SalesRow>[] =>
        Array.from(days, ([key, row]) => ({ key, currency: NATIONAL, row })).sort((a, b) => (a.key < b.key ? -1 : 1)),
    });
  },
};

function isInvoiced({ issued, order }: SaleEntry): boolean {
  if (order.company !== null) return true;
  const isReceipt = issued?.kind === 'receipt' || issued?.isOfReceipt;
  return issued !== null && !isReceipt && issued.document?.corrects !== undefined;
}

type FieldAmount = { field: string; minor: number; is: 'net' | 'vat' };

/** A document says its VAT in złoty itself. */
function inZloty(entry: SaleEntry, rate: ExchangeRate | null): FieldAmount[] {
  const toNational = (minor: number) => (rate ? convert(minor, entry.currency, rate) : minor);
  const said = entry.issued?.document?.nationalVat?.vat;
  return entry.vat.flatMap(({ basisPoints, netMinor, vatMinor }): FieldAmount[] => {
    const ofRate = byRate[basisPoints] ?? nowhere;
    const fields = entry.order.isExport ? exported : entry.order.isSellerExempt ? exempt : ofRate;
    const vat = said?.find((row) => row.basisPoints === basisPoints)?.vatMinor ?? toNational(vatMinor);
    return [
      { field: fields.net, minor: toNational(netMinor), is: 'net' },
      ...(fields.vat !== undefined ? [{ field: fields.vat, minor: vat, is: 'vat' as const }] : []),
    ];
  });
}

const nothing: Amounts = { grossMinor: 0, ratesMinor: 0, netMinor: 0, vatMinor: 0 };

function sumOf(amounts: readonly FieldAmount[]): Amounts {
  const sum = (wanted: FieldAmount['is']) =>
    amounts.reduce((total, { is, minor }) => total + (is === wanted ? minor : 0), 0);
  return { ...nothing, netMinor: sum('net'), vatMinor: sum('vat') };
}

function documentRow(entry: SaleEntry, amounts: Map<string, number>, terms: ReportTerms): SalesRow {
  const { issued, order, day } = entry;
  const { company, buyer } = order;
  const [, taxCountry = '', number = ''] =
    /^([A-Z]{2})?(.*)$/.exec(company?.taxId.replaceAll(/[\s-]/g, '') ?? '') ?? [];
  return {
    // A number that is kept without its country is of the buyer's, as FA(3) has it, wherever the goods went.
    ...{ taxId: number, taxCountry: taxCountry || (company ? buyer.country : '') },
    name: company?.name ?? buyer.fullName,
    number: issued?.number ?? String(order.number),
    ...{ issuedOn: issued?.issuedOn ?? day, soldOn: entry.kind === 'sale' ? order.soldOn : day },
    ...{ mark: markOf(entry, terms), type: '', isOfTaxedCards: order.isOfTaxedCards, amounts },
  };
}

function markOf({ issued, order }: SaleEntry, { note, invoices }: ReportTerms): SalesRow['mark'] {
  if (issued?.ksefNumber) return { ksefNumber: issued.ksefNumber };
  if (issued?.isOffline) return 'OFF';
  if (!issued) return 'DI';
  if (order.company && invoices.ksef !== 'off') note('ksefMissing', issued.number);
  return 'BFK';
}

function dayRow(day: string): SalesRow {
  const document = { number: `WEW/${day}`, issuedOn: day, soldOn: day };
  return {
    taxId: '',
    taxCountry: '',
    name: '',
    ...document,
    mark: 'DI',
    type: 'WEW',
    isOfTaxedCards: false,
    amounts: new Map(),
  };
}
