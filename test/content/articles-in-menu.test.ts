// The list of articles in the header and in the footer, as the merchant chooses; and what the menu's editor is refused.
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { deleteContent } from '#server/content/writing/remove-content.ts';
import { findSettings } from '#server/shop/settings-store.ts';
import { defaultNavigation, type Navigation } from '#src/shop/shop-navigation.ts';
import { aShop, type ShopFixture, shopTime } from '../fixtures/a-shop.ts';
import { until } from '../fixtures/until.ts';
import { officePerson } from '../staff/office-person.ts';
import { signedInStaff } from '../staff/sign-in-as.ts';
import { anArticle } from './an-article.ts';

type Context = { shop: ShopFixture };
const test = suite<Context>('articles in the menu');

test.before(async (context) => {
  context.shop = await aShop();
});
test.after(({ shop }) => shop.close());

/** Whether header and footer lead to the articles. */
async function ledFrom({ shop }: Context, locale = 'pl'): Promise<[header: boolean, footer: boolean]> {
  const { body } = await shop.app.inject(`/${locale}/cart`);
  const [header = ''] = /<header.*?<\/header>/s.exec(body) ?? [];
  const [footer = ''] = /<footer.*?<\/footer>/s.exec(body) ?? [];
  const link = `href="/${locale}/articles"`;
  return [header.includes(link), footer.includes(link)];
}

async function becomes(context: Context, expected: [boolean, boolean]): Promise<void> {
  await until(async () => String(await ledFrom(context)) === String(expected));
}

const manager = async ({ shop }: Context) =>
  officePerson(shop, (await signedInStaff(shop.database.db, 'manager', { now: shopTime })).cookie);

const navigationOf = async ({ shop }: Context) => {
  const stored = await findSettings(shop.database.db, 'navigation');
  return { version: stored?.version ?? 0, data: stored?.data ?? defaultNavigation };
};

async function save(context: Context, change: Partial<Navigation>, version?: number) {
  const now = await navigationOf(context);
  const variables = { version: version ?? now.version, data: JSON.stringify({ ...now.data, ...change }) };
  const person = await manager(context);
  return (await person.mutate('MenuSave', variables)).saveMenu;
}

test('the footer leads to them once there is one in the language, and the header when it is chosen', async (context) => {
  assert.equal(await ledFrom(context), [false, false]);
  const { id } = await anArticle(context.shop.database.db, { slug: 'glina', title: 'Glina' });
  await becomes(context, [false, true]);
  assert.equal(await ledFrom(context, 'de'), [false, false], 'it is written in Polish alone');
  assert.ok((await save(context, { articles: { header: true, footer: false } })).version);
  await becomes(context, [true, false]);
  const work = { db: context.shop.database.db, now: () => shopTime, changedBy: 'anna@shop.example' };
  assert.ok((await deleteContent(work, 'article', { id, version: null })).ok);
  await becomes(context, [false, false]);
});

test('a menu that somebody else has saved meanwhile is refused with the name', async (context) => {
  const { version } = await navigationOf(context);
  const first = await save(context, { fillUpTo: 3 });
  assert.ok(first.version);
  const second = await save(context, { fillUpTo: 5 }, version);
  assert.equal([second.refusal, second.version ?? null], ['MenuChanged', null]);
  assert.is(second.by, 'Robin Kowalski');
  assert.is((await navigationOf(context)).data.fillUpTo, 3);
});

test('what is no menu is refused, and the one that there is stays', async (context) => {
  const before = await navigationOf(context);
  for (const change of [
    { collections: ['kuchnia', 'kuchnia'] },
    { collections: ['kuchnia'], hidden: ['kuchnia'] },
    { pages: ['O nas'] },
    { fillUpTo: 1_000 },
    { articles: { header: 'tak' } } as never,
  ]) {
    assert.is((await save(context, change)).refusal, 'InvalidSettings', JSON.stringify(change));
  }
  assert.equal(await navigationOf(context), before);
});

test('whoever may not write the catalogue changes no menu', async (context) => {
  const before = await navigationOf(context);
  const { cookie } = await signedInStaff(context.shop.database.db, 'packer', { now: shopTime });
  const packer = officePerson(context.shop, cookie);
  const variables = { version: before.version, data: JSON.stringify(before.data) };
  assert.is(await packer.mutate('MenuSave', variables).catch(({ message }) => message), 'FORBIDDEN');
  assert.equal(await navigationOf(context), before);
});

test.run();
