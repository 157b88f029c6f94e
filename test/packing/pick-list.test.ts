import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { sumProducts } from '#server/packing/papers/pick-list.ts';

test('the pick list sums an article over orders, walks the shelves by SKU, and names where it goes', () => {
  const line = {
    position: 0,
    barcode: '',
    image: null,
    imageWidth: null,
    productHandle: 'fox',
    variantTitle: '',
    text: '',
  };
  const fox = { ...line, variantId: 'a', sku: 'P-10', title: 'Lis' };
  const owl = { ...line, variantId: 'b', sku: 'P-9', title: 'Sowa', productHandle: 'owl' };
  const nameless = { ...line, variantId: 'c', sku: '', title: 'Aktówka', productHandle: 'bag' };
  const orders = [
    {
      number: 1001,
      locale: 'pl' as const,
      lines: [
        { ...nameless, quantity: 1 },
        { ...fox, quantity: 2 },
      ],
    },
    {
      number: 1002,
      locale: 'de' as const,
      lines: [
        { ...fox, quantity: 1, title: 'Fuchs' },
        { ...owl, quantity: 1 },
      ],
    },
  ];
  const list = sumProducts(orders, { locale: 'en', titles: new Map([['fox', 'Fox']]) });
  assert.equal(
    list.map(({ sku, title, quantity }) => [sku, title, quantity]),
    [
      ['P-9', 'Sowa', 1],
      ['P-10', 'Fox', 3],
      ['', 'Aktówka', 1],
    ],
  );
  assert.equal(list[1]?.orders, [
    { number: 1001, quantity: 2 },
    { number: 1002, quantity: 1 },
  ]);
});

test.run();
