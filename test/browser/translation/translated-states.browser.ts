// Every page of the shop, of an account and of the office, and every state of the shop that a hand brings about, with and without
// a browser that translates: what is to be read is the same.
import type { Browser, Page } from 'playwright-core';
import * as assert from 'uvu/assert';
import { inTransaction } from '#server/database/transaction.ts';
import { type OfficeRouteName, officeUrlOf } from '#src/office-addresses.ts';
import { officePatterns } from '#src/office-patterns.generated.ts';
import { accountCookie } from '#src/shopper-accounts/account-life.ts';
import { wholeSuite } from '../../depths.ts';
import { endSharing } from '../../shared-resources.ts';
import { signedInStaff } from '../../staff/sign-in-as.ts';
import { shareBrowser } from '../launch-browser.ts';
import { openState, type PageState, pagesByName, reachedStates } from '../page-states.ts';
import { buyAgain, leaveAnOrder, openAsShopper, type PaidShopper, payAnOrder } from '../paid-shopper.ts';
import { type ClockShop, startShopWithClock } from '../running-shop.ts';
import { visit } from '../settled-page.ts';
import { fillAccount } from '../shopper-accounts/a-full-account.ts';
import { viewports } from '../watched-page.ts';
import { touchEverything } from './touch-everything.ts';
import { readPage, translatePage } from './translate-page.ts';
import { untilAtRest, watchRest } from './until-at-rest.ts';

type Context = { shop: ClockShop; browser: Browser; shopper: PaidShopper };

const test = wholeSuite<Context>('pages and states that a browser translates');

test.before(async (context) => {
  context.shop = await startShopWithClock();
  context.browser = await shareBrowser();
  context.shopper = { ...(await payAnOrder(context.shop)), unpaidPath: await leaveAnOrder(context.shop) };
});
test.after(async ({ shop }) => {
  await shop.stop();
  await endSharing();
});

/** Each as somebody of whom nobody knows anything yet. */
async function play(context: Context, state: PageState, { isTranslated }: { isTranslated: boolean }): Promise<string> {
  const { shop, browser, shopper } = context;
  const visitor = await openAsShopper(browser, shop.origin, null, {
    viewport: viewports[state.only ?? 'phone'],
    locale: 'pl-PL',
  });
  if (state.withCart) await buyAgain(visitor, shop.origin, shopper);
  const page = await visitor.newPage();
  await watchRest(page);
  const act = state.reach ?? touchEverything;
  const reach = async (opened: Page) => {
    await untilAtRest(opened);
    if (isTranslated) await translatePage(opened);
    await act(opened);
  };
  await openState(page, `${shop.origin}/pl`, { ...state, reach }, shopper);
  await untilAtRest(page);
  const text = await readPage(page);
  await visitor.close();
  return withoutMoments(text);
}

/** The second visit is a little later than the first, and a failure has an id of its own. */
const withoutMoments = (text: string) => text.replace(/\d{1,2}:\d\d(?::\d\d)?|[\da-f]{8}-[\da-f-]{27}/g, '');

for (const [name, state] of Object.entries({ ...pagesByName, ...reachedStates })) {
  test(`a translated page of the shop says what it says: ${name}`, async (context) => {
    assert.is(await play(context, state, { isTranslated: true }), await play(context, state, { isTranslated: false }));
  });
}

/** What the pages say, one after the other in the same window. */
async function readAll(page: Page, addresses: readonly string[], { isTranslated }: { isTranslated: boolean }) {
  const texts: Record<string, string> = {};
  for (const address of addresses) {
    await visit(page, address);
    await untilAtRest(page);
    if (isTranslated) await translatePage(page);
    await touchEverything(page);
    await untilAtRest(page);
    texts[address] = withoutMoments(await readPage(page));
    // Leaving asks about what is typed.
    await page.goto('about:blank');
  }
  return texts;
}

type Cookie = { name: string; value: string; url: string };

async function playAll({ shop, browser }: Context, cookie: Cookie, paths: readonly string[], isTranslated: boolean) {
  const visitor = await openAsShopper(browser, shop.origin, null, { viewport: viewports.desktop, locale: 'en' });
  await visitor.addCookies([cookie]);
  const page = await visitor.newPage();
  await watchRest(page);
  const texts = await readAll(
    page,
    paths.map((path) => shop.origin + path),
    { isTranslated },
  );
  await visitor.close();
  return texts;
}

test('translated pages of an account say what they say', async (context) => {
  const { value, incomplete } = await inTransaction(context.shop.db, fillAccount);
  const cookie = { name: accountCookie.name, value, url: context.shop.origin };
  const pages = ['', '/addresses', `/addresses?address=${incomplete}`, '/wishlist', '/settings', '/delete'];
  const paths = pages.map((page) => `/pl/account${page}`);
  assert.equal(await playAll(context, cookie, paths, true), await playAll(context, cookie, paths, false));
});

test('translated pages of the office say what they say', async (context) => {
  const { db } = context.shop;
  const product = await db.selectFrom('products').select('id').orderBy('id').executeTakeFirstOrThrow();
  const things: Partial<Record<OfficeRouteName, Record<string, string>>> = {
    managedOrder: { number: '1001' },
    productEditor: { id: product.id },
  };
  const paths = (Object.entries(officePatterns) as [OfficeRouteName, string][]).flatMap(([route, pattern]) => {
    if (things[route]) return [officeUrlOf(route, {}, things[route])];
    return /[:*]/.test(pattern) || route === 'noAccess' ? [] : [officeUrlOf(route)];
  });
  const robin = await signedInStaff(db, 'owner', { name: 'Robin Kowalski', isSteppedUp: true });
  const cookie = robin.browserCookie(context.shop.origin);
  const translated = await playAll(context, cookie, paths, true);
  const plain = await playAll(context, cookie, paths, false);
  assert.ok(paths.length > 40, `${paths.length} pages`);
  assert.equal(translated, plain);
});

test.run();
