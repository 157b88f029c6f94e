import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { formatTaxId, isTaxId } from '#src/checkout/address/tax-id.ts';
import {
  billedAddress,
  checkCheckoutFields,
  normaliseDraft,
  streetsWithoutNumber,
} from '#src/checkout/checkout-fields.ts';
import { emptyDraft } from '#src/checkout/draft/empty-draft.ts';
import { addressRules } from '#src/countries/countries.ts';
import type { CheckoutDraftInput } from '#src/operations.generated.ts';
import '#src/countries/known-countries.ts';

function aDraft(changes: Partial<CheckoutDraftInput> = {}): CheckoutDraftInput {
  return {
    ...emptyDraft,
    email: 'anna@example.com',
    phone: '512 345 678',
    fullName: 'Anna Kowalska',
    line1: 'Krucza 24/26 m. 5',
    postalCode: '00-526',
    city: 'Warszawa',
    country: 'PL',
    shippingMethod: 'inpost-courier',
    ...changes,
  };
}

const problems = (changes: Partial<CheckoutDraftInput>) =>
  checkCheckoutFields(normaliseDraft(aDraft(changes))).map(({ name, problem }) => `${name} ${problem}`);

test('a parcel that is collected needs its place, and one that is brought has none', () => {
  const ofPickup = (pickupPoint: string) =>
    checkCheckoutFields(normaliseDraft(aDraft({ pickupPoint }), 'point'), 'point');
  assert.equal(ofPickup(' '), [{ name: 'pickupPoint', problem: 'PICKUP_POINT' }]);
  assert.equal(ofPickup('KRA01M'), []);
  assert.equal(problems({ pickupPoint: '' }), []);
  assert.is(normaliseDraft(aDraft({ pickupPoint: 'KRA01M' })).pickupPoint, '');
  assert.is(normaliseDraft(aDraft({ pickupPoint: 'KRA01M', pickupSearch: 'krakow' }), 'point').pickupPoint, 'KRA01M');
  assert.is(normaliseDraft(aDraft({ pickupSearch: 'krakow' }), 'point').pickupSearch, '');
});

test('a complete draft has no problems', () => {
  assert.equal(problems({}), []);
});

test('an empty draft names every required field, topmost first', () => {
  const empty = {
    email: '',
    phone: '',
    fullName: '',
    line1: '',
    postalCode: '',
    city: '',
    country: '',
    shippingMethod: '',
  };
  assert.equal(problems(empty), [
    'email MISSING',
    'phone MISSING',
    'country MISSING',
    'fullName MISSING',
    'line1 MISSING',
    'postalCode MISSING',
    'city MISSING',
    'shippingMethod SHIPPING_METHOD',
  ]);
});

test('spaces alone do not fill a field', () => {
  assert.equal(problems({ fullName: ' \u00a0\t' }), ['fullName MISSING']);
});

test('every field has a greatest length', () => {
  assert.equal(problems({ city: 'x'.repeat(81) }), ['city TOO_LONG']);
  assert.equal(problems({ line2: 'x'.repeat(101) }), ['line2 TOO_LONG']);
});

test('e-mail addresses with a slip of the finger are caught', () => {
  for (const email of [
    'anna',
    'anna@',
    '@example.com',
    'anna@example',
    'anna@@example.com',
    'anna@example..com',
    'a b@example.com',
    'anna@192.168.10.20',
    '<anna@example.com>',
    'anna@-example.com',
    'anna.@example.com',
    'an..na@example.com',
    'anna@example.c',
    'anna@example.0x7f',
    'łukasz@example.com',
    'anna🐢@example.com',
    'anna@i❤.ws',
    'anna@żółw',
    `${'a'.repeat(65)}@example.com`,
    `anna@${'a'.repeat(64)}.com`,
  ]) {
    assert.equal(problems({ email }), ['email EMAIL'], email);
  }
});

test('unusual e-mail addresses that work are let through', () => {
  for (const email of [
    'anna+kasa@example.co.uk',
    "o'hara@example.museum",
    'lukasz@żółw.pl',
    'a@example.xn--p1ai',
    'a_b-c@sklep.рф',
    `${'a'.repeat(64)}@example.com`,
  ]) {
    assert.equal(problems({ email }), [], email);
  }
});

test('a domain in letters of its own is written as mail servers know it, once and for all', () => {
  const { email } = normaliseDraft(aDraft({ email: ' Lukasz@Żółw.pl ' }));
  assert.is(email, 'Lukasz@xn--w-uga1v8h.pl');
  assert.is(normaliseDraft(aDraft({ email })).email, email);
  assert.is(normaliseDraft(aDraft({ email: 'Anna@Example.COM' })).email, 'Anna@Example.COM');
});

test('postcodes follow the country', () => {
  const refused = (country: string, postalCode: string) => problems({ country, postalCode, phone: '+48512345678' });
  assert.equal(refused('PL', '0526'), ['postalCode POSTAL_CODE']);
  assert.equal(refused('NL', '0012 AB'), ['postalCode POSTAL_CODE']);
  assert.equal(refused('NL', '1012 SS'), ['postalCode POSTAL_CODE']);
  assert.equal(refused('DE', '00115'), ['postalCode POSTAL_CODE']);
  assert.equal(refused('BE', '0999'), ['postalCode POSTAL_CODE']);
  assert.equal(refused('AT', '10100'), ['postalCode POSTAL_CODE']);
});

test('postcodes are written the way their country does', () => {
  const written = (country: string, postalCode: string) => normaliseDraft(aDraft({ country, postalCode })).postalCode;
  assert.is(written('PL', '00526'), '00-526');
  assert.is(written('PL', 'PL-00-526'), '00-526');
  assert.is(written('NL', '1012ab'), '1012 AB');
  assert.is(written('NL', 'nl 1012 AB'), '1012 AB');
  assert.is(written('DE', 'D-10115'), '10115');
  assert.is(written('BE', 'B-1000'), '1000');
  assert.is(written('AT', 'A 1010'), '1010');
  assert.is(written('DE', 'Berlin'), 'Berlin', 'what cannot be one stays as typed');
});

test('a street without a house number is a question, because some houses have a name', () => {
  const asked = (changes: Partial<CheckoutDraftInput>) => streetsWithoutNumber(normaliseDraft(aDraft(changes)));
  assert.equal(asked({ line1: 'Krucza' }), ['line1']);
  assert.equal(asked({ line1: 'Krucza 24' }), []);
  assert.equal(asked({ hasBillingAddress: true, billingCountry: 'DE', billingLine1: 'Am Markt' }), ['billingLine1']);
  assert.equal(asked({ country: 'IE', line1: 'Rose Cottage' }), [], 'where that is ordinary');
  const named = [
    { country: 'LV', line1: '“Kalnozoli”', postalCode: 'LV-4101', city: 'Cēsu nov.' },
    { country: 'EE', line1: 'Metsa talu', postalCode: '74001', city: 'Viimsi vald' },
    { country: 'GR', line1: 'Apeiranthos', postalCode: '843 00', city: 'Naxos' },
    { country: 'DE', line1: 'Hanswarft', postalCode: '25859', city: 'Hallig Hooge' },
    { country: 'AT', line1: 'Schloss Leopoldskron', postalCode: '5020', city: 'Salzburg' },
  ];
  for (const address of named) {
    assert.equal(asked(address), ['line1'], address.line1);
    assert.equal(problems({ ...address, phone: '+48512345678' }), [], address.line1);
  }
});

test('telephone numbers become international ones', () => {
  const written = (country: string, phone: string) => normaliseDraft(aDraft({ country, phone })).phone;
  assert.is(written('PL', '512-345-678'), '+48512345678');
  assert.is(written('PL', '0048 512 345 678'), '+48512345678');
  assert.is(written('NL', '06 1234 5678'), '+31612345678');
  assert.is(written('DE', '+49 (0)151 23456789'), '+4915123456789');
  assert.is(written('DE', '+49 0151 23456789'), '+4915123456789');
  assert.is(written('BE', '0470/12.34.56'), '+32470123456');
  assert.is(written('AT', '0664 1234567'), '+436641234567');
  assert.is(written('DE', '+48 512 345 678'), '+48512345678', 'a foreign number stays foreign');
  assert.is(written('DE', '+44 (0)20 7946 0018'), '+442079460018');
});

test('numbers that no carrier could ring are refused', () => {
  for (const phone of ['51234567', '5123456789', '+48 51234567', 'call me', '+', '012345678']) {
    assert.equal(problems({ phone }), ['phone PHONE'], phone);
  }
});

test('a country that is not delivered to is refused, and its postcode left alone', () => {
  assert.equal(problems({ country: 'US', phone: '+12025550123', postalCode: '20500' }), ['country COUNTRY']);
});

test('a Polish company names itself and its NIP', () => {
  assert.equal(problems({ isCompany: true }), ['companyName MISSING', 'taxId MISSING']);
  assert.equal(problems({ isCompany: true, companyName: 'Żółw sp. z o.o.', taxId: '526025027' }), ['taxId TAX_ID']);
  assert.equal(problems({ isCompany: true, companyName: 'Żółw sp. z o.o.', taxId: '526-025-02-74' }), []);
});

test('a mistyped NIP is told of together with all other mistakes', () => {
  const mistaken = { phone: '123', postalCode: '00', isCompany: true, companyName: 'Żółw', taxId: '1234567890' };
  assert.equal(problems(mistaken), ['phone PHONE', 'taxId TAX_ID', 'postalCode POSTAL_CODE']);
});

test('elsewhere a company may have no VAT id', () => {
  const changes = { country: 'DE', postalCode: '10115', phone: '0151 23456789', isCompany: true, companyName: 'Kiosk' };
  assert.equal(problems(changes), []);
});

test('a company that was unticked is forgotten', () => {
  const draft = normaliseDraft(aDraft({ isCompany: false, companyName: 'Żółw', taxId: 'nonsense' }));
  assert.equal([draft.companyName, draft.taxId], ['', '']);
  assert.equal(problems({ companyName: 'Żółw', taxId: 'nonsense' }), []);
});

const bill = {
  hasBillingAddress: true,
  billingFullName: 'Anna Nowak',
  billingLine1: 'Torstraße 1',
  billingPostalCode: '10115',
  billingCity: 'Berlin',
  billingCountry: 'DE',
};

test('a billing address is judged by the rules of its own country, as the delivery address is by its', () => {
  assert.equal(problems({ hasBillingAddress: true, billingCountry: 'DE' }), [
    'billingFullName MISSING',
    'billingLine1 MISSING',
    'billingPostalCode MISSING',
    'billingCity MISSING',
  ]);
  assert.equal(problems(bill), []);
  assert.equal(problems({ ...bill, billingPostalCode: '00-950' }), ['billingPostalCode POSTAL_CODE']);
  assert.equal(problems({ ...bill, billingCountry: 'NL' }), ['billingPostalCode POSTAL_CODE']);
  assert.equal(problems({ ...bill, billingCountry: 'XX' }), ['billingCountry COUNTRY']);
  assert.equal(problems({ ...bill, billingCity: 'x'.repeat(81) }), ['billingCity TOO_LONG']);
});

test('a company is judged by where the bill goes', () => {
  const company = { isCompany: true, companyName: 'Kiosk', taxId: '' };
  assert.equal(problems({ ...bill, ...company }), []);
  assert.equal(problems({ ...bill, ...company, taxId: '136695976' }), []);
  assert.is(normaliseDraft(aDraft({ ...bill, ...company, taxId: '136695976' })).taxId, 'DE136695976');
  assert.equal(problems({ ...company }), ['taxId MISSING']);
});

test('a billing address that was unticked is forgotten, and so is one beside a parcel that is collected', () => {
  const unticked = normaliseDraft(aDraft({ ...bill, hasBillingAddress: false }));
  const collected = normaliseDraft(aDraft({ ...bill, pickupPoint: 'KRA01M' }), 'point');
  for (const draft of [unticked, collected])
    assert.equal(
      [draft.hasBillingAddress, draft.billingFullName, draft.billingCity, draft.billingCountry],
      [false, '', '', ''],
    );
  assert.is(billedAddress(unticked).city, 'Warszawa');
  assert.equal(billedAddress(normaliseDraft(aDraft(bill))), {
    fullName: 'Anna Nowak',
    line1: 'Torstraße 1',
    line2: '',
    postalCode: '10115',
    city: 'Berlin',
    country: 'DE',
  });
});

test('a note holds 500 characters', () => {
  assert.equal(problems({ note: 'x'.repeat(500) }), []);
  assert.equal(problems({ note: 'x'.repeat(501) }), ['note TOO_LONG']);
});

test('control characters and invisible ones do not reach a label', () => {
  const draft = normaliseDraft(aDraft({ fullName: ' Anna\r\nKowal\u200bska\u202e ', city: 'Warszawa\u0000' }));
  assert.equal([draft.fullName, draft.city], ['Anna Kowalska', 'Warszawa']);
});

test('a note keeps its lines and a blank one between them', () => {
  const { note } = normaliseDraft(aDraft({ note: ' Dla Zosi \r\n\r\n\n\nSto  lat!\u0007\nCiocia\u200b Ania\n' }));
  assert.is(note, 'Dla Zosi\n\nSto lat!\nCiocia Ania');
  assert.is(normaliseDraft(aDraft({ note })).note, note);
});

test('signs that are joined stay so, and between our letters what joins them goes', () => {
  const written = (fullName: string) => normaliseDraft(aDraft({ fullName })).fullName;
  for (const name of ['Kasia 👩‍👩‍👧', '❤️‍🔥', '👩🏽‍🚀', 'نیک‌نام', 'क्‍ष']) assert.is(written(name), name);
  assert.is(written('An\u200dna\u200c Kow\u200dalska\u200d'), 'Anna Kowalska');
});

test('normalising twice changes nothing more', () => {
  const once = normaliseDraft(
    aDraft({ country: 'nl', postalCode: '1012ab', phone: '0612345678', isCompany: true, taxId: '000099998b57' }),
  );
  assert.equal(normaliseDraft(once), once);
});

test('the examples shown to people pass their own rules', () => {
  for (const { country, postalCodeExample: postalCode, phoneExample: phone, taxIdExample } of addressRules) {
    assert.equal(problems({ country, postalCode, phone }), [], country);
    assert.ok(isTaxId(formatTaxId(taxIdExample, country), country), taxIdExample);
  }
});

test.run();
