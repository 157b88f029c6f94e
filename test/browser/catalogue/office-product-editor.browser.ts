// The editor of a product: made, told in two languages, put on sale and seen in the shop; two people at one product at the
// same time; and that nothing bars anybody.
import type { Browser } from 'playwright-core';
import * as assert from 'uvu/assert';
import { wholeSuite } from '../../depths.ts';
import { endSharing } from '../../shared-resources.ts';
import { signedInStaff } from '../../staff/sign-in-as.ts';
import { allLooks, lookAtPages } from '../accessibility/look-at-pages.ts';
import { shareBrowser } from '../launch-browser.ts';
import { type ClockShop, startShopWithClock } from '../running-shop.ts';
import { visit } from '../settled-page.ts';
import { openWatchedPage, viewports } from '../watched-page.ts';

type Context = { shop: ClockShop; browser: Browser };
const test = wholeSuite<Context>('the editor of a product, in a browser');

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
  const robin = await signedInStaff(shop.db, 'manager');
  await page.context().addCookies([robin.browserCookie(shop.origin)]);
  return { robin, page, ...watched };
}

test.always('a product is made', async (context) => {
  const { shop } = context;
  const { page, complaints, close } = await atWork(context);
  await visit(page, `${shop.origin}/admin/products/new`);
  await page.getByLabel('Title', { exact: true }).fill('Dotted bowl');
  await page.getByLabel('Price (PLN)', { exact: true }).fill('129,90');
  await page.keyboard.press('Control+s');
  await page.getByRole('heading', { name: 'Dotted bowl' }).waitFor();
  const product = await shop.db
    .selectFrom('products')
    .selectAll()
    .where('handle', '=', 'dotted-bowl')
    .executeTakeFirstOrThrow();
  assert.is(product.status, 'draft');
  assert.equal(complaints, []);
  await close();
});

for (const looks of allLooks) {
  test(`nothing bars anybody on ${looks.title}`, async (context) => {
    const { shop, browser } = context;
    const { id } = await shop.db
      .selectFrom('products')
      .select('id')
      .orderBy('handle')
      .limit(1)
      .executeTakeFirstOrThrow();
    await lookAtPages({ shop, browser, role: 'manager' }, ['/admin/products/new', `/admin/products/${id}`], looks);
  });
}

test.run();
