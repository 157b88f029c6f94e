// The quarter of the one-stop shop as the portal of Germany's Federal Central Tax Office (BZSt) imports it: the version, a row
// of type 1 for each state of consumption, and a row of type 3 for each of its rates of goods that were sent from Germany. What
// corrects an earlier quarter has no row here: it is typed into the form, from the report of the one-stop shop.
import { tradeRules } from '#src/countries/countries.ts';
import type { Currency } from '#src/currencies.ts';
import { money } from '#src/money.ts';
import { moneyToDecimal } from '#src/numbers/money-decimal.ts';
import { percentToDecimal } from '#src/numbers/percent-decimal.ts';
import { numberIn } from '#src/numbers/read-number.ts';
import { readPercent } from '#src/numbers/read-percent.ts';
import type { SaleEntry } from '../ledger/ledger-entry.ts';
import { type LedgerMonth, lastDayOf, quarterOf } from '../ledger/ledger-month.ts';
import { aboutSalesElsewhere } from './about-sales.ts';
import { noteCompany, ossReport, readEuros, toEuros } from './oss-report.ts';
import { type ConvertedSum, minorOf, type OpenReport, type Report, type ReportTerms } from './report.ts';
import { rowsByRate } from './sales-report.ts';

const VERSION = '#v2.0';
const [CONSUMPTION, GOODS_FROM_HOME] = ['1', '3'];

type Total = { country: string; basisPoints: number; currency: Currency; netMinor: number; vatMinor: number };
/** The sums in cents. */
type InEuros = { net: number; vat: number };

export const bzstReport: Report = {
  ...{ countries: ['DE'], access: [], extension: 'csv', isOfQuarter: true },
  open(terms) {
    const totals = new Map<string, Total>();
    const converted = new Map<string, InEuros>();
    const { name: quarter } = quarterOf(terms.month.month);
    const isAbout = aboutSalesElsewhere(terms);
    const isOfQuarter = (entry: SaleEntry) => quarterOf(entry.order.soldOn.slice(0, 7)).name === quarter;
    const oss = ossReport.open({ ...terms, note: () => undefined });
    const encode = (cells: readonly string[]) => `${cells.join(',')}\r\n`;
    return {
      head: encode([VERSION]),
      // What was charged in other money is compared in the report of the one-stop shop, which says it as it was charged.
      keyOf: (entry) => (isAbout(entry) && isOfQuarter(entry) && entry.currency === 'EUR' ? quarter : null),
      rows(entry) {
        oss.rows(entry);
        if (!isAbout(entry)) return [];
        noteCompany(entry, terms);
        if (isOfQuarter(entry)) addTo(totals, entry);
        else terms.note('ossEarlier', String(entry.order.number));
        return [];
      },
      last: () => rowsOf(totals, converted, terms).map((cells) => ({ key: quarter, currency: 'EUR', cells })),
      ...{ encode, measures: ['netMinor', 'vatMinor'], read: (cells) => chargedInEuros(cells, converted) },
      converted: {
        from: { kind: 'report', name: 'oss' },
        expected: () => sumsOf(oss, quarter, terms),
        read: ([type, country = '', , percent = '', net = '', vat = '']) =>
          type === GOODS_FROM_HOME
            ? {
                about: nameOf(quarter, country, percent),
                currency: 'EUR',
                netMinor: minorOf(net),
                vatMinor: minorOf(vat),
              }
            : null,
      },
    };
  },
};

const nameOf = (quarter: string, country: string, percent: string) => `${quarter} ${country} ${percent} %`;

/** What the report of the one-stop shop says of the quarter in euros, by state and rate as they are called here. */
function sumsOf(oss: OpenReport, quarter: string, terms: ReportTerms): ConvertedSum[] {
  const sums = new Map<string, ConvertedSum>();
  for (const { cells } of oss.last?.() ?? []) {
    const said = readEuros(cells, terms);
    if (!said || said.corrects) continue;
    const percent = formPercent(basisPointsOf(said.percent));
    const about = nameOf(quarter, codeOf(said.consumption), percent);
    const before: ConvertedSum = sums.get(about) ?? { about, currency: 'EUR', netMinor: 0, vatMinor: 0 };
    const { netMinor, vatMinor } = said.euros;
    sums.set(about, { ...before, netMinor: before.netMinor + netMinor, vatMinor: before.vatMinor + vatMinor });
  }
  return [...sums.values()].filter(({ netMinor }) => netMinor !== 0);
}

/** What `ratePercent` wrote. Throws for what is no percentage. */
function basisPointsOf(percent: string): number {
  const basisPoints = numberIn(readPercent(percent, null));
  if (basisPoints === null) throw new RangeError(`${percent} is no percentage`);
  return basisPoints;
}

/** What a row comes to, less what of it was charged in other money. */
function chargedInEuros(
  [type, country, , percent, net = '', vat = '']: readonly string[],
  converted: ReadonlyMap<string, InEuros>,
): { netMinor: number; vatMinor: number } {
  if (type !== GOODS_FROM_HOME) return { netMinor: 0, vatMinor: 0 };
  const other = converted.get(`${country} ${percent}`) ?? { net: 0, vat: 0 };
  return { netMinor: minorOf(net) - other.net, vatMinor: minorOf(vat) - other.vat };
}

function addTo(totals: Map<string, Total>, entry: SaleEntry): void {
  const { vatCountry: country } = entry.order;
  for (const { vat } of rowsByRate(entry)) {
    const row = { country, basisPoints: vat.basisPoints, currency: entry.currency };
    const place = Object.values(row).join(' ');
    const { netMinor, vatMinor } = totals.get(place) ?? { netMinor: 0, vatMinor: 0 };
    totals.set(place, { ...row, netMinor: netMinor + vat.netMinor, vatMinor: vatMinor + vat.vatMinor });
  }
}

/**
 * Each currency is converted once; a rate of which nothing is left has no row, because the import takes no noughts. Fills
 * `converted`, by state and rate as the row says them.
 */
function rowsOf(totals: ReadonlyMap<string, Total>, converted: Map<string, InEuros>, terms: ReportTerms): string[][] {
  const rates = new Map<string, InEuros & { country: string; basisPoints: number }>();
  for (const { country, basisPoints, currency, netMinor, vatMinor } of totals.values()) {
    const [net, vat] = [toEuros(netMinor, currency, terms), toEuros(vatMinor, currency, terms)];
    if (net === null || vat === null) continue;
    if (currency !== 'EUR') {
      const named = `${codeOf(country)} ${formPercent(basisPoints)}`;
      const other = converted.get(named) ?? { net: 0, vat: 0 };
      converted.set(named, { net: other.net + net, vat: other.vat + vat });
    }
    const place = `${country} ${String(basisPoints).padStart(5, '0')}`;
    const before = rates.get(place) ?? { country, basisPoints, net: 0, vat: 0 };
    rates.set(place, { ...before, net: before.net + net, vat: before.vat + vat });
  }
  const said = [...rates.entries()]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .flatMap(([, rate]) => (rate.net === 0 ? [] : [rate]));
  const euros = (minor: number) => moneyToDecimal(money(minor, 'EUR'));
  return [
    ...[...new Set(said.map(({ country }) => country))].map((country) => [CONSUMPTION, codeOf(country)]),
    ...said.map(({ country, basisPoints, net, vat }) => [
      ...[GOODS_FROM_HOME, codeOf(country), isStandard(country, basisPoints, terms.month) ? 'STANDARD' : 'REDUCED'],
      ...[formPercent(basisPoints), euros(net), euros(vat)],
    ]),
  ];
}

/** Writes a percentage as the form takes it: `19.00`. */
const formPercent = (basisPoints: number) => percentToDecimal(basisPoints, 2);

/** The VAT of the Union calls Greece EL. */
const codeOf = (country: string) => (country === 'GR' ? 'EL' : country);

/** The standard rate of any day of the quarter: it may have changed within. */
function isStandard(country: string, basisPoints: number, { month, last }: LedgerMonth): boolean {
  const periods = tradeRules[country]?.vat ?? [];
  const at = (day: string) => periods.findLastIndex(({ from }) => from === undefined || from <= day);
  return periods
    .slice(Math.max(0, at(`${month}-01`)), at(lastDayOf(last)) + 1)
    .some(({ rates }) => rates.standard === basisPoints);
}
