// Which collections stand in the menu: the rule, files with many product types, and what the merchant chooses.
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { connectDatabase, type Database } from '#server/database/connect.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { byCommand } from '#server/history/change-batch.ts';
import { changeMenu, type MenuChange } from '#server/shop/change-menu.ts';
import { changeSettings } from '#server/shop/change-settings.ts';
import { menuOf } from '#src/catalogue/collections/menu-of.ts';
import { locales } from '#src/i18n/locales.ts';
import { everyMarket } from '#src/shop/market-presets.ts';
import { defaultNavigation } from '#src/shop/shop-navigation.ts';
import { aShop, type ShopFixture, shopTime } from '../fixtures/a-shop.ts';
import { importText } from '../fixtures/catalogue/empty-shop-suite.ts';
import { until } from '../fixtures/until.ts';

const test = suite<{ shop: ShopFixture }>('navigation');

test.before(async (context) => {
  context.shop = await aShop();
});
test.after(({ shop }) => shop.close());

const TYPES = 60;

/** Type 1 has one product, the later ones of each ten have more. */
function manyTypes(from: number, count: number): string {
  const rows = Array.from({ length: count }, (_, n) => from + n).flatMap((type) =>
    Array.from({ length: 1 + (type % 10) }, (_, n) => `p-${type}-${n},Plakat ${type} ${n},Typ ${type},79,29`),
  );
  return `URL handle,Title,Type,Price,Price / Eurozone\n${rows.join('\n')}\n`;
}

const now = () => shopTime;

/** Reads the menus of the header, of the home page's tiles and of the footer. */
async function menusOf({ app }: ShopFixture, path = '/pl'): Promise<string[][]> {
  const { body } = await app.inject(path);
  const handlesIn = (part: string) => [
    ...new Set([...part.matchAll(/href="\/\w\w\/c\/([^"?]+)"/g)].map(([, handle]) => handle ?? '')),
  ];
  const [header = ''] = /<header.*?<\/header>/s.exec(body) ?? [];
  const [main = ''] = /<main.*?<\/main>/s.exec(body) ?? [];
  const [footer = ''] = /<footer.*?<\/footer>/s.exec(body) ?? [];
  return [header, main, footer].map((part) => handlesIn(part).filter((handle) => handle !== 'all'));
}

const change = ({ database: { db } }: ShopFixture, handle: string, menuChange: MenuChange) =>
  changeMenu({ db, now, markets: everyMarket }, { handle, change: menuChange, changedBy: 'test', by: byCommand });

test('the menu of a phone leads to the contact form, to an order, to the wishlist and to the account', async ({
  shop,
}) => {
  const { body } = await shop.app.inject('/pl');
  const menu = /id="site-menu".*?<\/nav>(.*?)<\/nav>/s.exec(body)?.[1] ?? '';
  for (const page of ['contact', 'find-order', 'wishlist', 'account']) assert.match(menu, `href="/pl/${page}"`);
});

test('of what is not named the largest stand in the menu, in the order in which they were made', () => {
  const collections = [3, 9, 1, 8, 2].map((productCount, n) => ({ handle: `c${n}`, productCount }));
  const menu = (navigation: Partial<typeof defaultNavigation>) =>
    menuOf(collections, { ...defaultNavigation, ...navigation })
      .map(({ handle }) => handle)
      .join(' ');
  assert.is(menu({}), 'c0 c1 c2 c3 c4');
  assert.is(menu({ fillUpTo: 3 }), 'c0 c1 c3');
  assert.is(menu({ collections: ['c4', 'gone', 'c2'], fillUpTo: 3 }), 'c4 c2 c1');
  assert.is(menu({ collections: ['c4', 'c2'], fillUpTo: 0 }), 'c4 c2');
  assert.is(menu({ hidden: ['c1', 'c3'], fillUpTo: 2 }), 'c0 c4');
});

test('a file of sixty product types puts eight into the menu, and the others are found', async ({ shop }) => {
  await importText(shop.database, manyTypes(1, TYPES));
  await until(async () => (await menusOf(shop))[0]?.length === 8);
  const largest = ['typ-8', 'typ-9', 'typ-18', 'typ-19', 'typ-29', 'typ-39', 'typ-49', 'typ-59'];
  assert.equal(await menusOf(shop), [largest, largest, largest]);
  for (const path of ['/pl/c/typ-1', '/pl/p/p-1-0', '/pl/search?q=Typ%201', '/pl/c/all']) {
    const { statusCode, body } = await shop.app.inject(path);
    assert.equal([statusCode, body.includes('Plakat')], [200, true], path);
  }
});

test('a further import puts none into a full menu, and none into one that the merchant has chosen', async ({
  shop,
}) => {
  const [before] = await menusOf(shop);
  await change(shop, 'typ-1', { kind: 'move', place: 1 });
  await until(async () => (await menusOf(shop))[0]?.[0] === 'typ-1');
  assert.equal((await menusOf(shop))[0], ['typ-1', ...(before ?? [])]);
  await importText(shop.database, manyTypes(TYPES + 1, 30));
  const { body } = await shop.app.inject('/pl/c/typ-69');
  assert.match(body, 'Plakat 69');
  assert.equal((await menusOf(shop))[0], ['typ-1', ...(before ?? [])]);
});

test('a collection that is hidden leaves the menu, no other takes its place, and it is still found', async ({
  shop,
}) => {
  const [before = []] = await menusOf(shop);
  await change(shop, 'typ-9', { kind: 'hide' });
  await change(shop, 'typ-8', { kind: 'hide' });
  const rest = before.filter((handle) => handle !== 'typ-8' && handle !== 'typ-9');
  assert.is(rest.length, 7, 'there is a free place');
  await until(async () => !(await menusOf(shop))[0]?.includes('typ-8'));
  assert.equal(await menusOf(shop), [rest, rest, rest]);
  assert.is((await shop.app.inject('/pl/c/typ-8')).statusCode, 200);
  await change(shop, 'typ-8', { kind: 'show' });
  await until(async () => (await menusOf(shop))[0]?.at(-1) === 'typ-8');
  assert.equal(await change(shop, 'typ-8', { kind: 'show' }), { ok: true, value: { isNew: false } });
});

test('what another process sets is in the menus of every language on the next page', async ({ shop }) => {
  const other: Database = await connectDatabase({ url: shop.database.url, dataDirectory: '' });
  await inTransaction(other.db, (tx) =>
    changeSettings(tx, {
      document: 'navigation',
      data: { collections: ['typ-5', 'typ-2'], fillUpTo: 0 },
      changedBy: 'test',
      now: shopTime,
    }),
  );
  await other.close();
  for (const locale of locales.filter((each) => each !== 'cs')) {
    await until(async () => (await menusOf(shop, `/${locale}`))[0]?.join() === 'typ-5,typ-2');
  }
});

test('a menu that contradicts itself is refused', async ({ shop }) => {
  const { db } = shop.database;
  const faultsOf = async (data: object) => {
    const changed = await inTransaction(db, (tx) =>
      changeSettings(tx, { document: 'navigation', data, changedBy: 'test', now: shopTime }),
    );
    return changed.ok ? [] : changed.error.faults.map(({ path, message }) => `${path}: ${message}`);
  };
  assert.equal(await faultsOf({ collections: ['a', 'a'] }), ['collections: must not name a collection twice']);
  assert.equal(await faultsOf({ collections: ['a'], hidden: ['a'] }), [
    'hidden: must not name a collection that stands in the menu',
  ]);
  assert.is((await faultsOf({ fillUpTo: 9 })).length, 1);
  assert.equal(await change(shop, 'typ-999', { kind: 'hide' }).then((result) => result.ok), false);
});

test.run();
