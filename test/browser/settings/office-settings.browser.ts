// Documents of the settings in the office: what is saved is in the shop, two people lose nothing, and a version comes back.
import type { Browser } from 'playwright-core';
import * as assert from 'uvu/assert';
import { screenSources } from '#src/shop/office/screen-sources.ts';
import { wholeSuite } from '../../depths.ts';
import { until } from '../../fixtures/until.ts';
import { endSharing } from '../../shared-resources.ts';
import { signedInStaff } from '../../staff/sign-in-as.ts';
import { allLooks, lookAtPages } from '../accessibility/look-at-pages.ts';
import { shareBrowser } from '../launch-browser.ts';
import { type ClockShop, startShopWithClock } from '../running-shop.ts';
import { visit } from '../settled-page.ts';
import { openWatchedPage, viewports } from '../watched-page.ts';

type Context = { shop: ClockShop; browser: Browser };
const test = wholeSuite<Context>('settings, in a browser');

test.before(async (context) => {
  context.shop = await startShopWithClock();
  context.browser = await shareBrowser();
});
test.after(async ({ shop }) => {
  await shop.stop();
  await endSharing();
});

test('a changed company is in the footer, and its former version comes back', async ({ shop, browser }) => {
  const { page, complaints, close } = await openWatchedPage(browser, { locale: 'en', viewport: viewports.desktop });
  const robin = await signedInStaff(shop.db, 'owner');
  await page.context().addCookies([robin.browserCookie(shop.origin)]);
  await visit(page, `${shop.origin}/admin/settings/company`);
  const name = page.getByLabel('Company name');
  const before = await name.inputValue();
  await name.fill('Another Company');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByText(/^Company: saved/).waitFor();
  const footer = async () => (await fetch(`${shop.origin}/en/cart`)).text();
  await until(async () => (await footer()).includes('Another Company'));
  await page.getByRole('button', { name: 'Show' }).click();
  await page.getByRole('button', { name: /^Back to the version of/ }).click();
  await until(async () => (await name.inputValue()) === before);
  await until(async () => !(await footer()).includes('Another Company'));
  assert.equal(complaints, []);
  await close();
});

/** Every document that has a screen of fields, and what connects the shop with others. */
const pages = [
  ...Object.keys(screenSources).map((document) => `/admin/settings/${document}`),
  ...['/admin/settings', '/admin/settings/secrets', '/admin/settings/keys', '/admin/settings/extensions'],
  ...['/admin/settings/webhooks', '/admin/settings/webhooks/new'],
];

for (const looks of allLooks) {
  test(`nothing bars anybody on ${looks.title}`, async ({ shop, browser }) => {
    await lookAtPages({ shop, browser, role: 'owner' }, pages, looks);
  });
}

test.run();
