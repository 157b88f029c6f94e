import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { listProducts } from '#server/catalogue/listing/list-products.ts';
import type { Database } from '#server/database/connect.ts';
import type { Sort } from '#src/catalogue/listing/listing-address.ts';
import { openTestDatabase } from '../../database/test-database.ts';
import { aProduct } from '../../fixtures/a-product.ts';
import { viewIn } from '../../shop/every-market.ts';

const test = suite<{ database: Database }>('listing products');

const titles = ['Żubr', 'Amsterdam', 'Łoś', 'Czapla', 'Bocian', 'Ćma', 'Zebra'];

test.before(async (context) => {
  context.database = await openTestDatabase();
  for (const [index, title] of titles.entries()) {
    await aProduct(context.database.db, {
      handle: `product-${index}`,
      title,
      // Two cost the same: the order must be total all the same.
      priceMinor: { PLN: 1000 * Math.floor(index / 2) + 1000, EUR: 500 },
      createdAt: new Date(Date.UTC(2026, 0, 1 + index)),
    });
  }
  // Sold in Poland only.
  await context.database.db
    .deleteFrom('prices')
    .where('amount_minor', '=', 500)
    .where('currency', '=', 'EUR')
    .execute();
  const zebra = await aProduct(context.database.db, { handle: 'both', title: 'Wydra' });
  await context.database.db.updateTable('variants').set({ on_hand: 0 }).where('id', '=', zebra).execute();
});
test.after(({ database }) => database.close());

const request = { ...viewIn('pl'), collection: 'all', first: 3 };

async function readAllPages({ database }: { database: Database }, sort: Sort) {
  const pages = [await listProducts(database.db, { ...request, sort })];
  for (let after = pages[0]?.nextCursor; after; after = pages.at(-1)?.nextCursor) {
    pages.push(await listProducts(database.db, { ...request, sort, after }));
  }
  return pages;
}

for (const sort of ['featured', 'newest', 'price-asc', 'price-desc', 'title'] as const) {
  test(`by ${sort}, pages forward hold every product once and pages back are the same`, async (context) => {
    const pages = await readAllPages(context, sort);
    const handles = pages.map((page) => page.items.map((item) => item.handle));
    assert.equal(
      handles.map((page) => page.length),
      [3, 3, 2],
    );
    assert.is(new Set(handles.flat()).size, 8);
    assert.equal(
      pages.map((page) => page.startPosition),
      [1, 4, 7],
    );
    const before = pages[2]?.previousCursor;
    const back = await listProducts(context.database.db, { ...request, sort, before });
    assert.equal(
      back.items.map((item) => item.handle),
      handles[1],
    );
    assert.is(back.startPosition, 4);
    const first = await listProducts(context.database.db, { ...request, sort, before: back.previousCursor });
    assert.equal(
      first.items.map((item) => item.handle),
      handles[0],
    );
    assert.is(first.previousCursor, null);
  });
}

test('prices rise, and fall the other way round', async (context) => {
  const prices = (await readAllPages(context, 'price-asc')).flatMap((page) =>
    page.items.map((item) => item.price.minor),
  );
  assert.equal(
    prices,
    prices.toSorted((a, b) => a - b),
  );
  const falling = (await readAllPages(context, 'price-desc')).flatMap((page) =>
    page.items.map((item) => item.price.minor),
  );
  assert.equal(falling, prices.toReversed());
});

test('the count is of what is on sale in the market', async ({ database }) => {
  const polish = await listProducts(database.db, { ...request, sort: 'newest' });
  const german = await listProducts(database.db, { ...request, ...viewIn('de'), sort: 'newest' });
  assert.equal([polish.totalCount, german.totalCount, german.items.length], [8, 1, 1]);
});

test('a cursor that nobody wrote begins at the start', async ({ database }) => {
  for (const after of ['nonsense', Buffer.from('["a"]').toString('base64url'), '%00']) {
    const page = await listProducts(database.db, { ...request, sort: 'newest', after });
    assert.is(page.startPosition, 1);
  }
});

test('a sold-out product says so', async ({ database }) => {
  const page = await listProducts(database.db, { ...request, ...viewIn('de'), sort: 'newest' });
  assert.is(page.items[0]?.availability, 'SOLD_OUT');
});

type StockFixture = { tracks_stock: boolean; sells_without_stock: boolean; on_hand: number };

const soldOut: StockFixture = { tracks_stock: true, sells_without_stock: false, on_hand: 0 };
const stocks: Record<string, { variants: StockFixture[]; availability: string }> = {
  few: { variants: [soldOut, { ...soldOut, on_hand: 5 }], availability: 'LOW_STOCK' },
  enough: { variants: [{ ...soldOut, on_hand: 5 }, { ...soldOut, on_hand: 6 }, soldOut], availability: 'IN_STOCK' },
  made: { variants: [soldOut, { ...soldOut, sells_without_stock: true }], availability: 'MADE_TO_ORDER' },
  'made-or-few': {
    variants: [
      { ...soldOut, sells_without_stock: true },
      { ...soldOut, on_hand: 1 },
    ],
    availability: 'LOW_STOCK',
  },
  uncounted: { variants: [soldOut, { ...soldOut, tracks_stock: false }], availability: 'IN_STOCK' },
  none: { variants: [soldOut, soldOut], availability: 'SOLD_OUT' },
};

for (const [handle, { variants, availability }] of Object.entries(stocks)) {
  test(`a card is as available as the most available of its variants: ${handle}`, async ({ database: { db } }) => {
    const first = await aProduct(db, { handle, createdAt: new Date('2027-01-01T00:00:00Z') });
    const { product_id } = await db
      .selectFrom('variants')
      .select('product_id')
      .where('id', '=', first)
      .executeTakeFirstOrThrow();
    for (const [at, stock] of variants.entries()) {
      const variant = { product_id, position: at + 2, sku: `${handle}-${at}`, option1: `${at}`, ...stock };
      const { id } = await db.insertInto('variants').values(variant).returning('id').executeTakeFirstOrThrow();
      const price = { variant_id: id, currency: 'PLN' as const, amount_minor: 1_000, valid_from: new Date() };
      await db.insertInto('prices').values(price).execute();
    }
    await db.updateTable('variants').set({ archived_at: new Date() }).where('id', '=', first).execute();
    const { items } = await listProducts(db, { ...request, sort: 'newest', first: 40 });
    assert.is(items.find((item) => item.handle === handle)?.availability, availability);
  });
}

test.run();
