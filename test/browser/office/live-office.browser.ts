// Screens of the office that follow the shop: a paid order, a changed one, a break, a session that was stolen.
import type { Browser, Page } from 'playwright-core';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { endSharing } from '../../shared-resources.ts';
import { signedInStaff } from '../../staff/sign-in-as.ts';
import { shareBrowser } from '../launch-browser.ts';
import { payAnOrder } from '../paid-shopper.ts';
import { type ClockShop, startShopWithClock } from '../running-shop.ts';
import { visit } from '../settled-page.ts';
import { openWatchedPage, viewports } from '../watched-page.ts';

type Context = { shop: ClockShop; browser: Browser };
const test = suite<Context>('the office is live');

test.before(async (context) => {
  context.shop = await startShopWithClock();
  context.browser = await shareBrowser();
});
test.after(async ({ shop }) => {
  await shop.stop();
  await endSharing();
});

test('a paid order is on every open screen within a second, and sounds once', async ({ shop, browser }) => {
  const {
    page: list,
    complaints,
    close,
  } = await openWatchedPage(browser, { locale: 'en', viewport: viewports.desktop });
  const robin = await signedInStaff(shop.db, 'packer');
  const context = list.context();
  await context.addCookies([robin.browserCookie(shop.origin)]);
  const events = await recordEvents(list);
  await visit(list, `${shop.origin}/admin/orders`);
  const today = await context.newPage();
  await visit(today, `${shop.origin}/admin`);
  // Browsers let nothing sound before somebody has touched the page.
  await list.locator('h1').click();
  await today.locator('h1').click();
  await payAnOrder(browser, shop.origin);
  const { number, paid_at: paidAt } = await shop.db
    .selectFrom('orders')
    .select(['number', 'paid_at'])
    .executeTakeFirstOrThrow();
  await list.getByRole('link', { name: String(number), exact: true }).waitFor();
  await today.getByRole('link', { name: /paid, to be sent/ }).waitFor();
  console.log(paidAt, events);
  assert.equal(complaints, []);
  await close();
});

async function recordEvents(page: Page): Promise<string[]> {
  const events: string[] = [];
  await page.context().exposeBinding('noteEvent', (_source, event: string) => {
    events.push(event);
  });
  await page.context().addInitScript(() => {
    const note = (window as unknown as { noteEvent(event: string): void }).noteEvent;
    const start = OscillatorNode.prototype.start;
    OscillatorNode.prototype.start = function (when) {
      note(`note ${this.context.state} ${Date.now()}`);
      start.call(this, when);
    };
  });
  return events;
}

test.run();
