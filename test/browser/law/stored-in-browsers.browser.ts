// What the page of the record says is stored in browsers, compared with what really is: a browser walks through shop and office,
// and nothing is found in it that the list does not name.
import type { Browser, Page } from 'playwright-core';
import * as assert from 'uvu/assert';
import { storedInBrowsers } from '#src/law/record/stored-in-browsers.ts';
import { wholeSuite } from '../../depths.ts';
import { until } from '../../fixtures/until.ts';
import { endSharing } from '../../shared-resources.ts';
import { signedInStaff } from '../../staff/sign-in-as.ts';
import { shareBrowser } from '../launch-browser.ts';
import { payAnOrder } from '../paid-shopper.ts';
import { type ClockShop, startShopWithClock } from '../running-shop.ts';
import { visit } from '../settled-page.ts';
import { startAtCheckout } from '../shopper-steps.ts';
import { openWatchedPage, viewports } from '../watched-page.ts';

const test = wholeSuite<{ shop: ClockShop; browser: Browser }>('what is stored in browsers');

test.before(async (context) => {
  context.shop = await startShopWithClock();
  context.browser = await shareBrowser();
  await payAnOrder(context.shop);
});
test.after(async ({ shop }) => {
  await shop.stop();
  await endSharing();
});

/** All that lies in the browser for the page's origin, as `kind name`. */
async function storedAt(page: Page): Promise<string[]> {
  const { hostname } = new URL(page.url());
  const cookies = (await page.context().cookies()).filter(({ domain }) => domain.endsWith(hostname));
  const inPage = await page.evaluate(async () => [
    ...Object.keys(localStorage).map((name) => `local ${name}`),
    ...Object.keys(sessionStorage).map((name) => `session ${name}`),
    ...(await indexedDB.databases()).map(({ name }) => `database ${name}`),
    ...(await caches.keys()).map((name) => `cache ${name}`),
  ]);
  return [...cookies.map(({ name }) => `cookie ${name.replace(/^__Host-/, '')}`), ...inPage];
}

/** Those that the list does not have. */
function unlisted(surface: 'storefront' | 'office', stored: Iterable<string>): string[] {
  const listed = storedInBrowsers.filter((entry) => entry.surface === surface);
  const isListed = (found: string) =>
    listed.some(({ kind, name }) =>
      name.endsWith('*') ? found.startsWith(`${kind} ${name.slice(0, -1)}`) : found === `${kind} ${name}`,
    );
  return [...new Set(stored)].filter((found) => !isListed(found));
}

test('a shopper’s browser has what the list names, and nothing else', async ({ shop, browser }) => {
  const { page, close } = await openWatchedPage(browser, { locale: 'pl', viewport: viewports.desktop });
  const seen = new Set<string>();
  const look = async () => {
    for (const found of await storedAt(page)) seen.add(found);
  };
  for (const path of ['/pl', '/pl/c/all', '/pl/p/zubr', '/pl/p/zolw-jazz', '/en', '/pl/contact', '/pl/withdraw']) {
    await visit(page, shop.origin + path);
    await look();
  }
  await visit(page, `${shop.origin}/pl/p/zubr`);
  await page
    .getByRole('button', { name: /ulubionych/ })
    .first()
    .click();
  await startAtCheckout(page, shop.origin);
  await page.getByLabel('E-mail', { exact: false }).first().fill('anna@example.com');
  await look();
  await visit(page, `${shop.origin}/pl/cart`);
  await look();
  assert.equal(unlisted('storefront', seen), []);
  const expected = ['cookie kasa_cart', 'local kasa-wishlist', 'local kasa-recently-viewed'];
  assert.equal(
    expected.filter((each) => !seen.has(each)),
    [],
    [...seen].join(', '),
  );
  await close();
});

test('a browser of the staff has what the list names, and nothing else', async ({ shop, browser }) => {
  const { page, close } = await openWatchedPage(browser, { locale: 'en', viewport: viewports.desktop });
  const { browserCookie } = await signedInStaff(shop.db, 'owner', { isSteppedUp: true });
  await page.context().addCookies([browserCookie(shop.origin)]);
  const seen = new Set<string>();
  const paths = ['', '/orders', '/orders/1001', '/products', '/settings/company', '/pack', '/invoices', '/accounts'];
  for (const path of paths) {
    await visit(page, `${shop.origin}/admin${path}`);
    for (const found of await storedAt(page)) seen.add(found);
  }
  await visit(page, `${shop.origin}/admin/settings/company`);
  await page.getByLabel('Legal name').fill('Somebody else');
  await until(async () => (await storedAt(page)).some((found) => found.includes('typing:')));
  for (const found of await storedAt(page)) seen.add(found);
  assert.equal(unlisted('office', seen), []);
  assert.ok(seen.has('cookie kasa_office'), [...seen].join(', '));
  await close();
});

test('a name that the list lacks is found', () => {
  assert.equal(unlisted('storefront', ['cookie kasa_cart', 'local kasa-tracker', 'session typing:x']), [
    'local kasa-tracker',
    'session typing:x',
  ]);
});

test.run();
