// Goods that their buyer comes for: the checkout asks for nobody's address, unless a company's invoice needs it.
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { readContact } from '#server/checkout/read-contact.ts';
import type { Database } from '#server/database/connect.ts';
import { handoverBy, usualOffer } from '#server/shipping/tariffs.ts';
import { emptyDraft } from '#src/checkout/draft/empty-draft.ts';
import { money } from '#src/money.ts';
import type { CheckoutDraftInput } from '#src/operations.generated.ts';
import { billingDetailsOf } from '#src/payments/payment-part.ts';
import { deliverySettingsSchema } from '#src/shop/delivery-settings.ts';
import { openTestDatabase } from '../database/test-database.ts';
import { orderOf, started } from '../orders/a-paying-shopper.ts';
import { aDraftOrder } from './a-draft.ts';

const test = suite<{ database: Database }>('collected in person');

test.before(async (context) => {
  context.database = await openTestDatabase();
});
test.after(({ database }) => database.close());

const person: CheckoutDraftInput = {
  ...emptyDraft,
  email: 'jan@example.com',
  fullName: 'Jan Kowalski',
  country: 'PL',
  shippingMethod: 'collected',
};
const street = { line1: 'ul. Długa 12', postalCode: '00238', city: 'Warszawa' };
const company = { isCompany: true, companyName: 'Żółw', taxId: '5260250274' };

const problems = (changes: Partial<CheckoutDraftInput> = {}) =>
  readContact({ ...person, ...changes }, { handover: 'in_person' }).problems.map(
    ({ name, problem }) => `${name} ${problem}`,
  );

test('asks a person for name, e-mail and country alone', () => {
  assert.equal(problems(), []);
  assert.equal(problems({ fullName: '', email: '', country: '' }), [
    'email MISSING',
    'country MISSING',
    'fullName MISSING',
  ]);
  assert.equal(problems({ phone: '12' }), ['phone PHONE'], 'one that is given is to be right');
});

test('asks a company for the address of its invoice', () => {
  assert.equal(problems(company), ['line1 MISSING', 'postalCode MISSING', 'city MISSING']);
  assert.equal(problems({ ...company, ...street }), []);
});

test('keeps an address that somebody gave whole, and none that is half of one', () => {
  const written = (changes: Partial<CheckoutDraftInput>) => {
    const { line1, postalCode, city } = readContact({ ...person, ...changes }, { handover: 'in_person' }).draft;
    return [line1, postalCode, city];
  };
  assert.equal(written(street), ['ul. Długa 12', '00-238', 'Warszawa']);
  assert.equal(written({ ...street, line1: ' ' }), ['', '', '']);
  assert.equal(problems({ line1: 'ul. Długa 12' }), ['postalCode MISSING', 'city MISSING']);
});

test('has one address, which is the bill’s', () => {
  const bill = { hasBillingAddress: true, billingLine1: 'Torstraße 1', billingCountry: 'DE' };
  assert.equal(problems(bill), []);
  assert.is(readContact({ ...person, ...bill }, { handover: 'in_person' }).draft.billingLine1, '');
});

test('tells the payment’s provider of no empty lines', () => {
  assert.equal(billingDetailsOf({ ...person }, person.email), {
    name: 'Jan Kowalski',
    email: 'jan@example.com',
    address: { country: 'PL' },
  });
});

const zones = [
  { countries: ['PL' as const], minDays: 0, maxDays: 0, rates: [{ maxWeightGrams: 30_000, prices: { PLN: 0 } }] },
];
const ownWay = deliverySettingsSchema.parse({
  methods: [{ id: 'workshop', carrier: 'collected', kind: 'courier', names: { pl: 'Odbiór w pracowni' }, zones }],
});

test('is what a way of the merchant’s own is that goes nowhere, and never what shoppers begin with', () => {
  assert.is(handoverBy(ownWay, 'workshop'), 'in_person');
  assert.is(handoverBy(ownWay, 'gone'), 'door');
  const offer = { names: {}, price: money(0, 'PLN'), freeFrom: null, kind: 'courier' as const };
  const workshop = { ...offer, method: 'workshop', carrier: 'collected', minDays: 0, maxDays: 0 };
  const dpd = { ...offer, method: 'dpd', carrier: 'dpd', minDays: 1, maxDays: 2 };
  assert.is(usualOffer([workshop, dpd])?.method, 'dpd');
  assert.is(usualOffer([workshop])?.method, 'workshop');
});

test('becomes an order without an address, taxed where the shop is', async ({ database: { db } }) => {
  const collected = { shippingMethod: '', shippingMinor: 0 };
  const drafted = await aDraftOrder(db, {}, collected);
  const order = await orderOf(
    db,
    started(await drafted.press(await drafted.link(), { draft: person, totalMinor: 22_500 })).orderToken,
  );
  assert.equal(order.address, {
    fullName: 'Jan Kowalski',
    line1: '',
    line2: '',
    postalCode: '',
    city: '',
    country: 'PL',
  });
  assert.is(order.phone, '');

  const other = await aDraftOrder(db, {}, collected);
  const refused = await other.press(await other.link(), { draft: { ...person, ...company }, totalMinor: 22_500 });
  assert.equal(refused.ok ? [] : (refused.error as { fields: { name: string }[] }).fields.map(({ name }) => name), [
    'line1',
    'postalCode',
    'city',
  ]);
});

test.run();
