// An import may bring eight collections with long names into the menu.
import * as assert from 'uvu/assert';
import { listTooWide } from '../accessibility/measure-boxes.ts';
import { openReusedPage } from '../reused-page.ts';
import { visit } from '../settled-page.ts';
import { visitSuite } from '../shop-suite.ts';

const test = visitSuite('a long menu');

for (const width of [1920, 1440, 1366, 1200, 800]) {
  test(`the cart stands beside the wordmark, whatever the menu is long, at ${width} px`, async ({ shop, browser }) => {
    const { page, complaints, close } = await openReusedPage(browser, shop.origin, {
      viewport: { width, height: 900 },
    });
    await visit(page, `${shop.origin}/pl`);
    const seen = await page.evaluate(() => {
      const header = document.querySelector('header') ?? document.body;
      for (const link of header.querySelectorAll('nav li a')) link.textContent = 'Microfibre and cotton sateen';
      const [home, cart] = ['a[href="/pl"]', 'a[href="/pl/cart"]'].map((selector) => {
        const { top = 0, height = 0 } = header.querySelector(selector)?.getBoundingClientRect() ?? {};
        return top + height / 2;
      });
      const search = header.querySelector('search')?.getBoundingClientRect();
      return { apart: Math.abs((home ?? 0) - (cart ?? 99)), top: search?.top ?? 0, width: search?.width ?? 0 };
    });
    assert.ok(seen.apart < 12, `they are ${seen.apart} px apart`);
    assert.ok(
      seen.top >= 6 && seen.width >= (width > 1360 ? 170 : 96),
      `the search is at ${seen.top} px, ${seen.width} px wide`,
    );
    assert.equal(await listTooWide(page), []);
    assert.equal(complaints, []);
    await close();
  });
}

test.run();
