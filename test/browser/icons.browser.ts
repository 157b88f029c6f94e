// Logos in a real browser: on the page before any script, untouched by hydration, fetched when they come late, and an
// empty box of the same size when there are none.
import type { Browser, Page } from 'playwright-core';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { type RunningShop, startRunningShop } from './running-shop.ts';
import { fillCart, openCheckout } from './shopper-steps.ts';
import { launchBrowser, openWatchedPage, viewports } from './watched-page.ts';

const test = suite<{ shop: RunningShop; browser: Browser }>('icons in a browser');

test.before(async (context) => {
  context.shop = await startRunningShop();
  context.browser = await launchBrowser();
});
test.after(async ({ shop, browser }) => {
  await browser.close();
  await shop.stop();
});

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

test.run();
