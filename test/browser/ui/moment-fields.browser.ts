// A time that the clocks skip or show twice in its night is said at its field as it is typed.
import type { Browser } from 'playwright-core';
import * as assert from 'uvu/assert';
import { wholeSuite } from '../../depths.ts';
import { endSharing } from '../../shared-resources.ts';
import { signedInStaff } from '../../staff/sign-in-as.ts';
import { shareBrowser } from '../launch-browser.ts';
import { type ClockShop, startShopWithClock } from '../running-shop.ts';
import { visit } from '../settled-page.ts';
import { openWatchedPage, viewports } from '../watched-page.ts';

type Context = { shop: ClockShop; browser: Browser };
const test = wholeSuite<Context>('moments in a browser');

test.before(async (context) => {
  context.shop = await startShopWithClock();
  context.browser = await shareBrowser();
});
test.after(async ({ shop }) => {
  await shop.stop();
  await endSharing();
});

test('a time that comes twice is said while it is typed, and is not said of one that is clear', async (context) => {
  const { shop, browser } = context;
  const { page, complaints, close } = await openWatchedPage(browser, { locale: 'en', viewport: viewports.desktop });
  const owner = await signedInStaff(shop.db, 'owner', { name: 'Robin Kowalski', isSteppedUp: true });
  await page.context().addCookies([owner.browserCookie(shop.origin)]);
  await visit(page, `${shop.origin}/admin/discounts/new`);
  const [day, time] = [page.locator('input[type=date]').first(), page.locator('input[type=time]').first()];
  const twice = page.getByText('The clocks are put back that night and show this time twice.');
  await day.fill('2027-10-31');
  await time.fill('02:30');
  await twice.waitFor();
  assert.is(await time.getAttribute('aria-invalid'), 'true');
  await time.fill('03:30');
  await twice.waitFor({ state: 'detached' });
  await day.fill('2027-03-28');
  await time.fill('02:30');
  await page.getByText('The clocks are put forward that night and skip this time.').waitFor();
  assert.equal(complaints, []);
  await close();
});

test.run();
