// A day's work on an order in the office: seen, found, sent and undone, sent, refunded; and that nothing bars anybody.
import type { Browser } from 'playwright-core';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { endSharing } from '../../shared-resources.ts';
import { signedInStaff } from '../../staff/sign-in-as.ts';
import { listFaults } from '../accessibility/axe-audit.ts';
import { shareBrowser } from '../launch-browser.ts';
import { payAnOrder } from '../paid-shopper.ts';
import { type ClockShop, startShopWithClock } from '../running-shop.ts';
import { visit } from '../settled-page.ts';
import { openWatchedPage, viewports } from '../watched-page.ts';
import { allLooks, lookAtPages } from './look-at-pages.ts';

const test = suite<{ shop: ClockShop; browser: Browser }>('orders in the office');
const number = 1001;
const UNDO_SECONDS = 11;

test.before(async (context) => {
  context.shop = await startShopWithClock();
  context.browser = await shareBrowser();
  await payAnOrder(context.browser, context.shop.origin);
});
test.after(async ({ shop }) => {
  await shop.stop();
  await endSharing();
});

test('by keyboard alone an order is found, sent, undone, sent and partly refunded', async ({ shop, browser }) => {
  const { page, complaints, close } = await openWatchedPage(browser, { locale: 'en', viewport: viewports.desktop });
  const robin = await signedInStaff(shop.db, 'owner', { isSteppedUp: true });
  await page.context().addCookies([robin.browserCookie(shop.origin)]);
  const countParcels = async () => (await shop.db.selectFrom('parcels').select('id').execute()).length;
  const order = page.getByRole('heading', { name: `Order ${number}` });
  const dialog = page.getByRole('dialog');
  const waiting = page.getByText('This order is marked as sent in a moment.');

  await visit(page, `${shop.origin}/admin`);
  await page.keyboard.press('/');
  await dialog.getByRole('combobox').waitFor();
  await page.keyboard.type('nowak');
  await dialog.getByRole('option', { name: String(number) }).waitFor();
  await page.keyboard.press('Enter');
  await order.waitFor();

  await page.keyboard.press('s');
  await dialog.getByLabel('Tracking number').waitFor();
  assert.equal(await listFaults(page), []);
  await page.keyboard.type('520000016430');
  await page.keyboard.press('Enter');
  await waiting.waitFor();
  await page.getByRole('button', { name: 'Undo' }).press('Enter');
  await waiting.waitFor({ state: 'detached' });
  await page.getByText('Undone: Send').waitFor();
  shop.pass(UNDO_SECONDS);
  assert.is(await countParcels(), 0, 'nothing went out');

  await page.locator('main').press('s');
  await dialog.getByLabel('Tracking number').waitFor();
  await page.keyboard.type('520000016431');
  await page.keyboard.press('Enter');
  await waiting.waitFor();
  shop.pass(UNDO_SECONDS);
  await page.getByText('Parcel 1 sent').waitFor();
  assert.is(await countParcels(), 1);
  assert.match(await page.locator('main').innerText(), '520000016431');

  await page.locator('main').press('r');
  await dialog.getByLabel('Amount (PLN)').fill('12.50');
  await page.keyboard.press('Enter');
  await page.getByText('The money goes back in a moment.').waitFor();
  shop.pass(UNDO_SECONDS);
  await page.getByText('Partly refunded').waitFor();
  const refunds = await shop.db.selectFrom('refunds').select('amount_minor').execute();
  assert.equal(
    refunds.map(({ amount_minor }) => Number(amount_minor)),
    [1250],
  );
  assert.equal(complaints, []);
  await close();
});

const pages = ['/admin', '/admin/orders', '/admin/orders?payment=paid', `/admin/orders/${number}`];

for (const looks of allLooks) {
  test(`nothing bars anybody on ${looks.title}`, ({ shop, browser }) =>
    lookAtPages({ shop, browser, role: 'packer' }, pages, looks));
}

test.run();
