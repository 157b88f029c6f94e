// Pictures that nobody sees yet leave the line to the scripts of a phone's listing.
import type { BrowserContextOptions, Page } from 'playwright-core';
import * as assert from 'uvu/assert';
import { until } from '../../fixtures/until.ts';
import { openReusedPage } from '../reused-page.ts';
import { visitSuite } from '../shop-suite.ts';
import { viewports } from '../watched-page.ts';
import { holdScripts } from './held-scripts.ts';

const test = visitSuite('pictures before the scripts');

const phone = { locale: 'pl-PL', viewport: viewports.phone };
const path = '/pl/c/plakaty';
/** Pictures of the first screen. */
const FIRST = 4;

type Visit = Parameters<Parameters<typeof test>[1]>[0];

/** A page whose wait does not end by itself. */
async function openWaiting({ shop, browser }: Visit, options: BrowserContextOptions) {
  const opened = await openReusedPage(browser, shop.origin, options);
  const { page } = opened;
  const session = await page.context().newCDPSession(page);
  const letTimePass = (playbackRate: number) => session.send('Animation.setPlaybackRate', { playbackRate });
  await session.send('Animation.enable');
  await letTimePass(0);
  const asked = new Set<string>();
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/media/')) asked.add(pathname);
  });
  const close = async () => {
    await session.detach();
    assert.equal(opened.complaints, []);
    await opened.close();
  };
  return { page, letTimePass, countPictures: () => asked.size, close };
}

/** Scripts are held back, and the pictures of the first screen have come. */
async function visitWaiting(visit: Visit, options: BrowserContextOptions) {
  const opened = await openWaiting(visit, options);
  const { page } = opened;
  const scripts = await holdScripts(page);
  await scripts.open(visit.shop.origin + path);
  await page.waitForFunction(() =>
    [...document.querySelectorAll<HTMLImageElement>('main article img[fetchpriority=high]')].every(
      ({ naturalWidth }) => naturalWidth > 0,
    ),
  );
  // Others would be asked for in the frames since.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  const close = async () => {
    await opened.letTimePass(1);
    await scripts.untilTakenOver();
    await opened.close();
  };
  return { ...opened, scripts, close };
}

const heightOf = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight);

test.always('they come with the scripts, and nothing moves', async (visit) => {
  const { page, scripts, countPictures, close } = await visitWaiting(visit, phone);
  assert.is(countPictures(), FIRST);
  const height = await heightOf(page);
  await scripts.release();
  await until(() => countPictures() > FIRST);
  assert.is(await heightOf(page), height);
  await close();
});

test('they come when somebody scrolls', async (visit) => {
  const { page, countPictures, close } = await visitWaiting(visit, phone);
  assert.is(countPictures(), FIRST);
  await page.mouse.wheel(0, 100);
  await until(() => countPictures() > FIRST);
  await close();
});

test('they come by themselves where scripts never do', async (visit) => {
  const { letTimePass, countPictures, close } = await visitWaiting(visit, phone);
  assert.is(countPictures(), FIRST);
  await letTimePass(100);
  await until(() => countPictures() > FIRST);
  await close();
});

test('at a desk they wait for nothing', async (visit) => {
  const { countPictures, close } = await visitWaiting(visit, { locale: 'pl-PL' });
  await until(() => countPictures() > FIRST);
  await close();
});

test('without scripts they wait for nothing', async (visit) => {
  const { page, countPictures, close } = await openWaiting(visit, { ...phone, javaScriptEnabled: false });
  await page.goto(visit.shop.origin + path);
  await until(() => countPictures() > FIRST);
  await close();
});

test.run();
