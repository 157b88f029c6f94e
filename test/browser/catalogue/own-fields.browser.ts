// A field is defined once, filled in for a product, and narrows the listing in the shop.
import type { Browser } from 'playwright-core';
import * as assert from 'uvu/assert';
import { wholeSuite } from '../../depths.ts';
import { until } from '../../fixtures/until.ts';
import { endSharing } from '../../shared-resources.ts';
import { signedInStaff } from '../../staff/sign-in-as.ts';
import { allLooks, lookAtPages } from '../accessibility/look-at-pages.ts';
import { shareBrowser } from '../launch-browser.ts';
import { type ClockShop, startShopWithClock } from '../running-shop.ts';
import { visit } from '../settled-page.ts';
import { openWatchedPage, viewports } from '../watched-page.ts';

type Context = { shop: ClockShop; browser: Browser };
const test = wholeSuite<Context>('own fields of products, in a browser');

test.before(async (context) => {
  context.shop = await startShopWithClock();
  context.browser = await shareBrowser();
});
test.after(async ({ shop }) => {
  await shop.stop();
  await endSharing();
});

test('a field of choices is defined, filled in and seen in the shop', async ({ shop, browser }) => {
  const { page, complaints, close } = await openWatchedPage(browser, { locale: 'en', viewport: viewports.desktop });
  const robin = await signedInStaff(shop.db, 'owner');
  await page.context().addCookies([robin.browserCookie(shop.origin)]);
  await visit(page, `${shop.origin}/admin/product-fields`);
  await page.getByRole('button', { name: 'Add a field' }).click();
  await page.getByLabel('Name (Polish)').fill('Drewno');
  await page.getByLabel('Name (English)').fill('Wood');
  await page.getByLabel('What it holds').selectOption('choice');
  await page.getByRole('button', { name: 'Add a choice' }).click();
  await page.getByLabel('Choice 1 (English)').fill('Oak');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByText('Own fields saved.', { exact: true }).waitFor();
  const { id, handle } = await shop.db
    .selectFrom('products')
    .select(['id', 'handle'])
    .where('status', '=', 'active')
    .orderBy('handle')
    .executeTakeFirstOrThrow();
  await visit(page, `${shop.origin}/admin/products/${id}`);
  await page.getByRole('group', { name: 'Wood' }).getByLabel('Oak').check();
  await page.getByRole('button', { name: 'Save' }).click();
  await until(async () => (await shop.db.selectFrom('product_field_values').selectAll().execute()).length === 1);
  await visit(page, `${shop.origin}/en/p/${handle}`);
  await page.getByRole('row', { name: 'Wood Oak' }).waitFor();
  assert.equal(complaints, []);
  await close();
});

for (const looks of allLooks) {
  test(`nothing bars anybody on ${looks.title}`, async ({ shop, browser }) => {
    await lookAtPages({ shop, browser, role: 'owner' }, ['/admin/product-fields'], looks);
  });
}

test.run();
