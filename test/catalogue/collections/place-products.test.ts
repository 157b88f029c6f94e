// A product is put beside another one, also where the page shows no more than the first of a collection.
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { placeProducts } from '#server/catalogue/collections/place-products.ts';
import { saveCollection } from '#server/catalogue/collections/save-collection.ts';
import { byCommand } from '#server/history/change-batch.ts';
import { placeBeside } from '#src/catalogue/collections/place-beside.ts';
import { aProduct } from '../../fixtures/a-product.ts';
import { emptyShopSuite } from '../../fixtures/catalogue/empty-shop-suite.ts';

const shown = suite('the place of a product among those that are shown');
const others = [{ id: 'a' }, { id: 'b' }];

shown('it stands before the one that has the place, and behind the last that is shown', () => {
  assert.equal(placeBeside(others, 1, { isAllShown: false }), { before: 'b' });
  assert.equal(placeBeside(others, 2, { isAllShown: false }), { after: 'b' });
  assert.equal(placeBeside(others, 2, { isAllShown: true }), { before: null });
  assert.equal(placeBeside([], 0, { isAllShown: false }), { before: null });
});

shown.run();

const test = emptyShopSuite('the order of a collection');

test('a product is moved before one, after one, and to the end', async ({ database: { db } }) => {
  for (const handle of ['fox', 'owl', 'wolf', 'bear']) await aProduct(db, { handle });
  const rows = await db.selectFrom('products').select(['id', 'handle']).execute();
  const idOf = (handle: string) => rows.find((row) => row.handle === handle)?.id ?? '';
  const services = { db, now: () => new Date('2026-11-20T10:15:00Z'), by: byCommand, baseLocale: 'pl' } as const;
  const patch = { texts: { pl: { title: 'Las' } } };
  const made = await saveCollection(services, { id: null, version: null, patch });
  assert.ok(made.ok);
  const { id } = made.value;
  const place = async (placing: Parameters<typeof placeProducts>[1]['placing']) => {
    const placed = await placeProducts(services, { id, placing });
    return placed.ok || placed.error.kind;
  };
  await place({ kind: 'add', productIds: ['fox', 'owl', 'wolf', 'bear'].map(idOf) });
  const order = async () => {
    const members = await db
      .selectFrom('collection_products')
      .innerJoin('products', 'products.id', 'product_id')
      .select('handle')
      .where('collection_id', '=', id)
      .orderBy('position')
      .execute();
    return members.map(({ handle }) => handle).join(' ');
  };
  await place({ kind: 'move', productId: idOf('fox'), before: null, after: idOf('wolf') });
  assert.is(await order(), 'owl wolf fox bear');
  await place({ kind: 'move', productId: idOf('owl'), before: null, after: idOf('bear') });
  assert.is(await order(), 'wolf fox bear owl');
  await place({ kind: 'move', productId: idOf('bear'), before: idOf('wolf') });
  assert.is(await order(), 'bear wolf fox owl');
  await place({ kind: 'move', productId: idOf('bear'), before: null });
  assert.is(await order(), 'wolf fox owl bear');
  const gone = '00000000-0000-4000-8000-000000000001';
  assert.is(await place({ kind: 'move', productId: idOf('bear'), before: null, after: gone }), 'ProductUnknown');
});

test.run();
