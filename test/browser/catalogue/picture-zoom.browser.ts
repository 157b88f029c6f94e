// Pictures are magnified to their own pixels, and there is something to see from the first moment.
import type { Page } from 'playwright-core';
import * as assert from 'uvu/assert';
import { openReusedPage } from '../reused-page.ts';
import { visit } from '../settled-page.ts';
import { visitSuite } from '../shop-suite.ts';
import { viewports } from '../watched-page.ts';

const test = visitSuite('enlarged pictures');

const picture = (page: Page) => page.getByRole('dialog').locator('picture img').first();
const widthOf = (page: Page) => picture(page).evaluate((image) => image.getBoundingClientRect().width);

async function openZoom(page: Page, origin: string): Promise<void> {
  await visit(page, `${origin}/pl/p/zolw-jazz`);
  await page.locator('main a[href*="/media/"]').first().click();
  await page.getByRole('dialog').waitFor();
}

test('a press magnifies to the pixels of the largest file around what was pressed, and another takes it back', async ({
  shop,
  browser,
}) => {
  const { page, complaints, close } = await openReusedPage(browser, shop.origin, {
    viewport: viewports.desktop,
    savesData: true,
  });
  await openZoom(page, shop.origin);
  const before = await widthOf(page);
  await page.mouse.click(720, 300);
  await page.getByRole('dialog').locator('[data-magnified]').waitFor();
  assert.is(Math.round(await widthOf(page)), 1920);
  await page.waitForFunction(() =>
    document.querySelector<HTMLImageElement>('dialog picture img')?.currentSrc.includes('-1920.'),
  );
  await page.mouse.click(720, 300);
  await page.getByRole('dialog').locator('[data-magnified]').waitFor({ state: 'detached' });
  assert.is(await widthOf(page), before);
  assert.equal(complaints, []);
  await close();
});

test('the wheel magnifies step by step and keeps what it points at in its place', async ({ shop, browser }) => {
  const { page, complaints, close } = await openReusedPage(browser, shop.origin, {
    viewport: viewports.desktop,
    savesData: true,
  });
  await openZoom(page, shop.origin);
  const pointed = () =>
    picture(page).evaluate((image) => {
      const { top, height } = image.getBoundingClientRect();
      return (300 - top) / height;
    });
  await page.mouse.move(720, 300);
  await page.mouse.wheel(0, -300);
  await page.getByRole('dialog').locator('[data-magnified]').waitFor();
  const at = await pointed();
  const first = await widthOf(page);
  await page.mouse.wheel(0, -200);
  await page.waitForFunction(
    (width) => (document.querySelector('dialog picture img')?.getBoundingClientRect().width ?? 0) > width + 50,
    first,
  );
  assert.ok(Math.abs((await pointed()) - at) < 0.02, `${await pointed()} instead of ${at}`);
  assert.equal(complaints, []);
  await close();
});

test('a picture that is still on its way is shown as the page has it already', async ({ shop, browser }) => {
  const { page, complaints, close } = await openReusedPage(browser, shop.origin, {
    viewport: viewports.desktop,
    savesData: true,
  });
  await visit(page, `${shop.origin}/pl/p/zolw-jazz`);
  const held = Promise.withResolvers<void>();
  const known = await page
    .locator('main picture img')
    .first()
    .evaluate((image: HTMLImageElement) => image.currentSrc);
  await page.route('**/media/**', async (route) => {
    if (route.request().url() !== known) await held.promise;
    await route.continue();
  });
  await page.locator('main a[href*="/media/"]').first().click();
  await page.getByRole('dialog').waitFor();
  const placeholder = page
    .getByRole('dialog')
    .locator(`img[src="${new URL(known).pathname}"], img[src="${known}"]`)
    .first();
  await placeholder.waitFor();
  // A page whose requests are watched asks for a picture again that it has; none but this one is answered.
  await placeholder.evaluate((image: HTMLImageElement) => image.decode());
  assert.ok(await placeholder.evaluate((image: HTMLImageElement) => image.naturalWidth > 0));
  held.resolve();
  assert.equal(complaints, []);
  await close();
});

test('one cart in two tabs shows the same number', async ({ shop, browser }) => {
  const { page, complaints, close } = await openReusedPage(browser, shop.origin, {
    viewport: viewports.desktop,
    savesData: true,
  });
  await visit(page, `${shop.origin}/pl/c/plakaty`);
  const other = await page.context().newPage();
  await other.goto(`${shop.origin}/pl/p/zolw-jazz`);
  await other.getByRole('button', { name: 'Do koszyka' }).first().click();
  await other.getByRole('dialog').waitFor();
  await page.locator('header [data-count="1"]').waitFor();
  assert.equal(complaints, []);
  await close();
});

test.run();
