// Arithmetic that every document must hold, each named after the case that asks for it.
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { readBusinessTerms } from '#server/invoices/en16931/read-business-terms.ts';
import type { InvoiceDocument } from '#src/invoices/invoice-document.ts';
import { anInvoice, aSale, correctionsOf } from './a-sale.ts';

const whole = { lines: [], isWithDelivery: false };
const sums = ({ totals }: InvoiceDocument) => [totals.grossMinor, totals.netMinor, totals.vatMinor];

function assertMirrored(invoice: InvoiceDocument, corrections: readonly InvoiceDocument[]): void {
  const added = corrections.map(sums).reduce((one, other) => one.map((minor, place) => minor + (other[place] ?? 0)));
  assert.equal(
    added,
    sums(invoice).map((minor) => -minor),
  );
  for (const document of corrections) {
    const parts = [...document.lines, ...document.charges].reduce((sum, { grossMinor }) => sum + grossMinor, 0);
    assert.is(parts, document.totals.grossMinor);
  }
}

const three = aSale({
  sold: [
    { quantity: 3, unitMinor: 3_333, discountMinor: 999, basisPoints: 2300 },
    { quantity: 2, unitMinor: 1_001, basisPoints: 800 },
    { quantity: 1, unitMinor: 505, basisPoints: 500 },
  ],
});

const wholeOfThree = { lines: three.lines.map(({ position, quantity }) => ({ position, quantity })) };

function piecesOf(sale: typeof three) {
  const pieces = sale.lines.flatMap(({ position, quantity }) =>
    Array.from({ length: quantity }, () => ({ lines: [{ position, quantity: 1 }], isWithDelivery: false })),
  );
  return [...pieces, { lines: [], isWithDelivery: true }];
}

test('partial refunds in any order sum to the invoice', () => {
  const pieces = piecesOf(three);
  const orders = pieces.map((_, place) => [...pieces.slice(place), ...pieces.slice(0, place)]);
  for (const refunds of [...orders, ...orders.map((order) => order.toReversed())]) {
    assertMirrored(anInvoice(three), correctionsOf(three, refunds));
  }
});

test('a full correction mirrors hundreds of 0.04 lines', () => {
  const sold = Array.from({ length: 400 }, (_, place) => ({
    ...{ quantity: 1, unitMinor: 4, basisPoints: place % 2 === 0 ? 2300 : 800 },
  }));
  const sale = aSale({ sold, deliveryMinor: 0 });
  const all = sale.lines.map(({ position }) => ({ position, quantity: 1 }));
  const [correction, ...others] = correctionsOf(sale, [{ ...whole, lines: all }]);
  if (!correction) throw new Error('nothing was corrected');
  assert.equal(others, []);
  assertMirrored(anInvoice(sale), [correction]);
  const [sent, back] = [readBusinessTerms(anInvoice(sale)), readBusinessTerms(correction)];
  assert.equal(
    back.lines.map(({ netMinor }) => netMinor),
    sent.lines.map(({ netMinor }) => netMinor),
  );
});

const namesOf = ({ lines, charges }: InvoiceDocument) => [
  ...lines.map(({ position, quantity, grossMinor }) => [position, quantity, grossMinor]),
  ...charges.map(({ kind, grossMinor }) => [kind, grossMinor]),
];

test('all that is left, given back for nothing in particular, takes back each article and the delivery', () => {
  const invoice = anInvoice(three);
  const all = { ...whole, amountMinor: invoice.totals.grossMinor };
  const [correction] = correctionsOf(three, [all]);
  if (!correction) throw new Error('nothing was corrected');
  assert.equal(correction, { ...correctionsOf(three, [{ ...wholeOfThree, isWithDelivery: true }])[0] });
  assertMirrored(invoice, [correction]);
  const one = { lines: [{ position: 0, quantity: 1 }], isWithDelivery: false };
  const [first, rest] = correctionsOf(three, [one, { ...whole, amountMinor: invoice.totals.grossMinor - 3_000 }]);
  if (!first || !rest) throw new Error('one of them was not corrected');
  assert.equal(namesOf(rest).slice(0, 3), [
    [0, -2, -6_000],
    [1, -2, -2_002],
    [2, -1, -505],
  ]);
  assert.ok(rest.charges.every(({ kind }) => kind === 'delivery'));
  assertMirrored(invoice, [first, rest]);
});

test('a part of the price, and what is left after it, are an amount off and no article', () => {
  const { totals } = anInvoice(three);
  const part = { ...whole, amountMinor: 1_000 };
  for (const document of correctionsOf(three, [part, { ...whole, amountMinor: totals.grossMinor - 1_000 }])) {
    assert.equal(document.lines, []);
    assert.ok(document.charges.every(({ kind }) => kind === 'reduction'));
  }
});

test('a discounted line is corrected by its own share', () => {
  const refund = { lines: [{ position: 0, quantity: 3 }], isWithDelivery: false };
  const [correction] = correctionsOf(three, [refund]);
  assert.is(correction?.totals.grossMinor, -(3 * 3_333 - 999));
  assert.equal(
    correction?.lines.map(({ quantity, discountMinor, grossMinor }) => ({ quantity, discountMinor, grossMinor })),
    [{ quantity: -3, discountMinor: -999, grossMinor: -9_000 }],
  );
});

test('free delivery by code: no charge stands beside the goods', () => {
  const { charges, totals } = anInvoice(aSale({ deliveryMinor: 0 }));
  assert.equal([charges, totals.grossMinor], [[], 12_300]);
});

test('10 × 0.99 less 7 % sent back one by one: the discount is shared once, to the last grosz', () => {
  const sale = aSale({
    sold: [{ quantity: 10, unitMinor: 99, discountMinor: 69, basisPoints: 2300 }],
    deliveryMinor: 0,
  });
  const corrections = correctionsOf(sale, piecesOf(sale).slice(0, 10));
  assertMirrored(anInvoice(sale), corrections);
  const discounts = corrections.flatMap(({ lines }) => lines.map(({ discountMinor }) => discountMinor));
  assert.is(
    discounts.reduce((sum, minor) => sum + minor, 0),
    -69,
  );
});

test('a rate that changed since: a correction takes back what was charged then', () => {
  const sale = aSale({ sold: [{ quantity: 1, unitMinor: 12_200, basisPoints: 2200 }], deliveryMinor: 0 });
  const [correction] = correctionsOf(sale, [{ ...whole, lines: [{ position: 0, quantity: 1 }] }]);
  assert.equal(correction?.vat, [{ basisPoints: 2200, grossMinor: -12_200, netMinor: -10_000, vatMinor: -2_200 }]);
});

test('total 0.00: an invoice of nothing has lines, rates and nothing due', () => {
  const sale = aSale({
    sold: [{ quantity: 1, unitMinor: 5_000, discountMinor: 5_000, basisPoints: 2300 }],
    ...{ deliveryMinor: 0, method: 'nothing_due' },
  });
  const { lines, totals, breakdown } = readBusinessTerms(anInvoice(sale));
  assert.equal([lines.length, totals.grossMinor, totals.dueMinor, breakdown.length], [1, 0, 0, 1]);
});

test.run();
