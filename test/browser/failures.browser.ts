// What can go wrong under an open page, provoked for real: code deleted from the disk, a sheet that does not come, a
// new release, a lost connection. Each ends as the specification says.
import type { Browser } from 'playwright-core';
import * as assert from 'uvu/assert';
import { wholeSuite } from '../depths.ts';
import { until } from '../fixtures/until.ts';
import { endSharing } from '../shared-resources.ts';
import { shareBrowser } from './launch-browser.ts';
import { openReusedPage } from './reused-page.ts';
import { type CopiedShop, startShopFromCopy } from './shop-from-copy.ts';
import { cards, fillAddress, fillCard, fillCart, openCheckout, pressOrder, startAtCheckout } from './shopper-steps.ts';
import { failOnce, openWatchedPage, viewports } from './watched-page.ts';

const test = wholeSuite<{ shop: CopiedShop; browser: Browser }>('failures in the browser');

test.before(async (context) => {
  context.shop = await startShopFromCopy();
  context.browser = await shareBrowser();
});
test.after(async ({ shop }) => {
  await shop.stop();
  await endSharing();
});

const desktop = { viewport: viewports.desktop };
const marker = 'kasaTestMarker';
const mark = `window.${marker} = true`;
const isMarked = `'${marker}' in window`;
/** The page was loaded in full since. */
const isUnmarked = (name: string) => !(name in window);
const tryAgain = { name: 'Spróbuj ponownie' } as const;

test('a page whose code is gone is loaded in full once, then says so, and tries again when asked', async (context) => {
  const { shop, browser } = context;
  const { page, complaints, close } = await openWatchedPage(browser, {
    ...desktop,
    expected: /404|CHUNK_FAILED/,
  });
  // However long a slow machine takes: the ten seconds in which no page is loaded in full again do not pass.
  await page.clock.setFixedTime(new Date());
  const putBack = await shop.deleteChunk('product-page');
  const loads: string[] = [];
  page.on('request', (request) => request.isNavigationRequest() && loads.push(new URL(request.url()).pathname));
  await page.goto(`${shop.origin}/pl`, { waitUntil: 'networkidle' });
  await page.locator('main a[href="/pl/p/zubr"]').last().click();
  await page.waitForURL('**/pl/p/zubr');
  // The server's page can be read and used; what did not come is said above it.
  await page.getByRole('heading', { level: 1, name: 'Żubr' }).waitFor();
  await page.getByRole('alert').getByRole('button', { name: 'Odśwież stronę' }).waitFor();
  assert.equal(loads, ['/pl', '/pl/p/zubr']);

  await page.goto(`${shop.origin}/pl`, { waitUntil: 'networkidle' });
  await page.evaluate(mark);
  await page.locator('main a[href="/pl/p/zubr"]').last().click();
  await page.getByRole('heading', { level: 1, name: 'Coś poszło nie tak' }).waitFor();
  assert.ok(await page.evaluate(isMarked), 'the page was loaded in full twice within ten seconds');
  assert.match(page.url(), '/pl/p/zubr');
  await putBack();
  await page.getByRole('button', tryAgain).click();
  await page.getByRole('heading', { level: 1, name: 'Żubr' }).waitFor();
  await page.waitForLoadState('networkidle');
  await page.waitForFunction(isUnmarked, marker);
  assert.is(await page.getByRole('button', tryAgain).count(), 0);
  assert.equal(complaints, []);
  await close();
});

test('storage that throws is survived', async ({ shop, browser }) => {
  const { page, complaints, close } = await openWatchedPage(browser, {
    ...desktop,
    expected: /ERR_FAILED|CHUNK_FAILED/,
  });
  await page.addInitScript({
    content: `Object.defineProperty(window, 'sessionStorage', { get: () => { throw new DOMException('no', 'SecurityError'); } });`,
  });
  await page.goto(`${shop.origin}/pl`, { waitUntil: 'networkidle' });
  await failOnce(page, '**/assets/content-page-*');
  await page.evaluate(mark);
  await page
    .locator('footer a[href^="/pl/page/"]')
    .first()
    .evaluate((link: HTMLElement) => link.click());
  await page.waitForURL('**/pl/page/**');
  await page.waitForLoadState('networkidle');
  await page.waitForFunction(isUnmarked, marker);
  assert.equal(complaints, []);
  await close();
});

test('a sheet that does not come is reported, and the navigation goes on without it', async ({ shop, browser }) => {
  const { page, complaints, close } = await openReusedPage(browser, shop.origin, desktop);
  await page.route('**/assets/product-*.css', (route) => route.abort());
  await page.goto(`${shop.origin}/pl`, { waitUntil: 'networkidle' });
  await page.evaluate(mark);
  await page.locator('main a[href="/pl/p/zubr"]').last().click();
  await page.getByRole('heading', { level: 1, name: 'Żubr' }).waitFor();
  await page.getByRole('button', { name: 'Do koszyka' }).first().waitFor();
  assert.ok(await page.evaluate(isMarked), 'the page was reloaded');
  assert.ok(complaints.some((text) => /STYLESHEET_FAILED: \/assets\/product-\w+\.css could not be loaded/.test(text)));
  assert.equal(
    complaints.filter((text) => !/product-\w+\.css/.test(text)),
    [],
  );
  await close();
});

test('offline the shop says so, and nobody goes where nothing can be shown', async (context) => {
  const { page, complaints, close } = await openWatchedPage(context.browser, {
    ...desktop,
    expected: /ERR_INTERNET_DISCONNECTED|(CHUNK|STYLESHEET)_FAILED|SERVICE_UNAVAILABLE/,
  });
  const { origin } = context.shop;
  await page.goto(`${origin}/pl/c/plakaty`, { waitUntil: 'networkidle' });
  await page.evaluate(mark);
  const banner = page.locator('[role="status"]', { hasText: 'Brak połączenia z internetem' });
  const tryLink = async (selector: string) => {
    await page
      .locator(selector)
      .last()
      .evaluate((link: HTMLElement) => link.click());
    await banner.filter({ hasText: 'zostajesz tutaj' }).waitFor();
    assert.is(page.url(), `${origin}/pl/c/plakaty`);
    assert.is(await page.getByRole('heading', { level: 1, name: 'Plakaty' }).count(), 1);
  };
  const cameBack = async () => {
    // It goes again after five seconds. Its code comes with the first, unless the connection is lost again meanwhile.
    const toast = page.getByText('Połączenie wróciło').first().waitFor();
    await page.context().setOffline(false);
    await Promise.all([toast, banner.waitFor({ state: 'detached' })]);
  };
  // A card below what was seen: its page's code is here, its data is not. Then a page whose code is not here, and one that
  // is another document.
  for (const link of [
    'main a[href^="/pl/p/"]',
    'footer a[href="/pl/page/accessibility"]',
    'footer a[hreflang^="de"]',
  ]) {
    await page.context().setOffline(true);
    await banner.waitFor();
    await tryLink(link);
    await cameBack();
  }
  await page
    .locator('main a[href^="/pl/p/"]')
    .last()
    .evaluate((link: HTMLElement) => link.click());
  await page.getByRole('button', { name: 'Do koszyka' }).first().waitFor();
  assert.ok(await page.evaluate(isMarked), 'the page was reloaded');
  assert.equal(complaints, []);
  await close();
});

test('a form that cannot be sent keeps what was typed, and is sent when the connection is back', async (context) => {
  const { page, complaints, close } = await openReusedPage(context.browser, context.shop.origin, {
    ...desktop,
    expected: /ERR_INTERNET_DISCONNECTED/,
  });
  await page.goto(`${context.shop.origin}/pl/p/zolw-jazz`, { waitUntil: 'networkidle' });
  const quantity = page.getByRole('spinbutton').first();
  const buy = page.getByRole('button', { name: 'Do koszyka' }).first();
  // The drawer's code is here: a browser that could not fetch it once may never ask for it again.
  await page.getByRole('banner').getByRole('link', { name: 'Koszyk' }).click();
  await page.getByRole('dialog').waitFor();
  await page.keyboard.press('Escape');
  await quantity.fill('2');
  await page.context().setOffline(true);
  await buy.click();
  await page.locator('form [role="status"]', { hasText: /\S/ }).last().waitFor();
  assert.is(await quantity.inputValue(), '2');
  await page.context().setOffline(false);
  await buy.click();
  await page.getByRole('dialog').getByRole('link', { name: 'Zobacz koszyk' }).waitFor();
  assert.equal(complaints, []);
  await close();
});

test('an order that cannot be sent leaves every field as it was typed', async ({ shop, browser }) => {
  const { page, complaints, close } = await openReusedPage(browser, shop.origin, {
    ...desktop,
    expected: /429/,
  });
  await startAtCheckout(page, shop.origin);
  await page.waitForLoadState('networkidle');
  await fillAddress(page);
  await fillCard(page, cards.paid);
  const typed = () =>
    page.evaluate<string>(`JSON.stringify([...document.querySelectorAll('main input')].map((input) => input.value))`);
  const before = await typed();
  await page.route('**/mutation/CheckoutPlaceOrder', (route) =>
    route.fulfill({ status: 429, json: { error: { code: 'TOO_MANY_REQUESTS', message: 'Slow down.' } } }),
  );
  await pressOrder(page);
  await page.locator('main [role="alert"]', { hasText: 'Za dużo prób' }).waitFor();
  assert.is(await typed(), before);
  assert.equal(complaints, []);
  await close();
});

// Seen to fail with the draft forgotten although no cart could keep it: the next checkout was empty.
test('whose cookies are gone before paying is told so, keeps what was typed, and finds it with the next cart', async (context) => {
  const { shop, browser } = context;
  const { page, complaints, close } = await openReusedPage(browser, shop.origin, desktop);
  await startAtCheckout(page, shop.origin);
  await page.waitForLoadState('networkidle');
  await fillAddress(page);
  await fillCard(page, cards.paid);
  const line = () => page.locator('[name="line1"]').inputValue();
  await page.context().clearCookies();
  await pressOrder(page);
  await page.locator('main [role="alert"]', { hasText: 'Przeglądarka zgubiła koszyk' }).waitFor();
  assert.equal([await page.locator('[name="fullName"]').inputValue(), await line()], ['Anna Nowak', 'ul. Długa 12/3']);
  await fillCart(page, shop.origin);
  await openCheckout(page);
  await until(async () => (await line()) === 'ul. Długa 12/3');
  await fillCard(page, cards.paid);
  await pressOrder(page);
  await page.getByRole('heading', { level: 1, name: /dziękujemy/i }).waitFor();
  assert.equal(complaints, []);
  await close();
});

test.always('after a new release the next navigation is a full load', async ({ shop, browser }) => {
  const { page, complaints, close } = await openWatchedPage(browser, {
    ...desktop,
    expected: /404|CHUNK_FAILED/,
  });
  const second = await page.context().newPage();
  await page.goto(`${shop.origin}/pl/c/plakaty`, { waitUntil: 'networkidle' });
  await second.goto(`${shop.origin}/pl/c/plakaty`, { waitUntil: 'networkidle' });
  await page.evaluate(mark);
  await second.evaluate(mark);
  await shop.releaseAnew();

  // An answer of the new release was seen; one of the old may still have been on its way.
  const answer = page.waitForResponse(
    (response) => response.url().includes('graphql_middleware') && response.headers()['x-kasa-release'] === 'second',
  );
  await page.locator('main a[href="/pl/p/makbet"]').last().hover();
  await answer;
  await page.locator('main a[href="/pl/p/makbet"]').last().click();
  await page.getByRole('heading', { level: 1, name: 'Makbet' }).waitFor();
  await page.waitForLoadState('networkidle');
  await page.waitForFunction(isUnmarked, marker);

  // None was: the code of the old release is gone, and the new one's page comes in full.
  await second.route('**/api/graphql_middleware/**', (route) => route.abort());
  await second
    .locator('footer a[href^="/pl/page/"]')
    .first()
    .evaluate((link: HTMLElement) => link.click());
  await second.waitForURL('**/pl/page/**');
  await second.waitForLoadState('networkidle');
  await second.waitForFunction(isUnmarked, marker);
  await second.waitForLoadState('networkidle');
  assert.is(await second.getByRole('button', tryAgain).count(), 0);
  assert.equal(complaints, []);
  await close();
});

test.run();
