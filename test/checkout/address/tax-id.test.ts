// The numbers are published ones: from the imprints of a ministry and of listed companies, and from the documentation
// of the Dutch tax office, python-stdnum and Algorithm::CheckDigits.
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { readContact } from '#server/checkout/read-contact.ts';
import { formatTaxId, isTaxId } from '#src/checkout/address/tax-id.ts';
import { checkCheckoutFields, normaliseDraft } from '#src/checkout/checkout-fields.ts';
import { emptyDraft } from '#src/checkout/draft/empty-draft.ts';

/** Judges as the server does: with its check digits. */
const accepts = (taxId: string, country: string) => {
  const { draft, problems } = readContact(asTyped(taxId, country), { handover: 'door' });
  return draft.taxId !== '' && !problems.some(({ name }) => name === 'taxId');
};
const asTyped = (taxId: string, country: string) => ({
  ...{ ...emptyDraft, isCompany: true, companyName: 'Nowak', taxId, country },
});
/** Writes a number as an order stores it. */
const written = (taxId: string, country: string) =>
  readContact(asTyped(taxId, country), { handover: 'door' }).draft.taxId;

/** Each of these must fail with any one digit changed: a check digit that is not looked at would let some through. */
const published: [name: string, text: string, country: string][] = [
  ['NIP of the Polish ministry of finance', '5260250274', 'PL'],
  ['NIP in the documentation of Algorithm::CheckDigits', '8567346215', 'PL'],
  ['NIP of Orlen', '7740001454', 'PL'],
  ['Dutch company number of python-stdnum', 'NL004495445B01', 'NL'],
  ['German number of python-stdnum', 'DE136695976', 'DE'],
  ['German number of SAP', 'DE143454214', 'DE'],
  ['German number of Siemens, whose sum passes through zero', 'DE129274202', 'DE'],
  ['Belgian number of python-stdnum', 'BE0428759497', 'BE'],
  ['Belgian number of Proximus', 'BE0202239951', 'BE'],
  ['Austrian number of python-stdnum', 'ATU13585627', 'AT'],
];

for (const [name, text, country] of published) {
  test(`accepts the ${name}`, () => {
    assert.ok(accepts(text, country));
  });
}

for (const [name, text, country] of published.filter(([, , code]) => code !== 'NL')) {
  test(`refuses the ${name} with any single digit changed`, () => {
    for (const wrong of withOneDigitChanged(text)) assert.not.ok(accepts(wrong, country), wrong);
  });
}

test('accepts the sole trader number that the Dutch tax office publishes', () => {
  assert.ok(accepts('NL000099998B57', 'NL'));
});

test('refuses a sole trader number with another check number', () => {
  assert.not.ok(accepts('NL000099998B58', 'NL'));
  assert.not.ok(accepts('NL000099989B57', 'NL'));
});

test('refuses a Dutch company number with another check digit', () => {
  assert.not.ok(accepts('NL004495446B01', 'NL'));
});

test('refuses a NIP whose remainder is 10, which is never given out', () => {
  assert.not.ok(accepts('1234567890', 'PL'));
});

test('refuses numbers that are too short, too long or not numbers', () => {
  for (const wrong of ['526025027', '52602502740', 'NIP', 'PL', '']) assert.not.ok(accepts(wrong, 'PL'), wrong);
});

test('reads numbers as people write them', () => {
  assert.is(formatTaxId('526-025-02-74', 'PL'), '5260250274');
  assert.is(formatTaxId('pl 526 025 02 74', 'PL'), '5260250274');
  assert.is(formatTaxId('136695976', 'DE'), 'DE136695976');
  assert.is(formatTaxId('0428.759.497', 'BE'), 'BE0428759497');
  assert.is(formatTaxId('428759497', 'BE'), 'BE0428759497');
  assert.is(formatTaxId('U13585627', 'AT'), 'ATU13585627');
});

test('reads the country before a number in the letters of the country itself', () => {
  for (const text of ['\u0395\u039b094259216', '\u03b5\u03bb 094259216', 'EL094259216', 'GR094259216']) {
    assert.is(written(text, 'GR'), 'EL094259216', text);
    assert.ok(accepts(text, 'GR'), text);
  }
  assert.not.ok(accepts('\u0395\u039b094259217', 'GR'));
  assert.is(written('\u0411\u0413175074752', 'BG'), 'BG175074752');
  assert.not.ok(accepts('\u0395\u039b', 'GR'), 'letters alone');
});

test('reads a number in full width, with any dashes, and with letters of another alphabet that look the same', () => {
  const typed: [text: string, country: string, wanted: string][] = [
    ['\uff15\uff12\uff16\uff10\uff12\uff15\uff10\uff12\uff17\uff14', 'PL', '5260250274'],
    ['526\u2013025\u201302\u201374', 'PL', '5260250274'],
    ['526\u2011025\u201102\u201174', 'PL', '5260250274'],
    ['526\u2212025\u221202\u221274', 'PL', '5260250274'],
    ['\u0420L 526 025 02 74', 'PL', '5260250274'],
    ['\uff24\uff25\uff11\uff13\uff16\uff16\uff19\uff15\uff19\uff17\uff16', 'DE', 'DE136695976'],
    ['D\u0415136695976', 'PL', 'DE136695976'],
    ['\u0391\u03a4U13585627', 'AT', 'ATU13585627'],
    ['NL004495445\u041201', 'NL', 'NL004495445B01'],
    ['\u0391\u03a6\u039c 094259216', 'GR', 'EL094259216'],
    ['\u0395L094259216', 'DE', 'EL094259216'],
    ['\u0415\u0415100931558', 'PL', 'EE100931558'],
  ];
  for (const [text, country, wanted] of typed) {
    assert.is(written(text, country), wanted, text);
    assert.ok(accepts(text, country), text);
    const inBrowser = normaliseDraft(asTyped(text, country));
    assert.not.ok(
      checkCheckoutFields(inBrowser).some(({ name }) => name === 'taxId'),
      text,
    );
    assert.is(written(inBrowser.taxId, country), wanted, 'what the browser has kept');
  }
});

test('checks the number of a company from another member state by its own rule', () => {
  assert.ok(accepts('PL5260250274', 'DE'));
  assert.not.ok(accepts('PL5260250275', 'DE'));
  assert.ok(accepts('FR40303265045', 'DE'));
  assert.not.ok(accepts('US123456789', 'DE'));
});

function withOneDigitChanged(text: string): string[] {
  return [...text].flatMap((character, index) => {
    if (!/\d/.test(character)) return [];
    const other = String((Number(character) + 1) % 10);
    return [text.slice(0, index) + other + text.slice(index + 1)];
  });
}

test('the form knows what a number looks like and the check digit of a NIP, and leaves other check digits to the server', () => {
  const fits = (text: string, country: string) => isTaxId(formatTaxId(text, country), country);
  assert.ok(fits('094259216', 'GR') && fits('EL094259216', 'DE') && fits('XI925901618', 'PL'));
  assert.not.ok(fits('DE12345', 'PL') || fits('US123456789', 'DE'));
  assert.ok(fits('526-025-02-74', 'PL') && fits('PL5260250274', 'DE') && fits('FR40303265044', 'PL'));
  for (const mistyped of withOneDigitChanged('5260250274')) assert.not.ok(fits(mistyped, 'PL'), mistyped);
  assert.not.ok(fits('PL5260250275', 'DE'));
});

test('a row of zeros has the right check digits and is no number', () => {
  for (const [wrong, country] of [
    ['0000000000', 'PL'],
    ['NL000000000B01', 'NL'],
    ['NL004495445B00', 'NL'],
    ['BE0000000097', 'BE'],
  ] as const) {
    assert.not.ok(accepts(wrong, country), wrong);
  }
});

test.run();
