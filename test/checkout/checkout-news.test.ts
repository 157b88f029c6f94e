import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { type CheckoutNews, checkoutSearch, readCheckoutNews } from '#src/checkout/checkout-news.ts';

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
    { kind: 'needs-scripts' },
    { kind: 'cart-empty' },
    { kind: 'out-of-stock' },
    { kind: 'delivery' },
    { kind: 'payment-unavailable' },
  ];
  for (const news of all) assert.equal(readCheckoutNews(new URLSearchParams(checkoutSearch(news))), news);
});

test('what makes no sense tells nothing', () => {
  for (const query of ['', 'notice=', 'notice=won', 'notice=total-changed', 'notice=total-changed&was=1e9']) {
    assert.is(read(query), null, query);
  }
  assert.equal(read('notice=fields&fields=city.NOPE nope.MISSING city.constructor'), { kind: 'fields', fields: [] });
});

test.run();
