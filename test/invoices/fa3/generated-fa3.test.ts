// A thousand sales and their corrections, in three currencies, paid by any method, at the door and by gift cards: each is by the
// schema, and says the sums of its document.
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { faultsOfFa3 } from '#server/invoices/fa3/check-fa3.ts';
import type { Sale } from '#server/invoices/issuing/read-sale.ts';
import type { ExchangeRate } from '#server/invoices/rates/national-vat.ts';
import type { InvoiceDocument } from '#src/invoices/invoice-document.ts';
import { type Currency, money } from '#src/money.ts';
import { moneyToDecimal } from '#src/numbers/money-decimal.ts';
import { whole } from '../../depths.ts';
import { aConsumer, anInvoice, aSale, correctionsOf } from '../a-sale.ts';
import { fa3Of, sumOf, textsOf } from './read-fa3.ts';

/** The same row of numbers in every run. */
function numbersFrom(seed: number): (below: number) => number {
  let state = seed * 2_654_435_761;
  return (below) => {
    state = (Math.imul(state ^ (state >>> 15), 0x2c1b3c6d) + 0x9e3779b9) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

const titles = [
  'Kubek',
  'Książka „Żółw”',
  'A & B <c>',
  'ß Öl ěščřž',
  '🎁 Prezent',
  'x'.repeat(700),
  'Zażółć gęślą jaźń',
];
const places: readonly { vatCountry: string; isExport: boolean; rates: readonly number[] }[] = [
  { vatCountry: 'PL', isExport: false, rates: [2300, 800, 500, 0] },
  { vatCountry: 'PL', isExport: false, rates: [2300] },
  { vatCountry: 'DE', isExport: false, rates: [1900, 700] },
  { vatCountry: 'FI', isExport: false, rates: [2550, 1350] },
  { vatCountry: 'PL', isExport: true, rates: [0] },
];
const buyers: readonly Sale['buyer'][] = [
  aConsumer,
  { ...aConsumer, fullName: '', companyName: 'Ł'.repeat(600), taxId: '1111111111' },
  { ...aConsumer, companyName: 'Käufer GmbH', taxId: 'DE136695976', country: 'DE' },
  { ...aConsumer, companyName: 'Acheteur & Cie', taxId: 'CHE123456788', country: 'CH' },
  { ...aConsumer, fullName: 'Jan 🦊 Ćwirko\u0007', line2: '' },
];
const methods = ['card', 'blik', 'klarna', 'cash_on_delivery', 'bank_transfer'];
const currencies = ['PLN', 'EUR', 'HUF'] as const satisfies Currency[];
const rateOf = (unit: Currency): ExchangeRate | null =>
  unit === 'PLN'
    ? null
    : { unit, currency: 'PLN', rate: '4.2634', source: 'NBP', table: '229/A/NBP/2026', day: '2026-11-23' };

function aGeneratedSale(seed: number): Sale {
  const below = numbersFrom(seed);
  const pick = <T>(items: readonly T[]) => items[below(items.length)] as T;
  const { rates, ...place } = pick(places);
  const currency = pick(currencies);
  const step = currency === 'HUF' ? 100 : 1;
  const sold = Array.from({ length: seed % 20 === 0 ? 40 : 1 + below(6) }, () => {
    const [quantity, unitMinor] = [1 + below(5), (1 + below(30_000)) * step];
    const discountMinor = below(3) === 0 ? below(quantity * (unitMinor / step) + 1) * step : 0;
    return { title: pick(titles), quantity, unitMinor, discountMinor, basisPoints: pick(rates) };
  });
  const about = { ...place, sold, currency, deliveryMinor: below(2) * below(3000) * step, buyer: pick(buyers) };
  const paid = aSale({ ...about, method: pick(methods), isOfTaxedCards: below(10) === 0 });
  return { ...paid, ...paymentOf(below, totalOf(paid), step) };
}

/** Gift cards pay nothing, a part or all of it; what is due at the door is paid by nobody yet. */
function paymentOf(below: (limit: number) => number, totalMinor: number, step: number): Partial<Sale> {
  const cardsMinor = [0, 0, Math.floor(totalMinor / step / 2) * step, totalMinor][below(4)] ?? 0;
  const isDueOnDelivery = below(4) === 0 && cardsMinor < totalMinor;
  return isDueOnDelivery ? { cardsMinor, isDueOnDelivery, method: 'cash_on_delivery', paidAt: null } : { cardsMinor };
}

const totalOf = ({ vat }: Sale) => vat.reduce((sum, { grossMinor }) => sum + grossMinor, 0);

/** The sale's lines in two refunds, then its delivery; what costs nothing is not given back. */
function correctionsOfAll(sale: Sale): InvoiceDocument[] {
  const costly = sale.lines.filter(({ grossMinor }) => grossMinor > 0);
  const halves = [costly.filter((_, place) => place % 2 === 0), costly.filter((_, place) => place % 2 === 1)];
  const parts = halves
    .filter((lines) => lines.length > 0)
    .map((lines) => ({
      lines: lines.map(({ position, quantity }) => ({ position, quantity })),
      isWithDelivery: false,
    }));
  const last = parts.at(-1);
  if (last) last.isWithDelivery = true;
  return correctionsOf(sale, parts, undefined, rateOf(sale.currency));
}

async function assertWritten(document: InvoiceDocument, name: string): Promise<void> {
  const xml = fa3Of(document);
  assert.equal(await faultsOfFa3(Buffer.from(xml)), [], name);
  const { grossMinor, netMinor, vatMinor } = document.totals;
  assert.is(sumOf(xml, 'P_15'), grossMinor, `${name}: P_15`);
  assert.is(sumOf(xml, 'P_13_[0-9_]+'), netMinor, `${name}: P_13`);
  assert.is(sumOf(xml, 'P_14_[0-9]+'), vatMinor, `${name}: P_14`);
  assert.is(sumOf(xml, 'P_11A'), grossMinor, `${name}: lines`);
  assertLines(xml, name);
  assertZloty(xml, document, name);
  assertPayment(xml, document, name);
}

/** Polish VAT in another currency is said in złoty, once for each field, with the rate at each of its lines. */
function assertZloty(xml: string, { currency, vatCountry, isExport, nationalVat, vat }: InvoiceDocument, name: string) {
  const isForeign = currency !== 'PLN' && vatCountry === 'PL' && !isExport;
  const inZloty = isForeign ? (nationalVat?.vat.reduce((sum, { vatMinor }) => sum + vatMinor, 0) ?? Number.NaN) : 0;
  assert.is(sumOf(xml, 'P_14_[0-9]+W'), inZloty, `${name}: P_14W`);
  const taxed = vat.some(({ basisPoints }) => basisPoints > 0);
  assert.is(textsOf(xml, 'KursWaluty').length > 0, isForeign && taxed, `${name}: KursWaluty`);
}

/** Paid, paid at the door, and by gift cards in words or as the form of vouchers. */
function assertPayment(xml: string, { kind, payment, due, totals, currency }: InvoiceDocument, name: string): void {
  const cardsMinor = payment?.cardsMinor ?? 0;
  const isPaid = kind === 'invoice' && payment !== null;
  assert.equal(textsOf(xml, 'Zaplacono'), isPaid ? ['1'] : [], `${name}: Zaplacono`);
  assert.is(xml.includes('<TerminPlatnosci>'), kind === 'invoice' && due !== undefined, `${name}: TerminPlatnosci`);
  if (!isPaid || cardsMinor === 0) return;
  const isWhole = cardsMinor === totals.grossMinor;
  if (isWhole) assert.equal(textsOf(xml, 'FormaPlatnosci'), ['3'], `${name}: FormaPlatnosci`);
  else assert.match(textsOf(xml, 'OpisPlatnosci')[0] ?? '', moneyToDecimal(money(cardsMinor, currency)), name);
}

/** Price times quantity less the discount is the line. */
function assertLines(xml: string, name: string): void {
  for (const [line] of xml.matchAll(/<FaWiersz>.*?<\/FaWiersz>/g)) {
    const [quantity] = /<P_8B>(.*?)</.exec(line)?.slice(1).map(Number) ?? [];
    assert.is(sumOf(line, 'P_9B') * (quantity ?? 0) - sumOf(line, 'P_10'), sumOf(line, 'P_11A'), `${name}: ${line}`);
  }
}

async function assertSales(from: number, until: number): Promise<void> {
  let corrections = 0;
  for (let seed = from; seed <= until; seed++) {
    const sale = aGeneratedSale(seed);
    await assertWritten(anInvoice(sale, undefined, rateOf(sale.currency)), `sale ${seed}`);
    for (const correction of correctionsOfAll(sale)) {
      corrections++;
      await assertWritten(correction, `correction of sale ${seed}`);
    }
  }
  assert.ok(corrections > until - from);
}

test('two hundred sales and what is given back of them are by the schema and sum to their documents', () =>
  assertSales(1, 200));

whole(test)('eight hundred more are so, too', () => assertSales(201, 1_000));

test.run();
