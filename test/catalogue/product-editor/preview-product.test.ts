// A product's page from what is typed and not saved yet: it says what it will say, and nothing of it is left.
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { previewPath } from '#src/ui/office/preview/preview-asked.ts';
import { aProduct } from '#test/fixtures/a-product.ts';
import { aShop, type ShopFixture, shopTime } from '#test/fixtures/a-shop.ts';
import { dumpTables } from '#test/fixtures/catalogue/catalogue-dump.ts';
import { shopOrigin } from '#test/fixtures/post-form.ts';
import { type SignedInFixture, signedInStaff } from '#test/staff/sign-in-as.ts';

type Context = { shop: ShopFixture; manager: SignedInFixture };

const test = suite<Context>('a product’s page before it is saved');

test.before(async (context) => {
  context.shop = await aShop();
  context.manager = await signedInStaff(context.shop.database.db, 'manager', { now: shopTime });
});
test.after(({ shop }) => shop.close());

type Asked = { id: string | null; patch: object; path?: string };

function preview({ app }: ShopFixture, { cookie }: SignedInFixture, { id, patch, path = '/pl/p/fox' }: Asked) {
  const payload = { path, settings: {}, product: { id, patch: JSON.stringify(patch) } };
  return app.inject({ method: 'POST', url: previewPath, headers: { origin: shopOrigin, cookie }, payload });
}

async function aFox({ db }: ShopFixture['database']) {
  const variantId = await aProduct(db, { handle: 'fox', title: 'Lis' });
  const { id } = await db.selectFrom('products').select('id').where('handle', '=', 'fox').executeTakeFirstOrThrow();
  return { id, variantId };
}

test('a draft shows its typed name, price and what goes with it, and nothing of that is saved', async ({
  shop,
  manager,
}) => {
  const { db } = shop.database;
  const { id, variantId } = await aFox(shop.database);
  await aProduct(db, { handle: 'owl', title: 'Sowa' });
  await db.updateTable('products').set({ status: 'draft' }).where('id', '=', id).execute();
  const before = await dumpTables(db);
  const patch = {
    product: { handle: 'another-address', goes_with: ['owl'] },
    texts: { pl: { title: 'Lis polarny' }, de: { title: 'Polarfuchs' } },
    prices: { [variantId]: { PLN: { amount_minor: 8_765 } } },
  };
  const { statusCode, headers, body } = await preview(shop, manager, { id, patch });
  assert.is(statusCode, 200, body);
  assert.match(body, 'Lis polarny');
  assert.match(body.replace(/\s/g, ' '), '87,65 zł');
  assert.match(body, 'Sowa');
  assert.is(headers['cache-control'], 'private, no-store');
  assert.match((await preview(shop, manager, { id, patch, path: '/de/p/fox' })).body, 'Polarfuchs');
  assert.equal(await dumpTables(db), before);
  // Nobody else sees it, and the caches of the shop know nothing of it.
  assert.is((await shop.app.inject({ url: '/pl/p/fox' })).statusCode, 404);
});

test('a product that was never saved has a page too, once it has a name and a price', async ({ shop, manager }) => {
  const { db } = shop.database;
  const count = () =>
    db
      .selectFrom('products')
      .select(({ fn }) => fn.countAll<string>().as('count'))
      .executeTakeFirst();
  const before = await count();
  const path = '/pl/p/new';
  const named = { texts: { pl: { title: 'Nowa miska' } } };
  const faultsOf = async (patch: object) => (await preview(shop, manager, { id: null, path, patch })).json().faults;
  assert.equal(await faultsOf({}), [{ path: 'product', message: 'TitleMissing' }]);
  assert.equal(await faultsOf(named), [{ path: 'product', message: 'PriceMissing' }]);
  const patch = { ...named, prices: { new: { PLN: { amount_minor: 4_500 } } } };
  assert.match((await preview(shop, manager, { id: null, path, patch })).body, 'Nowa miska');
  assert.equal(await count(), before);
});

test('who may not set a price sees no page with another one, and a packer none at all', async ({ shop, manager }) => {
  const { db } = shop.database;
  const { id } = await db.selectFrom('products').select('id').where('handle', '=', 'owl').executeTakeFirstOrThrow();
  const packer = await signedInStaff(db, 'packer', { now: shopTime });
  const asked = { id, patch: { texts: { pl: { title: 'Sowa' } } }, path: '/pl/p/owl' };
  assert.is((await preview(shop, packer, asked)).statusCode, 403);
  assert.is((await preview(shop, manager, { ...asked, patch: { colour: 'red' } })).statusCode, 422);
  assert.is((await preview(shop, manager, { ...asked, id: 'nobody' })).statusCode, 422);
});

test.run();
