// What the lists of the office say in a shop that has nothing yet, and where filters leave nothing.
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { translateTo } from '#server/i18n/translations.ts';
import type { MessageKey } from '#src/i18n/all-messages.ts';
import { type OfficeRouteName, officeUrlOf } from '#src/office-addresses.ts';
import { aShop, type ShopFixture, shopTime } from '#test/fixtures/a-shop.ts';
import { textOf } from '#test/fixtures/post-form.ts';
import { listSources } from '#test/source-imports.ts';
import { signedInStaff } from '#test/staff/sign-in-as.ts';

type Context = { shop: ShopFixture; said(url: string): Promise<string> };
const test = suite<Context>('lists of the office without rows');
const t = translateTo('en');

/** What each says first, and the filters that leave nothing; null where it has none. */
const lists: Partial<Record<OfficeRouteName, [noneYet: MessageKey, filters: Record<string, string> | null]>> = {
  products: ['products.noneYet', { text: 'sowa' }],
  collections: ['collections.noneYet', null],
  pictures: ['pictures.noneYet', { text: 'sowa' }],
  imports: ['imports.noneYet', null],
  reductions: ['reductions.noneYet', { state: 'running' }],
  history: ['history.noneYet', { source: 'import' }],
  stock: ['stock.noneYet', { show: 'out' }],
  stockMovements: ['stock.noMovements', { kind: 'sold' }],
  stockExpected: ['stock.noneExpected', null],
  orders: ['orders.noneYet', { text: 'sowa' }],
  drafts: ['drafts.noneYet', null],
  invoices: ['invoiceList.noneYet', { text: 'sowa' }],
  returns: ['returns.none', null],
  disputes: ['disputes.none', null],
  customers: ['customers.noneYet', { text: 'sowa' }],
  discounts: ['discounts.noneYet', { text: 'sowa' }],
  giftCards: ['giftCards.noneYet', { text: 'ABCD' }],
  reviews: ['reviews.noneYet', { state: 'waiting' }],
  subscribers: ['subscribers.noneYet', { text: 'sowa' }],
  redirects: ['redirects.noneYet', { text: 'sowa' }],
  searches: ['searches.noneYet', { text: 'sowa' }],
  synonyms: ['synonyms.noneYet', { text: 'sowa' }],
  writtenPages: ['contents.noPages', { text: 'sowa' }],
  writtenArticles: ['contents.noArticles', { text: 'sowa' }],
  translation: ['translation.done', { state: 'missing' }],
  apiKeys: ['keys.noneYet', null],
  webhooks: ['webhooks.noneYet', null],
};
/** They have rows from the first day: what the shop writes, and who has signed in. */
const neverEmpty = 2;
/** Pages and articles are one list. */
const shared = 1;

test.before(async (context) => {
  context.shop = await aShop();
  const { cookie } = await signedInStaff(context.shop.database.db, 'owner', { now: shopTime, isSteppedUp: true });
  context.said = async (url) => {
    const { statusCode, body } = await context.shop.app.inject({ url, headers: { cookie } });
    assert.is(statusCode, 200, url);
    return textOf(body);
  };
});
test.after(({ shop }) => shop.close());

for (const [name, [noneYet, filters]] of Object.entries(lists)) {
  const route = name as OfficeRouteName;
  test(`${route} says so while there is nothing, and something else where its filters leave nothing`, async ({
    said,
  }) => {
    assert.match(await said(officeUrlOf(route)), t(noneYet));
    if (!filters) return;
    const narrowed = await said(officeUrlOf(route, filters));
    assert.match(narrowed, t('list.none'));
    assert.not.match(narrowed, t(noneYet));
  });
}

test('every list is among them', async () => {
  const sources = await listSources('src/**/*.tsx');
  const said = sources.flatMap(({ text }) => [...text.matchAll(/\bnoneYet: (?!MessageKey)/g)]);
  assert.is(said.length, Object.keys(lists).length + neverEmpty - shared);
});

test.run();
