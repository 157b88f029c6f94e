// What the record of processing says is stored in browsers, compared with what really is: a browser walks through shop,
// checkout, account, balance of a gift card, setup and office. Nothing is found in it that the list does not name, all that
// the list names is found, and cookies last as long as it says.
import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import type { Browser, Cookie, Page } from 'playwright-core';
import * as assert from 'uvu/assert';
import { inTransaction } from '#server/database/transaction.ts';
import { beginShop } from '#server/shop/begin-shop.ts';
import { offerSetup } from '#server/staff/offer-setup.ts';
import { storedInBrowsers } from '#src/law/record/stored-in-browsers.ts';
import { marketOfCountry } from '#src/shop/market-presets.ts';
import type { SeededShop } from '../../database/data-templates.ts';
import { openTestDatabase } from '../../database/test-database.ts';
import { wholeSuite } from '../../depths.ts';
import { makeDataDirectory } from '../../fixtures/data-directory.ts';
import { until } from '../../fixtures/until.ts';
import { productsWithBarcodes } from '../../packing/orders-to-pack.ts';
import { endSharing } from '../../shared-resources.ts';
import { readSignInMails } from '../../shopper-accounts/sign-in-mails.ts';
import { signedInStaff } from '../../staff/sign-in-as.ts';
import { addAuthenticator } from '../add-authenticator.ts';
import { shareBrowser } from '../launch-browser.ts';
import { payAnOrder } from '../paid-shopper.ts';
import { type ClockShop, startShopWithClock } from '../running-shop.ts';
import { visit } from '../settled-page.ts';
import {
  cards,
  fillAddress,
  fillCard,
  pressOrder,
  startAtCheckout,
  untilHydrated,
  untilPayable,
} from '../shopper-steps.ts';
import { failOnce, openWatchedPage, viewports } from '../watched-page.ts';

type Surface = 'storefront' | 'office';
const test = wholeSuite<{ shop: ClockShop; browser: Browser }>('what is stored in browsers');
const seen: Record<Surface, Set<string>> = { storefront: new Set(), office: new Set() };

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

/** The same, while the page may be left. */
const storedNow = (page: Page): Promise<string[]> => storedAt(page).catch(() => []);

const isNamed = (found: string, { kind, name }: (typeof storedInBrowsers)[number]) =>
  name.endsWith('*') ? found.startsWith(`${kind} ${name.slice(0, -1)}`) : found === `${kind} ${name}`;

/** Those that the list does not have. */
function unlisted(surface: Surface, stored: Iterable<string>): string[] {
  const listed = storedInBrowsers.filter((entry) => entry.surface === surface);
  return [...new Set(stored)].filter((found) => !listed.some((entry) => isNamed(found, entry)));
}

/** Those of the list that no walk has left in a browser. */
function neverStored(surface: Surface): string[] {
  return storedInBrowsers
    .filter((entry) => entry.surface === surface && ![...seen[surface]].some((found) => isNamed(found, entry)))
    .map(({ kind, name }) => `${kind} ${name}`);
}

/** Cookies whose days, begun ones counted, are not those of the list; null: until the browser is closed. */
function otherPeriods(surface: Surface, cookies: readonly Pick<Cookie, 'name' | 'expires'>[]) {
  const days = (expires: number) => (expires === -1 ? null : Math.ceil((expires - Date.now() / 1000) / 86_400));
  const kept = cookies.map(({ name, expires }) => ({ found: `cookie ${name}`, days: days(expires) }));
  return kept.filter(({ found, days }) => {
    const entry = storedInBrowsers.find((listed) => listed.surface === surface && isNamed(found, listed));
    return entry && days !== ('days' in entry ? entry.days : null);
  });
}

async function look(page: Page, surface: Surface): Promise<void> {
  // A page that is just loaded anew is looked at then.
  const found = await storedAt(page).catch(async () => {
    await page.waitForLoadState();
    return storedAt(page);
  });
  for (const each of found) seen[surface].add(each);
  assert.equal(unlisted(surface, found), [], page.url());
  assert.equal(otherPeriods(surface, await page.context().cookies()), [], page.url());
}

/** The code of the page behind the link does not come, so that it is loaded as a whole. */
async function followBrokenLink(page: Page, selector: string, asset: string): Promise<void> {
  await failOnce(page, asset);
  await page
    .locator(selector)
    .first()
    .evaluate((link: HTMLElement) => link.click());
  await until(async () => (await storedNow(page)).includes('session kasa-reload-guard'));
}

test('a shopper’s browser has what the list names, and nothing else', async ({ shop, browser }) => {
  const expected = /ERR_FAILED|CHUNK_FAILED/;
  const options = { locale: 'pl', viewport: viewports.desktop, expected, savesData: true } as const;
  const { page, close } = await openWatchedPage(browser, options);
  for (const path of ['/pl', '/pl/c/plakaty', '/pl/p/zubr', '/pl/contact', '/pl/withdraw']) {
    await visit(page, shop.origin + path);
    await look(page, 'storefront');
  }
  await followBrokenLink(page, 'footer a[href^="/pl/page/"]', '**/assets/content-page-*');
  await look(page, 'storefront');

  await visit(page, `${shop.origin}/pl/p/zubr`);
  await page.getByRole('button', { name: 'Zapisz na liście życzeń' }).first().click();
  // Stored once the shopper has switched it on.
  await page.getByRole('switch').click();
  await page.getByRole('button', { name: /^Kolory/ }).click();
  await until(async () => (await storedNow(page)).includes('cookie kasa_theme'));
  await page.locator('header a[hreflang^="en"]:visible').first().click();
  await page.waitForURL('**/en/**');
  await until(async () => (await storedNow(page)).includes('cookie kasa_locale'));
  await look(page, 'storefront');

  await page.goto(`${shop.origin}/pl/gift-card`);
  await page.getByLabel('Kod karty').fill('AAAA BBBB CCCC DDDD EEEE');
  await page.getByRole('button', { name: 'Sprawdź saldo' }).click();
  await page.waitForLoadState('networkidle');
  await look(page, 'storefront');

  await startAtCheckout(page, shop.origin);
  await fillAddress(page);
  await until(async () => (await storedNow(page)).includes('session kasa-unsaved-draft'));
  await look(page, 'storefront');
  await fillCard(page, cards.paid);
  await untilPayable(page);
  await look(page, 'storefront');
  await pressOrder(page);
  await page.waitForURL('**/checkout/return?*');
  await look(page, 'storefront');
  await visit(page, `${shop.origin}/pl/cart`);
  await look(page, 'storefront');

  await visit(page, `${shop.origin}/pl/account`);
  await page.getByLabel('Adres e-mail').fill('anna@example.com');
  await page.getByRole('button', { name: 'Wyślij mi kod' }).click();
  await page.getByText('Zajrzyj do skrzynki').waitFor();
  await look(page, 'storefront');
  let code = '';
  await until(async () => {
    code = (await readSignInMails(shop.dataDirectory, 'anna@example.com')).at(-1)?.code ?? '';
    return code !== '';
  });
  await page.getByLabel('Sześciocyfrowy kod').fill(code);
  await page.getByRole('button', { name: 'Zaloguj się', exact: true }).click();
  await page.waitForURL('**/pl/account');
  await look(page, 'storefront');
  assert.equal(neverStored('storefront'), []);
  await close();
});

/** A shop as `kasa init` leaves it. */
async function beginAShop(): Promise<SeededShop> {
  const database = await openTestDatabase();
  const dataDirectory = await makeDataDirectory('begun');
  const beginning = { country: 'PL', markets: [marketOfCountry('PL')], look: undefined, now: new Date() };
  await inTransaction(database.db, (tx) => beginShop(tx, { name: 'Kubki', ...beginning }));
  return {
    database,
    dataDirectory,
    async [Symbol.asyncDispose]() {
      await database.close();
      await rm(dataDirectory, { recursive: true });
    },
  };
}

test('the browser of whoever sets a shop up has what the list names, and nothing else', async ({ browser }) => {
  const shop = await startShopWithClock({}, beginAShop);
  const { page, close } = await openWatchedPage(browser, { locale: 'en', viewport: viewports.desktop });
  await addAuthenticator(page);
  await visit(page, shop.origin + (await offerSetup(shop.db, new Date())));
  await look(page, 'office');
  await page.getByLabel('E-mail').fill('olga@kubki.example');
  await page.getByLabel('Name').fill('Olga Nowak');
  await page.getByRole('button', { name: 'Create a passkey' }).click();
  await page.getByRole('heading', { level: 2 }).first().waitFor();
  await untilHydrated(page);
  await look(page, 'office');
  await close();
  await shop.stop();
});

/** An action of hers that was not carried out: the office tells her so. */
async function refuseAnAction({ db, now }: ClockShop, staffId: number): Promise<void> {
  const order = await db.selectFrom('orders').select('id').orderBy('number').executeTakeFirstOrThrow();
  const at = now();
  await db
    .insertInto('order_actions')
    .values({
      id: randomUUID(),
      order_id: order.id,
      kind: 'delivered',
      input: '{}',
      status: 'refused',
      refusal: 'NotSent',
      staff_id: staffId,
      staff_name: 'Robin',
      requested_at: at,
      due_at: at,
      finished_at: at,
    })
    .execute();
}

test('a browser of the staff has what the list names, and nothing else', async ({ shop, browser }) => {
  const expected = /ERR_FAILED|CHUNK_FAILED/;
  const { page, close } = await openWatchedPage(browser, { locale: 'en', viewport: viewports.desktop, expected });
  const { id, browserCookie } = await signedInStaff(shop.db, 'owner', { isSteppedUp: true });
  await page.context().addCookies([browserCookie(shop.origin)]);
  await refuseAnAction(shop, id);
  const { number } = await shop.db.selectFrom('orders').select('number').executeTakeFirstOrThrow();
  const paths = ['', '/orders', `/orders/${number}`, '/products', '/invoices', '/accounts', '/gift-cards', '/settings'];
  for (const path of paths) {
    await visit(page, `${shop.origin}/admin${path}`);
    await look(page, 'office');
  }
  await page.getByRole('region', { name: 'Actions that wait' }).getByRole('button', { name: 'Close' }).click();
  await page.getByRole('button', { name: /^Colours/ }).click();
  await page.getByRole('button', { name: 'My account' }).click();
  await page.getByRole('switch').click();
  await look(page, 'office');

  await visit(page, `${shop.origin}/admin/settings/company`);
  await page.getByLabel('Company name').first().fill('Somebody else');
  await until(async () => (await storedNow(page)).some((found) => found.startsWith('session typing:')));
  await look(page, 'office');
  const [article] = await productsWithBarcodes(shop.db, 1);
  await visit(page, `${shop.origin}/admin/stock/receive`);
  await page.keyboard.type(article?.barcode ?? '');
  await page.keyboard.press('Enter');
  await until(async () => (await storedNow(page)).some((found) => found.startsWith('local typing:')));
  await look(page, 'office');

  await visit(page, `${shop.origin}/admin/pack`);
  await until(async () => (await storedNow(page)).some((found) => found.startsWith('cache kasa-pack-')));
  await look(page, 'office');
  await visit(page, `${shop.origin}/admin`);
  await followBrokenLink(page, 'nav a[href="/admin/stock"]', '**/assets/*.js');
  await look(page, 'office');
  assert.equal(neverStored('office'), []);
  await close();
});

test('a name that the list lacks is found', () => {
  const stored = ['cookie kasa_cart', 'local kasa-tracker', 'session typing:x', 'session kasa-wishlist'];
  assert.equal(unlisted('storefront', stored), ['local kasa-tracker', 'session typing:x', 'session kasa-wishlist']);
});

test('a cookie that lasts longer than the list says is found', () => {
  const soon = Date.now() / 1000 + 60 * 86_400;
  const cookies = [
    { name: 'kasa_cart', expires: soon },
    { name: 'kasa_signin', expires: soon },
  ];
  assert.equal(otherPeriods('storefront', cookies), [{ found: 'cookie kasa_signin', days: 60 }]);
  assert.equal(otherPeriods('office', [{ name: 'kasa_office', expires: soon }]), [
    { found: 'cookie kasa_office', days: 60 },
  ]);
});

test.run();
