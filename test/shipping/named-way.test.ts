// A way that is called after another carrier than the one under it is shown by its own name, without the link of the other.
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { nameOfCarrier } from '#server/orders/office/method-names.ts';
import { nameOfWay, otherCarrierOf } from '#server/shipping/named-way.ts';
import { trackingLink } from '#server/shipping/tracking-link.ts';
import { deliverySettingsSchema } from '#src/shop/delivery-settings.ts';

test('a name is another carrier’s when it names one, and not the one under it', () => {
  for (const name of ['Posti', 'An Post Registered', 'CTT Expresso', 'Česká pošta – Balíkovna', 'PostNord MyPack'])
    assert.is(otherCarrierOf('dpd', name), name);
  for (const name of ['', 'Courier', 'Kurier do drzwi', 'DPD', 'DPD or Posti', 'Postimies', 'Home delivery'])
    assert.is(otherCarrierOf('dpd', name), null, name);
  assert.is(otherCarrierOf('postnl', 'PostNL 24'), null);
  assert.is(otherCarrierOf('dpd', 'PostNL 24'), 'PostNL 24');
});

test('staff reads that name, and nobody is led to the carrier under it but by the merchant’s own link', () => {
  const zones = [{ countries: ['FI'], minDays: 1, maxDays: 2, rates: [] }];
  const delivery = deliverySettingsSchema.parse({
    methods: [{ id: 'posti', carrier: 'dpd', kind: 'courier', names: { en: 'Posti' }, zones }],
  });
  const way = nameOfWay(delivery, 'posti', 'de');
  assert.is(nameOfCarrier('dpd', 'en', way), 'Posti');
  assert.is(nameOfCarrier('dpd', 'en', nameOfWay(delivery, 'gone', 'en')), 'DPD');
  const parcel = { trackingNumber: 'JJFI1', postalCode: '00100', country: 'FI' };
  assert.is(trackingLink('dpd', parcel, {}, way), null);
  assert.match(trackingLink('dpd', parcel, {}, 'Courier') ?? '', 'tracking.dpd.de');
  const own = { dpd: 'https://www.posti.fi/seuranta?id={number}' };
  assert.is(trackingLink('dpd', parcel, own, way), 'https://www.posti.fi/seuranta?id=JJFI1');
});

test.run();
