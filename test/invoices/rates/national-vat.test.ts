// VAT in the money of the seller's state: converted once for each rate, the right way round, and taken back to the last grosz.
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { writeCii } from '#server/invoices/en16931/write-cii.ts';
import { writeUbl } from '#server/invoices/en16931/write-ubl.ts';
import { faultsOfFa3 } from '#server/invoices/fa3/check-fa3.ts';
import { writeFa3 } from '#server/invoices/fa3/write-fa3.ts';
import { convert, type ExchangeRate } from '#server/invoices/rates/national-vat.ts';
import { anInvoice, aPolishCompany, aSale, correctionsOf } from '../a-sale.ts';
import { textsOf } from '../fa3/read-fa3.ts';

const inZloty: ExchangeRate = {
  ...{ currency: 'PLN', unit: 'EUR', rate: '4.2634', source: 'NBP', table: '229/A/NBP/2026', day: '2026-11-23' },
};
const sale = aSale({
  currency: 'EUR',
  sold: [
    { quantity: 1, unitMinor: 12_300, basisPoints: 2300 },
    { quantity: 3, unitMinor: 333, basisPoints: 500 },
  ],
  deliveryMinor: 0,
});

test('an invoice in EUR: P_15 in EUR, VAT in PLN the right way round', async () => {
  const written = writeFa3(anInvoice(sale, aPolishCompany(), inZloty), {
    issuedAt: new Date('2026-11-24T10:00:00Z'),
    correctedKsefNumber: null,
  });
  if (!written.ok) throw new Error(JSON.stringify(written.error));
  const texts = (name: string) => textsOf(written.value, name);
  assert.equal(texts('P_15'), ['132.99']);
  assert.equal([...texts('P_14_1'), ...texts('P_14_1W')], ['23.00', '98.06']);
  assert.equal([...texts('P_14_3'), ...texts('P_14_3W')], ['0.48', '2.05']);
  assert.equal(texts('KursWaluty'), ['4.2634', '4.2634']);
  assert.equal(await faultsOfFa3(Buffer.from(written.value)), []);
});

test('the electronic invoice says the VAT in both currencies (BT-6, BT-111)', () => {
  const document = anInvoice(sale, aPolishCompany(), inZloty);
  const cii = writeCii(document);
  assert.match(cii, '<ram:TaxCurrencyCode>PLN</ram:TaxCurrencyCode>');
  assert.match(cii, '<ram:TaxTotalAmount currencyID="EUR">23.48</ram:TaxTotalAmount>');
  assert.match(cii, '<ram:TaxTotalAmount currencyID="PLN">100.11</ram:TaxTotalAmount>');
  const ubl = writeUbl(document);
  assert.match(ubl, '<cbc:TaxCurrencyCode>PLN</cbc:TaxCurrencyCode>');
  assert.match(ubl, '<cbc:TaxAmount currencyID="PLN">100.11</cbc:TaxAmount>');
});

test('corrections are converted as the invoice was, and in any order take back all of it in both currencies', () => {
  const pieces = [
    { lines: [{ position: 1, quantity: 1 }], isWithDelivery: false },
    { lines: [{ position: 1, quantity: 1 }], isWithDelivery: false },
    { lines: [{ position: 0, quantity: 1 }], isWithDelivery: false },
    { lines: [{ position: 1, quantity: 1 }], isWithDelivery: false },
  ];
  for (const refunds of [pieces, pieces.toReversed()]) {
    const documents = [
      anInvoice(sale, aPolishCompany(), inZloty),
      ...correctionsOf(sale, refunds, aPolishCompany(), inZloty),
    ];
    const rows = documents.flatMap(({ nationalVat }) => nationalVat?.vat ?? []);
    for (const basisPoints of [2300, 500]) {
      const own = rows.filter((row) => row.basisPoints === basisPoints);
      assert.is(
        own.reduce((sum, { vatMinor }) => sum + vatMinor, 0),
        0,
        String(basisPoints),
      );
    }
    for (const { nationalVat } of documents) assert.is(nationalVat?.day, '2026-11-23');
  }
});

test('a rate that says what one euro costs is divided by where the invoice is in the other currency', () => {
  const inEuro: ExchangeRate = { ...inZloty, currency: 'EUR', source: 'ECB', table: 'EXR' };
  assert.is(convert(42_634, 'PLN', inEuro), 10_000);
  assert.is(convert(-1, 'PLN', inEuro), 0);
  // Half a cent, and a hair less.
  assert.is(convert(1, 'EUR', { ...inZloty, rate: '0.5' }), 1);
  assert.is(convert(-1, 'EUR', { ...inZloty, rate: '0.5' }), -1);
  assert.is(convert(1, 'EUR', { ...inZloty, rate: '0.49999999' }), 0);
  assert.is(convert(1_000, 'EUR', { ...inZloty, currency: 'HUF', rate: '391.55' }), 391_600, 'whole forints');
});

test.run();
