// The keys of the office while what they open is still on its way.
import type { Browser, Locator } from 'playwright-core';
import * as assert from 'uvu/assert';
import { wholeSuite } from '../../depths.ts';
import { until } from '../../fixtures/until.ts';
import { endSharing } from '../../shared-resources.ts';
import { signedInStaff } from '../../staff/sign-in-as.ts';
import { holdScripts } from '../before-scripts/held-scripts.ts';
import { chunkFilesWith } from '../chunk-files.ts';
import { shareBrowser } from '../launch-browser.ts';
import { payAnOrder } from '../paid-shopper.ts';
import { type ClockShop, startShopWithClock } from '../running-shop.ts';
import { visit } from '../settled-page.ts';
import { openWatchedPage, viewports } from '../watched-page.ts';

const test = wholeSuite<{ shop: ClockShop; browser: Browser }>('keys of the office');
const number = 1001;

test.before(async (context) => {
  context.shop = await startShopWithClock();
  context.browser = await shareBrowser();
  await payAnOrder(context.shop);
});
test.after(async ({ shop }) => {
  await shop.stop();
  await endSharing();
});

const isHydrated = (part: Locator) =>
  part.evaluate((element) => Object.keys(element).some((key) => key.startsWith('__reactProps')));

test('what is typed after the key of the search is kept for it until its code has come, and no letter is a shortcut', async ({
  shop,
  browser,
}) => {
  const { page, complaints, close } = await openWatchedPage(browser, { locale: 'en', viewport: viewports.desktop });
  const robin = await signedInStaff(shop.db, 'owner', { isSteppedUp: true });
  await page.context().addCookies([robin.browserCookie(shop.origin)]);
  await visit(page, `${shop.origin}/admin/orders/${number}`);
  const { promise: isReleased, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/*.js', async (route) => {
    await isReleased;
    await route.continue();
  });
  const dialog = page.getByRole('dialog');
  const field = dialog.getByRole('combobox');

  const isAsked = page.waitForRequest('**/*.js');
  await page.keyboard.press('/');
  await isAsked;
  await page.keyboard.type('robers');
  await page.keyboard.press('Backspace');
  await page.keyboard.type('t');
  assert.is(await dialog.count(), 0, 'neither a refund nor another dialog');
  release();
  await field.waitFor();
  await page.keyboard.type('o');
  await until(async () => (await field.inputValue()) === 'roberto');

  await dialog.getByRole('button', { name: 'Close' }).click();
  await field.waitFor({ state: 'detached' });
  await page.keyboard.press('r');
  await dialog.getByRole('heading', { name: 'Refund' }).waitFor();
  assert.equal(complaints, []);
  await close();
});

test('so is what is typed before the navigation of the office has come', async ({ shop, browser }) => {
  const { page, complaints, close } = await openWatchedPage(browser, { locale: 'en', viewport: viewports.desktop });
  const robin = await signedInStaff(shop.db, 'owner', { isSteppedUp: true });
  await page.context().addCookies([robin.browserCookie(shop.origin)]);
  const shell = await holdScripts(page, await chunkFilesWith('/office-shell.tsx'));
  await page.goto(`${shop.origin}/admin/orders/${number}`, { waitUntil: 'commit' });
  const refund = page.getByRole('button', { name: 'Refund' });
  await until(() => isHydrated(refund));
  const dialog = page.getByRole('dialog');

  await page.keyboard.press('/');
  await page.keyboard.type('robert');
  assert.is(await dialog.count(), 0);
  await shell.release();
  const field = dialog.getByRole('combobox');
  await field.waitFor();
  await until(async () => (await field.inputValue()) === 'robert');
  assert.equal(complaints, []);
  await close();
});

test('a dialog that is asked for before the navigation has come is not covered by the search', async (context) => {
  const { shop, browser } = context;
  const { page, complaints, close } = await openWatchedPage(browser, { locale: 'en', viewport: viewports.desktop });
  const robin = await signedInStaff(shop.db, 'owner', { isSteppedUp: true });
  await page.context().addCookies([robin.browserCookie(shop.origin)]);
  const shell = await holdScripts(page, await chunkFilesWith('/office-shell.tsx'));
  const refundFiles = await chunkFilesWith('/refund-dialog.tsx');
  const refunds = await holdScripts(page, refundFiles);
  await page.goto(`${shop.origin}/admin/orders/${number}`, { waitUntil: 'commit' });
  const refund = page.getByRole('button', { name: 'Refund' });
  await until(() => isHydrated(refund));
  const isAsked = page.waitForRequest((request) => refundFiles.some((file) => request.url().endsWith(file)));
  await refund.click();
  await isAsked;
  await shell.release();
  const find = page.getByRole('button', { name: 'Find' });
  await until(() => isHydrated(find));
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  assert.is(await page.getByRole('dialog').count(), 0);
  await refunds.release();
  await page.getByRole('dialog').getByRole('heading', { name: 'Refund' }).waitFor();
  assert.is(await page.getByRole('dialog').count(), 1);
  assert.equal(complaints, []);
  await close();
});

test('Back closes what is open over a page of the office, and asks first where something was typed', async ({
  shop,
  browser,
}) => {
  const { page, complaints, close } = await openWatchedPage(browser, { locale: 'en', viewport: viewports.desktop });
  const robin = await signedInStaff(shop.db, 'owner', { isSteppedUp: true });
  await page.context().addCookies([robin.browserCookie(shop.origin)]);
  await visit(page, `${shop.origin}/admin/orders`);
  await page
    .locator('main')
    .getByRole('link', { name: String(number) })
    .first()
    .click();
  const path = `/admin/orders/${number}`;
  await page.waitForURL(`**${path}`);
  await page.getByRole('button', { name: 'Refund' }).waitFor();
  const dialog = page.getByRole('dialog');
  const untilLayers = (count: number) =>
    page.waitForFunction((wanted) => (history.state?.layers ?? 0) === wanted, count);

  await page.keyboard.press('/');
  await dialog.waitFor();
  await untilLayers(1);
  await page.goBack();
  await dialog.waitFor({ state: 'detached' });

  await page.keyboard.press('r');
  const field = dialog.locator('textarea, input:is([type="text"], :not([type]))').first();
  await field.fill('3');
  await untilLayers(1);
  page.once('dialog', (question) => question.dismiss());
  await page.goBack();
  await untilLayers(1);
  assert.is(await field.inputValue(), '3');
  page.once('dialog', (question) => question.accept());
  await page.goBack();
  await dialog.waitFor({ state: 'detached' });
  assert.is(new URL(page.url()).pathname, path);
  await page.goBack();
  await page.waitForURL('**/admin/orders');
  assert.equal(complaints, []);
  await close();
});

test.run();
