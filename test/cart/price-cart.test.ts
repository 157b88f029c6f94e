import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { priceCart } from '#src/cart/price-cart.ts';
import { money } from '#src/money.ts';
import { vatInGross } from '#src/vat/vat-by-rate.ts';
import { vatRatesTo } from '#src/vat/vat-rates.ts';
import { aTaxes } from '../fixtures/settings/a-taxes.ts';

const poster = { unitPrice: money(12_300, 'PLN'), quantity: 2, vatClass: 'standard' as const };
const book = { unitPrice: money(10_500, 'PLN'), quantity: 1, vatClass: 'reduced' as const };
const rateOf = (country: string) => vatRatesTo(country, aTaxes(), new Date('2026-11-21T10:00:00Z'));
const toPoland = { currency: 'PLN' as const, rateOf: rateOf('PL'), shipping: money(0, 'PLN') };

test('the VAT inside a gross price follows the rate of the country', () => {
  assert.is(vatInGross(12_300, 2300), 2300);
  assert.is(vatInGross(10_500, 500), 500);
  assert.is(vatInGross(1, 2300), 0);
  assert.is(vatInGross(100, 0), 0);
});

test('lines and delivery add up to the total', () => {
  const totals = priceCart([poster, book], { ...toPoland, shipping: money(1699, 'PLN') });
  assert.is(totals.subtotal.minor, 35_100);
  assert.is(totals.total.minor, 36_799);
});

test('delivery shares the rates of the goods in proportion to their value', () => {
  const totals = priceCart([poster, book], { ...toPoland, shipping: money(1000, 'PLN') });
  assert.equal(
    totals.vatAmounts.map(({ basisPoints, gross }) => [basisPoints, gross.minor]),
    [
      [2300, 25_301],
      [500, 10_799],
    ],
  );
});

test('VAT amounts by rate add up to the VAT', () => {
  const totals = priceCart([poster, book], { ...toPoland, shipping: money(1699, 'PLN') });
  assert.is(
    totals.vatAmounts.reduce((sum, { vat }) => sum + vat.minor, 0),
    totals.vat.minor,
  );
  assert.is(
    totals.vatAmounts.reduce((sum, { gross }) => sum + gross.minor, 0),
    totals.total.minor,
  );
});

test('the destination decides the rate', () => {
  const goods = [{ unitPrice: money(11_900, 'EUR'), quantity: 1, vatClass: 'standard' as const }];
  const totals = priceCart(goods, { currency: 'EUR', rateOf: rateOf('DE'), shipping: money(0, 'EUR') });
  assert.is(totals.vat.minor, 1900);
});

test('a country without known rates is refused instead of taxed wrongly', () => {
  assert.throws(() => rateOf('US'), /no VAT rates/);
});

test('an empty cart costs nothing', () => {
  assert.is(priceCart([], toPoland).total.minor, 0);
});

test('VAT in forints is whole, and the parts add up', () => {
  const bag = { unitPrice: money(1_299_000, 'HUF'), quantity: 1, vatClass: 'standard' as const };
  const leaflet = { unitPrice: money(99_000, 'HUF'), quantity: 1, vatClass: 'reduced' as const };
  const shipping = money(149_000, 'HUF');
  const { vatAmounts, vat, total } = priceCart([bag, leaflet], { currency: 'HUF', rateOf: rateOf('DE'), shipping });
  assert.equal(
    vatAmounts.map(({ gross, vat: part }) => [gross.minor, part.minor]),
    [
      [1_437_400, 229_500],
      [109_600, 7200],
    ],
  );
  assert.equal([vat.minor, total.minor], [236_700, 1_547_000]);
});

test.run();
