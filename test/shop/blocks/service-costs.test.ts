// What the home page says that a courier takes: never what is asked of whoever collects in person.
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { translateTo } from '#server/i18n/translations.ts';
import { sayCosts } from '#server/shop/blocks/service-drawing.tsx';
import { locales } from '#src/i18n/locales.ts';
import { deliverySettingsSchema } from '#src/shop/delivery-settings.ts';

const way = (carrier: string, kind: string, minor: number) => ({
  ...{ id: `${carrier}-${kind}`, carrier, kind, names: { en: 'A way' } },
  zones: [{ countries: ['PT'], minDays: 1, maxDays: 3, rates: [{ maxWeightGrams: 30_000, prices: { EUR: minor } }] }],
});
const market = { language: 'en', currency: 'EUR', country: 'PT' } as const;
const said = (...methods: object[]) =>
  sayCosts(deliverySettingsSchema.parse({ methods }), market as never, { locale: 'en', t: translateTo('en') });

test('collection in person is free of charge, and no courier is for it', () => {
  assert.is(said(way('dpd', 'courier', 490), way('collected', 'courier', 0)), 'Courier from €4.90.');
  assert.is(said(way('collected', 'courier', 0), way('dpd', 'courier', 490)), 'Courier from €4.90.');
  assert.is(said(way('collected', 'courier', 0)), '');
  assert.is(said(way('collected', 'courier', 0), way('dpd', 'locker', 290)), '');
});

test('a courier that takes nothing brings it free of charge', () => {
  assert.is(said(way('dpd', 'courier', 0), way('gls', 'courier', 490)), translateTo('en')('shop.courierFree'));
  for (const locale of locales) assert.ok(translateTo(locale)('shop.courierFree'));
});

test.run();
