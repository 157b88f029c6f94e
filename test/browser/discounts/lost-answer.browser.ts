// Discount codes whose answer was lost on the way: nothing is made twice, and nobody is asked about what is their own.
import type { Browser, Page } from 'playwright-core';
import * as assert from 'uvu/assert';
import { wholeSuite } from '../../depths.ts';
import { aDiscountCode } from '../../discounts/a-discount-code.ts';
import { until } from '../../fixtures/until.ts';
import { endSharing } from '../../shared-resources.ts';
import { signedInStaff } from '../../staff/sign-in-as.ts';
import { shareBrowser } from '../launch-browser.ts';
import { type ClockShop, startShopWithClock } from '../running-shop.ts';
import { visit } from '../settled-page.ts';
import { openWatchedPage, viewports } from '../watched-page.ts';

type Context = { shop: ClockShop; browser: Browser };
const test = wholeSuite<Context>('discount codes whose answer was lost, in a browser');

test.before(async (context) => {
  context.shop = await startShopWithClock();
  context.browser = await shareBrowser();
});
test.after(async ({ shop }) => {
  await shop.stop();
  await endSharing();
});

/** The first save reaches the shop, and its answer never comes. */
async function atWork({ shop, browser }: Context) {
  const looks = { locale: 'en', viewport: viewports.desktop };
  const { page, close } = await openWatchedPage(browser, { ...looks, expected: /ERR_FAILED/ });
  const robin = await signedInStaff(shop.db, 'manager');
  await page.context().addCookies([robin.browserCookie(shop.origin)]);
  let isLost = false;
  await page.route('**/mutation/DiscountsSave', async (route) => {
    if (isLost) return route.continue();
    isLost = true;
    await route.fetch();
    await route.abort();
  });
  return { page, close };
}

const percentOf = (page: Page) => page.getByLabel('Per cent off the goods');

test('a new code, changed and saved once more after a reload, is one code', async (context) => {
  const { shop } = context;
  const { page, close } = await atWork(context);
  await visit(page, `${shop.origin}/admin/discounts/new`);
  await page.getByLabel('Code', { exact: true }).fill('LOST10');
  await percentOf(page).fill('10');
  await page.keyboard.press('Control+s');
  await page.getByText('The shop cannot be reached').first().waitFor();
  await percentOf(page).fill('15');
  page.on('dialog', (question) => question.accept());
  await page.reload();
  await until(async () => (await percentOf(page).inputValue()) === '15');
  await page.keyboard.press('Control+s');
  await page.getByRole('heading', { name: 'LOST10', level: 1 }).waitFor();
  const made = () => shop.db.selectFrom('discount_codes').select(['code', 'basis_points', 'version']).execute();
  await until(async () => (await made())[0]?.version === 2);
  assert.equal(await made(), [{ code: 'LOST10', basis_points: 1_500, version: 2 }]);
  await close();
});

test('what saves a code could not be loaded: that is said, and what was typed is there after a reload', async (context) => {
  const { shop, browser } = context;
  const looks = { locale: 'en', viewport: viewports.desktop };
  const { page, close } = await openWatchedPage(browser, { ...looks, expected: /ERR_FAILED/ });
  const robin = await signedInStaff(shop.db, 'manager');
  await page.context().addCookies([robin.browserCookie(shop.origin)]);
  await page.route('**/assets/*.js', async (route) => {
    const answer = await route.fetch();
    if ((await answer.text()).includes('changed by somebody else again and again')) return route.abort();
    return route.fulfill({ response: answer });
  });
  await visit(page, `${shop.origin}/admin/discounts/new`);
  await page.getByLabel('Code', { exact: true }).fill('LATER20');
  await percentOf(page).fill('20');
  await page.keyboard.press('Control+s');
  await page.getByText('Reload the page to get the rest.').first().waitFor();
  await page.unroute('**/assets/*.js');
  page.on('dialog', (question) => question.accept());
  await page.reload();
  await until(async () => (await percentOf(page).inputValue()) === '20');
  await page.keyboard.press('Control+s');
  await page.getByRole('heading', { name: 'LATER20', level: 1 }).waitFor();
  await close();
});

test('a known code, changed and saved once more, asks nothing', async (context) => {
  const { shop } = context;
  const { page, close } = await atWork(context);
  const code = await aDiscountCode(shop.db, { code: 'KNOWN' });
  const find = () =>
    shop.db.selectFrom('discount_codes').selectAll().where('code', '=', code).executeTakeFirstOrThrow();
  await visit(page, `${shop.origin}/admin/discounts/${(await find()).id}`);
  await percentOf(page).fill('20');
  await page.keyboard.press('Control+s');
  await page.getByText('The shop cannot be reached').first().waitFor();
  assert.is((await find()).basis_points, 2_000);
  await percentOf(page).fill('25');
  await page.keyboard.press('Control+s');
  await until(async () => (await find()).basis_points === 2_500);
  assert.is((await find()).version, 3);
  await close();
});

test.run();
