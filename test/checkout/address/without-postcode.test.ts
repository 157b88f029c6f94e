// Most of Ireland writes no Eircode: an address there is whole without one, for shoppers, letters and the company.
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { checkCheckoutFields, normaliseDraft } from '#src/checkout/checkout-fields.ts';
import { emptyDraft } from '#src/checkout/draft/empty-draft.ts';
import { missingOfAddress } from '#src/countries/postal-address.ts';
import type { CheckoutDraftInput } from '#src/operations.generated.ts';
import { listMissing } from '#src/shop/company.ts';
import { aCompany } from '../../fixtures/a-company.ts';
import '#src/countries/known-countries.ts';

const irish = {
  ...{ email: 'aoife@example.com', phone: '085 012 3456', fullName: 'Aoife Byrne', shippingMethod: 'an-post' },
  ...{ line1: 'Knocknagree', city: 'Mallow, Co. Cork', country: 'IE' },
};
const problems = (changes: Partial<CheckoutDraftInput>) =>
  checkCheckoutFields(normaliseDraft({ ...emptyDraft, ...irish, ...changes })).map(
    ({ name, problem }) => `${name} ${problem}`,
  );

test('an address in Ireland is whole without an Eircode, and one that is typed is judged', () => {
  assert.equal(problems({ postalCode: '' }), []);
  assert.equal(problems({ postalCode: 'p51 x0y9' }), []);
  assert.equal(problems({ postalCode: '12345' }), ['postalCode POSTAL_CODE']);
  const bill = {
    ...{ hasBillingAddress: true, billingFullName: 'Aoife', billingLine1: 'Knocknagree', billingCity: 'Mallow' },
    billingPostalCode: '',
  };
  assert.equal(problems({ ...bill, billingCountry: 'IE' }), []);
  assert.equal(problems({ ...bill, billingCountry: 'FI' }), ['billingPostalCode MISSING']);
});

test('so is one on a letter, and the company’s own; elsewhere a postcode is missed', () => {
  const letter = { fullName: 'Aoife', line1: 'Knocknagree', line2: '', postalCode: '', city: 'Mallow' };
  assert.equal(missingOfAddress({ ...letter, country: 'IE' }), []);
  assert.equal(missingOfAddress({ ...letter, country: 'MT' }), ['postalCode']);
  const address = { street: 'Knocknagree', postalCode: '', city: 'Mallow' };
  assert.equal(listMissing(aCompany({ address: { ...address, country: 'IE' } })), []);
  assert.equal(listMissing(aCompany({ address: { ...address, country: 'MT' } })), ['address.postalCode']);
});

test.run();
