// Listings by price in currencies that are nobody's own: CZK beside PLN and EUR, and SEK for some products only.
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { readListingIndex } from '#server/catalogue/catalogue-cache.ts';
import { countChoices } from '#server/catalogue/listing/count-choices.ts';
import { countOnSale } from '#server/catalogue/listing/listing-scope.ts';
import { selectProducts } from '#server/catalogue/listing/select-products.ts';
import { readVariantFilter } from '#server/catalogue/listing/variant-filter.ts';
import type { Database } from '#server/database/connect.ts';
import { type ListingFilters, readFilters } from '#src/catalogue/listing/listing-filters.ts';
import type { Currency } from '#src/currencies.ts';
import { openTestDatabase } from '#test/database/test-database.ts';
import { aProduct } from '#test/fixtures/a-product.ts';

const test = suite<{ database: Database }>('listings in any currency');

/** By handle, in minor units. */
const amounts: Record<string, Partial<Record<'CZK' | 'SEK', number>>> = {
  kot: { CZK: 49_900 },
  zolw: { CZK: 29_900, SEK: 13_900 },
  zubr: { CZK: 99_900, SEK: 45_900 },
  makbet: {},
};

test.before(async (context) => {
  context.database = await openTestDatabase();
  for (const handle of Object.keys(amounts)) await aProduct(context.database.db, { handle });
});
test.before.each(async ({ database: { db } }) => {
  for (const [handle, ofProduct] of Object.entries(amounts)) {
    const { id } = await db
      .selectFrom('variants')
      .innerJoin('products', 'products.id', 'variants.product_id')
      .select('variants.id')
      .where('handle', '=', handle)
      .executeTakeFirstOrThrow();
    for (const currency of ['CZK', 'SEK'] as const) {
      const amount = ofProduct[currency];
      await db.deleteFrom('prices').where('variant_id', '=', id).where('currency', '=', currency).execute();
      if (amount === undefined) continue;
      const valid_from = new Date('2026-11-01T00:00:00Z');
      await db.insertInto('prices').values({ variant_id: id, currency, amount_minor: amount, valid_from }).execute();
    }
  }
});
test.after(({ database }) => database.close());

async function readListing({ db }: Database, currency: Currency, filters?: ListingFilters) {
  const index = await readListingIndex(db);
  return {
    index,
    filter: readVariantFilter(index, currency, filters),
    positions: null,
    order: null,
    scores: null,
    key: null,
  };
}

async function listByPrice(database: Database, currency: Currency, filters?: ListingFilters) {
  const listing = await readListing(database, currency, filters);
  const found = selectProducts(listing, { sort: 'price-asc' }, { first: 24, backwards: false });
  const rows = await database.db.selectFrom('products').select(['id', 'handle']).execute();
  return found.map(({ id, key }) => [rows.find((row) => row.id === id)?.handle, Number(key)]);
}

test('what has a price in the currency is listed by it', async ({ database }) => {
  assert.equal(await listByPrice(database, 'CZK'), [
    ['zolw', 29_900],
    ['kot', 49_900],
    ['zubr', 99_900],
  ]);
  assert.equal(await listByPrice(database, 'SEK'), [
    ['zolw', 13_900],
    ['zubr', 45_900],
  ]);
  assert.equal(await listByPrice(database, 'HUF'), []);
});

test('a range of prices is one of whole units of the currency', async ({ database }) => {
  const filters = readFilters(new URLSearchParams('price=300-1000'));
  assert.equal(await listByPrice(database, 'CZK', filters), [
    ['kot', 49_900],
    ['zubr', 99_900],
  ]);
  assert.equal(await listByPrice(database, 'SEK', filters), [['zubr', 45_900]]);
});

test('counts and the lowest and highest price are of the currency', async ({ database }) => {
  const { total, minMinor, maxMinor } = countChoices(await readListing(database, 'CZK'));
  assert.equal([total, minMinor, maxMinor], [3, 29_900, 99_900]);
  const { index } = await readListing(database, 'SEK');
  assert.equal([countOnSale(index, 'all', 'SEK'), countOnSale(index, 'all', 'PLN')], [2, 4]);
});

test('the first price in a currency, and its end, are on the next listing', async ({ database }) => {
  const first = await listByPrice(database, 'DKK');
  await database.db
    .insertInto('prices')
    .columns(['variant_id', 'currency', 'amount_minor', 'valid_from'])
    .expression((from) =>
      from
        .selectFrom('prices')
        .select((row) => ['variant_id', row.val<Currency>('DKK').as('currency'), 'amount_minor', 'valid_from'])
        .where('currency', '=', 'SEK'),
    )
    .execute();
  const second = await listByPrice(database, 'DKK');
  await database.db.deleteFrom('prices').where('currency', '=', 'DKK').execute();
  const last = await listByPrice(database, 'DKK');
  assert.equal(
    [first, second, last].map((found) => found.length),
    [0, 2, 0],
  );
});

test.run();
