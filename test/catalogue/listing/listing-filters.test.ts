import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { locate, type RouteLocation } from '#src/addresses.ts';
import { listingUrl } from '#src/catalogue/listing/listing-address.ts';
import { noFilters, readFilters, toggleChoice, writeFilters } from '#src/catalogue/listing/listing-filters.ts';

const read = (query: string) => readFilters(new URLSearchParams(query));
const normalised = (query: string) => writeFilters(read(query));

test('filters are read from an address and written back the same', () => {
  const query = 'papier=bawelniany-310-g&rozmiar=30x40-cm.50x70-cm&price=50-200&stock=1';
  assert.is(normalised(query), query);
  const filters = read(query);
  assert.equal(
    [...filters.choices],
    [
      ['papier', ['bawelniany-310-g']],
      ['rozmiar', ['30x40-cm', '50x70-cm']],
    ],
  );
  assert.equal([filters.minPrice, filters.maxPrice, filters.isInStock], [50, 200, true]);
});

test('whatever the order, the same filters have one address', () => {
  assert.is(normalised('stock=1&b=2.1&a=x&price=-90'), 'a=x&b=1.2&price=-90&stock=1');
  assert.is(normalised('a=x&b=2&b=1&b=1&max=90&stock=1'), 'a=x&b=1.2&price=-90&stock=1');
});

test('what a form without JavaScript sends is understood', () => {
  assert.is(normalised('rozmiar=a&rozmiar=b&min=10&max=&sort=newest'), 'rozmiar=a.b&price=10-');
});

test('what cannot be understood is left out', () => {
  for (const query of [
    'utm_source=x',
    'A=b',
    'a=B',
    'a=',
    'a=%27',
    'price=x-y',
    'price=0-0',
    'stock=yes',
    'q=kot',
    'sort=a',
    'after=b',
  ]) {
    assert.is(normalised(query), '', query);
  }
  assert.is(normalised(`a=${'x'.repeat(61)}`), '');
  assert.is(normalised('min=99999999'), '');
});

test('no address holds more than ten facets of twenty values', () => {
  const many = Array.from({ length: 15 }, (_, n) => `f${n}=${Array.from({ length: 30 }, (_, v) => `v${v}`).join('.')}`);
  const { choices } = read(many.join('&'));
  assert.is(choices.size, 10);
  assert.ok([...choices.values()].every((values) => values.length === 20));
});

test('choosing twice is choosing nothing', () => {
  const once = toggleChoice(noFilters, 'rama', 'dab');
  assert.is(writeFilters(once), 'rama=dab');
  assert.is(writeFilters(toggleChoice(once, 'rama', 'dab')), '');
});

test('the address of a narrower listing keeps text and order, and begins at the first page', () => {
  const at = (href: string) => locate(href) as RouteLocation;
  const filters = read('rama=dab');
  assert.is(listingUrl(at('/pl/c/plakaty?after=x&sort=title'), { filters }), '/pl/c/plakaty?rama=dab&sort=title');
  assert.is(listingUrl(at('/pl/search?stock=1&q=kot+w'), { filters }), '/pl/search?q=kot+w&rama=dab');
  assert.is(listingUrl(at('/pl/search?q=kot&sort=relevance'), {}), '/pl/search?q=kot');
  assert.is(listingUrl(at('/pl/c/plakaty?q=kot&sort=relevance'), { after: 'a' }), '/pl/c/plakaty?after=a');
});

test.run();
