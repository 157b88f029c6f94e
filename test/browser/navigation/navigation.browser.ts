// Going from page to page without a reload must leave everything as a reload would have.

import * as assert from 'uvu/assert';
import { locales } from '#src/i18n/locales.ts';
import { openReusedPage } from '../reused-page.ts';
import { untilSettled, visit } from '../settled-page.ts';
import { visitSuite } from '../shop-suite.ts';
import { viewports } from '../watched-page.ts';

const test = visitSuite('navigation');

const marker = 'kasaTestMarker';
const titleOf = async (origin: string, path: string) =>
  /<title>(.*?)<\/title>/.exec(await (await fetch(origin + path)).text())?.[1];

test.always(
  'a link changes page, title, focus and scroll position without a reload, and back undoes it',
  async (context) => {
    const { origin } = context.shop;
    const { page, complaints, close } = await openReusedPage(context.browser, context.shop.origin, {
      viewport: viewports.desktop,
    });
    await visit(page, `${origin}/pl`);
    await page.evaluate((name) => Object.assign(window, { [name]: true }), marker);
    await page.getByRole('link', { name: 'Żubr' }).last().scrollIntoViewIfNeeded();
    const scrolled = await page.evaluate(() => window.scrollY);
    await page.getByRole('link', { name: 'Żubr' }).last().click();
    await page.getByRole('heading', { level: 1, name: 'Żubr' }).waitFor();
    await page.waitForFunction(() => document.activeElement?.tagName === 'H1');
    assert.is(await page.title(), await titleOf(origin, '/pl/p/zubr'));
    assert.is(await page.evaluate(() => window.scrollY), 0);

    await page.goBack();
    await page.waitForFunction((top) => Math.abs(window.scrollY - top) < 2, scrolled);
    assert.is(await page.title(), await titleOf(origin, '/pl'));
    await page.goForward();
    await page.getByRole('heading', { level: 1, name: 'Żubr' }).waitFor();
    await page.waitForFunction(() => document.activeElement?.tagName === 'H1');
    assert.is(await page.title(), await titleOf(origin, '/pl/p/zubr'));
    assert.is(await page.evaluate(() => window.scrollY), 0);
    assert.ok(await page.evaluate((name) => name in window, marker), 'the page was reloaded');
    assert.equal(complaints, []);
    await close();
  },
);

test('code and data of the next page are fetched at the same time', async ({ shop, browser }) => {
  const { page, complaints, close } = await openReusedPage(browser, shop.origin, {
    viewport: viewports.desktop,
    savesData: true,
  });
  await visit(page, `${shop.origin}/pl/c/plakaty`);
  // Each is held back until the other has been asked for.
  const addresses = [/\/assets\/product-page-/, /\/query\/CatalogueProduct\?/];
  const isAsked = (address: RegExp) =>
    page.waitForRequest(address).then(
      () => true,
      () => false,
    );
  const bothAsked = Promise.all(addresses.map(isAsked));
  for (const address of addresses) {
    await page.route(address, async (route) => {
      await bothAsked;
      await route.continue();
    });
  }
  await page
    .locator('main')
    .getByRole('link', { name: 'Makbet' })
    .first()
    .evaluate((link: HTMLElement) => link.click());
  assert.equal(await bothAsked, [true, true]);
  await page.getByRole('heading', { level: 1, name: 'Makbet' }).waitFor();
  assert.equal(complaints, []);
  await close();
});

test('a page looks the same whether it was navigated to or loaded', async (context) => {
  const { origin } = context.shop;
  const { page, complaints, close } = await openReusedPage(context.browser, context.shop.origin, {
    viewport: viewports.desktop,
    expected: /\.woff2/,
  });
  // A typeface that comes late is not used for the page any more, and a busy machine may have it late once.
  await page.route('**/*.woff2', (route) => route.abort());
  const look = () =>
    page.evaluate(() =>
      [...document.querySelectorAll('main *')].map((element) => {
        const { display, color, width, height } = getComputedStyle(element);
        return `${element.tagName} ${display} ${color} ${Math.round(Number.parseFloat(width))} ${Math.round(Number.parseFloat(height))}`;
      }),
    );
  await visit(page, `${origin}/pl/c/plakaty`);
  await page.getByRole('link', { name: 'Makbet' }).click();
  await page.getByRole('heading', { level: 1, name: 'Makbet' }).waitFor();
  await untilSettled(page);
  const navigated = await look();
  await page.reload();
  await untilSettled(page);
  // A picture that is not loaded yet has its original's proportions, one that is has those of its file: half a pixel.
  const withoutHeights = (elements: string[]) => elements.map((element) => element.replace(/ \d+$/, ''));
  const heights = (elements: string[]) => elements.map((element) => Number(/\d*$/.exec(element)?.[0]));
  const loaded = await look();
  assert.equal(withoutHeights(navigated), withoutHeights(loaded));
  const differences = heights(navigated).map((height, index) => Math.abs(height - (heights(loaded)[index] ?? 0)));
  assert.ok(Math.max(...differences) <= 2, `${Math.max(...differences)} px`);
  assert.equal(complaints, []);
  await close();
});

test('the checkout, which has a policy of its own, is entered and left by full loads', async (context) => {
  const { origin } = context.shop;
  const { page, complaints, close } = await openReusedPage(context.browser, context.shop.origin, {
    viewport: viewports.desktop,
  });
  await visit(page, `${origin}/pl/p/makbet`);
  await page.getByRole('button', { name: 'Do koszyka' }).first().click();
  await page.getByRole('dialog').getByRole('link', { name: 'Zobacz koszyk' }).click();
  await page.getByRole('heading', { level: 1, name: 'Koszyk' }).waitFor();
  await page.evaluate((name) => Object.assign(window, { [name]: true }), marker);
  await page.locator('main button[value="checkout"]').click();
  await page.waitForURL('**/pl/checkout');
  assert.not(await page.evaluate((name) => name in window, marker));
  await page.evaluate((name) => Object.assign(window, { [name]: true }), marker);
  await page.locator('a[href="/pl/cart"]').first().click();
  await page.waitForURL('**/pl/cart');
  assert.not(await page.evaluate((name) => name in window, marker));
  assert.equal(complaints, []);
  await close();
});

test('the chosen variant is in the address, and choosing another keeps the focus', async (context) => {
  const { origin } = context.shop;
  const { page, complaints, close } = await openReusedPage(context.browser, context.shop.origin, {
    viewport: viewports.desktop,
  });
  await visit(page, `${origin}/pl/p/zolw-jazz`);
  await page
    .getByRole('group', { name: /Rozmiar/ })
    .getByRole('radio')
    .first()
    .focus();
  await page.keyboard.press('ArrowRight');
  await page.waitForURL('**variant=*');
  assert.is(await page.evaluate(() => document.activeElement?.getAttribute('type')), 'radio');
  assert.ok(await page.getByRole('radio', { name: /50×70/ }).isChecked());
  await page.reload();
  await untilSettled(page);
  assert.ok(await page.getByRole('radio', { name: /50×70/ }).isChecked());
  assert.equal(complaints, []);
  await close();
});

test('a chosen language is where the shop opens next time', async (context) => {
  const { origin } = context.shop;
  const { page, complaints, close } = await openReusedPage(context.browser, context.shop.origin, {
    viewport: viewports.desktop,
    locale: 'pl-PL',
  });
  await visit(page, origin);
  assert.match(page.url(), '/pl');
  await page.getByRole('link', { name: 'Nederlands' }).first().click();
  await page.waitForURL('**/nl');
  // The page remembers it when it has been taken over.
  await untilSettled(page);
  await page.goto(origin);
  assert.match(page.url(), '/nl');
  assert.equal(complaints, []);
  await close();
});

test('a chosen theme holds from the first paint of the next page', async (context) => {
  const { origin } = context.shop;
  const { page, complaints, close } = await openReusedPage(context.browser, context.shop.origin, {
    viewport: viewports.desktop,
  });
  await visit(page, `${origin}/pl`);
  const html = page.locator('html');
  const light = [251, 248, 242].join();
  const dark = [20, 18, 16].join();
  const colourAround = () =>
    page.evaluate(() => {
      const colours = [...document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')];
      const canvas = new OffscreenCanvas(1, 1).getContext('2d') as OffscreenCanvasRenderingContext2D;
      canvas.fillStyle = colours.find(({ media, content }) => content && matchMedia(media).matches)?.content ?? '';
      canvas.fillRect(0, 0, 1, 1);
      return [...canvas.getImageData(0, 0, 1, 1).data.slice(0, 3)].join();
    });
  await page.emulateMedia({ colorScheme: 'dark' });
  assert.is(await colourAround(), dark, 'the system’s');
  await page.getByRole('button', { name: /Kolory/ }).click();
  assert.is(await colourAround(), light, 'the chosen one');
  await page.emulateMedia({ colorScheme: 'light' });
  await page.getByRole('button', { name: /Kolory/ }).click();
  assert.is(await html.getAttribute('class'), 'dark');
  assert.is(await colourAround(), dark, 'the chosen one');
  const answer = await page.reload();
  assert.match((await answer?.text()) ?? '', '<html lang="pl" class="dark">');
  assert.is(await colourAround(), dark, 'the chosen one, from the first paint on');
  await untilSettled(page);
  await page.getByRole('button', { name: /Kolory/ }).click();
  assert.is(await colourAround(), light, 'the system’s again');
  assert.equal(complaints, []);
  await close();
});

test('search, languages and cart stand beside the wordmark on every screen that is wider than a phone', async (context) => {
  const { page, complaints, close } = await openReusedPage(context.browser, context.shop.origin, {
    viewport: viewports.desktop,
  });
  for (const locale of locales) {
    await visit(page, `${context.shop.origin}/${locale}/cart`);
    for (const width of [768, 1024, 1200, 1280, 1366, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const below = await page.evaluate(() => {
        const boxOf = (selector: string) => document.querySelector(`header ${selector}`)?.getBoundingClientRect();
        const wordmark = boxOf('a[href]');
        return ['search', 'a[href$="/cart"]'].filter(
          (selector) => !wordmark || (boxOf(selector)?.top ?? Number.POSITIVE_INFINITY) > wordmark.bottom,
        );
      });
      assert.equal(below, [], `${locale} ${width}`);
    }
  }
  assert.equal(complaints, []);
  await close();
});

test('no word of the footer is broken, the longest of them in a narrow column either', async (context) => {
  const { page, complaints, close } = await openReusedPage(context.browser, context.shop.origin, {
    viewport: viewports.desktop,
  });
  for (const locale of ['nl', 'de'] as const) {
    await visit(page, `${context.shop.origin}/${locale}/cart`);
    for (const width of [360, 375, 768, 1024]) {
      await page.setViewportSize({ width, height: 900 });
      const broken = await page.evaluate(() => {
        const linesOf = (text: Text, [word]: RegExpMatchArray, at: number) => {
          const range = document.createRange();
          range.setStart(text, at);
          range.setEnd(text, at + word.length);
          return range.getClientRects().length;
        };
        return [...document.querySelectorAll('footer li a')].flatMap(({ firstChild }) =>
          firstChild instanceof Text
            ? [...firstChild.data.matchAll(/\p{L}+/gu)]
                .filter((word) => linesOf(firstChild, word, word.index) > 1)
                .map(([word]) => word)
            : ['not a text'],
        );
      });
      assert.equal(broken, [], `${locale} ${width}`);
      assert.is(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), 0, `${locale} ${width}`);
    }
  }
  assert.equal(complaints, []);
  await close();
});

test('the buy button at the foot of a phone has room for its words and leaves its neighbours theirs', async (context) => {
  const { page, complaints, close } = await openReusedPage(context.browser, context.shop.origin, {
    viewport: viewports.phone,
  });
  for (const locale of locales) {
    await page.setViewportSize(viewports.phone);
    await visit(page, `${context.shop.origin}/${locale}/p/zolw-jazz`);
    for (const width of [375, 320]) {
      await page.setViewportSize({ width, height: 667 });
      const faults = await page.evaluate(() => {
        const boxOf = (element: Element) => element.getBoundingClientRect();
        const wordsOf = (element: Element) => {
          const range = document.createRange();
          range.selectNodeContents(element);
          return range.getBoundingClientRect();
        };
        const button = document.querySelector('button[form]');
        const neighbours = [...document.querySelectorAll('nav button, nav a[href$="/cart"]')].filter(
          (element) => button && boxOf(element).bottom >= boxOf(button).bottom,
        );
        if (!button || neighbours.length < 2) return ['one of them is missing'];
        const [buy, words] = [boxOf(button), wordsOf(button)];
        return [
          words.left < buy.left || words.right > buy.right ? 'words outside the button' : '',
          words.height > 1.8 * Number.parseFloat(getComputedStyle(button).fontSize) ? 'words on two lines' : '',
          ...neighbours.map((element) => {
            const { left, right } = wordsOf(element);
            return right > buy.left && left < buy.right ? `covers ${element.textContent}` : '';
          }),
        ].filter(Boolean);
      });
      assert.equal(faults, [], `${locale} ${width}`);
    }
  }
  assert.equal(complaints, []);
  await close();
});

test.run();
