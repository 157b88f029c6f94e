// The list of products in the office: found, changed in its row and in many at once; and that nothing bars anybody.
import type { Browser } from 'playwright-core';
import * as assert from 'uvu/assert';
import { wholeSuite } from '../../depths.ts';
import { endSharing } from '../../shared-resources.ts';
import { signedInStaff } from '../../staff/sign-in-as.ts';
import { allLooks, lookAtPages } from '../accessibility/look-at-pages.ts';
import { countClicks } from '../count-clicks.ts';
import { shareBrowser } from '../launch-browser.ts';
import { type ClockShop, startShopWithClock } from '../running-shop.ts';
import { visit } from '../settled-page.ts';
import { openWatchedPage, viewports } from '../watched-page.ts';

type Context = { shop: ClockShop; browser: Browser };
const test = wholeSuite<Context>('the list of products in the office, in a browser');

test.before(async (context) => {
  context.shop = await startShopWithClock();
  context.browser = await shareBrowser();
});
test.after(async ({ shop }) => {
  await shop.stop();
  await endSharing();
});

async function atWork({ shop, browser }: Context, viewport: keyof typeof viewports = 'desktop') {
  const { page, ...watched } = await openWatchedPage(browser, { locale: 'en', viewport: viewports[viewport] });
  const count = await countClicks(page.context());
  const robin = await signedInStaff(shop.db, 'manager');
  await page.context().addCookies([robin.browserCookie(shop.origin)]);
  return { robin, page, count, ...watched };
}

test.always('a product is found by its SKU, and the filters stand in the address', async (context) => {
  const { page, count, complaints, close } = await atWork(context);
  await visit(page, `${context.shop.origin}/admin`);
  await page.getByRole('link', { name: 'Products' }).click();
  await page.getByRole('heading', { name: 'Products' }).waitFor();
  assert.is(count.clicks, 1);
  const { sku } = await context.shop.db
    .selectFrom('variants')
    .select('sku')
    .where('sku', '<>', '')
    .where('archived_at', 'is', null)
    .orderBy('sku')
    .executeTakeFirstOrThrow();
  await page.getByRole('searchbox', { name: 'Search title, SKU or EAN' }).fill(sku.toLowerCase());
  await page.keyboard.press('Enter');
  await page.waitForURL(/text=/);
  await page.getByRole('table').locator('tbody tr').nth(0).waitFor();
  assert.is(await page.getByRole('table').locator('tbody tr').count(), 1);
  assert.equal(complaints, []);
  await close();
});

for (const looks of allLooks) {
  test(`nothing bars anybody on ${looks.title}`, async ({ shop, browser }) => {
    await lookAtPages({ shop, browser, role: 'manager' }, ['/admin/products', '/admin/products?state=draft'], looks);
  });
}

test.run();
