// DHL's fields hold fifty characters, and nothing of an address is cut off.
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { dhlOrder, tooLongForDhl } from '#server/shipping/labels/dhl-request.ts';
import type { LabelAddress, LabelParcel } from '#src/shipping/label-carrier.ts';
import { carrierSettingsSchema } from '#src/shop/carrier-settings.ts';

const { dhl } = carrierSettingsSchema.parse({});
const anna: LabelAddress = {
  ...{ name: 'Anna Nowak', company: '', line1: 'Invalidenstraße 116', line2: '', postalCode: '10115', city: 'Berlin' },
  ...{ country: 'DE', email: 'anna@example.com', phone: '+4915123456789' },
};
const parcelTo = (changes: Partial<LabelAddress>): LabelParcel => ({
  ...{ id: 'a', orderNumber: 1, reference: 'kasa-0001', size: 'V01PAK', weightGrams: 500, cashOnDelivery: null },
  ...{ value: { minor: 100, currency: 'EUR' }, sender: anna, point: null, receiver: { ...anna, ...changes } },
});
type Sent = { shipments: { consignee: Record<string, string> }[] };
const consigneeOf = (changes: Partial<LabelAddress>) =>
  (dhlOrder(parcelTo(changes), dhl) as Sent).shipments[0]?.consignee ?? {};

test('a long name of a company goes on in the next line', () => {
  const company = 'Gemeinnützige Gesellschaft zur Förderung der Kultur in Mecklenburg mbH';
  const { name1, name2, name3 } = consigneeOf({ company });
  assert.equal(`${name1} ${name2}`, company);
  assert.is(name3, 'Anna Nowak');
  assert.is(tooLongForDhl(parcelTo({ company })), null);
});

test('a long street keeps its number, in a field of its own', () => {
  const line1 = 'Bürgermeister-Doktor-Friedrich-Hartmann-Allee 112b';
  assert.is(consigneeOf({ line1 }).addressStreet, line1);
  const longer = consigneeOf({ line1: `Große ${line1}` });
  assert.equal([longer.addressStreet, longer.addressHouse], [`Große ${line1.slice(0, -5)}`, '112b']);
});

test('what does not fit is named before a label is asked for', () => {
  const line1 = 'Bürgermeister-Doktor-Friedrich-Hartmann-Promenade Nord 12b';
  assert.match(tooLongForDhl(parcelTo({ line1 })) ?? '', 'street: “Bürgermeister');
  assert.match(tooLongForDhl(parcelTo({ city: 'x'.repeat(41) })) ?? '', 'city');
  assert.match(tooLongForDhl(parcelTo({ company: 'Gesellschaft '.repeat(12) })) ?? '', 'name');
  assert.match(tooLongForDhl(parcelTo({ line2: 'Hinterhaus '.repeat(12) })) ?? '', 'second line');
  assert.is(
    tooLongForDhl(parcelTo({ line2: 'Hinterhaus, zweiter Stock links, bei Familie Schmidt-Rottluff klingeln' })),
    null,
  );
});

test.run();
