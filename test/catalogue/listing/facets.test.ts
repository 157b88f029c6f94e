// What the database counts against what a loop over the same variants counts.
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { listProducts } from '#server/catalogue/listing/list-products.ts';
import type { Database } from '#server/database/connect.ts';
import { readFilters } from '#src/catalogue/listing/listing-filters.ts';
import { openTestDatabase } from '../../database/test-database.ts';
import { aRangeOfPosters, posterTags, posterVariants } from '../../fixtures/a-range-of-posters.ts';
import { viewIn } from '../../shop/every-market.ts';

const test = suite<{ database: Database }>('facets');

test.before(async (context) => {
  context.database = await openTestDatabase();
  await aRangeOfPosters(context.database.db);
});
test.after(({ database }) => database.close());

const slugs: Record<string, string> = {
  '30×40 cm': '30x40-cm',
  '50×70 cm': '50x70-cm',
  'Bez ramy': 'bez-ramy',
  Czarna: 'czarna',
  Dąb: 'dab',
  zwierzęta: 'zwierzeta',
};
const slug = (text: string) => slugs[text] ?? text;

type Filter = { size?: string[]; frame?: string[]; tag?: string[]; min?: number; max?: number; stock?: boolean };

function list({ database }: { database: Database }, filter: Filter, more: object = {}) {
  const query = new URLSearchParams();
  if (filter.size) query.set('rozmiar', filter.size.map(slug).join('.'));
  if (filter.frame) query.set('rama', filter.frame.map(slug).join('.'));
  if (filter.tag) query.set('tag', filter.tag.map(slug).join('.'));
  if (filter.min || filter.max) query.set('price', `${filter.min ?? ''}-${filter.max ?? ''}`);
  if (filter.stock) query.set('stock', '1');
  const request = { ...viewIn('pl'), collection: 'all', sort: 'title', first: 24 } as const;
  return listProducts(database.db, { ...request, ...more, filters: readFilters(query) });
}

/** Prices are those of what can be bought; only where all of a product is sold out, of all of it. */
function hasPrice([handle, , , , quantity]: (typeof posterVariants)[number]): boolean {
  return quantity > 0 || posterVariants.every((other) => other[0] !== handle || other[4] === 0);
}

/** The handles of products with a variant that matches every filter. */
function expected(filter: Filter): string[] {
  const fits = posterVariants.filter((variant) => {
    const [handle, size, frame, price, quantity] = variant;
    return (
      (!(filter.min || filter.max) || hasPrice(variant)) &&
      (!filter.size || filter.size.includes(size)) &&
      (!filter.frame || filter.frame.includes(frame)) &&
      (!filter.tag || filter.tag.some((tag) => posterTags[handle]?.includes(tag))) &&
      price >= (filter.min ?? 0) &&
      price <= (filter.max ?? 1_000_000) &&
      (!filter.stock || quantity > 0)
    );
  });
  return [...new Set(fits.map(([handle]) => handle))].sort();
}

const filters: Filter[] = [
  {},
  { size: ['50×70 cm'] },
  { size: ['50×70 cm'], frame: ['Czarna'] },
  { size: ['50×70 cm'], frame: ['Czarna'], stock: true, max: 200 },
  { frame: ['Czarna', 'Dąb'], min: 150 },
  { tag: ['zwierzęta', 'teatr'], stock: true },
  { tag: ['jazz'], frame: ['Dąb'] },
  { max: 60 },
];

for (const filter of filters) {
  test(`${JSON.stringify(filter)} leaves and counts what a loop does`, async (context) => {
    const { items, totalCount, facets } = await list(context, filter);
    const handles = expected(filter);
    assert.equal(items.map((item) => item.handle).sort(), handles);
    assert.is(totalCount, handles.length);
    assert.is(facets.inStockCount, expected({ ...filter, stock: true }).length);
    const prices = posterVariants
      .filter(hasPrice)
      .filter(([handle, size, frame, price]) =>
        expected({
          ...filter,
          size: filter.size ?? [size],
          frame: filter.frame ?? [frame],
          min: price,
          max: price,
        }).includes(handle),
      )
      .map(([, , , price]) => price);
    if (!filter.size && !filter.frame && !filter.stock)
      assert.is(facets.minPrice?.minor, prices.length ? Math.min(...prices) * 100 : undefined);
    const counted = (name: string, values: string[], key: 'size' | 'frame' | 'tag') => {
      const facet = facets.choices.find((choice) => choice.name === name);
      for (const value of values) {
        const count = facet?.values.find(({ choice }) => choice === slug(value))?.count;
        assert.is(count, expected({ ...filter, [key]: [value] }).length, `${name} ${value}`);
      }
    };
    counted('rozmiar', ['30×40 cm', '50×70 cm'], 'size');
    counted('rama', ['Bez ramy', 'Czarna', 'Dąb'], 'frame');
    counted('tag', ['jazz', 'zwierzęta', 'las', 'miasta', 'teatr', 'ptaki'], 'tag');
  });
}

test('one variant must match all filters, not several of them together', async (context) => {
  // The tortoise is 50×70 in black, and in stock, and under 200 zł, but never all at once.
  const { items } = await list(context, { size: ['50×70 cm'], frame: ['Czarna'], stock: true, max: 200 });
  assert.equal(
    items.map((item) => item.handle),
    ['kot'],
  );
});

test('a card speaks of the variants that are left', async (context) => {
  const { items } = await list(context, { size: ['50×70 cm'] });
  const tortoise = items.find((item) => item.handle === 'zolw');
  assert.equal([tortoise?.price.minor, tortoise?.variantCount], [25_900, 2]);
});

test('a price is that of what can be bought, on the card, in the order and among the bounds', async (context) => {
  const { items } = await list(context, {}, { sort: 'price-desc' });
  assert.equal(
    items.map(({ handle, price, hasSeveralPrices }) => [handle, price.minor, hasSeveralPrices]),
    [
      // Its cheaper version is sold out, and so is no version that it costs "from".
      ['makbet', 21_900, false],
      ['zubr', 14_900, false],
      ['zolw', 7_900, true],
      // Nothing of it can be bought: the price of all of it is left.
      ['labedz', 7_900, false],
      ['kot', 5_900, true],
    ],
  );
  const theatre = await list(context, { tag: ['teatr'] });
  assert.equal([theatre.facets.minPrice?.minor, theatre.facets.maxPrice?.minor], [21_900, 21_900]);
  assert.is(
    (await list(context, { tag: ['teatr'], max: 200 })).totalCount,
    0,
    'what is sold out is not found by its price',
  );
});

test('a card that was narrowed down names the variant that it speaks of', async (context) => {
  const { items } = await list(context, { size: ['50×70 cm'] });
  // SKU-1 costs less and is sold out.
  assert.is(items.find(({ handle }) => handle === 'zolw')?.variant, 'SKU-2');
  assert.is((await list(context, {})).items[0]?.variant, null);
});

test('labels are the language’s, addresses are the same in all', async (context) => {
  const { facets } = await list(context, { frame: ['Czarna'] }, { locale: 'de' });
  const frame = facets.choices.find(({ name }) => name === 'rama');
  assert.is(frame?.label, 'Rahmen');
  assert.is(frame?.values.find(({ choice }) => choice === 'czarna')?.label, 'Schwarz');
});

test('in another language only translated tags are offered', async (context) => {
  const { facets } = await list(context, {}, { locale: 'de' });
  const tags = facets.choices.find(({ name }) => name === 'tag')?.values.map(({ label }) => label);
  assert.equal(tags, ['Tiere', 'Städte']);
  const chosen = await list(context, { tag: ['jazz'] }, { locale: 'de' });
  const shown = chosen.facets.choices.find(({ name }) => name === 'tag')?.values.map(({ choice }) => choice);
  assert.ok(shown?.includes('jazz'), 'what is chosen can be taken back');
});

test('sizes stand in the order of their size', async (context) => {
  const { facets } = await list(context, {});
  const sizes = facets.choices.find(({ name }) => name === 'rozmiar')?.values.map(({ label }) => label);
  assert.equal(sizes, ['30×40 cm', '50×70 cm']);
});

test('options and values that nobody has ask for nothing', async ({ database }) => {
  const request = { ...viewIn('pl'), collection: 'all', sort: 'title', first: 24 } as const;
  const filters = readFilters(new URLSearchParams('gclid=abc&rama=zlota&kolor=zielony'));
  assert.is((await listProducts(database.db, { ...request, filters })).totalCount, 5);
});

test('pages of a narrowed listing follow each other without a gap', async (context) => {
  const filter = { frame: ['Czarna', 'Dąb'] };
  const all = (await list(context, filter, { sort: 'price-asc' })).items.map((item) => item.handle);
  assert.equal(all, ['zubr', 'kot', 'makbet', 'zolw']);
  const first = await list(context, filter, { sort: 'price-asc', first: 2 });
  const second = await list(context, filter, { sort: 'price-asc', first: 2, after: first.nextCursor });
  const back = await list(context, filter, { sort: 'price-asc', first: 2, before: second.previousCursor });
  assert.equal(
    [first, second, back].map((page) => page.items.map((item) => item.handle)),
    [all.slice(0, 2), all.slice(2), all.slice(0, 2)],
  );
  assert.is(second.nextCursor, null);
});

test('titles are ordered by the alphabet of the language', async (context) => {
  const polish = await list(context, {}, { sort: 'title' });
  assert.equal(
    polish.items.map((item) => item.title),
    ['Kot', 'Łabędź', 'Makbet', 'Żółw', 'Żubr'],
  );
});

test.run();
