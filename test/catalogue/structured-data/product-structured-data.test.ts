// A product as search engines read it: its variants, how they are delivered to the market, and how they go back.
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { Product } from '#src/catalogue/product/choose-variant.ts';
import { type Place, productThings } from '#src/catalogue/structured-data/product-structured-data.ts';
import { everyMarket } from '#src/shop/market-presets.ts';
import { aVariant, poster } from '../product/a-poster.ts';

const test = suite('structured data of products');

const place = {
  ...{ publicUrl: 'https://shop.example', locale: 'pl' as const },
  shop: { timeZone: 'Europe/Warsaw', markets: everyMarket, delivery: { handlingDays: 1, makingDays: 3 } },
};

const delivered = { price: { minor: 1499, currency: 'PLN' as const }, minDays: 1, maxDays: 2 };

type Thing = Record<string, unknown> & { hasVariant?: Thing[]; offers?: Thing };
const thingsOf = (product: Product, findDelivery: Place['findDelivery'] = () => () => delivered) =>
  productThings({ ...place, findDelivery }, product) as Thing[];

test('structured data describes the variants of a group, and how they differ', () => {
  const [group] = thingsOf(poster);
  assert.equal(
    [group?.['@type'], group?.productGroupID, group?.variesBy],
    ['ProductGroup', 'nocny-ptak', ['https://schema.org/size', 'https://schema.org/material']],
  );
  const variants = group?.hasVariant ?? [];
  assert.equal(
    variants.map(({ name, size, material, offers }) => [name, size, material, offers?.price, offers?.availability]),
    [
      ['Nocny ptak – 30×40 cm / Matowy 200 g', '30×40 cm', 'Matowy 200 g', '79.00', 'https://schema.org/InStock'],
      ['Nocny ptak – 50×70 cm / Matowy 200 g', '50×70 cm', 'Matowy 200 g', '129.00', 'https://schema.org/InStock'],
      [
        'Nocny ptak – 50×70 cm / Bawełniany 310 g',
        '50×70 cm',
        'Bawełniany 310 g',
        '79.00',
        'https://schema.org/OutOfStock',
      ],
    ],
  );
  assert.is(group?.offers, undefined);
});

test('a review is of the day that it was in the shop’s zone, as the page beside it says', () => {
  const review = {
    stars: 5,
    text: '',
    name: 'Ola',
    locale: 'pl' as const,
    reply: '',
    writtenAt: '2026-11-23T23:30:00Z',
  };
  const [group] = thingsOf({ ...poster, reviews: { counts: [0, 0, 0, 0, 1], newest: [review] } });
  assert.match(JSON.stringify(group?.review), '"datePublished":"2026-11-24"');
});

test('structured data of a product without variants is one product', () => {
  const [alone] = thingsOf({ ...poster, options: [], variants: [aVariant('S', [])] });
  assert.equal([alone?.['@type'], alone?.name, alone?.sku], ['Product', 'Nocny ptak', 'S']);
  assert.is(alone?.offers?.url, 'https://shop.example/pl/p/nocny-ptak?variant=S');
});

test('structured data says delivery and returns of the market once, and every offer refers to them', () => {
  const [group, ...policies] = thingsOf(poster);
  assert.equal(
    policies.map((policy) => policy['@type']),
    ['MerchantReturnPolicy', 'OfferShippingDetails'],
  );
  const [returns, shipping] = policies;
  assert.equal([returns?.applicableCountry, returns?.merchantReturnDays], ['PL', 14]);
  assert.equal(shipping?.shippingRate, { '@type': 'MonetaryAmount', value: '14.99', currency: 'PLN' });
  for (const { offers } of group?.hasVariant ?? []) {
    assert.equal(offers?.hasMerchantReturnPolicy, { '@id': returns?.['@id'] });
    assert.equal(offers?.shippingDetails, { '@id': shipping?.['@id'] });
  }
  const [unsent, ...others] = thingsOf(poster, () => () => null);
  assert.is(others.length, 1);
  assert.is(unsent?.hasVariant?.[0]?.offers?.shippingDetails, undefined);
});

test('structured data says how long each way takes, and more of what has yet to be made', () => {
  const made = aVariant('M', ['50×70 cm', 'Matowy'], { availability: 'MADE_TO_ORDER' });
  const [, , ...ways] = thingsOf({ ...poster, variants: [...poster.variants, made] });
  assert.equal(
    ways.map((way) => (way.deliveryTime as { handlingTime: { maxValue: number } }).handlingTime.maxValue),
    [1, 4],
  );
});

test('structured data says of what nobody can withdraw from that it is not taken back', () => {
  const [, policy] = thingsOf({ ...poster, isNeverWithdrawn: true });
  assert.equal(policy, {
    ...{
      '@context': 'https://schema.org',
      '@type': 'MerchantReturnPolicy',
      '@id': '#returns',
      applicableCountry: 'PL',
    },
    returnPolicyCategory: 'https://schema.org/MerchantReturnNotPermitted',
  });
});

test.run();
