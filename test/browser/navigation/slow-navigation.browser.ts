// A shop that does not answer for a while: whoever waits is told so, and sees where they are going.
import type { Page } from 'playwright-core';
import * as assert from 'uvu/assert';
import { openReusedPage } from '../reused-page.ts';
import { visit } from '../settled-page.ts';
import { visitSuite } from '../shop-suite.ts';
import { viewports } from '../watched-page.ts';

const test = visitSuite('slow navigation');

const busy = 'main[aria-busy="true"]';
const skeleton = 'main [aria-busy="true"]';

/** Returns what lets the answer come. */
async function holdBack(page: Page, query: string): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(`**/query/${query}?*`, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

test('a page that is not known is announced, stands as its skeleton, and comes with its title and focus', async ({
  shop,
  browser,
}) => {
  const { page, complaints, close } = await openReusedPage(browser, shop.origin, {
    viewport: viewports.desktop,
    savesData: true,
  });
  await visit(page, `${shop.origin}/pl/c/plakaty`);
  const answer = await holdBack(page, 'CatalogueProduct');
  const link = page.locator('main').getByRole('link', { name: 'Makbet' }).first();
  await link.evaluate((element: HTMLElement) => element.click());
  await page.locator(busy).waitFor();
  await page.getByRole('status').filter({ hasText: 'Wczytujemy' }).waitFor({ state: 'attached' });
  await page.locator(skeleton).waitFor();
  assert.is(await page.locator('main h1').count(), 0);
  assert.match(page.url(), '/pl/p/makbet');
  const line = await page.locator('main').evaluate((main) => {
    const { height, animationName } = getComputedStyle(main, '::before');
    return { height, animationName };
  });
  assert.equal(line, { height: '4px', animationName: 'none' }, 'nothing moves where that is not wanted');

  answer();
  await page.getByRole('heading', { level: 1, name: 'Makbet' }).waitFor();
  await page.waitForFunction(() => document.activeElement?.tagName === 'H1');
  assert.is(await page.locator(busy).count(), 0);
  assert.is(await page.locator(skeleton).count(), 0);
  assert.match(await page.title(), 'Makbet');
  assert.is(await page.getByRole('status').filter({ hasText: 'Wczytujemy' }).count(), 0);
  assert.equal(complaints, []);
  await close();
});

test('a page that is only shown otherwise stays until the answer is here', async ({ shop, browser }) => {
  const { page, complaints, close } = await openReusedPage(browser, shop.origin, {
    viewport: viewports.desktop,
    savesData: true,
  });
  await visit(page, `${shop.origin}/pl/c/plakaty`);
  const answer = await holdBack(page, 'CatalogueListing');
  await page.getByRole('combobox').last().selectOption('price-asc');
  await page.locator(busy).waitFor();
  assert.is(await page.locator(skeleton).count(), 0);
  await page.getByRole('heading', { level: 1, name: 'Plakaty' }).waitFor();
  answer();
  await page.waitForURL('**sort=price-asc');
  await page.locator(busy).waitFor({ state: 'detached' });
  assert.equal(complaints, []);
  await close();
});

test('who goes back from a skeleton is where they were', async ({ shop, browser }) => {
  const { page, complaints, close } = await openReusedPage(browser, shop.origin, {
    viewport: viewports.desktop,
    savesData: true,
  });
  await visit(page, `${shop.origin}/pl/c/plakaty`);
  const answer = await holdBack(page, 'CatalogueProduct');
  const link = page.locator('main').getByRole('link', { name: 'Makbet' }).first();
  await link.evaluate((element: HTMLElement) => element.click());
  await page.locator(skeleton).waitFor();
  const answered = page.waitForResponse('**/query/CatalogueProduct?*');
  await page.goBack();
  await page.getByRole('heading', { level: 1, name: 'Plakaty' }).waitFor();
  await page.locator(busy).waitFor({ state: 'detached' });
  answer();
  await answered;
  await page.getByRole('heading', { level: 1, name: 'Plakaty' }).waitFor();
  assert.match(page.url(), '/pl/c/plakaty');
  assert.equal(complaints, []);
  await close();
});

test.run();
