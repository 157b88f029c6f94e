// What the office says of assistants: what came of each platform, what was looked for in vain, who was refused; the switch, the
// way to try it, and the orders that they led to.
import type { Browser } from 'playwright-core';
import * as assert from 'uvu/assert';
import { wholeSuite } from '../../depths.ts';
import { setSettings } from '../../fixtures/settings/set-settings.ts';
import { until } from '../../fixtures/until.ts';
import { endSharing } from '../../shared-resources.ts';
import { signedInStaff } from '../../staff/sign-in-as.ts';
import { listFaults } from '../accessibility/axe-audit.ts';
import { allLooks, lookAtPages } from '../accessibility/look-at-pages.ts';
import { shareBrowser } from '../launch-browser.ts';
import { payAnOrder } from '../paid-shopper.ts';
import { type ClockShop, startShopWithClock } from '../running-shop.ts';
import { visit } from '../settled-page.ts';
import { openWatchedPage, viewports } from '../watched-page.ts';

type Context = { shop: ClockShop; browser: Browser; number: number };
const test = wholeSuite<Context>('assistants in the office');

/** A long domain is no reason for a page to be wider than a phone. */
const longDomain = `${'sklepy-i-zakupy.'.repeat(4)}assistants.example`;

test.before(async (context) => {
  context.shop = await startShopWithClock();
  context.browser = await shareBrowser();
  await payAnOrder(context.shop);
  const { db, now } = context.shop;
  await setSettings(db, 'assistants', { isOpen: true });
  const { id, number } = await db
    .selectFrom('orders')
    .select(['id', 'number'])
    .orderBy('number', 'desc')
    .executeTakeFirstOrThrow();
  context.number = number;
  await db
    .insertInto('assistant_orders')
    .values({ order_id: id, cart_id: '00000000-0000-4000-8000-000000000001', platform: 'chat.example' })
    .execute();
  const day = now().toISOString().slice(0, 10);
  const steps = { asked: 12_480, cart: 96, handed_over: 31 };
  for (const platform of ['chat.example', longDomain, '']) {
    const rows = Object.entries(steps).map(([step, reached]) => ({ day, platform, step, reached }));
    await db.insertInto('assistant_steps').values(rows).execute();
  }
  await db
    .insertInto('assistant_searches')
    .values([
      { day, locale: 'pl', words: 'obraz na ścianę do sypialni w stylu skandynawskim', asked: 12 },
      { day, locale: 'de', words: 'geschenkverpackung', asked: 3 },
    ])
    .execute();
  const refused = { refused: 1_204, last_at: now() };
  await db
    .insertInto('assistant_refusals')
    .values([
      { ...refused, platform: longDomain, code: 'item_unavailable' },
      { ...refused, platform: '', code: 'rate_limited' },
    ])
    .execute();
});
test.after(async ({ shop }) => {
  await shop.stop();
  await endSharing();
});

test.always('the merchant sees what came of assistants, tries it, and closes the shop to them', async (context) => {
  const { shop, browser, number } = context;
  const { page, complaints, close } = await openWatchedPage(browser, { locale: 'en', viewport: viewports.desktop });
  const { browserCookie } = await signedInStaff(shop.db, 'owner');
  await page.context().addCookies([browserCookie(shop.origin)]);
  await visit(page, `${shop.origin}/admin/assistants`);
  const row = page.getByRole('table', { name: 'By platform' }).getByRole('row', { name: /^chat\.example/ });
  const cells = await row.getByRole('cell').allTextContents();
  assert.equal(
    cells.slice(1, 5).map((cell) => cell.replace(/^\D+/, '')),
    ['12,480', '96', '31', '1 Show the orders'],
  );
  await page.getByRole('textbox', { name: 'Search for' }).fill('żubr');
  await page.getByRole('button', { name: 'Try it' }).click();
  await page.getByText('A cart is made').waitFor();
  assert.equal(await listFaults(page), []);
  await page.getByRole('textbox', { name: 'Search for' }).fill('xyzzyqwv');
  await page.getByRole('button', { name: 'Try it' }).click();
  await page.getByText('Nothing was found.').waitFor();
  await page.getByRole('button', { name: 'Close the shop to assistants' }).click();
  await page.getByRole('button', { name: 'Open the shop to assistants' }).waitFor();
  await until(async () => (await fetch(`${shop.origin}/.well-known/ucp`)).status === 404, 'the shop is closed to them');
  await page.getByRole('button', { name: 'Open the shop to assistants' }).click();
  await page.getByRole('button', { name: 'Close the shop to assistants' }).waitFor();

  // Words that were tried out are nothing to lose: nobody is asked about them.
  await row.getByRole('link', { name: 'Show the orders' }).click();
  await page.waitForURL('**/admin/orders?assistant=chat.example');
  const orders = page.getByRole('table').getByRole('row', { name: /Assistant: chat\.example/ });
  await orders.waitFor();
  assert.is(await orders.count(), 1);
  await visit(page, `${shop.origin}/admin/orders/${number}`);
  await page
    .getByRole('definition')
    .filter({ hasText: /^chat\.example$/ })
    .waitFor();
  assert.equal(complaints, []);
  await close();
});

for (const look of allLooks) {
  test(`nothing bars anybody from what came of assistants on ${look.title}`, async ({ shop, browser, number }) => {
    const pages = ['/admin/assistants', '/admin/orders?assistant=any', `/admin/orders/${number}`];
    await lookAtPages({ shop, browser, role: 'owner' }, pages, look);
  });
}

test.run();
