// Back with something open over the page closes that, and leaves the page only with the next press.
import type { Browser, Page } from 'playwright-core';
import * as assert from 'uvu/assert';
import { openReusedPage } from '../reused-page.ts';
import type { RunningShop } from '../running-shop.ts';
import { untilSettled, visit } from '../settled-page.ts';
import { visitSuite } from '../shop-suite.ts';
import { viewports } from '../watched-page.ts';

const test = visitSuite('back closes');

const LISTING = '/pl/c/plakaty';
const PRODUCT = '/pl/p/zolw-jazz';

type Context = { shop: RunningShop; browser: Browser };

/** On the product's page, from the listing. */
async function openProduct({ shop, browser }: Context, viewport: keyof typeof viewports = 'phone') {
  const watched = await openReusedPage(browser, shop.origin, { viewport: viewports[viewport], locale: 'pl-PL' });
  const { page } = watched;
  await visit(page, shop.origin + LISTING);
  await page.getByRole('link', { name: 'Żółw długogrający' }).first().click();
  await page.waitForURL(`**${PRODUCT}`);
  await untilSettled(page);
  return { ...watched, dialog: page.getByRole('dialog') };
}

const pathOf = (page: Page) => new URL(page.url()).pathname;

/** The entries in the history say as many. */
const untilLayers = (page: Page, count: number) =>
  page.waitForFunction((wanted) => (history.state?.layers ?? 0) === wanted, count);

const buy = (page: Page) => page.locator('main').getByRole('button', { name: 'Do koszyka' }).first().click();

const enlarge = (page: Page) => page.locator('main a[href*="/media/"]').first().click();

async function backTo(page: Page, path: string) {
  await page.goBack();
  await page.waitForURL(`**${path}`);
  await untilSettled(page);
}

test('the drawer is closed by Back, which stays, and the next Back leaves the page', async (context) => {
  const { page, dialog, complaints, close } = await openProduct(context);
  await buy(page);
  await dialog.waitFor();
  await untilLayers(page, 1);
  await backTo(page, PRODUCT);
  await dialog.waitFor({ state: 'detached' });
  assert.is(await page.evaluate(() => document.activeElement?.textContent), 'Do koszyka');
  await page.goForward();
  await untilLayers(page, 0);
  assert.is(await dialog.count(), 0, 'Forward opens nothing, and leads to no entry of its own');
  await backTo(page, LISTING);
  assert.equal(complaints, []);
  await close();
});

test('a page that is loaded again with something open begins with nothing open, and Back leaves it', async (context) => {
  const { page, dialog, complaints, close } = await openProduct(context);
  await buy(page);
  await dialog.waitFor();
  await untilLayers(page, 1);
  await page.reload();
  await untilLayers(page, 0);
  await backTo(page, LISTING);
  assert.equal(complaints, []);
  await close();
});

test('what was closed otherwise leaves no entry behind', async (context) => {
  const { page, dialog, complaints, close } = await openProduct(context);
  await buy(page);
  await dialog.waitFor();
  await untilLayers(page, 1);
  await page.keyboard.press('Escape');
  await untilLayers(page, 0);
  await enlarge(page);
  await untilLayers(page, 1);
  await page.keyboard.press('Escape');
  await untilLayers(page, 0);
  await backTo(page, LISTING);
  assert.equal(complaints, []);
  await close();
});

test('the enlarged picture and the menu are closed by Back', async (context) => {
  const { page, dialog, complaints, close } = await openProduct(context);
  await enlarge(page);
  await dialog.waitFor();
  await untilLayers(page, 1);
  await backTo(page, PRODUCT);
  await dialog.waitFor({ state: 'detached' });
  const menu = page.locator('#site-menu');
  await page.getByRole('button', { name: 'Menu' }).click();
  await menu.waitFor();
  await untilLayers(page, 1);
  await backTo(page, PRODUCT);
  await menu.waitFor({ state: 'hidden' });
  await backTo(page, LISTING);
  assert.equal(complaints, []);
  await close();
});

test('the list under the search is closed by Back, and a suggestion leads on without an entry between', async (context) => {
  const { page, complaints, close } = await openProduct(context, 'desktop');
  const list = page.getByRole('listbox');
  const search = async () => {
    await page.locator('header input[type="search"]').first().fill('zubr');
    await page.getByRole('option').first().waitFor();
    await untilLayers(page, 1);
  };
  await search();
  await backTo(page, PRODUCT);
  await list.waitFor({ state: 'hidden' });
  await page.locator('header input[type="search"]').first().fill('');
  await search();
  await page.getByRole('option').first().click();
  await page.waitForURL((url) => url.pathname !== PRODUCT);
  await untilSettled(page);
  await backTo(page, PRODUCT);
  await backTo(page, LISTING);
  assert.equal(complaints, []);
  await close();
});

test('a page that is gone to from the drawer is one press away from where it was opened', async (context) => {
  const { page, dialog, complaints, close } = await openProduct(context);
  for (const [link, path] of [
    ['Zobacz koszyk', '/pl/cart'],
    ['Przejdź do kasy', '/pl/checkout'],
  ] as const) {
    await buy(page);
    await dialog.waitFor();
    await untilLayers(page, 1);
    await dialog.getByRole('link', { name: link }).click();
    await page.waitForURL(`**${path}`);
    await untilSettled(page);
    assert.is(await dialog.count(), 0);
    await backTo(page, PRODUCT);
    assert.is(await dialog.count(), 0);
  }
  await backTo(page, LISTING);
  assert.equal(complaints, []);
  await close();
});

test('a filter that stays open is closed by the first Back, and taken off by the second', async ({ shop, browser }) => {
  const { page, complaints, close } = await openReusedPage(browser, shop.origin, {
    viewport: viewports.desktop,
    locale: 'pl-PL',
  });
  await visit(page, shop.origin + LISTING);
  const filter = page.locator('main details[data-drop-down]').first();
  await filter.locator('summary').click();
  await untilLayers(page, 1);
  await filter.locator('a, label').first().click();
  await page.waitForURL((url) => url.search !== '');
  await untilSettled(page);
  await untilLayers(page, 1);
  const { search } = new URL(page.url());
  await page.goBack();
  await page.waitForFunction(() => !document.querySelector('main details[data-drop-down][open]'));
  assert.is(new URL(page.url()).search, search);
  await page.goBack();
  await page.waitForURL((url) => url.search === '');
  assert.is(pathOf(page), LISTING);
  assert.equal(complaints, []);
  await close();
});

test.run();
