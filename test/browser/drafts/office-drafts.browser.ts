// An order by hand: on the telephone by keyboard until its link is paid, at the stall with the mouse, and as a transfer that
// staff marks as received.
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser, Locator, Page } from 'playwright-core';
import * as assert from 'uvu/assert';
import { wholeSuite } from '../../depths.ts';
import { until } from '../../fixtures/until.ts';
import { endSharing } from '../../shared-resources.ts';
import { signedInStaff } from '../../staff/sign-in-as.ts';
import { listFaults } from '../accessibility/axe-audit.ts';
import { allLooks, lookAtPages } from '../accessibility/look-at-pages.ts';
import { countClicks } from '../count-clicks.ts';
import { shareBrowser } from '../launch-browser.ts';
import { payAnOrder } from '../paid-shopper.ts';
import { type ClockShop, startShopWithClock } from '../running-shop.ts';
import { visit } from '../settled-page.ts';
import { cards, chooseMethod, fillCard, pressOrder, untilPayable } from '../shopper-steps.ts';
import { openWatchedPage, viewports } from '../watched-page.ts';

const test = wholeSuite<{ shop: ClockShop; browser: Browser }>('orders by hand in the office');
const UNDO_SECONDS = 11;
const POSTER = 'PP-ZUBR-5070-M-D';

test.before(async (context) => {
  context.shop = await startShopWithClock();
  context.browser = await shareBrowser();
  await payAnOrder(context.shop);
});
test.after(async ({ shop }) => {
  await shop.stop();
  await endSharing();
});

const total = (page: Page) => page.getByTestId('draft-total').locator('dd');

test.always(
  'by keyboard alone an order is written, sent, undone and sent, and shows by itself that it was paid',
  async ({ shop, browser }) => {
    const { page, complaints, close } = await openWatchedPage(browser, { locale: 'en', viewport: viewports.desktop });
    const robin = await signedInStaff(shop.db, 'manager', { locale: 'pl' });
    await page.context().addCookies([robin.browserCookie(shop.origin)]);

    await visit(page, `${shop.origin}/admin/drafts`);
    await page.locator('main').press('n');
    await page.getByRole('heading', { name: 'Nowe zamówienie ręczne' }).waitFor();
    // What is typed first finds a product.
    await page.keyboard.type(POSTER);
    await page.keyboard.press('Enter');
    const discount = page.getByRole('textbox', { name: /^Rabat: / }).first();
    await discount.waitFor();
    await tabTo(page, discount);
    await page.keyboard.type('10');
    await tabTo(page, page.getByRole('combobox', { name: 'Znajdź klienta' }));
    await page.keyboard.type('nowak');
    await page.getByRole('option', { name: 'Anna Nowak' }).waitFor();
    await page.keyboard.press('Enter');
    assert.is(await page.getByLabel('E-mail').inputValue(), 'anna@example.com');
    const delivery = page.getByRole('combobox', { name: 'Dostawa' });
    await tabTo(page, delivery);
    await page.keyboard.type('Kurier InPost');
    assert.is(await delivery.inputValue(), 'inpost-courier');
    assert.equal(await listFaults(page), []);

    shop.stopTime();
    await page.keyboard.press('Control+Enter');
    const waiting = page.getByText('Link do płatności zaraz wyjdzie.');
    await waiting.waitFor();
    await tabTo(page, page.getByRole('button', { name: 'Cofnij' }));
    await page.keyboard.press('Enter');
    await waiting.waitFor({ state: 'detached' });
    shop.pass(UNDO_SECONDS);
    assert.equal(await linksMailed(shop), []);

    shop.stopTime();
    await page.keyboard.press('Control+Enter');
    await waiting.waitFor();
    shop.pass(UNDO_SECONDS);
    await waiting.waitFor({ state: 'detached' });
    await until(async () => (await linksMailed(shop)).length === 1);
    const [link = ''] = await linksMailed(shop);
    const agreed = await total(page).innerText();

    const shopper = await openWatchedPage(browser, { locale: 'pl', viewport: viewports.phone });
    await visit(shopper.page, link);
    assert.match(await shopper.page.locator('main').innerText(), agreed);
    assert.is(await shopper.page.locator('[name="fullName"]').inputValue(), 'Anna Nowak');
    await untilPayable(shopper.page);
    await fillCard(shopper.page, cards.paid);
    await pressOrder(shopper.page);
    await shopper.page.waitForURL('**/checkout/return?*');
    await page.getByRole('link', { name: /^Powstało z tego zamówienie/ }).waitFor();
    await page.getByText('Opłacone', { exact: true }).waitFor();
    await visit(shopper.page, link);
    assert.match(shopper.page.url(), '/pl/order/');
    assert.equal([complaints, shopper.complaints], [[], []]);
    await shopper.close();
    await close();
  },
);

test('at the stall an order is paid with four clicks, and a transfer that came by a link is marked', async ({
  shop,
  browser,
}) => {
  const { page, complaints, close } = await openWatchedPage(browser, { locale: 'en', viewport: viewports.desktop });
  const count = await countClicks(page.context());
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'], { origin: shop.origin });
  const robin = await signedInStaff(shop.db, 'owner', { isSteppedUp: true });
  await page.context().addCookies([robin.browserCookie(shop.origin)]);
  const write = async () => {
    await page
      .getByRole('navigation', { name: 'Office pages' })
      .getByRole('link', { name: /^Orders/ })
      .click();
    await page.getByRole('link', { name: 'New order', exact: true }).click();
    await page.getByRole('heading', { name: 'New order by hand' }).waitFor();
    await page.keyboard.type(POSTER);
    await page.keyboard.press('Enter');
    await page.getByLabel(/^Quantity of/).waitFor();
  };

  await visit(page, `${shop.origin}/admin`);
  await write();
  await page.getByRole('button', { name: 'Paid here' }).click();
  assert.equal(await listFaults(page), []);
  // In the market at home, whatever language the office is read in.
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Record PLN.319\.00 as paid/ })
    .click();
  await page.getByRole('heading', { name: /^Order \d+/ }).waitFor();
  assert.is(count.clicks, 4);

  count.clicks = 0;
  await write();
  await page.getByRole('button', { name: 'Make a link' }).click();
  await page.getByText('The payment link is copied.', { exact: true }).waitFor();
  assert.is(count.clicks, 3);
  const link = await page.evaluate(() => navigator.clipboard.readText());
  const shopper = await openWatchedPage(browser, { locale: 'en', viewport: viewports.desktop });
  await visit(shopper.page, link);
  await shopper.page.locator('[name="email"]').fill('ola@example.com');
  await shopper.page.locator('[name="fullName"]').fill('Ola Lis');
  assert.not.ok(await shopper.page.locator('[name="line1"]').isVisible(), 'what is handed over goes to no address');
  await chooseMethod(shopper.page, 'bank_transfer');
  await pressOrder(shopper.page);
  await shopper.page.waitForURL('**/checkout/return?*');
  count.clicks = 0;
  await page.getByRole('link', { name: /^Order \d+ has come of it/ }).click();
  await page.getByRole('button', { name: 'Mark as paid' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Mark as paid' }).click();
  await page.getByText('Paid', { exact: true }).first().waitFor();
  assert.is(count.clicks, 3);
  assert.equal([complaints, shopper.complaints], [[], []]);
  await shopper.close();
  await close();
});

test('in a market of another currency a price is asked for again, and nothing is sold before', async ({
  shop,
  browser,
}) => {
  const { page, complaints, close } = await openWatchedPage(browser, { locale: 'en', viewport: viewports.desktop });
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'], { origin: shop.origin });
  const robin = await signedInStaff(shop.db, 'owner', { isSteppedUp: true });
  await page.context().addCookies([robin.browserCookie(shop.origin)]);
  await visit(page, `${shop.origin}/admin/drafts`);
  await page.locator('main').press('n');
  await page.getByRole('heading', { name: 'New order by hand' }).waitFor();
  await page.keyboard.type(POSTER);
  await page.keyboard.press('Enter');
  const price = page.getByRole('listitem').getByLabel(/^Price of/);
  await price.waitFor();
  assert.is(await price.inputValue(), '319.00');
  // Where the customer stands beside the products, a line stays within its panel.
  await page.setViewportSize({ width: 1280, height: 900 });
  const edges = await page
    .getByRole('listitem')
    .filter({ has: page.getByLabel(/^Price of/) })
    .evaluate((line) => ({
      line: Math.max(...[...line.children].map((part) => part.getBoundingClientRect().right)),
      panel: line.closest('section')?.getBoundingClientRect().right ?? 0,
    }));
  assert.ok(edges.line <= edges.panel, JSON.stringify(edges));
  await price.fill('319,0,0');
  assert.is(await total(page).innerText(), '–', 'nobody knows what it comes to');
  await price.blur();
  await page.getByText('An amount, as 12.50', { exact: false }).waitFor();
  assert.equal(await listFaults(page), []);
  await page.getByRole('button', { name: 'Paid here' }).click();
  await page.getByText('Some fields are not right: they are marked.').waitFor();
  await price.fill('319');
  await page.getByText('An amount, as 12.50', { exact: false }).waitFor({ state: 'detached' });
  assert.match(await total(page).innerText(), '319.00');
  await price.fill('319.00');
  // At the catalogue's price, it costs the catalogue's price there too.
  const market = page.getByLabel('Market and language');
  await market.selectOption('de');
  await until(async () => (await price.inputValue()) === '75.00');
  await price.fill('70');
  await market.selectOption('pl');
  const mark = page.getByText('Still in EUR. Type what it is in PLN.');
  await mark.waitFor();
  assert.equal([await price.inputValue(), await price.getAttribute('aria-invalid')], ['70', 'true']);
  assert.is(await total(page).innerText(), '–');
  assert.equal(await listFaults(page), []);
  await page.getByRole('button', { name: 'Make a link' }).click();
  await page.getByText('Some amounts are still in another currency.').waitFor();
  await mark.waitFor();
  await price.fill('320');
  await mark.waitFor({ state: 'detached' });
  assert.match(await total(page).innerText(), '320.00');
  await page.getByRole('button', { name: 'Make a link' }).click();
  await page.getByText('The payment link is copied.', { exact: true }).waitFor();
  assert.equal(complaints, []);
  await close();
});

test('a line that asks for more than is left marks its quantity, which says how many there are', async ({
  shop,
  browser,
}) => {
  const { page, complaints, close } = await openWatchedPage(browser, { locale: 'en', viewport: viewports.desktop });
  const robin = await signedInStaff(shop.db, 'owner');
  await page.context().addCookies([robin.browserCookie(shop.origin)]);
  await visit(page, `${shop.origin}/admin/drafts`);
  await page.locator('main').press('n');
  await page.getByRole('heading', { name: 'New order by hand' }).waitFor();
  await page.keyboard.type(POSTER);
  await page.keyboard.press('Enter');
  const quantity = page.getByLabel(/^Quantity of/);
  await quantity.fill('99999');
  await page.locator('input[aria-invalid=true]').waitFor();
  assert.is(await quantity.getAttribute('aria-invalid'), 'true');
  const ids = ((await quantity.getAttribute('aria-describedby')) ?? '').split(' ');
  const said = await page.evaluate((names) => names.map((id) => document.getElementById(id)?.innerText ?? ''), ids);
  assert.match(said.join(' '), /\d+ in stock/);
  await quantity.fill('1');
  await page.locator('input[aria-invalid=true]').waitFor({ state: 'detached' });
  assert.is(await quantity.getAttribute('aria-invalid'), null);
  assert.equal(complaints, []);
  await close();
});

for (const looks of allLooks) {
  test(`nothing bars anybody on ${looks.title}`, ({ shop, browser }) =>
    lookAtPages({ shop, browser, role: 'manager' }, ['/admin/drafts', '/admin/drafts/new', '/admin/drafts/1'], looks));
}

/** Tab by Tab, forwards, as far as a page may hold fields. */
async function tabTo(page: Page, field: Locator): Promise<void> {
  for (let tabs = 0; tabs < 60; tabs++) {
    await page.keyboard.press('Tab');
    if (await field.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`Tab does not lead to ${field}`);
}

/** The addresses that the e-mails with payment links lead to. */
async function linksMailed({ dataDirectory, origin }: ClockShop): Promise<string[]> {
  const folder = join(dataDirectory, 'mail');
  const names = (await readdir(folder).catch(() => [])).filter((name) => name.startsWith('payment-link'));
  const mails = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')));
  return mails.map(
    (mail) => new RegExp(`${origin}/\\w+/offer/[\\w-]+`).exec(mail.replaceAll(/=\r?\n/g, ''))?.[0] ?? '',
  );
}

test.run();
