// What is said over the page, and the page's two sets of colours.

import type { Page } from 'playwright-core';
import * as assert from 'uvu/assert';
import { until } from '../fixtures/until.ts';
import { openReusedPage } from './reused-page.ts';
import { visit } from './settled-page.ts';
import { visitSuite } from './shop-suite.ts';
import { cards, fillCard, startAtCheckout } from './shopper-steps.ts';
import { openWatchedPage, viewports } from './watched-page.ts';

const test = visitSuite('toasts and themes');

const back = 'Połączenie wróciło. Wszystko jest aktualne.';
const region = { name: 'Powiadomienia (F8)' } as const;

async function openWithStoppedClock(page: Page, url: string): Promise<void> {
  await page.clock.install();
  await page.goto(url, { waitUntil: 'networkidle' });
  await stopClock(page);
}

/** From here on, time passes only when it is told to: a slow machine must not use up the toast's. */
const stopClock = (page: Page) => page.clock.pauseAt(Date.now() + 60_000);

/** What the page was fetching ahead at that moment. */
const expected = /ERR_INTERNET_DISCONNECTED/;

async function reconnect(page: Page): Promise<void> {
  await page.context().setOffline(true);
  await page.context().setOffline(false);
}

for (const [name, viewport, width] of [
  ['420 px on medium screens and up', { width: 768, height: 900 }, 420],
  ['the whole width below', { width: 767, height: 900 }, 767 - 2 * 12],
] as const) {
  test(`a toast comes with its first use, is ${name} wide, and goes after five seconds`, async ({ shop, browser }) => {
    const { page, complaints, close } = await openWatchedPage(browser, { viewport, expected });
    const scripts: string[] = [];
    page.on('request', (request) => scripts.push(request.url()));
    await openWithStoppedClock(page, `${shop.origin}/pl`);
    assert.not(scripts.some((url) => /toast/.test(url)));
    await reconnect(page);
    const toast = page.getByRole('region', region).getByRole('listitem');
    await toast.waitFor();
    assert.ok(scripts.some((url) => /toast/.test(url)));
    assert.is((await toast.boundingBox())?.width, width);
    await page.clock.runFor(4_500);
    assert.is(await toast.count(), 1);
    await page.clock.runFor(700);
    await toast.waitFor({ state: 'detached' });
    assert.equal(complaints, []);
    await close();
  });
}

test('one toast is on screen; hover, focus and another window hold it; F8 finds it and Escape ends it', async (context) => {
  const { page, complaints, close } = await openWatchedPage(context.browser, { viewport: viewports.desktop, expected });
  await openWithStoppedClock(page, `${context.shop.origin}/pl`);
  await reconnect(page);
  const toast = page.getByRole('region', region).getByRole('listitem');
  await toast.waitFor();
  // Polite: it waits for the reader, and is said in the language of the page.
  await page.clock.runFor(100);
  const said = page.locator('[role="status"][aria-live="polite"]', { hasText: `Powiadomienie ${back}` });
  await said.waitFor({ state: 'attached' });
  await reconnect(page);
  await page.clock.runFor(200);
  assert.is(await toast.count(), 1);

  await toast.hover();
  await page.clock.runFor(20_000);
  assert.is(await toast.count(), 1);
  await page.mouse.move(0, 0);
  await page.evaluate("window.dispatchEvent(new Event('blur'))");
  await page.clock.runFor(20_000);
  assert.is(await toast.count(), 1);
  await page.evaluate("window.dispatchEvent(new Event('focus'))");
  await page.keyboard.press('F8');
  assert.is(await page.evaluate("document.activeElement.closest('[role=region]') !== null"), true);
  await page.clock.runFor(20_000);
  assert.is(await toast.count(), 1);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Escape');
  await page.clock.runFor(500);
  await toast.waitFor({ state: 'detached' });
  assert.equal(complaints, []);
  await close();
});

test('a toast is swiped away to the right, and not to the left', async ({ shop, browser }) => {
  const { page, complaints, close } = await openWatchedPage(browser, { viewport: viewports.desktop, expected });
  await openWithStoppedClock(page, `${shop.origin}/pl`);
  await reconnect(page);
  const toast = page.getByRole('region', region).getByRole('listitem');
  const swipe = async (distance: number) => {
    const box = await toast.boundingBox();
    if (!box) throw new Error('the toast has gone');
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + distance / 2, y, { steps: 5 });
    await page.mouse.move(x + distance, y, { steps: 5 });
    await page.mouse.up();
  };
  // The toast is hovered until it has come to rest.
  await toast.hover();
  await swipe(-150);
  await page.clock.runFor(300);
  assert.is(await toast.count(), 1);
  await swipe(150);
  await page.clock.runFor(300);
  await toast.waitFor({ state: 'detached' });
  assert.equal(complaints, []);
  await close();
});

test('why a change of the cart failed is said at once, over an open drawer too', async ({ shop, browser }) => {
  const { page, complaints, close } = await openWatchedPage(browser, { viewport: viewports.desktop, expected: /429/ });
  await page.clock.install();
  await visit(page, `${shop.origin}/pl/p/zolw-jazz`);
  await page.getByRole('button', { name: 'Do koszyka' }).first().click();
  const remove = page.getByRole('dialog').getByRole('button', { name: /^Usuń/ });
  await remove.waitFor();
  await page.route('**/mutation/CartSetQuantity', (route) =>
    route.fulfill({ status: 429, json: { error: { code: 'TOO_MANY_REQUESTS', message: 'Slow down.' } } }),
  );
  await stopClock(page);
  await remove.click();
  const toast = page.getByRole('listitem').filter({ hasText: 'Odczekaj chwilę' });
  await toast.waitFor();
  await page.clock.runFor(100);
  await page.locator('[aria-live="assertive"]', { hasText: 'Odczekaj' }).waitFor({ state: 'attached' });
  const { x = 0, y = 0, width = 0, height = 0 } = (await toast.boundingBox()) ?? {};
  const isOnTop = await page.evaluate(
    ([left = 0, top = 0]) => document.elementFromPoint(left, top)?.closest('[role="region"]') !== null,
    [x + width / 2, y + height / 2],
  );
  assert.ok(isOnTop, 'something lies over the toast');
  // What failed is said beside the thing, which is as it was.
  await page.getByRole('dialog').locator('[aria-live]', { hasText: 'Zmiana do nas nie dotarła' }).waitFor();
  assert.ok(await remove.isVisible());
  assert.equal(complaints, []);
  await close();
});

const ground = { light: 'rgb(251, 248, 242)', dark: 'rgb(20, 18, 16)' } as const;
const groundNow = 'getComputedStyle(document.documentElement).backgroundColor';
// It watches each frame from the first one that has a body.
const watchFrames = `window.grounds = [];
  const watch = () => {
    if (document.body) window.grounds.push(${groundNow});
    if (window.grounds.length < 30) requestAnimationFrame(watch);
  };
  requestAnimationFrame(watch);`;

/** The class of the root element says whether the page is dark, whoever decided it. */
const untilFlagged = (page: Page, shown: 'light' | 'dark') =>
  page.waitForFunction((theme) => document.documentElement.classList.contains('dark') === (theme === 'dark'), shown);

for (const [surface, grounds] of [
  ['/pl', ground],
  ['/admin/sign-in', { light: 'rgb(252, 252, 250)', dark: 'rgb(18, 20, 22)' }],
] as const) {
  test(`the dark of the system on ${surface} is flagged without being a choice, follows it, and can be overruled`, async (context) => {
    const { origin } = context.shop;
    const { page, complaints, close } = await openReusedPage(context.browser, origin, { colorScheme: 'dark' });
    await visit(page, origin + surface);
    await untilFlagged(page, 'dark');
    for (const system of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme: system });
      await untilFlagged(page, system);
      assert.is(await page.evaluate(groundNow), grounds[system]);
    }
    const press = page.getByRole('button', { name: /^Kolory|^Colours/ });
    assert.match(await press.innerText(), /urządzeniu|device/);
    for (const [theme, shown] of [
      ['light', 'light'],
      ['dark', 'dark'],
      ['system', 'dark'],
    ] as const) {
      await press.click();
      await page.waitForFunction((value) => document.cookie.includes(`kasa_theme=${value}`), theme);
      await untilFlagged(page, shown);
      assert.is(await page.evaluate(groundNow), grounds[shown]);
      await page.emulateMedia({ media: 'print' });
      assert.is(await page.evaluate(groundNow), 'rgb(255, 255, 255)', 'paper is white');
      await page.emulateMedia({ media: null });
    }
    assert.equal(complaints, []);
    await close();
  });
}

for (const preference of ['light', 'dark', 'system'] as const) {
  for (const system of ['light', 'dark'] as const) {
    (preference === 'dark' && system === 'light' ? test.always : test)(
      `preference ${preference} on a ${system} system is right from the first frame`,
      async ({ shop, browser }) => {
        const { page, complaints, close } = await openReusedPage(browser, shop.origin, { colorScheme: system });
        if (preference !== 'system') {
          await page.context().addCookies([{ name: 'kasa_theme', value: preference, url: shop.origin }]);
        }
        await using _watch = await page.addInitScript({ content: watchFrames });
        await page.goto(`${shop.origin}/pl`, { waitUntil: 'load' });
        // The types of browsers do not know it: this test has put it there.
        await page.waitForFunction(() => (window as unknown as { grounds: string[] }).grounds.length >= 30);
        const expected = ground[preference === 'system' ? system : preference];
        assert.equal(await page.evaluate('[...new Set(window.grounds)]'), [expected]);
        await untilFlagged(page, preference === 'system' ? system : preference);

        // The system changes while the page is open: only those who follow it see that.
        const other = system === 'light' ? 'dark' : 'light';
        await page.emulateMedia({ colorScheme: other, reducedMotion: 'reduce' });
        assert.is(await page.evaluate(groundNow), preference === 'system' ? ground[other] : expected);
        await untilFlagged(page, preference === 'system' ? other : preference);
        assert.equal(complaints, []);
        await close();
      },
    );
  }
}

test('the payment fields follow the theme without losing what was typed', async ({ shop, browser }) => {
  const { page, complaints, close } = await openReusedPage(browser, shop.origin, { viewport: viewports.desktop });
  await startAtCheckout(page, shop.origin);
  await fillCard(page, cards.paid);
  const number = page.frameLocator('iframe[title="Secure card number input frame"]').locator('[name="cardnumber"]');
  const ink = () => number.evaluate((field) => getComputedStyle(field).color);
  assert.is(await ink(), 'rgb(23, 19, 14)');
  for (const step of ['light', 'dark']) {
    await page.getByRole('button', { name: /Kolory/ }).click();
    assert.is(await page.locator('html').getAttribute('class'), step);
  }
  await until(async () => (await ink()) === 'rgb(244, 239, 230)');
  assert.is(await number.inputValue(), '4242 4242 4242 4242');
  assert.equal(complaints, []);
  await close();
});

test('a theme that is none of the three is taken for none', async ({ shop }) => {
  for (const value of ['evil', 'dark"><script>', 'DARK']) {
    const answer = await fetch(`${shop.origin}/pl`, { headers: { cookie: `kasa_theme=${encodeURIComponent(value)}` } });
    assert.match(await answer.text(), /^<!DOCTYPE html><html lang="pl"><head>/);
  }
});

test.run();
