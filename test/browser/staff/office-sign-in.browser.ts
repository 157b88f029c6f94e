// The office's sign-in page in a browser: it hydrates in silence, refuses with and without scripts, and bars nobody.
import type { Browser } from 'playwright-core';
import * as assert from 'uvu/assert';
import { locales } from '#src/i18n/locales.ts';
import { wholeSuite } from '../../depths.ts';
import { endSharing } from '../../shared-resources.ts';
import { listFaults } from '../accessibility/axe-audit.ts';
import { listTooWide } from '../accessibility/measure-boxes.ts';
import { shareBrowser } from '../launch-browser.ts';
import { type RunningShop, shareDevelopmentShop } from '../running-shop.ts';
import { untilSettled, visit } from '../settled-page.ts';
import { openWatchedPage, viewports } from '../watched-page.ts';

const test = wholeSuite<{ shop: RunningShop; browser: Browser }>('the office');

// The development build: only there does React explain itself.
test.before(async (context) => {
  context.shop = await shareDevelopmentShop();
  context.browser = await shareBrowser();
});
test.after(endSharing);

const refusal = 'This e-mail address, password and code do not match an account.';

for (const locale of locales) {
  test(`the sign-in page hydrates in silence: ${locale}`, async ({ shop, browser }) => {
    const { page, complaints, close } = await openWatchedPage(browser, { locale });
    await page.goto(`${shop.origin}/admin`);
    await page.waitForURL('**/admin/sign-in?to=%2Fadmin');
    await untilSettled(page);
    assert.is(await page.locator('h1').count(), 1);
    assert.equal(complaints, []);
    await close();
  });
}

test('by keyboard, whatever is entered is refused in place, and typing goes on in the password', async (context) => {
  const { page, complaints, close } = await openWatchedPage(context.browser, { locale: 'en' });
  await visit(page, `${context.shop.origin}/admin/sign-in`);
  await page.getByLabel('E-mail address').focus();
  await page.keyboard.type('owner@shop.example');
  await page.keyboard.press('Tab');
  await page.keyboard.type('correct horse');
  await page.keyboard.press('Tab');
  await page.keyboard.type('123456');
  await page.keyboard.press('Enter');
  const alert = page.getByRole('alert');
  await alert.waitFor();
  assert.is(await alert.innerText(), refusal);
  assert.match(page.url(), /\/admin\/sign-in$/, 'nothing was loaded again');
  assert.is(await page.getByLabel('E-mail address').inputValue(), 'owner@shop.example');
  assert.ok(await page.getByLabel('Password').evaluate((field) => field === document.activeElement));
  assert.equal(complaints, []);
  await close();
});

test('without scripts the form is posted and the page says that it was refused', async ({ shop, browser }) => {
  const { page, complaints, close } = await openWatchedPage(browser, { locale: 'en', javaScriptEnabled: false });
  await page.goto(`${shop.origin}/admin/sign-in`);
  await page.getByLabel('E-mail address').fill('owner@shop.example');
  await page.getByLabel('Password').fill('correct horse');
  await page.getByLabel('Code').fill('123456');
  assert.is(await page.getByRole('button', { name: 'Sign in with a passkey' }).count(), 0, 'it needs scripts');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.waitForURL('**/admin/sign-in?refused=yes');
  assert.is(await page.getByRole('alert').innerText(), refusal);
  assert.equal(complaints, []);
  await close();
});

test('from an address that is not there a link leads on without a reload', async ({ shop, browser }) => {
  const { page, complaints, close } = await openWatchedPage(browser, { locale: 'en', expected: /404/ });
  const answer = await visit(page, `${shop.origin}/admin/nowhere`);
  assert.is(answer?.status(), 404);
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
  await page.locator('main').getByRole('link', { name: 'Sign in' }).click();
  await page.waitForURL('**/admin/sign-in');
  await page.waitForFunction(() => document.title === 'Sign in – Office');
  assert.ok(await page.evaluate(() => 'isSameDocument' in window));
  assert.is(await page.evaluate(() => document.activeElement?.textContent), 'Sign in');
  assert.equal(complaints, []);
  await close();
});

for (const [device, viewport] of Object.entries(viewports)) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test(`nothing bars anybody on a ${device} in ${colorScheme}`, async ({ shop, browser }) => {
      const { page, close } = await openWatchedPage(browser, { locale: 'de', viewport, colorScheme });
      for (const path of ['/admin/sign-in?refused=yes', '/admin/nowhere']) {
        await visit(page, shop.origin + path);
        assert.equal(await listFaults(page, colorScheme === 'dark' ? 'colours' : 'all'), [], path);
        await page.setViewportSize({ width: 320, height: 640 });
        assert.equal(await listTooWide(page), [], path);
        await page.setViewportSize(viewport);
      }
      await close();
    });
  }
}

test.run();
