// The numbers are published ones, from imprints and from the documentation of python-stdnum.

import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { readContact } from '#server/checkout/read-contact.ts';
import { writePostalCode } from '#server/shop/write-company.ts';
import { checkCheckoutFields, type NormalisedDraft, normaliseDraft } from '#src/checkout/checkout-fields.ts';
import { emptyDraft } from '#src/checkout/draft/empty-draft.ts';
import type { CheckoutDraftInput } from '#src/operations.generated.ts';
import type { Handover } from '#src/shipping/handover.ts';

function aDraft(changes: Partial<CheckoutDraftInput> = {}): NormalisedDraft {
  const contact = { email: 'anna@example.com', phone: '512 345 678', fullName: 'Anna Nowak' };
  const address = { line1: 'Prosta 1', line2: '', postalCode: '00-950', city: 'Warszawa', country: 'PL' };
  const company = { isCompany: false, companyName: '', taxId: '' };
  const delivery = { shippingMethod: 'inpost-courier', pickupPoint: '', pickupSearch: '' };
  return normaliseDraft({ ...emptyDraft, ...contact, ...address, ...company, ...delivery, ...changes });
}

const ofCompany = (taxId: string) => aDraft({ isCompany: true, companyName: 'Nowak', taxId });
const found = (draft: CheckoutDraftInput, handover: Handover = 'door', lockersOf: string | null = null) =>
  readContact(draft, { handover, lockersOf }).problems;
const problems = (draft: CheckoutDraftInput) => found(draft).map(({ problem }) => problem);

const rightNumbers = ['5260250274', 'NL004495445B01', 'NL000099998B57', 'DE136695976', 'BE0428759497', 'ATU13585627'];
const elsewhere = ['FR40303265045', 'IT00743110157', 'ESB58378431', 'EL094259216', 'HU12892312', 'SE123456789701'];
const more = ['DK13585628', 'FI20774740', 'PT501964843', 'IE6433435F', 'LU15027442', 'SK2022749619', 'RO18547290'];

for (const taxId of [...rightNumbers, ...elsewhere, ...more, 'CZ25123891', 'HR33392005961', 'XI925901618'])
  test(`${taxId} is taken`, () => assert.equal(problems(ofCompany(taxId)), []));

for (const taxId of ['FR40303265044', 'IT00743110158', 'ESB58378432', 'EL094259217', 'DK13585629', 'PT501964844'])
  test(`${taxId}, which the form lets pass, is refused by its check digit`, () => {
    assert.equal(checkCheckoutFields(ofCompany(taxId)), []);
    assert.equal(problems(ofCompany(taxId)), ['TAX_ID']);
  });

test('a Greek number is known by the code of the country, too', () => {
  const greek = aDraft({ ...ofCompany('GR094259216'), country: 'GR', postalCode: '105 57', phone: '+30 691 234 5678' });
  assert.is(greek.taxId, 'EL094259216');
  assert.equal(problems(greek), []);
});

test('a person has no tax id that could be wrong', () => {
  assert.equal(problems(aDraft({ taxId: 'FR40303265044' })), []);
});

test('letters that are typed for the digits of an Eircode are those digits, in both addresses and for the delivery', () => {
  const bill = { billingFullName: 'Aoife', billingLine1: 'Main Street 1', billingCity: 'Dublin', billingCountry: 'IE' };
  const dublin = { ...bill, hasBillingAddress: true, country: 'IE', phone: '085 012 3456' };
  for (const [typed, written] of [
    ['DO2 AF30', 'D02 AF30'],
    ['do2af3o', 'D02 AF30'],
    ['DI4 P5L8', 'D14 P518'],
    ['D6W XY0O', 'D6W XY00'],
    ['BT1 1GL', 'BT1 1GL'],
    ['D02 AF3', 'D02 AF3'],
    ['HELLO', 'HELLO'],
  ] as const) {
    const { draft } = readContact(aDraft({ ...dublin, postalCode: typed, billingPostalCode: typed }), {
      handover: 'door',
    });
    assert.equal([draft.postalCode, draft.billingPostalCode], [written, written]);
    assert.is(writePostalCode(typed, 'IE'), written);
  }
  assert.equal(problems(aDraft({ country: 'IE', phone: '085 012 3456', postalCode: 'DO2 AF30' })), []);
  assert.equal(problems(aDraft({ country: 'IE', phone: '085 012 3456', postalCode: 'DQ2 AF30' })), ['POSTAL_CODE']);
});

test('a telephone number of another country is held to its rules', () => {
  for (const phone of ['+33 6 12 34 56 78', '+44 7400 123456', '+380 50 123 45 67', '+1 212 555 0123'])
    assert.equal(problems(aDraft({ phone })), [], phone);
  assert.equal(checkCheckoutFields(aDraft({ phone: '+33 612' })).length, 1);
  for (const phone of ['+33 612 34 56', '+999 123 456 789', '+1 012 555 0123'])
    assert.equal(problems(aDraft({ phone })), ['PHONE'], phone);
});

test('the telephone of a locker takes text messages in its country', () => {
  const problemsOf = (phone: string, lockersOf: string | null) =>
    found(aDraft({ phone }), 'door', lockersOf).map(({ problem }) => problem);
  for (const phone of ['22 431 05 00', '+48 12 345 67 89', '800 123 456', '+49 1512 3456789']) {
    assert.equal(problemsOf(phone, 'inpost'), ['MOBILE'], phone);
    assert.equal(problemsOf(phone, null), [], `${phone} to the door`);
  }
  for (const phone of ['512345678', '+48 600 100 200']) assert.equal(problemsOf(phone, 'inpost'), [], phone);
  assert.equal(problemsOf('+49 1512 3456789', 'dhl'), [], 'a Packstation asks for a post number instead');
});

test('an address at a Packstation names the post number, in either line', () => {
  const inGermany = { country: 'DE', postalCode: '10115', city: 'Berlin', phone: '+49 1512 3456789' };
  const problemsOf = (line1: string, line2: string, changes = {}) =>
    found(aDraft({ ...inGermany, line1, line2, ...changes }), 'door');
  assert.equal(problemsOf('Packstation 123', ''), [{ name: 'line2', problem: 'MISSING' }]);
  assert.equal(problemsOf('Packstation 123', 'bei Nowak'), [{ name: 'line2', problem: 'MISSING' }]);
  for (const line2 of ['12345678', 'Postnummer 12345678', 'Post-Nr.: 12345678', 'DHL Postnummer: 12345678'])
    assert.equal(problemsOf('Packstation 123', line2), [], line2);
  assert.equal(problemsOf('Postnummer 12345678', 'packstation Nr. 123'), []);
  assert.equal(problemsOf('Postfiliale 501', ''), []);
  assert.equal(problemsOf('An der Packstation 12', ''), []);
  const abroad = { country: 'PL', postalCode: '00-950', phone: '512 345 678' };
  assert.equal(problemsOf('Packstation 123', '', abroad), []);
  const collected = found(aDraft({ ...inGermany, line1: 'Packstation 123' }), 'point');
  assert.not.ok(collected.some(({ name }) => name === 'line2'));
});

test('each field has one problem, in the order of the form', () => {
  const draft = { ...ofCompany('FR40303265044'), phone: '+999 123456789', city: '' };
  assert.equal(
    found(draft, 'door').map(({ name }) => name),
    ['phone', 'taxId', 'city'],
  );
  assert.equal(problems({ ...draft, phone: '' }), ['MISSING', 'TAX_ID', 'MISSING']);
});

test.run();
