// Addresses of the office that open a dialog, on their first load: the server renders the page without it, and React takes
// the page over whole.
import type { Browser } from 'playwright-core';
import * as assert from 'uvu/assert';
import { wholeSuite } from '../../depths.ts';
import { endSharing } from '../../shared-resources.ts';
import { signedInStaff } from '../../staff/sign-in-as.ts';
import { shareBrowser } from '../launch-browser.ts';
import { payAnOrder } from '../paid-shopper.ts';
import { type ClockShop, startShopWithClock } from '../running-shop.ts';
import { visit } from '../settled-page.ts';
import { openWatchedPage, viewports } from '../watched-page.ts';

const test = wholeSuite<{ shop: ClockShop; browser: Browser }>('dialogs that an address asks for');

test.before(async (context) => {
  context.shop = await startShopWithClock();
  context.browser = await shareBrowser();
  await payAnOrder(context.shop);
});
test.after(async ({ shop }) => {
  await shop.stop();
  await endSharing();
});

const titles = {
  send: 'Send',
  refund: 'Refund',
  cancel: 'Cancel',
  document: 'Issue a document',
  edit: 'Change address and contact',
};

for (const [action, title] of Object.entries(titles)) {
  test(`an order’s address opens “${action}” without a page that is rendered again`, async ({ shop, browser }) => {
    const { page, complaints, close } = await openWatchedPage(browser, { locale: 'en', viewport: viewports.desktop });
    const robin = await signedInStaff(shop.db, 'owner', { isSteppedUp: true });
    await page.context().addCookies([robin.browserCookie(shop.origin)]);
    await page.addInitScript(() => {
      document.addEventListener('DOMContentLoaded', () => {
        document.querySelector('h1')?.setAttribute('data-from-server', '');
      });
    });
    await visit(page, `${shop.origin}/admin/orders/1001?do=${action}`);
    await page.getByRole('dialog', { name: title }).waitFor();
    assert.equal(await page.locator('h1[data-from-server]').count(), 1, 'it is the server’s page that goes on');
    assert.is(await page.getByRole('dialog').count(), 1, 'no other one is taken for what was asked for');
    await page.keyboard.press('Escape');
    await page.waitForURL(`${shop.origin}/admin/orders/1001`, { timeout: 20_000 });
    assert.equal(complaints, []);
    await close();
  });
}

test.run();
