// Pages beside the one that is shown: rendered before somebody goes there, and kept behind for the way back.
import type { Page } from 'playwright-core';
import * as assert from 'uvu/assert';
import { until } from '../../fixtures/until.ts';
import { openReusedPage } from '../reused-page.ts';
import { visit } from '../settled-page.ts';
import { visitSuite } from '../shop-suite.ts';
import { viewports } from '../watched-page.ts';

const test = visitSuite('kept pages');
const phone = { viewport: viewports.phone };

/** Notes the heading of every page that is rendered outside of the document. */
function noteHeadings(): void {
  const prepared: Element[] = [];
  Object.assign(window, { kasaPrepared: prepared });
  const append = Node.prototype.appendChild;
  Node.prototype.appendChild = function appendChild<Child extends Node>(child: Child): Child {
    if (this.ownerDocument !== document && child instanceof Element) {
      const heading = child.matches('h1') ? child : child.querySelector('h1');
      if (heading) prepared.push(heading);
    }
    return append.call(this, child) as Child;
  };
}

/** Lists those that are whole: while React renders one, it lies in no place yet, which is an element without a class. */
const preparedIn = (page: Page) =>
  page.evaluate(() => {
    // The types of browsers do not know it: this test has put it there.
    const { kasaPrepared } = window as unknown as { kasaPrepared: Element[] };
    const whole = kasaPrepared.filter((heading) => (heading.getRootNode() as Element).className === '');
    return [...new Set(whole.map((heading) => heading.textContent ?? ''))];
  });

test('what a card leads to is rendered beforehand, loads no picture, is found by nothing, and is whole when shown', async (context) => {
  const { origin } = context.shop;
  const { page, complaints, close } = await openReusedPage(context.browser, origin, phone);
  await using _noted = await page.addInitScript(noteHeadings);
  const pictures: string[] = [];
  await visit(page, `${origin}/pl/c/plakaty`);
  const card = page.locator('main article a').first();
  const title = (await card.textContent()) ?? '';
  await until(async () => (await preparedIn(page)).includes(title));
  assert.is(await page.locator('h1').count(), 1);
  assert.not(await page.evaluate(() => document.getElementById('buy')));
  page.on('request', (request) => request.resourceType() === 'image' && pictures.push(request.url()));
  const heading = await page.evaluate((text) => {
    const link = [...document.querySelectorAll<HTMLElement>('main article a')].find((one) => one.textContent === text);
    link?.click();
    // Shown in the same task as the promises of code and data: no frame between.
    return new Promise((resolve) => requestAnimationFrame(() => resolve(document.querySelector('h1')?.textContent)));
  }, title);
  assert.is(heading, title);
  await page.waitForFunction(() => document.activeElement?.tagName === 'H1');
  assert.match(await page.title(), title);
  assert.is(await page.evaluate(() => window.scrollY), 0);
  assert.is(await page.locator('h1').count(), 1);
  assert.is(await page.locator('[data-arriving]').count(), 0, 'the rest of the page has followed');
  await until(async () => pictures.length > 0);
  // Its effects have run: the product is noted as viewed, and the form works.
  await page.locator('#buy button[type="submit"]').first().click();
  await page.getByRole('dialog').getByRole('link').first().waitFor();
  assert.equal(complaints, []);
  await close();
});

/** Shows a product that was rendered beforehand, in a page that gets no frame: so the router has not followed. */
async function showBeforeFrames(page: Page, origin: string): Promise<string> {
  await visit(page, `${origin}/pl/c/plakaty`);
  const title = (await page.locator('main article a').first().textContent()) ?? '';
  await until(async () => (await preparedIn(page)).includes(title));
  await page.evaluate(() => {
    window.requestAnimationFrame = () => 0;
    document.querySelector<HTMLElement>('main article a')?.click();
  });
  await page.locator('[data-arriving] h1').waitFor();
  return title;
}

test('a page that arrives is laid out as far as its first screen', async ({ shop, browser }) => {
  const { page, complaints, close } = await openReusedPage(browser, shop.origin, phone);
  await using _noted = await page.addInitScript(noteHeadings);
  await showBeforeFrames(page, shop.origin);
  const areRendered = (selector: string) =>
    page.locator(`[data-arriving] ${selector}`).evaluateAll((all) => all.map((one) => one.checkVisibility()));
  const [first, ...others] = await areRendered('[data-gallery] img');
  assert.is(first, true);
  assert.ok(others.length > 0);
  assert.not.ok(others.includes(true), 'the next pictures of the strip');
  assert.equal(await areRendered('button[form="buy"]'), [true], 'in the bar at the foot');
  assert.equal(await areRendered('#buy [name="quantity"]'), [false], 'below the price');
  assert.equal(complaints, []);
  await close();
});

test('what is pressed before the router has followed is heard', async ({ shop, browser }) => {
  const { page, complaints, close } = await openReusedPage(browser, shop.origin, phone);
  await using _noted = await page.addInitScript(noteHeadings);
  const title = await showBeforeFrames(page, shop.origin);
  await page.evaluate(() => document.querySelector<HTMLElement>('#buy button[type="submit"]')?.click());
  await page.getByRole('dialog').getByRole('link').first().waitFor();
  assert.match(await page.title(), title);
  assert.equal(complaints, []);
  await close();
});

test('who goes back before the router has followed is where they were', async ({ shop, browser }) => {
  const { page, complaints, close } = await openReusedPage(browser, shop.origin, phone);
  await using _noted = await page.addInitScript(noteHeadings);
  await showBeforeFrames(page, shop.origin);
  assert.match(await page.evaluate(() => window.location.pathname), '/pl/p/');
  await page.evaluate(() => window.history.back());
  await page.getByRole('heading', { level: 1, name: 'Plakaty' }).waitFor();
  await page.waitForFunction(() => document.title.startsWith('Plakaty'));
  assert.is(await page.locator('h1').count(), 1);
  assert.equal(complaints, []);
  await close();
});

test('Back is one frame, with the listing as it was left and its scroll position', async ({ shop, browser }) => {
  const { page, complaints, close } = await openReusedPage(browser, shop.origin, phone);
  await visit(page, `${shop.origin}/pl/c/plakaty`);
  const card = page.locator('main article a').nth(9);
  await card.scrollIntoViewIfNeeded();
  const scrolled = await page.evaluate(() => {
    document.querySelector('main')?.querySelector('article')?.setAttribute('data-same', '');
    return window.scrollY;
  });
  assert.ok(scrolled > 0);
  await card.click();
  await page.waitForFunction(() => location.pathname.includes('/p/') && document.activeElement?.tagName === 'H1');
  assert.is(await page.locator('[data-same]').count(), 0);
  const back = await page.evaluate(
    () =>
      new Promise((resolve) => {
        addEventListener('popstate', () =>
          requestAnimationFrame(() =>
            resolve({ articles: document.querySelectorAll('main article[data-same]').length, scrollY: window.scrollY }),
          ),
        );
        history.back();
      }),
  );
  assert.equal(back, { articles: 1, scrollY: scrolled });
  assert.equal(complaints, []);
  await close();
});

for (const [what, given] of [
  ['a connection that spares data', { connection: { saveData: true } }],
  ['2g', { connection: { effectiveType: '2g' } }],
  ['a device of 2 GB', { deviceMemory: 2 }],
] as const) {
  test(`nothing is rendered beforehand for ${what}`, async ({ shop, browser }) => {
    const { page, complaints, close } = await openReusedPage(browser, shop.origin, phone);
    await using _noted = await page.addInitScript(noteHeadings);
    const values = JSON.stringify(Object.entries(given));
    await using _given = await page.addInitScript({
      content: `for (const [name, value] of ${values}) Object.defineProperty(navigator, name, { value });`,
    });
    await visit(page, `${shop.origin}/pl/c/plakaty`);
    await page.locator('main article a').first().hover();
    await page.waitForTimeout(700);
    assert.is(await page.evaluate('kasaPrepared.length'), 0);
    assert.equal(complaints, []);
    await close();
  });
}

test.run();
