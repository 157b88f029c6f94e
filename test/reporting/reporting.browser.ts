// What leaves a real browser: errors through our own origin when the shop wants them, Web Vitals, and nothing else.
import type { Browser, Page } from 'playwright-core';
import * as assert from 'uvu/assert';
import { shareBrowser } from '../browser/launch-browser.ts';
import { type RunningShop, startRunningShop } from '../browser/running-shop.ts';
import { failOnce, openWatchedPage, viewports } from '../browser/watched-page.ts';
import { wholeSuite } from '../depths.ts';
import { until } from '../fixtures/until.ts';
import { endSharing } from '../shared-resources.ts';
import { type Collector, startCollector } from './report-collector.ts';

type Context = { collector: Collector; reporting: RunningShop; silent: RunningShop; browser: Browser };
const test = wholeSuite<Context>('reporting in a browser');

const desktop = { viewport: viewports.desktop };

test.before(async (context) => {
  context.collector = await startCollector();
  const sentry = { SENTRY_DSN: context.collector.dsn, SENTRY_ENVIRONMENT: 'staging', KASA_RELEASE: 'release-7' };
  [context.reporting, context.silent] = await Promise.all([startRunningShop(sentry), startRunningShop()]);
  context.browser = await shareBrowser();
});
test.before.each(({ collector }) => collector.forget());
test.after(async ({ reporting, silent, collector }) => {
  await Promise.all([reporting.stop(), silent.stop()]);
  await collector.close();
  await endSharing();
});

function listRequests(page: Page): string[] {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(`${request.method()} ${new URL(request.url()).pathname}`));
  return requests;
}

/** The beacon is on its way when the page is gone already. */
async function untilMetrics(origin: string, wanted: RegExp): Promise<string> {
  let metrics = '';
  await until(async () => {
    metrics = await (await fetch(`${origin}/metrics`)).text();
    return wanted.test(metrics);
  }, `metrics with ${wanted}`);
  return metrics;
}

/** Somebody is there, so what measures the page is fetched. */
async function giveSign(page: Page): Promise<void> {
  const hasCome = page.waitForResponse((response) => response.url().includes('/measure-vitals-'));
  await page.mouse.move(200, 300);
  await hasCome;
}

/** The code of Sentry among our files. */
const sdk = /\/assets\/sentry-sink-/;

test('an error in a page goes through our own origin and arrives, scrubbed, with the release', async (context) => {
  const { origin } = context.reporting;
  const { page, complaints, close } = await openWatchedPage(context.browser, {
    ...desktop,
    expected: /typed|rejected/,
  });
  const requests = listRequests(page);
  const sdkLoaded = page.waitForResponse((response) => sdk.test(response.url()));
  await page.goto(`${origin}/pl/p/zubr?email=jan@poczta.example`, { waitUntil: 'networkidle' });
  await sdkLoaded;
  await page.evaluate(() => {
    setTimeout(() => {
      throw new TypeError('typed 4242 4242 4242 4242');
    });
  });
  await context.collector.untilEvents(1);
  await page.evaluate(() => {
    Promise.reject(new Error('rejected jan@poczta.example'));
  });
  const [event, rejection] = await context.collector.untilEvents(2);
  assert.equal(
    event?.exception?.values.map(({ type, value }) => `${type}: ${value}`),
    ['TypeError: typed [number]'],
  );
  assert.is(rejection?.exception?.values[0]?.value, 'rejected [email]');
  assert.is(event?.release, 'release-7');
  assert.is(event?.environment, 'staging');
  assert.equal(event?.tags, { route: 'product', locale: 'pl' });
  assert.is(event?.request?.url, `${origin}/pl/p/zubr`);
  assert.match(event?.request?.headers?.['User-Agent'] ?? '', 'Chrome');
  assert.not.match(context.collector.bodies.join(), /poczta|\b4242\b|ip_address|cookie/i);
  const listPosts = () => requests.filter((request) => request.startsWith('POST'));
  // What has arrived may not have been told to the test yet.
  await until(async () => listPosts().length > 1);
  assert.equal(listPosts(), ['POST /api/report', 'POST /api/report']);
  assert.equal(complaints, []);
  await close();
});

test('a page that fails on a navigation is reported; that there is no such thing is not', async (context) => {
  const { origin } = context.reporting;
  const { page, complaints, close } = await openWatchedPage(context.browser, {
    ...desktop,
    expected: /503|failed as/,
  });
  const sdkLoaded = page.waitForResponse((response) => sdk.test(response.url()));
  await page.goto(`${origin}/pl/c/plakaty`, { waitUntil: 'networkidle' });
  await sdkLoaded;
  let code = 'NOT_FOUND';
  await page.route('**/api/graphql_middleware/query/**', (route) =>
    route.fulfill({ status: 503, json: { error: { code, message: `failed as ${code}` } } }),
  );
  await page.getByRole('link', { name: 'Makbet' }).first().click();
  await page.getByRole('button', { name: 'Spróbuj ponownie' }).waitFor();
  code = 'INTERNAL';
  await page.getByRole('button', { name: 'Spróbuj ponownie' }).click();
  const events = await context.collector.untilEvents(1);
  assert.equal(
    events.map(({ exception }) => exception?.values[0]?.value),
    ['failed as INTERNAL'],
  );
  assert.is(events[0]?.tags?.code, 'INTERNAL');
  assert.equal(complaints, []);
  await close();
});

// No link of the shop leads elsewhere, so what the router calls before each navigation is taken from React's tree.
const navigateTo = (to: string) => `(() => {
  const main = document.querySelector('main');
  let fiber = main[Object.keys(main).find((key) => key.startsWith('__reactFiber$'))];
  while (!fiber.memoizedProps?.aroundNav) fiber = fiber.return;
  try { fiber.memoizedProps.aroundNav(() => undefined, ${JSON.stringify(to)}); } catch (error) { return error.code; }
})()`;

test('refused navigations, and code and sheets that do not come, are reported', async (context) => {
  const { origin } = context.reporting;
  const { page, complaints, close } = await openWatchedPage(context.browser, {
    ...desktop,
    expected: /_REFUSED|_FAILED|ERR_FAILED/,
  });
  const sdkLoaded = page.waitForResponse((response) => sdk.test(response.url()));
  // Asked for ahead once somebody is there: the header leads there.
  await page.route('**/assets/listing-*.css', (route) => route.abort());
  await page.goto(`${origin}/pl/page/delivery`);
  await sdkLoaded;
  await giveSign(page);
  await context.collector.untilEvents(1);
  for (const [to, code] of [
    ['https://elsewhere.example/', 'EXTERNAL_NAVIGATION_REFUSED'],
    ['//elsewhere.example/', 'EXTERNAL_NAVIGATION_REFUSED'],
    ['\\\\elsewhere.example', 'EXTERNAL_NAVIGATION_REFUSED'],
    ['javascript:alert(1)', 'UNSAFE_URL_REFUSED'],
  ] as const) {
    assert.is(await page.evaluate(navigateTo(to)), code);
  }
  await page.getByRole('listitem').filter({ hasText: 'Ten link prowadzi poza nasz sklep' }).waitFor();
  assert.is(page.url(), `${origin}/pl/page/delivery`);
  // The target is loaded in full at once, and the report arrives all the same.
  await failOnce(page, '**/assets/search-page-*');
  await page.evaluate(navigateTo('/pl/search?q=lis'));
  await page.waitForURL('**/pl/search?q=lis');
  const events = await context.collector.untilEvents(6);
  assert.equal(events.map(({ tags }) => tags?.code).sort(), [
    'CHUNK_FAILED',
    'EXTERNAL_NAVIGATION_REFUSED',
    'EXTERNAL_NAVIGATION_REFUSED',
    'EXTERNAL_NAVIGATION_REFUSED',
    'STYLESHEET_FAILED',
    'UNSAFE_URL_REFUSED',
  ]);
  assert.equal(complaints, []);
  await close();
});

test('an error before the SDK is there waits for it', async (context) => {
  const { page, complaints, close } = await openWatchedPage(context.browser, { ...desktop, expected: /early/ });
  let isHeldBack = true;
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(sdk, async (route) => {
    await held;
    isHeldBack = false;
    await route.continue();
  });
  await page.goto(`${context.reporting.origin}/pl`, { waitUntil: 'load' });
  // The listeners are there with the page's own script, which has hydrated when it asks for what can wait.
  await page.waitForRequest(sdk);
  await page.evaluate(() => {
    setTimeout(() => {
      throw new Error('early');
    });
  });
  await new Promise((resolve) => setTimeout(resolve, 300));
  assert.ok(isHeldBack);
  assert.equal(context.collector.bodies, []);
  release();
  const [event] = await context.collector.untilEvents(1);
  assert.is(event?.exception?.values[0]?.value, 'early');
  assert.equal(complaints, []);
  await close();
});

test('a page that cannot start says why, and so does one that fails while it is taken over', async (context) => {
  const { origin } = context.reporting;
  const { page, complaints, close } = await openWatchedPage(context.browser, {
    ...desktop,
    expected: /CHUNK_FAILED|ERR_FAILED|Failed to load|TypeError/,
  });
  // The page's own code, its texts, and those of every page.
  for (const [index, files] of ['product-page-*', 'product-*', 'storefront-*'].entries()) {
    await page.route(`**/assets/${files}.js`, (route) => route.abort());
    await page.goto(`${origin}/pl/p/zubr`);
    await page.getByRole('alert').getByRole('button', { name: 'Odśwież stronę' }).waitFor();
    const failure = (await context.collector.untilEvents(index + 1)).at(-1);
    assert.equal(failure?.tags?.route, 'product');
    assert.is(failure?.release, 'release-7');
    await page.unrouteAll();
  }

  await page.route('**/pl/p/zubr', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: (await response.text()).replace('"variants":[', '"variants":null,"x":[') });
  });
  await page.goto(`${origin}/pl/p/zubr`);
  const events = await context.collector.untilEvents(4);
  assert.is(events.at(-1)?.exception?.values[0]?.type, 'TypeError');
  assert.equal(complaints, []);
  await close();
});

test('where nobody wants errors no SDK is loaded and nothing is sent', async (context) => {
  const { page, complaints, close } = await openWatchedPage(context.browser, { ...desktop, expected: /unwanted/ });
  const requests = listRequests(page);
  await page.goto(`${context.silent.origin}/pl`, { waitUntil: 'networkidle' });
  await giveSign(page);
  await page.evaluate(() => {
    setTimeout(() => {
      throw new Error('unwanted');
    });
  });
  await new Promise((resolve) => setTimeout(resolve, 300));
  assert.equal(
    requests.filter((request) => sdk.test(request) || request.startsWith('POST')),
    [],
  );
  assert.equal(complaints, []);
  await close();
});

test('Web Vitals of a visit are in the metrics when it ends, by the page that was loaded', async (context) => {
  const { origin } = context.silent;
  const { page, complaints, close } = await openWatchedPage(context.browser, desktop);
  await page.goto(`${origin}/pl/c/plakaty`, { waitUntil: 'networkidle' });
  await giveSign(page);
  // It has come. When it has also run and the largest paint has been told, a click cannot come before them.
  await page.evaluate(async () => {
    const script = performance.getEntriesByType('resource').find(({ name }) => name.includes('measure-vitals'));
    await import(String(script?.name));
    await new Promise((resolve) =>
      new PerformanceObserver(resolve).observe({ type: 'largest-contentful-paint', buffered: true }),
    );
  });
  await page.getByRole('link', { name: 'Makbet' }).first().click();
  await page.getByRole('heading', { level: 1, name: 'Makbet' }).waitFor();
  await page.goto('about:blank');
  // An earlier test's page may have said something of the home page.
  const metrics = await untilMetrics(origin, /kasa_web_vital_seconds_count\{vital="LCP",route="listing"/);
  for (const vital of ['LCP', 'FCP', 'TTFB']) {
    assert.match(metrics, `kasa_web_vital_seconds_count{vital="${vital}",route="listing"} 1`);
  }
  assert.match(metrics, 'kasa_web_vital_layout_shift_count{route="listing"} 1');
  assert.not.match(metrics, /web_vital.*"product"/);
  assert.match(metrics, 'process_resident_memory_bytes ');
  assert.match(metrics, 'nodejs_eventloop_lag_p99_seconds ');
  assert.match(metrics, 'nodejs_gc_duration_seconds ');
  assert.equal(complaints, []);
  await close();
});

test('the public cannot fetch source maps', async ({ silent }) => {
  const page = await (await fetch(`${silent.origin}/pl`)).text();
  const scripts = [...page.matchAll(/"(\/assets\/[^"]+\.js)"/g)].map(([, path]) => path);
  assert.ok(scripts.length > 2);
  for (const script of scripts) {
    assert.is((await fetch(`${silent.origin}${script}.map`)).status, 404, script);
    assert.not.match(await (await fetch(silent.origin + script)).text(), 'sourceMappingURL');
  }
});

test.run();
