// Back and forward, whichever of navigation and router the browser tells first.
import * as assert from 'uvu/assert';
import { untilSettled, visit } from '../settled-page.ts';
import { visitSuite } from '../shop-suite.ts';
import { openWatchedPage, viewports } from '../watched-page.ts';

const test = visitSuite('back and forward');

test('back and forward end at the heading when the router hears of them last', async ({ shop, browser }) => {
  const { page, complaints, close } = await openWatchedPage(browser, { viewport: viewports.desktop });
  // Which of the listeners is there first depends on what the network brings first: here each comes before the earlier ones.
  await page.addInitScript(() => {
    const listeners: EventListenerOrEventListenerObject[] = [];
    const { addEventListener } = window;
    const listenFirst: typeof addEventListener = (
      type: string,
      listener: EventListenerOrEventListenerObject,
      options?: boolean | AddEventListenerOptions,
    ) => {
      if (type !== 'popstate' || (typeof options === 'object' && options.capture)) {
        return addEventListener.call(window, type, listener, options);
      }
      for (const earlier of listeners) window.removeEventListener(type, earlier);
      listeners.unshift(listener);
      for (const each of listeners) addEventListener.call(window, type, each, options);
    };
    window.addEventListener = listenFirst;
  });
  await visit(page, `${shop.origin}/pl`);
  const link = page.getByRole('link', { name: 'Żubr' }).last();
  await link.scrollIntoViewIfNeeded();
  const scrolled = await page.evaluate(() => window.scrollY);
  await link.click();
  // The link that was pressed has the same text, and the focus first.
  await page.waitForFunction(
    () => document.activeElement?.matches('h1') && document.activeElement.textContent === 'Żubr',
  );
  const isAtHeading = () =>
    page.evaluate(() => document.activeElement?.tagName === 'H1' && document.activeElement.checkVisibility());
  for (const _ of [1, 2]) {
    await page.goBack();
    await untilSettled(page);
    assert.ok(await isAtHeading(), 'back');
    assert.ok(Math.abs((await page.evaluate(() => window.scrollY)) - scrolled) < 2);
    await page.goForward();
    await untilSettled(page);
    assert.ok(await isAtHeading(), 'forward');
  }
  assert.equal(complaints, []);
  await close();
});

test.run();
