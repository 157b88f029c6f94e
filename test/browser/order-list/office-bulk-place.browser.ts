// After many orders were worked on at once the list stays where it was, and the keyboard goes on where it said what was done.
import type { Browser, Page } from 'playwright-core';
import * as assert from 'uvu/assert';
import { wholeSuite } from '../../depths.ts';
import { paidOrders, productsWithBarcodes } from '../../packing/orders-to-pack.ts';
import { endSharing } from '../../shared-resources.ts';
import { signedInStaff } from '../../staff/sign-in-as.ts';
import { shareBrowser } from '../launch-browser.ts';
import { type ClockShop, startShopWithClock } from '../running-shop.ts';
import { visit } from '../settled-page.ts';
import { openWatchedPage } from '../watched-page.ts';

const test = wholeSuite<{ shop: ClockShop; browser: Browser }>('the place in the list of orders');
const ORDERS = 40;
const UNDO_SECONDS = 11;

test.before(async (context) => {
  context.shop = await startShopWithClock();
  context.browser = await shareBrowser();
  const { db } = context.shop;
  const [article] = await productsWithBarcodes(db, 1);
  if (!article) throw new Error('the demo has no article');
  await paidOrders(
    db,
    Array.from({ length: ORDERS }, () => [{ article, quantity: 1 }]),
  );
});
test.after(async ({ shop }) => {
  await shop.stop();
  await endSharing();
});

/** Where rows stand on the screen, and how far the page was scrolled. */
const places = (page: Page) =>
  page.evaluate(() => ({
    scrolled: Math.round(scrollY),
    rows: Object.fromEntries(
      [...document.querySelectorAll('main tbody tr')].map((row) => [
        row.querySelector('a')?.textContent?.trim() ?? '',
        Math.round(row.getBoundingClientRect().top),
      ]),
    ),
  }));

for (const [list, chosen] of [
  ['/admin/orders', [1020, 1019]],
  ['/admin/orders?work=to_send', [1025, 1024]],
] as const) {
  test(`${list} stays where it is when orders are sent, and the focus is on what became of them`, async (context) => {
    const { shop, browser } = context;
    const opened = await openWatchedPage(browser, { locale: 'en', viewport: { width: 1440, height: 700 } });
    const { page, complaints, close } = opened;
    const robin = await signedInStaff(shop.db, 'packer');
    await page.context().addCookies([robin.browserCookie(shop.origin)]);
    await visit(page, shop.origin + list);
    await page.getByRole('link', { name: String(chosen[0] - 4), exact: true }).scrollIntoViewIfNeeded();
    for (const number of chosen) await page.getByRole('checkbox', { name: `Choose order ${number}` }).check();
    const send = page.getByRole('region', { name: 'Chosen orders' }).getByRole('button', { name: 'Send', exact: true });
    const before = await places(page);
    assert.ok(before.scrolled > 300, `scrolled by ${before.scrolled}`);
    await send.focus();
    shop.stopTime();
    await page.keyboard.press('Enter');
    await page.getByText('2 orders are marked as sent in a moment').waitFor();
    assert.equal(await places(page), before);
    const isInStatus = () => page.evaluate(() => document.activeElement?.closest('[role=status]') !== null);
    assert.ok(await isInStatus(), 'the focus was lost');
    await page.getByRole('button', { name: 'Undo' }).waitFor();

    shop.pass(UNDO_SECONDS);
    await page.getByText('Done for 2 orders.').waitFor();
    if (list.endsWith('to_send')) {
      await page.getByRole('link', { name: String(chosen[0]), exact: true }).waitFor({ state: 'detached' });
    }
    const after = await places(page);
    const above = String(chosen[0] + 1);
    assert.is(after.rows[above], before.rows[above], 'the rows above stand where they stood');
    assert.ok(await isInStatus(), 'the focus was lost when it was done');
    assert.equal(complaints, []);
    await close();
  });
}

test.run();
