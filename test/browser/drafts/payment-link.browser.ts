// A payment link of an order by hand, in browsers that know other shoppers.
import type { Browser } from 'playwright-core';
import * as assert from 'uvu/assert';
import { wholeSuite } from '../../depths.ts';
import { endSharing } from '../../shared-resources.ts';
import { signedInStaff } from '../../staff/sign-in-as.ts';
import { shareBrowser } from '../launch-browser.ts';
import { type ClockShop, startShopWithClock } from '../running-shop.ts';
import { visit } from '../settled-page.ts';
import { chooseMethod, fillAddress, pressOrder, startAtCheckout, untilHydrated, untilSaved } from '../shopper-steps.ts';
import { openWatchedPage, viewports } from '../watched-page.ts';

const test = wholeSuite<{ shop: ClockShop; browser: Browser }>('payment links in a browser');
const POSTER = 'PP-ZUBR-5070-M-D';

test.before(async (context) => {
  context.shop = await startShopWithClock();
  context.browser = await shareBrowser();
});
test.after(async ({ shop }) => {
  await shop.stop();
  await endSharing();
});

test('a payment link shows whom it was made for, also in a tab in which somebody else has just ordered', async ({
  shop,
  browser,
}) => {
  const { page, complaints, close } = await openWatchedPage(browser, { locale: 'en', viewport: viewports.desktop });
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'], { origin: shop.origin });
  const robin = await signedInStaff(shop.db, 'manager');
  await page.context().addCookies([robin.browserCookie(shop.origin)]);
  await visit(page, `${shop.origin}/admin/drafts`);
  await page.locator('main').press('n');
  await page.getByRole('heading', { name: 'New order by hand' }).waitFor();
  await page.keyboard.type(POSTER);
  await page.keyboard.press('Enter');
  await page.getByLabel(/^Quantity of/).waitFor();
  await page.getByLabel('E-mail').fill('sofia@example.com');
  await page.getByLabel('Name', { exact: true }).fill('Sofia Vlachou');
  await page.getByRole('button', { name: 'Make a link' }).click();
  await page.getByText('The payment link is copied.', { exact: true }).waitFor();
  const link = await page.evaluate(() => navigator.clipboard.readText());

  const shopper = await openWatchedPage(browser, { locale: 'pl', viewport: viewports.desktop });
  const field = (name: string) => shopper.page.locator(`[name="${name}"]`);
  await startAtCheckout(shopper.page, shop.origin);
  await fillAddress(shopper.page);
  const own = { email: await field('email').inputValue(), fullName: await field('fullName').inputValue() };
  await chooseMethod(shopper.page, 'bank_transfer');
  await pressOrder(shopper.page);
  await shopper.page.waitForURL('**/checkout/return?*');
  await visit(shopper.page, link);
  await untilHydrated(shopper.page);
  assert.is(await field('email').inputValue(), 'sofia@example.com');
  assert.is(await field('fullName').inputValue(), 'Sofia Vlachou');
  await field('fullName').fill('Sofia V. Vlachou');
  await untilSaved(shopper.page);
  // The next order of the tab's own cart begins with what its last one had.
  await startAtCheckout(shopper.page, shop.origin);
  await untilHydrated(shopper.page);
  assert.not.equal(own.email, 'sofia@example.com');
  assert.not.match(await field('email').inputValue(), 'sofia');
  assert.equal([complaints, shopper.complaints], [[], []]);
  await shopper.close();
  await close();
});

test.run();
