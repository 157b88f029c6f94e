// Pages fetched before they are asked for: the navigation that follows paints without a request and without a skeleton.

import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser, Page } from 'playwright-core';
import * as assert from 'uvu/assert';
import { until } from '../../fixtures/until.ts';
import { openReusedPage } from '../reused-page.ts';
import { untilSettled } from '../settled-page.ts';
import { visitSuite } from '../shop-suite.ts';
import { openWatchedPage, viewports, type WatchedPage, type WatchOptions } from '../watched-page.ts';

const test = visitSuite('prefetch');

const phone = { viewport: viewports.phone };

/** Requests for the code and the data of pages, from now on. */
function listRequests(page: Page): { all: string[]; ofProducts(): string[] } {
  const all: string[] = [];
  page.on('request', (request) => all.push(new URL(request.url()).pathname + new URL(request.url()).search));
  return { all, ofProducts: () => all.filter((url) => url.includes('/query/CatalogueProduct?')) };
}

type Requests = ReturnType<typeof listRequests>;

/** Waits until nothing follows any more: what is idle work has been done, and two frames have told what is in sight. */
async function untilQuiet(page: Page, { all }: Requests): Promise<void> {
  for (let known = -1; known !== all.length; ) {
    known = all.length;
    await untilSettled(page);
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  }
}

/** Somebody is there, so that what is in sight outside of lists is fetched too. */
async function visitAndScroll(page: Page, url: string, seen: Requests): Promise<void> {
  await page.goto(url, { waitUntil: 'load' });
  await page.evaluate('scrollTo(0, 1)');
  await untilQuiet(page, seen);
}

/** A page on which no time passes, so that what it has fetched does not become old on a slow machine; timers run. */
async function openWithStoppedDate(browser: Browser, options: WatchOptions): Promise<WatchedPage> {
  const watched = await openWatchedPage(browser, options);
  await watched.page.clock.setFixedTime(new Date());
  return watched;
}

const cardOf = (page: Page, name: string) => page.locator('main').getByRole('link', { name, exact: true }).last();

test.always('a page whose link was seen opens without a request, and without a skeleton', async ({ shop, browser }) => {
  const { page, complaints, close } = await openWithStoppedDate(browser, phone);
  const seen = listRequests(page);
  await visitAndScroll(page, `${shop.origin}/pl/c/plakaty`, seen);
  const links = await page.evaluate<string[]>(`[...new Set([...document.querySelectorAll('main a[href^="/pl/p/"]')]
    .filter((link) => link.getBoundingClientRect().bottom > 0 && link.getBoundingClientRect().top < innerHeight)
    .map((link) => link.getAttribute('href')))]`);
  assert.ok(links.length > 0);
  // Once each, and nothing that nobody has seen.
  assert.equal(
    seen
      .ofProducts()
      .map((url) => `/pl/p/${new URL(url, shop.origin).searchParams.get('handle')}`)
      .sort(),
    links.sort(),
  );

  await page.evaluate(`window.skeletons = 0;
    new MutationObserver(() => { if (document.querySelector('main [aria-busy="true"]')) window.skeletons += 1; })
      .observe(document.body, { subtree: true, childList: true });`);
  // The click's own pointer is intent, and asks again for what is older than five seconds.
  const before = seen.all.length;
  const hasRequest = page.waitForRequest(/graphql/, { timeout: 1_500 }).then(
    () => true,
    () => false,
  );
  await page
    .locator(`main a[href="${links[0]}"]`)
    .first()
    .evaluate((link: HTMLElement) => link.click());
  await page.waitForFunction(
    (path) => location.pathname === path && document.activeElement?.tagName === 'H1',
    links[0],
  );
  assert.not(await hasRequest);
  assert.equal(
    seen.all.slice(before).filter((url) => /\.js|\.css/.test(url)),
    [],
  );
  assert.is(await page.evaluate('window.skeletons'), 0);
  assert.equal(complaints, []);
  await close();
});

test('a link that is pointed at is fetched at once, and the click asks no second time', async ({ shop, browser }) => {
  const { page, complaints, close } = await openWithStoppedDate(browser, { viewport: viewports.desktop });
  // Nothing comes into sight here.
  await using _unseen = await page.addInitScript({
    content: 'window.IntersectionObserver = class { observe() {} unobserve() {} };',
  });
  const seen = listRequests(page);
  await page.goto(`${shop.origin}/pl/c/plakaty`);
  await untilQuiet(page, seen);
  assert.equal(seen.ofProducts(), []);
  await cardOf(page, 'Makbet').hover();
  await untilQuiet(page, seen);
  assert.is(seen.ofProducts().length, 1);
  await cardOf(page, 'Makbet').click();
  await page.getByRole('heading', { level: 1, name: 'Makbet' }).waitFor();
  await untilQuiet(page, seen);
  assert.is(seen.ofProducts().length, 1);

  await page.goBack();
  await untilQuiet(page, seen);
  await cardOf(page, 'Żubr').focus();
  await untilQuiet(page, seen);
  assert.is(seen.ofProducts().length, 2);
  assert.equal(complaints, []);
  await close();
});

test('links that lead elsewhere, open elsewhere or opted out are never fetched', async ({ shop, browser }) => {
  const { page, complaints, close } = await openReusedPage(browser, shop.origin, { viewport: viewports.desktop });
  const seen = listRequests(page);
  await visitAndScroll(page, `${shop.origin}/pl/p/makbet`, seen);
  const before = seen.all.length;
  await page.evaluate(() => {
    const links = [
      { href: 'http://127.0.0.1:1/pl/p/zubr' },
      { href: '/pl/p/zubr', target: '_blank' },
      { href: '/pl/p/zubr', 'data-prefetch': 'off' },
      { href: '/nl/p/zubr' },
      { href: '/pl/checkout' },
      { href: '/icon.svg' },
    ];
    for (const attributes of links) {
      const link = document.createElement('a');
      for (const [name, value] of Object.entries(attributes)) link.setAttribute(name, value ?? '');
      link.textContent = 'Żubr ';
      link.className = 'not-fetched';
      document.querySelector('main')?.prepend(link);
    }
  });
  for (const link of await page.locator('a.not-fetched').all()) {
    await link.hover();
    await link.focus();
  }
  await untilQuiet(page, seen);
  assert.equal(seen.all.slice(before), []);
  assert.equal(complaints, []);
  await close();
});

test('before anybody gives a sign only what the list leads to is fetched', async ({ shop, browser }) => {
  const { page, complaints, close } = await openReusedPage(browser, shop.origin, phone);
  const seen = listRequests(page);
  await page.goto(`${shop.origin}/pl/c/plakaty`);
  const ofOthers = /cart-page|home-page|measure-vitals/;
  await until(() => seen.ofProducts().length > 0);
  await untilQuiet(page, seen);
  assert.equal(
    seen.all.filter((url) => ofOthers.test(url)),
    [],
  );
  await Promise.all([
    ...['cart-page', 'measure-vitals'].map((file) => page.waitForRequest(new RegExp(file))),
    page.evaluate('scrollTo(0, 1)'),
  ]);
  assert.equal(complaints, []);
  await close();
});

for (const connection of [{ effectiveType: '2g' }, { effectiveType: 'slow-2g' }, { saveData: true }]) {
  test(`nothing is fetched ahead over ${JSON.stringify(connection)}`, async ({ shop, browser }) => {
    const { page, complaints, close } = await openReusedPage(browser, shop.origin, phone);
    const given = JSON.stringify(connection);
    await using _connection = await page.addInitScript({
      content: `Object.defineProperty(navigator, 'connection', { value: ${given} });`,
    });
    const seen = listRequests(page);
    await page.goto(`${shop.origin}/pl/c/plakaty`);
    await cardOf(page, 'Makbet').hover();
    await untilQuiet(page, seen);
    assert.equal(seen.ofProducts(), []);
    assert.equal(complaints, []);
    await close();
  });
}

test('five pages at most are on their way, and one that failed is fetched when it is pointed at', async (context) => {
  const { page, complaints, close } = await openReusedPage(context.browser, context.shop.origin, {
    viewport: { width: 1440, height: 2400 },
    expected: /503|Failed to load/,
  });
  let [running, most, total] = [0, 0, 0];
  const failed: string[] = [];
  const five = Promise.withResolvers<void>();
  await page.route(/\/graphql_middleware\/query\//, async (route) => {
    running += 1;
    total += 1;
    most = Math.max(most, running);
    // However long it takes until they are told of here; and then a sixth would come.
    if (running === 5) five.resolve();
    await five.promise;
    await sleep(400);
    running -= 1;
    const { pathname, searchParams } = new URL(route.request().url());
    if (failed.length > 0 || !pathname.endsWith('Product')) return route.continue();
    failed.push(searchParams.get('handle') ?? '');
    return route.fulfill({ status: 503, json: { error: { code: 'SERVICE_UNAVAILABLE', message: '' } } });
  });
  await page.goto(`${context.shop.origin}/pl/c/plakaty`);
  await until(() => total > 5);
  assert.is(most, 5);
  const again = page.waitForRequest(new RegExp(`handle=${failed[0]}`));
  await page.locator(`main a[href="/pl/p/${failed[0]}"]`).last().hover();
  await again;
  assert.equal(complaints, []);
  await close();
});

test.run();
