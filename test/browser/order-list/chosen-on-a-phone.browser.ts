// What can be done with chosen rows is all there on a phone, in the languages with the longest words: nothing stands beyond the
// edge, behind the navigation or in something that has to be scrolled.
import type { Browser, Locator, Page } from 'playwright-core';
import * as assert from 'uvu/assert';
import { translateTo } from '#server/i18n/translations.ts';
import type { MessageKey } from '#src/i18n/all-messages.ts';
import { wholeSuite } from '../../depths.ts';
import { thousandsOfOrders } from '../../orders/office/thousands-of-orders.ts';
import { endSharing } from '../../shared-resources.ts';
import { signedInStaff } from '../../staff/sign-in-as.ts';
import { listTooWide } from '../accessibility/measure-boxes.ts';
import { shareBrowser } from '../launch-browser.ts';
import { type ClockShop, startShopWithClock } from '../running-shop.ts';
import { visit } from '../settled-page.ts';
import { openWatchedPage, viewports } from '../watched-page.ts';

const test = wholeSuite<{ shop: ClockShop; browser: Browser }>('what is done with chosen rows on a phone');

test.before(async (context) => {
  context.shop = await startShopWithClock();
  context.browser = await shareBrowser();
  await thousandsOfOrders(context.shop.db, 60, new Date());
});
test.after(async ({ shop }) => {
  await shop.stop();
  await endSharing();
});

const lists: readonly [path: string, bar: MessageKey, most: number][] = [
  ['/admin/orders', 'many.bar', 0.35],
  ['/admin/products', 'products.bar', 0.4],
];

async function listUnreached(page: Page, bar: Locator): Promise<string[]> {
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  const acts = await bar.locator('button, a').all();
  assert.ok(acts.length > 2);
  const found = await Promise.all(
    acts.map(async (act) => {
      const name = (await act.textContent()) ?? '';
      const box = await act.boundingBox();
      if (!box) return [`${name}: not there`];
      const isWhole = box.x >= 0 && box.x + box.width <= width && box.y >= 0 && box.y + box.height <= height;
      const isOnTop = await act.evaluate((element) => {
        const { left, top, width, height } = element.getBoundingClientRect();
        const above = document.elementFromPoint(left + width / 2, top + height / 2);
        return above !== null && element.contains(above);
      });
      return isWhole && isOnTop ? [] : [`${name}: ${JSON.stringify(box)}${isOnTop ? '' : ', covered'}`];
    }),
  );
  return found.flat();
}

for (const locale of ['de', 'pl', 'cs'] as const) {
  for (const [path, name, most] of lists) {
    test(`${path}: every action is in sight (${locale})`, async ({ shop, browser }) => {
      const robin = await signedInStaff(shop.db, 'owner', { locale });
      for (const width of [viewports.phone.width, 320]) {
        const viewport = { ...viewports.phone, width };
        const { page, complaints, close } = await openWatchedPage(browser, { locale, viewport });
        await page.context().addCookies([robin.browserCookie(shop.origin)]);
        await visit(page, shop.origin + path);
        for (const row of [0, 1]) await page.locator('main tbody input[type=checkbox]').nth(row).check();
        const bar = page.getByRole('region', { name: translateTo(locale)(name), exact: true });
        await bar.waitFor();
        if (process.env.SCREENSHOTS) {
          const file = `${process.env.SCREENSHOTS}/chosen-${path.split('/').at(-1)}-${locale}-${width}.png`;
          await page.screenshot({ path: file });
        }
        assert.equal(await listUnreached(page, bar), [], `${width} wide`);
        assert.equal(await listTooWide(page), [], `${width} wide`);
        const { height = 0 } = (await bar.boundingBox()) ?? {};
        assert.ok(height < viewport.height * most, `the bar takes ${height} of ${viewport.height}`);
        assert.equal(complaints, []);
        await close();
      }
    });
  }
}

test.run();
