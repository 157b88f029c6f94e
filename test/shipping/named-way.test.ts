// A way that is called after another carrier than the one under it is shown by its own name, without the link of the other.
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { nameOfCarrier } from '#server/orders/office/method-names.ts';
import { listCarriers } from '#server/orders/office/order-choices.ts';
import { nameOfOther, nameOfWay, otherCarrierOf } from '#server/shipping/named-way.ts';
import { trackingLink as linkOf, trackingLinksOf } from '#server/shipping/tracking-link.ts';
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
  assert.is(linkOf('dpd', parcel, {}, way), null);
  assert.match(linkOf('dpd', parcel, {}, 'Courier') ?? '', 'tracking.dpd.de');
  const own = { dpd: 'https://www.posti.fi/seuranta?id={number}' };
  assert.is(linkOf('dpd', parcel, own, way), 'https://www.posti.fi/seuranta?id=JJFI1');
});

test('another carrier is called as its way is, in whichever language the merchant has written, and has its own link', () => {
  const zones = [
    { countries: ['IE'], minDays: 1, maxDays: 2, rates: [{ maxWeightGrams: 5_000, prices: { EUR: 590 } }] },
  ];
  const post = { id: 'post', carrier: 'other-post', kind: 'courier', zones };
  const nameless = deliverySettingsSchema.safeParse({ methods: [post] });
  assert.equal(nameless.error?.issues[0]?.path, ['methods', 0, 'names']);
  const trackingLink = 'https://track.example/{number}';
  const wrong = { ...post, names: { en: 'An Post' }, trackingLink: 'https://track.example/' };
  assert.equal(deliverySettingsSchema.safeParse({ methods: [wrong] }).error?.issues[0]?.path, [
    'methods',
    0,
    'trackingLink',
  ]);
  const delivery = deliverySettingsSchema.parse({ methods: [{ ...wrong, trackingLink }] });
  const way = nameOfWay(delivery, 'post', 'de');
  assert.is(nameOfCarrier('other-post', 'de', way), 'An Post');
  assert.is(nameOfOther(delivery, 'other-post', 'de'), 'An Post');
  assert.is(nameOfOther(delivery, 'dpd', 'de'), '');
  assert.equal(listCarriers(delivery, 'de'), [{ id: 'other-post', name: 'An Post' }]);
  // Its way is there no more.
  assert.is(nameOfCarrier('other-gone', 'en', ''), 'Another carrier');
  const parcel = { trackingNumber: 'CE1', postalCode: 'D02', country: 'IE' };
  assert.is(linkOf('other-post', parcel, trackingLinksOf(delivery), way), 'https://track.example/CE1');
  assert.is(linkOf('other-gone', parcel, trackingLinksOf(delivery)), null);
});

test('a carrier whose ways are called after others is listed by the names of all of them', () => {
  const zones = [{ countries: ['GR'], minDays: 1, maxDays: 2, rates: [] }];
  const methods = [
    { id: 'acs', carrier: 'dpd', kind: 'courier', names: { en: 'ACS Courier' }, zones },
    { id: 'abroad', carrier: 'dpd', kind: 'courier', names: { en: 'Abroad' }, zones },
  ];
  assert.equal(listCarriers(deliverySettingsSchema.parse({ methods }), 'en'), [
    { id: 'dpd', name: 'ACS Courier / DPD' },
  ]);
});

test.run();
