import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { translateTo } from '#server/i18n/translations.ts';
import { type CheckoutNews, checkoutSearch, readCheckoutNews } from '#src/checkout/checkout-news.ts';
import type { Locale } from '#src/i18n/locales.ts';

const read = (query: string) => readCheckoutNews(new URLSearchParams(query));

test('every kind of news comes through the address as it was', () => {
  const all: CheckoutNews[] = [
    { kind: 'fields', fields: [] },
    {
      kind: 'fields',
      fields: [
        { name: 'shippingMethod', problem: 'SHIPPING_METHOD' },
        { name: 'city', problem: 'TOO_LONG' },
      ],
    },
    { kind: 'total-changed', oldMinor: 14_599 },
    { kind: 'too-many-tries', waitMinutes: 53 },
    { kind: 'needs-scripts' },
    { kind: 'cart-empty' },
    { kind: 'out-of-stock' },
    { kind: 'delivery' },
    { kind: 'payment-unavailable' },
  ];
  for (const news of all) assert.equal(readCheckoutNews(new URLSearchParams(checkoutSearch(news))), news);
});

test('what makes no sense tells nothing', () => {
  for (const query of [
    '',
    'notice=',
    'notice=won',
    'notice=total-changed',
    'notice=total-changed&was=1e9',
    'notice=too-many-tries&wait=999',
  ]) {
    assert.is(read(query), null, query);
  }
  assert.equal(read('notice=fields&fields=city.NOPE nope.MISSING city.constructor'), { kind: 'fields', fields: [] });
});

test('whoever has to wait is told how long', () => {
  const words = (locale: Locale, count: number) => translateTo(locale)('checkout.tooManyTries', { count });
  const minutes = (locale: Locale) => [1, 3, 25, 53].map((count) => /(\d+ \w+[ęy]?)/u.exec(words(locale, count))?.[1]);
  assert.equal(minutes('pl'), ['1 minutę', '3 minuty', '25 minut', '53 minuty']);
  assert.equal(minutes('de'), ['1 Minute', '3 Minuten', '25 Minuten', '53 Minuten']);
  assert.equal(minutes('nl'), ['1 minuut', '3 minuten', '25 minuten', '53 minuten']);
  assert.equal(minutes('en'), ['1 minute', '3 minutes', '25 minutes', '53 minutes']);
});

test.run();
