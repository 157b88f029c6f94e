// Staff whose browser translates the office: lists, dialogs and sums say what they say to others.
import type { Browser, Page } from 'playwright-core';
import * as assert from 'uvu/assert';
import { wholeSuite } from '../../depths.ts';
import { thousandsOfOrders } from '../../orders/office/thousands-of-orders.ts';
import { endSharing } from '../../shared-resources.ts';
import { signedInStaff } from '../../staff/sign-in-as.ts';
import { shareBrowser } from '../launch-browser.ts';
import { payAnOrder } from '../paid-shopper.ts';
import { type ClockShop, startShopWithClock } from '../running-shop.ts';
import { untilSettled, visit } from '../settled-page.ts';
import { openWatchedPage } from '../watched-page.ts';
import { readPage, translatePage } from './translate-page.ts';

const test = wholeSuite<{ shop: ClockShop; browser: Browser }>('an office that a browser translates');
const others = 12;
const order = `/admin/orders/${1001 + others}`;

test.before(async (context) => {
  context.shop = await startShopWithClock();
  context.browser = await shareBrowser();
  await thousandsOfOrders(context.shop.db, others, new Date());
  await payAnOrder(context.shop);
});
test.after(async ({ shop }) => {
  await shop.stop();
  await endSharing();
});

const scenes: Record<string, [path: string, act: (page: Page) => Promise<unknown>]> = {
  'orders are chosen one by one': [
    '/admin/orders',
    async (page) => {
      const boxes = page.locator('tbody input[type="checkbox"], li input[type="checkbox"]');
      for (const index of [0, 1, 2]) await boxes.nth(index).check();
      await boxes.nth(1).uncheck();
    },
  ],
  'a refund is begun and its amount changed': [
    order,
    async (page) => {
      await page.locator('main').press('r');
      const amount = page.getByRole('dialog').getByLabel('Amount').first();
      await amount.fill('10');
      await amount.fill('12.50');
      // The server says it.
      await page.getByRole('dialog').getByText('VAT of it').waitFor();
    },
  ],
  'a code is begun and its fields are filled in wrongly': [
    '/admin/discounts/new',
    async (page) => {
      await page.getByLabel('Code').first().fill('x y');
      await page.getByRole('button', { name: 'Save' }).click();
    },
  ],
};

for (const [name, [path, act]] of Object.entries(scenes)) {
  test(`a translated page says what the page says: ${name}`, async ({ shop, browser }) => {
    const robin = await signedInStaff(shop.db, 'owner', { isSteppedUp: true });
    const play = async (isTranslated: boolean) => {
      const { page, complaints, close } = await openWatchedPage(browser, { locale: 'en' });
      await page.context().addCookies([robin.browserCookie(shop.origin)]);
      await visit(page, shop.origin + path);
      if (isTranslated) await translatePage(page);
      await act(page);
      await untilSettled(page);
      const text = await readPage(page);
      assert.equal(complaints, []);
      await close();
      return text;
    };
    assert.is(await play(true), await play(false));
  });
}

test.run();
