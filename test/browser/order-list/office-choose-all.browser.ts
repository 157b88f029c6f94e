// All orders that match are chosen, not those of the page: said with their number, and worked as one.
import type { Browser } from 'playwright-core';
import * as assert from 'uvu/assert';
import { wholeSuite } from '../../depths.ts';
import { thousandsOfOrders } from '../../orders/office/thousands-of-orders.ts';
import { endSharing } from '../../shared-resources.ts';
import { signedInStaff } from '../../staff/sign-in-as.ts';
import { listFaults } from '../accessibility/axe-audit.ts';
import { shareBrowser } from '../launch-browser.ts';
import { type ClockShop, startShopWithClock } from '../running-shop.ts';
import { visit } from '../settled-page.ts';
import { openWatchedPage, viewports } from '../watched-page.ts';

const test = wholeSuite<{ shop: ClockShop; browser: Browser }>('all that match');

test.before(async (context) => {
  context.shop = await startShopWithClock();
  context.browser = await shareBrowser();
  await thousandsOfOrders(context.shop.db, 152, new Date());
});
test.after(async ({ shop }) => {
  await shop.stop();
  await endSharing();
});

test('choosing all chooses all, from the first page of the office and from the list', async ({ shop, browser }) => {
  const { page, complaints, close } = await openWatchedPage(browser, { locale: 'en', viewport: viewports.desktop });
  const robin = await signedInStaff(shop.db, 'manager');
  await page.context().addCookies([robin.browserCookie(shop.origin)]);
  await visit(page, `${shop.origin}/admin`);
  const count = Number(
    await page
      .getByRole('link', { name: /^\d+ orders? to send/ })
      .innerText()
      .then(parseInt),
  );
  assert.ok(count > 50, `${count} orders to send`);
  await page.getByRole('link', { name: 'Choose them all' }).click();
  const chosen = page.getByRole('region', { name: 'Chosen orders' });
  await chosen.getByText(`${count} chosen`).waitFor();

  await chosen.getByRole('button', { name: 'Choose none' }).click();
  await page.getByRole('checkbox', { name: 'Choose all on this page' }).check();
  await chosen.getByText('50 chosen').waitFor();
  await chosen.getByRole('button', { name: `Choose all ${count} that match` }).click();
  await chosen.getByText(`${count} chosen`).waitFor();
  assert.equal(await listFaults(page), []);
  shop.stopTime();
  await chosen.getByRole('button', { name: 'Send', exact: true }).click();
  await page
    .getByRole('region', { name: 'Actions that wait' })
    .getByText(/^\d+ orders are marked as sent$/)
    .waitFor();
  const left = await page.getByText(/were left as they are:/).innerText();
  const { taken } = await shop.db
    .selectFrom('order_actions')
    .select(({ fn }) => fn.countAll<number>().as('taken'))
    .executeTakeFirstOrThrow();
  assert.is(Number(taken) + Number.parseInt(left, 10), count);
  assert.equal(complaints, []);
  await close();
});

test.run();
