// Logos in a real browser: on the page before any script, untouched by hydration, fetched when they come late, and an
// empty box of the same size when there are none.

import { readdir, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { Page, Route } from 'playwright-core';
import * as assert from 'uvu/assert';
import { ICON_TIMEOUT_MS } from '#src/icons/load-icons.ts';
import type { Manifests } from '#src/manifest.ts';
import { HANG_MS, until } from '../fixtures/until.ts';
import { root } from '../source-imports.ts';
import { openReusedPage } from './reused-page.ts';
import { startRunningShop } from './running-shop.ts';
import { untilSettled, visit } from './settled-page.ts';
import { visitSuite } from './shop-suite.ts';
import { chooseMethod, fillCart, openCheckout, startAtCheckout } from './shopper-steps.ts';
import { viewports } from './watched-page.ts';

const test = visitSuite('icons in a browser');

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
  const { page, complaints, close } = await openReusedPage(browser, shop.origin, { viewport: viewports.desktop });
  const requests = watchIconRequests(page);
  await startAtCheckout(page, shop.origin);
  await untilSettled(page);
  await chooseMethod(page, 'card');
  await page.locator('iframe[title="Secure card number input frame"]').waitFor();
  assert.ok((await drawnWidth(page, 'icon-payments-visa')) > 0);
  assert.equal(requests, []);
  assert.equal(complaints, []);
  await close();
});

test('every page shows below it what the shop takes, without scripts too', async ({ shop, browser }) => {
  const { page, close } = await openReusedPage(browser, shop.origin, { javaScriptEnabled: false });
  await page.goto(`${shop.origin}/nl`);
  const mark = page.getByRole('region', { name: 'Betaling en veiligheid' }).getByRole('img', { name: 'Visa' });
  assert.equal(await mark.boundingBox().then((box) => [box?.width, box?.height]), [48, 24]);
  await close();
});

/** However slow the machine is, no answer is given up but the first ones, as many as `silent` says. */
function waitForAnswers(page: Page, silent = 0): ReturnType<Page['addInitScript']> {
  const given = { timeoutMs: ICON_TIMEOUT_MS, hangMs: HANG_MS, silent };
  return page.addInitScript(({ timeoutMs, hangMs, silent: left }) => {
    const { setTimeout } = window;
    const wait = (work: TimerHandler, ms?: number, ...rest: unknown[]) =>
      setTimeout(work, ms === timeoutMs && left-- <= 0 ? hangMs : ms, ...rest);
    Object.assign(window, { setTimeout: wait });
  }, given);
}

test('a logo that a page did not bring is fetched once, and one that is nowhere leaves its box', async ({
  shop,
  browser,
}) => {
  const { page, complaints, close } = await openReusedPage(browser, shop.origin, {
    viewport: viewports.desktop,
    // Chromium takes a page that a test sends for one of the internet, which may not ask this machine for Stripe.js.
    expected: /stripe\.js/,
  });
  const requests = watchIconRequests(page);
  await using _patience = await waitForAnswers(page);
  await fillCart(page, shop.origin);
  // The page is answered as if the server had not known of them.
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

type Asked = { here: number; elsewhere: string[] };

/** Each surface has one of its own, and that of the office would begin by starting the office on this page. */
async function findLoader(): Promise<string> {
  const { storefront } = JSON.parse(await readFile(join(root, 'dist/manifest.json'), 'utf8')) as Manifests;
  const start = basename(storefront.entryScripts[0] ?? '');
  const folder = join(root, 'dist/public/assets');
  for (const file of (await readdir(folder)).filter((name) => /^load-icons-[\w-]+\.js$/.test(name))) {
    if ((await readFile(join(folder, file), 'utf8')).includes(start)) return file;
  }
  throw new Error(`no load-icons imports ${start}`);
}

/** A product's page on which an icon of a foreign collection is wanted for as long as it is not there. */
async function openWithForeignIcon(page: Page, origin: string, answerHere: (route: Route) => unknown): Promise<Asked> {
  const asked: Asked = { here: 0, elsewhere: [] };
  await page.route('https://api.iconify.design/**', (route) => {
    asked.elsewhere.push(route.request().url());
    return route.fulfill({ json: foreign, headers: { 'access-control-allow-origin': '*' } });
  });
  await page.route('**/api/_nuxt_icon/logos.json?icons=one', (route) => {
    asked.here++;
    return answerHere(route);
  });
  await visit(page, `${origin}/pl/p/zubr`);
  await page.evaluate(nameForeignIcon);
  await page.evaluate(`import('/assets/${await findLoader()}').then(({ loadIcon }) => {
    setInterval(() => document.getElementById('icon-logos-one') || loadIcon('logos:one'), 20);
  })`);
  return asked;
}

test('pages ask nobody but our server, and an icon that it does not have is an empty box', async ({
  shop,
  browser,
}) => {
  const { page, complaints, close } = await openReusedPage(browser, shop.origin, {
    viewport: viewports.desktop,
    // Chromium says itself that we answered 404.
    expected: /404/,
  });
  const asked = await openWithForeignIcon(page, shop.origin, (route) => route.fulfill({ status: 404, json: {} }));
  // It is asked for again when nothing has come of the first time.
  await until(async () => asked.here >= 2);
  assert.equal(asked.elsewhere, []);
  const box = await page.locator('#foreign').boundingBox();
  assert.ok(box && box.width > 0 && box.width === box.height);
  assert.equal(complaints, []);
  await close();
});

const failures: [title: string, answer: (route: Route) => unknown, silent: number][] = [
  ['does not have it', (route) => route.fulfill({ status: 404, json: {} }), 0],
  ['cannot be reached', (route) => route.abort(), 0],
  ['says nothing for 1500 ms', () => undefined, 1],
];

test('with PUBLIC_ICONS=browser a page has from the public service what our server does not give', async ({
  browser,
}) => {
  const shop = await startRunningShop({ PUBLIC_ICONS: 'browser' });
  for (const [title, answer, silent] of failures) {
    const { page, complaints, close } = await openReusedPage(browser, shop.origin, {
      viewport: viewports.desktop,
      // Chromium says itself what did not come of our request; the watch, that another origin was asked.
      expected: /404|ERR_FAILED|ERR_ABORTED|api\.iconify\.design/,
    });
    await using _patience = await waitForAnswers(page, silent);
    const asked = await openWithForeignIcon(page, shop.origin, answer);
    await page.locator('symbol#icon-logos-one').waitFor({ state: 'attached' });
    assert.equal(asked, { here: 1, elsewhere: ['https://api.iconify.design/logos.json?icons=one'] }, title);
    const drawn = await page.locator('#foreign use').evaluate((use) => (use as SVGUseElement).getBBox().width);
    assert.is(drawn, 16, title);
    assert.equal(complaints, [], title);
    await close();
  }
  await shop.stop();
});

test('with PUBLIC_ICONS=off nobody is asked but our own collections', async () => {
  const shop = await startRunningShop({ PUBLIC_ICONS: 'off' });
  const ask = async (path: string) => (await fetch(`${shop.origin}/api/_nuxt_icon/${path}`)).status;
  assert.equal([await ask('payments.json?icons=visa'), await ask('logos.json?icons=stripe')], [200, 404]);
  const page = await fetch(`${shop.origin}/pl`);
  assert.not.match(String(page.headers.get('content-security-policy')) + (await page.text()), 'iconify');
  await shop.stop();
});

test.run();
