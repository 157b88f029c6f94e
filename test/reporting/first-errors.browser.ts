// What fails in the first moment of a page, before anything of it has been taken over, is reported from each surface.
import type { Browser } from 'playwright-core';
import * as assert from 'uvu/assert';
import { shareBrowser } from '../browser/launch-browser.ts';
import { type RunningShop, startRunningShop } from '../browser/running-shop.ts';
import { openWatchedPage } from '../browser/watched-page.ts';
import { wholeSuite } from '../depths.ts';
import { endSharing } from '../shared-resources.ts';
import { type Collector, startCollector } from './report-collector.ts';

const test = wholeSuite<{ collector: Collector; shop: RunningShop; browser: Browser }>('errors of the first moment');

test.before(async (context) => {
  context.collector = await startCollector();
  context.shop = await startRunningShop({ SENTRY_DSN: context.collector.dsn });
  context.browser = await shareBrowser();
});
test.before.each(({ collector }) => collector.forget());
test.after(async ({ shop, collector }) => {
  await shop.stop();
  await collector.close();
  await endSharing();
});

for (const path of ['/pl', '/pl/checkout', '/pl/account/sign-in', '/admin/sign-in']) {
  test(`as soon as the first script of ${path} has run`, async ({ shop, browser, collector }) => {
    const { page, complaints, close } = await openWatchedPage(browser, { expected: /at once/ });
    const document = await (await fetch(shop.origin + path)).text();
    const [, entry = ''] = /<script type="module" src="([^"]+)"/.exec(document) ?? [];
    await page.route(`**${entry}`, async (route) => {
      const response = await route.fetch();
      // Thrown by the script itself, it would leave none of what others import from it.
      const thrown = 'queueMicrotask(() => { throw new Error("thrown at once"); });';
      const fails = `Promise.reject(new Error("refused at once"));${thrown}`;
      await route.fulfill({ response, body: `${await response.text()}\n;${fails}` });
    });
    await page.goto(shop.origin + path);
    const events = await collector.untilEvents(2);
    const messages = events.map(({ exception }) => exception?.values[0]?.value);
    assert.equal(messages.sort(), ['refused at once', 'thrown at once']);
    assert.equal(complaints, []);
    await close();
  });
}

test.run();
