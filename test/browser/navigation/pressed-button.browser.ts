// What happens within the press of a button, and what only after the frame that follows it.
import * as assert from 'uvu/assert';
import { openReusedPage } from '../reused-page.ts';
import { visit } from '../settled-page.ts';
import { visitSuite } from '../shop-suite.ts';
import { viewports } from '../watched-page.ts';

const test = visitSuite('a pressed button');

test('under a finger a button does not begin to move or to change its colour', async ({ shop, browser }) => {
  const { page, complaints, close } = await openReusedPage(browser, shop.origin, {
    viewport: viewports.phone,
    locale: 'pl-PL',
    hasTouch: true,
    isMobile: true,
  });
  await visit(page, `${shop.origin}/pl/p/zolw-jazz`);
  const buy = page.getByRole('button', { name: 'Do koszyka' }).first();
  const looks = await buy.evaluateHandle((button) => {
    const read = () => [getComputedStyle(button).backgroundColor, getComputedStyle(button).transform].join();
    const seen = [read()];
    for (const type of ['mousedown', 'click']) button.addEventListener(type, () => seen.push(read()));
    return seen;
  });
  await buy.tap();
  await page.getByRole('dialog').waitFor();
  const [before, ...pressed] = await looks.jsonValue();
  assert.equal(pressed, [before, before]);
  assert.equal(complaints, []);
  await close();
});

test('what is put in is sent once, after the frame that follows the press', async (context) => {
  const { page, complaints, close } = await openReusedPage(context.browser, context.shop.origin, {
    viewport: viewports.desktop,
    locale: 'pl-PL',
  });
  const drawer = page.getByRole('dialog');
  await visit(page, `${context.shop.origin}/pl/p/zolw-jazz`);
  const buy = page.getByRole('button', { name: 'Do koszyka' }).first();
  const steps = await buy.evaluateHandle((button) => {
    const seen: string[] = [];
    const send = window.fetch;
    window.fetch = (...request) => {
      if (String(request[0]).endsWith('/CartAddLine')) seen.push('sent');
      return send(...request);
    };
    button.addEventListener('click', () => requestAnimationFrame(() => seen.push('frame')), { once: true });
    return seen;
  });
  await buy.evaluate((button: HTMLButtonElement) => {
    button.click();
    button.click();
  });
  await drawer.waitFor();
  assert.equal(await steps.jsonValue(), ['frame', 'sent']);
  assert.equal(complaints, []);
  await close();
});

test.run();
