// Logos in a real browser: on the page before any script, untouched by hydration, fetched when they come late, and an
// empty box of the same size when there are none.

import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import * as assert from 'uvu/assert';
import { root } from '../source-imports.ts';
import { shopSuite } from './shop-suite.ts';
import { chooseMethod, fillCart, openCheckout } from './shopper-steps.ts';
import { openWatchedPage, viewports } from './watched-page.ts';

const test = shopSuite('icons in a browser');

/** Width of what is drawn inside the box, in pixels; 0 for an empty box. */
function drawnWidth(page: Page, icon: string): Promise<number> {
  return page.locator(`main use[href="#${icon}"]`).evaluate((use) => (use as SVGUseElement).getBBox().width);
}

function watchIconRequests(page: Page): string[] {
  const requests: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/_nuxt_icon/')) requests.push(request.url());
  });
  return requests;
}

test('the checkout shows the logos of its methods, and asks for none', async ({ shop, browser }) => {
  const { page, complaints, close } = await openWatchedPage(browser, { viewport: viewports.desktop });
  const requests = watchIconRequests(page);
  await fillCart(page, shop.origin);
  await openCheckout(page);
  await page.waitForLoadState('networkidle');
  await chooseMethod(page, 'card');
  await page.locator('iframe[title="Secure card number input frame"]').waitFor();
  assert.ok((await drawnWidth(page, 'icon-payments-visa')) > 0);
  assert.equal(requests, []);
  assert.equal(complaints, []);
  await close();
});

test('every page shows below it what the shop takes, without scripts too', async ({ shop, browser }) => {
  const { page, close } = await openWatchedPage(browser, { javaScriptEnabled: false });
  await page.goto(`${shop.origin}/nl`);
  const mark = page.getByRole('region', { name: 'Betaling en veiligheid' }).getByRole('img', { name: 'Visa' });
  assert.equal(await mark.boundingBox().then((box) => [box?.width, box?.height]), [48, 24]);
  await close();
});

test('a logo that a page did not bring is fetched once, and one that is nowhere leaves its box', async ({
  shop,
  browser,
}) => {
  const { page, complaints, close } = await openWatchedPage(browser, {
    viewport: viewports.desktop,
    // Chromium takes a page that a test sends for one of the internet, which may not ask this machine for Stripe.js.
    expected: /stripe\.js/,
  });
  const requests = watchIconRequests(page);
  await fillCart(page, shop.origin);
  // As if the server had not known of them.
  await page.route('**/pl/checkout', async (route) => {
    const answer = await route.fetch();
    const html = (await answer.text()).replace(/<symbol id="icon-payments-(visa|amex)".*?<\/symbol>/g, '');
    await route.fulfill({ response: answer, body: html });
  });
  await page.route('**/api/_nuxt_icon/**', async (route) => {
    const answer = await route.fetch();
    const json = await answer.json();
    delete json.icons.amex;
    await route.fulfill({ response: answer, json: { ...json, not_found: ['amex'] } });
  });
  await openCheckout(page);
  await page.locator('symbol#icon-payments-visa').waitFor({ state: 'attached' });
  assert.equal(
    requests.map((url) => url.replace(shop.origin, '')),
    ['/api/_nuxt_icon/payments.json?icons=amex,visa'],
  );
  assert.ok((await drawnWidth(page, 'icon-payments-visa')) > 0);
  assert.is(await drawnWidth(page, 'icon-payments-amex'), 0);
  const box = await page.locator('main svg:has(use[href="#icon-payments-amex"])').boundingBox();
  assert.equal([box?.width, box?.height], [48, 24]);
  assert.equal(complaints, []);
  await close();
});

const foreign = { prefix: 'logos', icons: { one: { body: '<path d="M0 0h16v16z"/>' } }, width: 16, height: 16 };
// As a page would that shows an icon of another collection, which none of ours does.
const nameForeignIcon = `
  const place = document.createElement('p');
  const shape = (name) => place.appendChild(document.createElementNS('http://www.w3.org/2000/svg', name));
  const svg = shape('svg');
  svg.id = 'foreign';
  for (const side of ['width', 'height']) svg.setAttribute(side, '1em');
  const use = shape('use');
  svg.append(use);
  use.setAttribute('href', '#icon-logos-one');
  document.querySelector('main h1').after(place);`;

for (const [isAllowed, title] of [
  [
    false,
    'our policy keeps pages from the public service: an icon that only it has is an empty box, and nothing fails',
  ],
  [true, 'a shop whose policy lets its pages ask the public service has the icon from there'],
] as const) {
  test(title, async ({ shop, browser }) => {
    const { page, complaints, close } = await openWatchedPage(browser, {
      viewport: viewports.desktop,
      // Chromium says itself that we answered 404, and what our policy forbids.
      expected: /404|api\.iconify\.design/,
    });
    const askedElsewhere: string[] = [];
    await page.route('https://api.iconify.design/**', (route) => {
      askedElsewhere.push(route.request().url());
      return route.fulfill({ json: foreign, headers: { 'access-control-allow-origin': '*' } });
    });
    await page.route('**/api/_nuxt_icon/logos.json?**', (route) => route.fulfill({ status: 404, json: {} }));
    await page.route('**/pl/p/zubr', async (route) => {
      const response = await route.fetch();
      const { 'content-security-policy': policy = '', ...others } = response.headers();
      const widened = policy.replace("connect-src 'self'", "connect-src 'self' https://api.iconify.design");
      const headers = { ...others, 'content-security-policy': isAllowed ? widened : policy };
      return route.fulfill({ response, headers });
    });
    await page.goto(`${shop.origin}/pl/p/zubr`, { waitUntil: 'networkidle' });
    await page.evaluate(nameForeignIcon);
    const box = () => page.locator('#foreign').boundingBox();
    const before = await box();
    const askedHere = page.waitForRequest(/_nuxt_icon\/logos\.json\?icons=one$/);
    const ended = isAllowed
      ? page.locator('symbol#icon-logos-one').waitFor({ state: 'attached' })
      : page.waitForEvent('console', (message) =>
          /api\.iconify\.design.*Content Security Policy/s.test(message.text()),
        );
    const files = await readdir(join(root, 'dist/public/assets'));
    const loader = files.find((file) => /^load-icons-[\w-]+\.js$/.test(file));
    await page.evaluate(`import('/assets/${loader}').then(({ loadIcon }) => loadIcon('logos:one'))`);
    await Promise.all([askedHere, ended]);
    assert.is(askedElsewhere.length, isAllowed ? 1 : 0);
    const drawn = await page.locator('#foreign use').evaluate((use) => (use as SVGUseElement).getBBox().width);
    assert.is(drawn, isAllowed ? 16 : 0);
    assert.equal(await box(), before);
    assert.equal(complaints, []);
    await close();
  });
}

test.run();
