// A collection that stands in the menu is said to stand there by its editor, also where nobody has named it and it fills a free
// place.
import { suite } from 'uvu';
import { until } from '#test/fixtures/until.ts';
import { aProduct } from '../../fixtures/a-product.ts';
import { aShop, type ShopFixture, shopTime } from '../../fixtures/a-shop.ts';
import { ask } from '../../orders/office/an-office.ts';
import { signedInStaff } from '../../staff/sign-in-as.ts';

const test = suite<{ shop: ShopFixture }>('a collection in the menu');

test.before(async (context) => {
  context.shop = await aShop();
});
test.after(({ shop }) => shop.close());

test('a collection that fills the menu is in use until it is hidden', async ({ shop }) => {
  const { db } = shop.database;
  const robin = await signedInStaff(db, 'manager', { now: shopTime });
  await aProduct(db, { handle: 'miska' });
  const { id: product } = await db.selectFrom('products').select('id').executeTakeFirstOrThrow();
  const { id } = await db
    .insertInto('collections')
    .values({ handle: 'misy', position: 1 })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db.insertInto('collection_texts').values({ collection_id: id, locale: 'pl', title: 'Misy' }).execute();
  await db.insertInto('collection_products').values({ collection_id: id, product_id: product, position: 1 }).execute();
  const isInMenu = async () => (await ask(shop, robin, 'CollectionsEdit', { id })).editedCollection?.isInMenu;
  await until(async () => (await isInMenu()) === true);
  await shop.change('navigation', { collections: [], hidden: ['misy'] });
  await until(async () => (await isInMenu()) === false);
  await shop.change('navigation', { collections: ['misy'], hidden: [] });
  await until(async () => (await isInMenu()) === true);
});

test.run();
