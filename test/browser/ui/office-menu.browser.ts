// The office's menu, beside the page and at the foot of a phone.
import type { Browser, Locator } from 'playwright-core';
import * as assert from 'uvu/assert';
import { locales } from '#src/i18n/locales.ts';
import { wholeSuite } from '../../depths.ts';
import { thousandsOfOrders } from '../../orders/office/thousands-of-orders.ts';
import { endSharing } from '../../shared-resources.ts';
import { signedInStaff } from '../../staff/sign-in-as.ts';
import { listFaults } from '../accessibility/axe-audit.ts';
import { shareBrowser } from '../launch-browser.ts';
import { type ClockShop, startShopWithClock } from '../running-shop.ts';
import { visit } from '../settled-page.ts';
import { openWatchedPage, viewports } from '../watched-page.ts';

const test = wholeSuite<{ shop: ClockShop; browser: Browser }>('menu of the office');

test.before(async (context) => {
  context.shop = await startShopWithClock();
  context.browser = await shareBrowser();
  // Enough that the count has three signs.
  await thousandsOfOrders(context.shop.db, 300, new Date());
});
test.after(async ({ shop }) => {
  await shop.stop();
  await endSharing();
});

for (const [device, viewport] of Object.entries({ ...viewports, narrow: { width: 320, height: 568 } })) {
  test(`many orders to send stand in one line, over neither icon nor word: ${device}`, async ({ shop, browser }) => {
    for (const locale of locales) {
      const { page, complaints, close } = await openWatchedPage(browser, { locale: 'en', viewport });
      const robin = await signedInStaff(shop.db, 'owner', { locale });
      await page.context().addCookies([robin.browserCookie(shop.origin)]);
      await visit(page, `${shop.origin}/admin/account`);
      const entry = page.locator('nav a[href="/admin/orders"]:visible');
      const count = entry.getByText('99+');
      await count.waitFor();
      const [badge, icon, word] = await Promise.all([
        boxOf(count.locator('..')),
        boxOf(entry.locator('svg')),
        wordOf(entry),
      ]);
      assert.ok(badge.height <= 24, `${locale}: ${badge.height} px high`);
      assert.is(icon.width, 20, locale);
      assert.not.ok(meet(badge, word), `${locale}: over the word`);
      assert.not.ok(meet(badge, { ...icon, width: 18 }), `${locale}: over the icon`);
      const beyond = await entry.evaluate(
        ({ parentElement: row }) => (row?.scrollWidth ?? 0) - (row?.clientWidth ?? 0),
      );
      assert.is(beyond, 0, `${locale}: the row is wider than the screen`);
      assert.equal(complaints, []);
      await close();
    }
  });
}

test('a group shows its pages while one is in it, on a phone all groups do, and neither bars anybody', async ({
  shop,
  browser,
}) => {
  for (const [device, viewport] of Object.entries(viewports)) {
    const { page, complaints, close } = await openWatchedPage(browser, { locale: 'en', viewport });
    const robin = await signedInStaff(shop.db, 'owner', { locale: 'en' });
    await page.context().addCookies([robin.browserCookie(shop.origin)]);
    await visit(page, `${shop.origin}/admin`);
    const menu = page.getByRole('navigation', { name: 'Office pages' });
    const pages = menu.getByRole('link', { name: 'Pages', exact: true });
    await pages.waitFor({ state: 'hidden' });
    const opener =
      device === 'phone' ? menu.getByRole('button', { name: 'More' }) : menu.getByRole('link', { name: 'Content' });
    // The keyboard alone opens it.
    await opener.press('Enter');
    if (device === 'desktop') await page.getByRole('heading', { level: 1, name: 'Home page' }).waitFor();
    await pages.waitFor();
    assert.equal(await listFaults(page), []);
    await pages.press('Enter');
    await page.getByRole('heading', { level: 1, name: 'Pages' }).waitFor();
    assert.is(await pages.isVisible(), device === 'desktop');
    if (device === 'desktop') assert.is(await pages.getAttribute('aria-current'), 'page');
    assert.equal(complaints, []);
    await close();
  }
});

test('on a phone settings stand in the menu where it opens, without a scroll', async ({ shop, browser }) => {
  for (const viewport of [viewports.phone, { width: 390, height: 664 }, { width: 320, height: 568 }]) {
    const { page, complaints, close } = await openWatchedPage(browser, { locale: 'en', viewport });
    const robin = await signedInStaff(shop.db, 'owner', { locale: 'en' });
    await page.context().addCookies([robin.browserCookie(shop.origin)]);
    await visit(page, `${shop.origin}/admin`);
    const menu = page.getByRole('navigation', { name: 'Office pages' });
    await menu.getByRole('button', { name: 'More' }).click();
    const settings = menu.getByRole('link', { name: 'Settings', exact: true }).last();
    await settings.waitFor();
    const isThere = await settings.evaluate((link) => {
      const { x, y, width, height } = link.getBoundingClientRect();
      return link.contains(document.elementFromPoint(x + width / 2, y + height / 2));
    });
    assert.ok(isThere, `${viewport.width} x ${viewport.height}`);
    assert.equal(complaints, []);
    await close();
  }
});

type Box = { x: number; y: number; width: number; height: number };

async function boxOf(part: Locator): Promise<Box> {
  const box = await part.boundingBox();
  assert.ok(box);
  return box;
}

/** The place of the letters of an entry's name. */
function wordOf(entry: Locator): Promise<Box> {
  return entry.evaluate((link) => {
    const range = document.createRange();
    range.selectNode([...link.childNodes].find(({ nodeType }) => nodeType === Node.TEXT_NODE) as ChildNode);
    const { x, y, width, height } = range.getBoundingClientRect();
    return { x, y, width, height };
  });
}

function meet(one: Box, other: Box): boolean {
  const isBeside = one.x + one.width <= other.x || other.x + other.width <= one.x;
  return !isBeside && one.y + one.height > other.y && other.y + other.height > one.y;
}

test.run();
