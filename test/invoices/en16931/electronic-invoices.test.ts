// The electronic invoice of EN 16931: by its schema, by its rules, and the same in both forms.
import { XmlDocument } from 'libxml2-wasm';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { priceOfOne } from '#server/invoices/en16931/line-terms.ts';
import { faultOfTerms } from '#server/invoices/en16931/read-business-terms.ts';
import { writeCii } from '#server/invoices/en16931/write-cii.ts';
import { writeUbl } from '#server/invoices/en16931/write-ubl.ts';
import { chargesBeside } from '#src/invoices/invoice-sums.ts';
import { anInvoice } from '../an-invoice.ts';
import { openFacturX } from './factur-x-schema.ts';
import { randomDeposits, randomDocuments, randomFrom } from './random-documents.ts';
import { type ReadInvoice, readCii, readUbl } from './read-electronic-invoice.ts';
import { rules } from './rules.ts';

const seed = 20_261_129;
const documents = randomDocuments(randomFrom(seed), 1000);
const written = documents.map(writeCii);
const read = written.map(readCii);
const deposits = randomDeposits(randomFrom(seed), 300);

test('a thousand documents keep every rule of arithmetic and category, in both forms', () => {
  const broken: string[] = [];
  for (const [place, document] of documents.entries()) {
    const invoice = read[place] ?? unread;
    for (const { id, holds } of rules) if (!holds(invoice)) broken.push(`${id}: document ${place}`);
    assert.equal(readUbl(writeUbl(document)), invoice, `seed ${seed}, document ${place}`);
  }
  assert.equal(broken.slice(0, 20), [], `seed ${seed}, ${broken.length} broken`);
});

test('three hundred deposit invoices, their corrections and final invoices keep every rule too', () => {
  const broken: string[] = [];
  const counts = { deposit: 0, final: 0, correction: 0, byCards: 0 };
  for (const [place, document] of deposits.entries()) {
    const invoice = readCii(writeCii(document));
    for (const { id, holds } of rules) if (!holds(invoice)) broken.push(`${id}: document ${place}`);
    assert.equal(readUbl(writeUbl(document)), invoice, `seed ${seed}, document ${place}`);
    const [type] = invoice.header['BT-3'] ?? [];
    const [total, paid, due] = ['BT-112', 'BT-113', 'BT-115'].map((term) => invoice.header[term]?.[0]);
    if (document.settles) assert.equal([type, total, paid, due], ['380', '0.00', '0.00', '0.00'], `document ${place}`);
    if (document.isDeposit) assert.equal([type, due], ['386', '0.00'], `document ${place}`);
    if (document.corrects) assert.is(type, '381', `document ${place}`);
    if (document.isDeposit && document.charges.some(({ kind }) => kind === 'voucher')) counts.byCards += 1;
    counts[document.settles ? 'final' : document.corrects ? 'correction' : 'deposit'] += 1;
  }
  assert.equal(broken.slice(0, 20), [], `seed ${seed}, ${broken.length} broken`);
  for (const [kind, count] of Object.entries(counts)) assert.ok(count > 5, `${count} of kind ${kind}`);
});

const unread = { header: {}, lines: [], charges: [], breakdown: [] };

test('among the thousand is all that can go wrong', () => {
  const categories = new Set(read.flatMap(({ breakdown }) => breakdown.map((row) => row['BT-118']?.[0])));
  assert.equal([...categories].sort(), ['E', 'G', 'S', 'Z']);
  const found = {
    credits: read.filter(({ header }) => header['BT-3']?.[0] === '381').length,
    discounts: read.filter(({ lines }) => lines.some((line) => line['BT-136']?.length)).length,
    charges: read.filter(({ charges }) => charges.some(({ indicator }) => indicator?.[0] === 'true')).length,
    allowances: read.filter(({ charges }) => charges.some(({ indicator }) => indicator?.[0] === 'false')).length,
    ofNoLines: documents.filter(({ lines }) => lines.length === 0).length,
    ofNothing: documents.filter(({ totals }) => totals.grossMinor === 0).length,
    forints: documents.filter(({ currency }) => currency === 'HUF').length,
    fiveRates: documents.filter(({ vat }) => vat.length === 5).length,
  };
  assert.equal(
    Object.entries(found).filter(([, count]) => count < 5),
    [],
    JSON.stringify(found),
  );
});

/** What a term may say instead, each of which some rule has something against. */
const wrong = [
  [],
  ['0.001'],
  ['-1'],
  ['7'],
  ['30'],
  ['381'],
  ['1.00'],
  ...['S', 'Z', 'E', 'G', 'AE'].map((code) => [code]),
];

/** Each invoice that has one other text than this one. */
function* falsified(invoice: ReadInvoice): Generator<ReadInvoice> {
  for (const term of Object.keys(invoice.header)) {
    for (const text of wrong) yield { ...invoice, header: { ...invoice.header, [term]: text } };
  }
  for (const group of ['lines', 'charges', 'breakdown'] as const) {
    yield { ...invoice, [group]: [] };
    const [first, ...others] = invoice[group];
    for (const term of Object.keys(first ?? {})) {
      for (const text of wrong) yield { ...invoice, [group]: [{ ...first, [term]: text }, ...others] };
    }
  }
}

test('each rule is broken by something: none of them holds whatever is written', () => {
  const nameless = { ...anInvoice().seller, vatId: '', taxNumber: '' };
  const sample = [...read.slice(0, 60), readCii(writeCii(anInvoice({ payment: null, seller: nameless })))];
  const neverBroken = new Set(rules);
  for (const invoice of sample) {
    for (const other of falsified(invoice)) {
      for (const rule of neverBroken) if (!rule.holds(other)) neverBroken.delete(rule);
    }
  }
  assert.equal(
    [...neverBroken].map(({ id }) => id),
    [],
  );
});

test('every one of them is valid by the schema of Factur-X', async () => {
  const validator = await openFacturX();
  for (const [place, text] of [...written, ...deposits.map(writeCii)].entries()) {
    const xml = XmlDocument.fromString(text);
    try {
      validator.validate(xml);
    } catch (error) {
      assert.unreachable(`seed ${seed}, document ${place}: ${error}`);
    } finally {
      xml.dispose();
    }
  }
  const broken = XmlDocument.fromString(writeCii(anInvoice()).replace('<ram:TypeCode>380</ram:TypeCode>', ''));
  assert.throws(() => validator.validate(broken));
  broken.dispose();
  validator.dispose();
});

test('a refund is a credit note of positive amounts, which names what it corrects', () => {
  const correction = anInvoice({
    kind: 'correction',
    number: 'FK/2026/1',
    lines: [{ ...aLine, quantity: -2, grossMinor: -24_600 }],
    vat: [{ basisPoints: 2300, grossMinor: -24_600, netMinor: -20_000, vatMinor: -4600 }],
    totals: { grossMinor: -24_600, netMinor: -20_000, vatMinor: -4600 },
    corrects: { number: 'FV/2026/1', issuedOn: '2026-11-24', reason: '' },
  });
  const { header, lines } = readUbl(writeUbl(correction));
  assert.equal([header['BT-3'], header['BT-25'], header['BT-26']], [['381'], ['FV/2026/1'], ['20261124']]);
  assert.equal([lines[0]?.['BT-129'], lines[0]?.['BT-146'], lines[0]?.['BT-131']], [['2'], ['100.00'], ['200.00']]);
  assert.equal([header['BT-112'], header['BT-113'], header['BT-115']], [['246.00'], ['246.00'], ['0.00']]);
});

const aLine = {
  ...{ position: 0, title: 'Mug', variant: '', sku: 'MUG', quantity: 1, unitMinor: 12_300, discountMinor: 0 },
  ...{ grossMinor: 12_300, basisPoints: 2300 },
};

test('a discount is an allowance of its line, and the price is what it was before', () => {
  const grossMinor = 34_440;
  const discounted = anInvoice({
    lines: [{ ...aLine, quantity: 3, discountMinor: 2460, grossMinor }],
    vat: [{ basisPoints: 2300, grossMinor, netMinor: 28_000, vatMinor: 6440 }],
    totals: { grossMinor, netMinor: 28_000, vatMinor: 6440 },
  });
  const [line] = readCii(writeCii(discounted)).lines;
  assert.equal([line?.['BT-146'], line?.['BT-136'], line?.['BT-131']], [['100.00'], ['20.00'], ['280.00']]);
});

test('what makes up for a rate of which nothing is left is an allowance, and the rate has its row', () => {
  const lines = [{ ...aLine, quantity: -1, unitMinor: 1230, grossMinor: -1230 }];
  const vat = [{ basisPoints: 500, grossMinor: -1230, netMinor: -1171, vatMinor: -59 }];
  const correction = anInvoice({
    ...{ kind: 'correction', lines, vat, charges: chargesBeside('reduction', lines, vat) },
    totals: { grossMinor: -1230, netMinor: -1171, vatMinor: -59 },
    corrects: { number: 'FV/2026/1', issuedOn: '2026-11-24', reason: '' },
  });
  const invoice = readCii(writeCii(correction));
  assert.equal(
    rules.filter(({ holds }) => !holds(invoice)).map(({ id }) => id),
    [],
  );
  assert.equal(
    invoice.breakdown.map((row) => [row['BT-119'], row['BT-116'], row['BT-117']]),
    [
      [['5'], ['11.71'], ['0.59']],
      [['23'], ['0.00'], ['0.00']],
    ],
  );
  assert.equal(
    invoice.charges.map(({ indicator, amount }) => [indicator, amount]),
    [[['false'], ['10.00']]],
  );
  assert.equal(
    invoice.lines.map((line) => line['BT-131']),
    [['10.00'], ['11.71']],
  );
});

test('what is not paid is due, and says when', () => {
  const { header } = readCii(writeCii(anInvoice({ payment: null })));
  assert.equal([header['BT-113'], header['BT-115']], [['0.00'], ['123.00']]);
  assert.equal(header['BT-20'], ['Payable on receipt of the invoice.']);
  assert.equal(header['BT-81'], []);
});

test('the price of one is a decimal that makes the line, in as few places as it takes', () => {
  assert.equal(
    [priceOfOne(10_000, 3), priceOfOne(20_000, 2), priceOfOne(0, 4), priceOfOne(1, 300), priceOfOne(99, 100)],
    ['33.333', '100.00', '0.00', '0.00003', '0.0099'],
  );
});

test('a Dutch company is named by its number of the KvK in its scheme, and any other by its register', () => {
  const seller = { ...anInvoice().seller, registryNumber: '', kvk: '12 34 56 78', vatId: 'NL000099998B57' };
  const dutch = anInvoice({ seller: { ...seller, address: { ...seller.address, country: 'NL' } } });
  assert.match(writeCii(dutch), '<ram:ID schemeID="0106">12345678</ram:ID>');
  assert.match(writeUbl(dutch), '<cbc:CompanyID schemeID="0106">12345678</cbc:CompanyID>');
  assert.not.match(writeCii(anInvoice()), 'schemeID="0106"');
});

test('a small business is exempt (E), with the reason of its country', () => {
  const vat = [{ basisPoints: 0, grossMinor: 12_300, netMinor: 12_300, vatMinor: 0 }];
  const { seller, lines } = anInvoice();
  const german = { ...seller, vatId: 'DE136695976', address: { ...seller.address, country: 'DE' } };
  const document = anInvoice({
    ...{ language: 'de', currency: 'EUR', seller: german, isSellerExempt: true, vat },
    lines: lines.map((line) => ({ ...line, basisPoints: 0 })),
    totals: { grossMinor: 12_300, netMinor: 12_300, vatMinor: 0 },
  });
  for (const xml of [writeCii(document), writeUbl(document)]) {
    assert.match(xml, 'Gemäß § 19 UStG');
    assert.match(xml, /<(?:ram:CategoryCode|cbc:ID)>E</);
    assert.not.match(xml, /<(?:ram:CategoryCode|cbc:ID)>Z</);
  }
});

test('a Polish buyer’s number has its country before it, and what is no VAT number is an identifier', () => {
  const { buyer } = anInvoice();
  const numbersOf = (taxId: string, country: string) => {
    const { header } = readCii(writeCii(anInvoice({ buyer: { ...buyer, taxId, country } })));
    return [header['BT-48'], header['BT-46']];
  };
  assert.equal(numbersOf('5252248481', 'PL'), [['PL5252248481'], []]);
  assert.equal(numbersOf('DE136695976', 'DE'), [['DE136695976'], []]);
  assert.equal(numbersOf('12-34', 'US'), [[], ['12-34']]);
});

test('a proforma is no invoice, and a seller without any number cannot be named as the standard wants', () => {
  assert.is(faultOfTerms(anInvoice()), null);
  assert.equal(faultOfTerms(anInvoice({ kind: 'proforma' })), { kind: 'NoInvoice' });
  const { seller } = anInvoice();
  const unidentified = { ...seller, vatId: '', taxNumber: '' };
  assert.equal(faultOfTerms(anInvoice({ seller: unidentified })), { kind: 'SellerUnidentified' });
});

test.run();
