// The sums of an invoice: VAT by rate from what was paid, charges beside the goods, and nets that add up.
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import type { InvoiceLine } from '#src/invoices/invoice-document.ts';
import { chargesBeside, invoiceTotals, invoiceVat, netOfParts, withFee } from '#src/invoices/invoice-sums.ts';
import { money } from '#src/money.ts';
import { splitByRate } from '#src/vat/vat-by-rate.ts';

type Sold = { unitMinor: number; quantity: number; discountMinor?: number; basisPoints: number };

function aSale(sold: readonly Sold[], deliveryMinor = 0) {
  const lines = sold.map(({ discountMinor = 0, ...line }, position): InvoiceLine => {
    const grossMinor = line.unitMinor * line.quantity - discountMinor;
    return { ...line, position, title: 'Mug', variant: '', sku: '', discountMinor, grossMinor };
  });
  const atRate = lines.map(({ unitMinor, quantity, discountMinor, basisPoints }) => ({
    ...{ basisPoints, total: money(unitMinor * quantity, 'PLN'), discount: money(discountMinor, 'PLN') },
  }));
  const parts = splitByRate(atRate, money(deliveryMinor, 'PLN'), 'PLN').map(({ basisPoints, gross, vat }) => ({
    ...{ basisPoints, grossMinor: gross.minor, vatMinor: vat.minor },
  }));
  const vat = invoiceVat(parts);
  return { lines, vat, charges: chargesBeside('delivery', lines, vat), totals: invoiceTotals(vat) };
}

test('VAT is computed once from the sum of a rate: three times 0.03 at 23 %', () => {
  const { vat } = aSale([{ unitMinor: 3, quantity: 3, basisPoints: 2300 }]);
  assert.equal(vat, [{ basisPoints: 2300, grossMinor: 9, netMinor: 7, vatMinor: 2 }]);
});

test('the same goods as two lines or one come to equal totals', () => {
  const one = aSale([{ unitMinor: 1999, quantity: 3, basisPoints: 2300 }]);
  const two = aSale([
    { unitMinor: 1999, quantity: 1, basisPoints: 2300 },
    { unitMinor: 1999, quantity: 2, basisPoints: 2300 },
  ]);
  assert.equal(two.totals, one.totals);
});

test('what was paid stays what is invoiced: 45 and 49 and 4.96 are 98.96', () => {
  const { totals } = aSale(
    [
      { unitMinor: 4500, quantity: 1, basisPoints: 2300 },
      { unitMinor: 4900, quantity: 1, basisPoints: 800 },
    ],
    496,
  );
  assert.is(totals.grossMinor, 9896);
  assert.is(totals.netMinor + totals.vatMinor, 9896);
});

test('the fee of cash on delivery is a charge of its own at each rate, and nothing is added by that', () => {
  const { charges } = aSale(
    [
      { unitMinor: 10_000, quantity: 1, basisPoints: 2300 },
      { unitMinor: 5000, quantity: 1, basisPoints: 500 },
    ],
    1500,
  );
  assert.equal(withFee(charges, 600, 'PLN'), [
    { kind: 'delivery', basisPoints: 2300, grossMinor: 600 },
    { kind: 'delivery', basisPoints: 500, grossMinor: 300 },
    { kind: 'fee', basisPoints: 2300, grossMinor: 400 },
    { kind: 'fee', basisPoints: 500, grossMinor: 200 },
  ]);
  assert.equal(
    withFee(charges, 1500, 'PLN').map(({ kind }) => kind),
    ['fee', 'fee'],
  );
  assert.equal(withFee(charges, 0, 'PLN'), charges);
});

test('delivery is one charge for each rate, and lines and charges are the rate', () => {
  const { lines, charges, vat } = aSale(
    [
      { unitMinor: 10_000, quantity: 1, basisPoints: 2300 },
      { unitMinor: 5000, quantity: 1, basisPoints: 500 },
    ],
    1500,
  );
  assert.equal(charges, [
    { kind: 'delivery', basisPoints: 2300, grossMinor: 1000 },
    { kind: 'delivery', basisPoints: 500, grossMinor: 500 },
  ]);
  assert.is(
    [...lines, ...charges].reduce((sum, { grossMinor }) => sum + grossMinor, 0),
    vat.reduce((sum, { grossMinor }) => sum + grossMinor, 0),
  );
});

test('nets of lines add up to the net of their rate, and those of a full correction mirror them', () => {
  const sold = Array.from({ length: 300 }, () => ({ unitMinor: 4, quantity: 1, basisPoints: 2300 }));
  const { lines, vat } = aSale(sold);
  const nets = netOfParts(lines, vat, 'PLN');
  assert.is(
    nets.reduce((sum, net) => sum + net, 0),
    vat[0]?.netMinor,
  );
  const mirrored = vat.map(({ basisPoints, grossMinor, netMinor, vatMinor }) => ({
    ...{ basisPoints, grossMinor: -grossMinor, netMinor: -netMinor, vatMinor: -vatMinor },
  }));
  const back = lines.map((line) => ({ ...line, grossMinor: -line.grossMinor }));
  assert.equal(
    netOfParts(back, mirrored, 'PLN'),
    nets.map((net) => -net),
  );
});

test('nets of parts of both signs add up', () => {
  const vat = [{ basisPoints: 2300, grossMinor: -700, netMinor: -569, vatMinor: -131 }];
  const parts = [
    { basisPoints: 2300, grossMinor: -1000 },
    { basisPoints: 2300, grossMinor: 300 },
  ];
  const nets = netOfParts(parts, vat, 'PLN');
  assert.is((nets[0] ?? 0) + (nets[1] ?? 0), -569);
  assert.throws(() => netOfParts(parts.slice(1), vat, 'PLN'), /not what the rate sums/);
});

test('what is taken back of a rate of which nothing is left is made up for at another', () => {
  const lines = [
    {
      position: 0,
      title: 'Mug',
      variant: '',
      sku: '',
      quantity: -1,
      unitMinor: 1000,
      discountMinor: 0,
      grossMinor: -1000,
    },
  ].map((line) => ({ ...line, basisPoints: 2300 }));
  const vat = [{ basisPoints: 500, grossMinor: -1000, netMinor: -952, vatMinor: -48 }];
  const charges = chargesBeside('reduction', lines, vat);
  assert.equal(charges, [
    { kind: 'reduction', basisPoints: 500, grossMinor: -1000 },
    { kind: 'reduction', basisPoints: 2300, grossMinor: 1000 },
  ]);
  assert.equal(netOfParts([...lines, ...charges], vat, 'PLN'), [-813, -952, 813]);
  assert.throws(() => netOfParts(lines, vat, 'PLN'), /not what the rate sums/);
});

test.run();
