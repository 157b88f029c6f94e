// A thousand sales and their corrections: each is by the schema, and says the sums of its document.
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { faultsOfFa3 } from '#server/invoices/fa3/check-fa3.ts';
import type { Sale } from '#server/invoices/issuing/read-sale.ts';
import type { InvoiceDocument } from '#src/invoices/invoice-document.ts';
import { whole } from '../../depths.ts';
import { aConsumer, anInvoice, aSale, correctionsOf } from '../a-sale.ts';
import { fa3Of, sumOf } from './read-fa3.ts';

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

function aGeneratedSale(seed: number): Sale {
  const below = numbersFrom(seed);
  const pick = <T>(items: readonly T[]) => items[below(items.length)] as T;
  const { rates, ...place } = pick(places);
  const sold = Array.from({ length: seed % 20 === 0 ? 40 : 1 + below(6) }, () => {
    const [quantity, unitMinor] = [1 + below(5), 1 + below(30_000)];
    const discountMinor = below(3) === 0 ? below(quantity * unitMinor + 1) : 0;
    return { title: pick(titles), quantity, unitMinor, discountMinor, basisPoints: pick(rates) };
  });
  return aSale({ ...place, sold, deliveryMinor: below(2) * below(3000), buyer: pick(buyers), method: pick(methods) });
}

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
  return correctionsOf(sale, parts);
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
    await assertWritten(anInvoice(sale), `sale ${seed}`);
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
