// Documents for Pohoda (XML, version 2.0), in crowns: sales of home and exports by rate, and what was given back of them.
import type { Currency } from '#src/currencies.ts';
import { money } from '#src/money.ts';
import { moneyToDecimal } from '#src/numbers/money-decimal.ts';
import { convert } from '../../invoices/rates/national-vat.ts';
import { xmlText } from '../../xml-text.ts';
import type { LedgerEntry, SaleEntry } from '../ledger/ledger-entry.ts';
import { aboutSalesAtHome } from './about-sales.ts';
import { createRateOf, noteRate } from './rate-of-sale.ts';
import { type Amounts, minorOf, type Report, type ReportRow } from './report.ts';

const NATIONAL: Currency = 'CZK';
const schema = (name: string) => `http://www.stormware.cz/schema/version_2/${name}.xsd`;

/** The price and the VAT of each of Pohoda's rates; a rate that is neither of the two is nought. */
const bands = [
  { price: 'priceHigh', vat: 'priceHighVAT', basisPoints: 2100 },
  { price: 'priceLow', vat: 'priceLowVAT', basisPoints: 1200 },
  { price: 'priceNone', vat: null, basisPoints: 0 },
] as const;

export const pohodaReport: Report = {
  ...{ countries: ['CZ'], access: [], extension: 'xml', national: NATIONAL },
  open(terms) {
    const rateOf = createRateOf(terms, NATIONAL);
    const isWanted = aboutSalesAtHome(terms);
    const isAbout = (entry: LedgerEntry): entry is SaleEntry => isWanted(entry) && rateOf(entry) !== undefined;
    const toCrowns = (entry: SaleEntry) => {
      const rate = rateOf(entry);
      return (minor: number) => (rate ? convert(minor, entry.currency, rate) : minor);
    };
    const xmlns = ['data', 'invoice', 'type'].map((name) => `xmlns:${prefixes[name]}="${schema(name)}"`).join(' ');
    const about = `id="${terms.month.month}" ico="${xmlText(terms.company.registryNumber)}" application="Kasa" version="2.0"`;
    return {
      head: `<?xml version="1.0" encoding="UTF-8"?>\n<dat:dataPack ${about} note="${terms.month.month}" ${xmlns}>\n`,
      foot: '</dat:dataPack>\n',
      keyOf: (entry) => (isAbout(entry) ? String(entry.order.number) : null),
      expect: (entry) => ({
        currency: NATIONAL,
        amounts: isAbout(entry)
          ? sumOf(entry, toCrowns(entry))
          : { grossMinor: 0, ratesMinor: 0, netMinor: 0, vatMinor: 0 },
      }),
      rows(entry) {
        if (!isAbout(entry)) return isWanted(entry) ? noteRate(entry, terms) : [];
        return [{ key: String(entry.order.number), currency: NATIONAL, cells: [documentOf(entry, toCrowns(entry))] }];
      },
      encode: ([xml = '']) => xml,
      measures: ['netMinor', 'vatMinor'],
      read: ([xml = '']) => readBack(xml),
    };
  },
};

const prefixes: Readonly<Record<string, string>> = { data: 'dat', invoice: 'inv', type: 'typ' };

type ToCrowns = (minor: number) => number;

function sumOf({ vat }: SaleEntry, toCrowns: ToCrowns): Amounts {
  const netMinor = vat.reduce((sum, row) => sum + toCrowns(row.netMinor), 0);
  const vatMinor = vat.reduce((sum, row) => sum + toCrowns(row.vatMinor), 0);
  return { grossMinor: netMinor + vatMinor, ratesMinor: 0, netMinor, vatMinor };
}

function documentOf(entry: SaleEntry, toCrowns: ToCrowns): ReportRow['cells'][number] {
  const { order, issued, day } = entry;
  const { buyer, company } = order;
  const number = issued?.number ?? `${order.number}${entry.kind === 'correction' ? `-${entry.id.slice(0, 8)}` : ''}`;
  const typ = (name: string, text: string) => (text ? `<typ:${name}>${xmlText(text)}</typ:${name}>` : '');
  const inv = (name: string, content: string) => `<inv:${name}>${content}</inv:${name}>`;
  const address = [
    ...[typ('company', company?.name ?? ''), typ('name', buyer.fullName), typ('city', buyer.city)],
    ...[typ('street', [buyer.line1, buyer.line2].filter(Boolean).join(', ')), typ('zip', buyer.postalCode)],
    typ('dic', company?.taxId ?? ''),
  ].join('');
  const header = [
    inv('invoiceType', entry.kind === 'sale' ? 'issuedInvoice' : 'issuedCorrectiveTax'),
    inv('number', typ('numberRequested', number)),
    ...[inv('symVar', String(order.number)), inv('date', issued?.issuedOn ?? day), inv('dateTax', day)],
    ...[inv('text', `Kasa ${order.number}`), inv('partnerIdentity', `<typ:address>${address}</typ:address>`)],
  ].join('');
  const summary = inv('homeCurrency', pricesOf(entry, toCrowns));
  const invoice = inv('invoiceHeader', header) + inv('invoiceSummary', summary);
  return `<dat:dataPackItem id="${xmlText(number)}" version="2.0"><inv:invoice version="2.0">${invoice}</inv:invoice></dat:dataPackItem>\n`;
}

function pricesOf({ vat }: SaleEntry, toCrowns: ToCrowns): string {
  const typ = (name: string, minor: number) => `<typ:${name}>${moneyToDecimal(money(minor, NATIONAL))}</typ:${name}>`;
  return bands
    .toReversed()
    .flatMap(({ price, vat: name, basisPoints }) => {
      const row = vat.find((each) => each.basisPoints === basisPoints);
      if (!row) return [];
      return [typ(price, toCrowns(row.netMinor)), ...(name ? [typ(name, toCrowns(row.vatMinor))] : [])];
    })
    .join('');
}

function readBack(xml: string): Partial<Amounts> {
  const sum = (names: readonly string[]) =>
    names.reduce((total, name) => total + minorOf(new RegExp(`<typ:${name}>([^<]*)<`).exec(xml)?.[1] ?? ''), 0);
  return {
    netMinor: sum(bands.map(({ price }) => price)),
    vatMinor: sum(bands.flatMap(({ vat }) => vat ?? [])),
  };
}
