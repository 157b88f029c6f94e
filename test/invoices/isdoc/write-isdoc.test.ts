// ISDOC of what a shop in Czechia issues: by the schema of 6.0.2, by the standard's own rules, and with sums that agree.
import { fileURLToPath } from 'node:url';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { openSchema } from '#server/invoices/check-by-schema.ts';
import { writeIsdoc } from '#server/invoices/isdoc/write-isdoc.ts';
import { convert } from '#server/invoices/rates/national-vat.ts';
import type { InvoiceDocument, NationalVat } from '#src/invoices/invoice-document.ts';
import { anInvoice } from '../an-invoice.ts';
import { randomDocuments, randomFrom } from '../en16931/random-documents.ts';

const id = '0d5ad4ce-6f7c-4f0c-9d2e-0c0a5f3e8a11';
const seed = 20_261_129;
const seller: InvoiceDocument['seller'] = {
  name: 'Papírna & synové s.r.o.',
  address: { street: 'Dlouhá 123/4', postalCode: '110 00', city: 'Praha', country: 'CZ' },
  ...{ vatId: 'CZ27082440', taxNumber: '', registryNumber: '27082440', register: 'Městský soud v Praze, C 12345' },
  ...{ phone: '+420 222 123 456', email: 'obchod@example.test' },
};
const rate: Omit<NationalVat, 'vat'> = {
  ...{ currency: 'CZK', unit: 'EUR', rate: '24.365', source: 'ČNB', table: '227/2026', day: '2026-11-23' },
};

/** The document as if a shop in Czechia had issued it; in other money, it says its VAT in crowns. */
function czech(document: InvoiceDocument): InvoiceDocument {
  const isForeign = document.currency !== 'CZK' && !document.isSellerExempt;
  const of = { ...rate, unit: document.currency };
  const vat = document.vat
    .filter(({ basisPoints }) => basisPoints > 0)
    .map(({ basisPoints, vatMinor }) => ({ basisPoints, vatMinor: convert(vatMinor, document.currency, of) }));
  return { ...document, seller, language: 'cs', nationalVat: isForeign ? { ...of, vat } : null };
}

const folder = fileURLToPath(new URL('../../fixtures/invoices/isdoc', import.meta.url));
const schema = openSchema(folder, 'isdoc-invoice-6.0.2.xsd');

function written(document: InvoiceDocument): string {
  const file = writeIsdoc(id, document);
  assert.ok(file.ok);
  return String(file.value);
}

const all = (xml: string, name: string) =>
  [...xml.matchAll(new RegExp(`<${name}(?: [^>]*)?>([^<]*)</${name}>`, 'g'))].map(([, text = '']) => text);
const sum = (xml: string, name: string) =>
  all(xml, name).reduce((total, text) => total + Math.round(Number(text) * 100), 0);
const parts = (xml: string, name: string) => xml.match(new RegExp(`<${name}>[\\s\\S]*?</${name}>`, 'g')) ?? [];

test('a thousand documents are by the schema, and their sums agree to the last heller', async () => {
  const check = await schema;
  const faults: string[] = [];
  for (const [place, random] of randomDocuments(randomFrom(seed), 1000).entries()) {
    const xml = written(czech(random));
    faults.push(
      ...check(Buffer.from(xml)).map((fault) => `${place}: ${fault}`),
      ...faultsOf(xml).map((fault) => `${place}: ${fault}`),
    );
  }
  assert.equal(faults.slice(0, 10), [], `seed ${seed}, ${faults.length} faults`);
});

test('a heller that is put into any sum of a document is found', () => {
  const xml = written(czech(anInvoice({ currency: 'EUR' })));
  assert.equal(faultsOf(xml), []);
  const sums = ['LineExtensionAmount', 'LineExtensionAmountTaxInclusive', 'TaxableAmount', 'TaxAmount'];
  const ofAll = ['TaxExclusiveAmount', 'TaxInclusiveAmount', 'PaidDepositsAmount', 'PayableAmount'];
  for (const name of [...sums, ...ofAll].flatMap((each) => [each, `${each}Curr`])) {
    const planted = xml.replace(new RegExp(`(<${name}>)(-?\\d+\\.\\d\\d)`), (_, tag: string, amount: string) => {
      return `${tag}${(Number(amount) + 0.01).toFixed(2)}`;
    });
    if (planted !== xml) assert.ok(faultsOf(planted).length > 0, name);
    else assert.ok(!xml.includes(`<${name}>`), name);
  }
});

/** The rules of the standard that no schema knows, and arithmetic, in both currencies where there are two. */
function faultsOf(xml: string): string[] {
  const isForeign = xml.includes('<ForeignCurrencyCode>');
  const [, lines = '', taxes = '', totals = ''] =
    /<InvoiceLines>([\s\S]*)<\/InvoiceLines>[\s\S]*<TaxTotal>([\s\S]*)<\/TaxTotal>[\s\S]*<LegalMonetaryTotal>([\s\S]*)<\/LegalMonetaryTotal>/.exec(
      xml,
    ) ?? [];
  const type = all(xml, 'DocumentType')[0];
  const rules: [string, boolean][] = [
    ['a credit note names what it corrects', (type === '2') === xml.includes('<OriginalDocumentReference>')],
    ['amounts in foreign money stand where there is such', isForeign === /<\w+Curr>/.test(xml)],
    ['the rate is 1 in one’s own money', isForeign || all(xml, 'CurrRate')[0] === '1'],
    ['the two currencies differ', all(xml, 'LocalCurrencyCode')[0] !== all(xml, 'ForeignCurrencyCode')[0]],
    ['a sale is not negative', sum(totals, 'TaxInclusiveAmount') >= 0],
  ];
  for (const end of isForeign ? ['', 'Curr'] : ['']) {
    const of = (part: string, name: string) => sum(part, `${name}${end}`);
    rules.push(
      [`lines without VAT${end}`, of(lines, 'LineExtensionAmount') === of(totals, 'TaxExclusiveAmount')],
      [`lines with VAT${end}`, of(lines, 'LineExtensionAmountTaxInclusive') === of(totals, 'TaxInclusiveAmount')],
      [`rates without VAT${end}`, of(taxes, 'TaxableAmount') === of(totals, 'TaxExclusiveAmount')],
      [`rates with VAT${end}`, of(taxes, 'TaxInclusiveAmount') === of(totals, 'TaxInclusiveAmount')],
      [
        `what is paid and what is left${end}`,
        of(totals, 'PaidDepositsAmount') + of(totals, 'PayableAmount') === of(totals, 'DifferenceTaxInclusiveAmount'),
      ],
    );
    for (const part of parts(taxes, 'TaxSubTotal')) {
      const whole = of(part, 'TaxableAmount') + of(part, 'TaxAmount') === of(part, 'TaxInclusiveAmount');
      rules.push([`a rate${end}`, whole]);
    }
  }
  return rules.filter(([, holds]) => !holds).map(([rule]) => rule);
}

test('an invoice in crowns says who, what and that it is paid', () => {
  const xml = written({ ...anInvoice({ currency: 'CZK', language: 'cs' }), seller });
  assert.equal(
    [
      'DocumentType',
      'UUID',
      'TaxPointDate',
      'LocalCurrencyCode',
      'StreetName',
      'BuildingNumber',
      'PaymentMeansCode',
    ].map((name) => all(xml, name)[0]),
    ['1', id.toUpperCase(), '2026-11-23', 'CZK', 'Dlouhá', '123/4', '48'],
  );
  assert.equal([sum(xml, 'PaidDepositsAmount'), sum(xml, 'PayableAmount')], [12_300, 0]);
  assert.equal(all(xml, 'ID').slice(0, 2), ['FV/2026/1', '27082440']);
  assert.match(xml, /<Name>Papírna &amp; synové s\.r\.o\.<\/Name>/);
});

test('an invoice in euro says both currencies, and at which rate', () => {
  const xml = written(czech(anInvoice({ currency: 'EUR' })));
  assert.equal(
    ['LocalCurrencyCode', 'ForeignCurrencyCode', 'CurrRate', 'RefCurrRate'].map((name) => all(xml, name)[0]),
    ['CZK', 'EUR', '24.365', '1'],
  );
  assert.equal([sum(xml, 'TaxExclusiveAmount'), sum(xml, 'TaxExclusiveAmountCurr')], [243_650, 10_000]);
});

test('a small business is no payer of VAT; a proforma is none of its documents', async () => {
  const check = await schema;
  const vat = [{ basisPoints: 0, grossMinor: 12_300, netMinor: 12_300, vatMinor: 0 }];
  const lines = anInvoice().lines.map((line) => ({ ...line, basisPoints: 0 }));
  const small = anInvoice({
    isSellerExempt: true,
    vat,
    lines,
    totals: { grossMinor: 12_300, netMinor: 12_300, vatMinor: 0 },
  });
  const exempt = written({ ...small, seller: { ...seller, vatId: '' }, currency: 'CZK', language: 'cs' });
  assert.equal([...new Set(all(exempt, 'VATApplicable'))], ['false']);
  assert.match(exempt, /<VATNote>/);
  assert.equal(check(Buffer.from(exempt)), []);
  const proforma = written({ ...anInvoice({ kind: 'proforma', payment: null, currency: 'CZK' }), seller });
  assert.equal([all(proforma, 'DocumentType')[0], all(proforma, 'TaxPointDate')], ['4', []]);
  assert.equal(check(Buffer.from(proforma)), []);
});

test('a seller elsewhere has none', () => {
  assert.equal(writeIsdoc(id, anInvoice()), { ok: false, error: { kind: 'SellerNotCzech', country: 'PL' } });
});

test.run();
