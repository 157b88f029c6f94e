// The accountant's month: from the menu to the file in two clicks, by hand and by command the same.
import type { Browser } from 'playwright-core';
import * as assert from 'uvu/assert';
import { wholeSuite } from '../../depths.ts';
import { endSharing } from '../../shared-resources.ts';
import { signedInStaff } from '../../staff/sign-in-as.ts';
import { listFaults } from '../accessibility/axe-audit.ts';
import { allLooks, lookAtPages } from '../accessibility/look-at-pages.ts';
import { countClicks } from '../count-clicks.ts';
import { shareBrowser } from '../launch-browser.ts';
import { payAnOrder } from '../paid-shopper.ts';
import { type ClockShop, startShopWithClock } from '../running-shop.ts';
import { visit } from '../settled-page.ts';
import { openWatchedPage, viewports } from '../watched-page.ts';

type Context = { shop: ClockShop; browser: Browser };
const test = wholeSuite<Context>('accounts in the office');

test.before(async (context) => {
  context.shop = await startShopWithClock();
  context.browser = await shareBrowser();
  await payAnOrder(context.shop);
});
test.after(async ({ shop }) => {
  await shop.stop();
  await endSharing();
});

test.always('an accountant has a month in two clicks', async ({ shop, browser }) => {
  const { page, complaints, close } = await openWatchedPage(browser, { locale: 'en', viewport: viewports.desktop });
  const count = await countClicks(page.context());
  const { browserCookie } = await signedInStaff(shop.db, 'accountant', { isSteppedUp: true });
  await page.context().addCookies([browserCookie(shop.origin)]);
  await visit(page, `${shop.origin}/admin`);
  count.clicks = 0;
  await page.getByRole('link', { name: 'Accounts' }).click();
  await page.getByRole('heading', { name: 'What the month comes to' }).or(page.getByRole('table')).first().waitFor();
  const downloading = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Everything (ZIP)' }).click();
  assert.match((await downloading).suggestedFilename(), /^accounts-\d{4}-\d{2}\.zip$/);
  assert.is(count.clicks, 2);
  assert.equal(await listFaults(page), []);
  assert.equal(complaints, []);
  await close();
});

for (const look of allLooks) {
  test(`nothing bars anybody from accounts on ${look.title}`, async ({ shop, browser }) => {
    await lookAtPages({ shop, browser, role: 'accountant' }, ['/admin/accounts'], look);
  });
}

test.run();
