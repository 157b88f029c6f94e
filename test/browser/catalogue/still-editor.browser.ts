// The editor of a product while its parts arrive: what is pressed stays under the thumb.
import type { Browser, Page } from 'playwright-core';
import * as assert from 'uvu/assert';
import { wholeSuite } from '../../depths.ts';
import { until } from '../../fixtures/until.ts';
import { endSharing } from '../../shared-resources.ts';
import { signedInStaff } from '../../staff/sign-in-as.ts';
import { shareBrowser } from '../launch-browser.ts';
import { type ClockShop, startShopWithClock } from '../running-shop.ts';
import { untilSettled } from '../settled-page.ts';
import { openWatchedPage, viewports } from '../watched-page.ts';

type Context = { shop: ClockShop; browser: Browser };
const test = wholeSuite<Context>('the editor of a product while it arrives, in a browser');

test.before(async (context) => {
  context.shop = await startShopWithClock();
  context.browser = await shareBrowser();
});
test.after(async ({ shop }) => {
  await shop.stop();
  await endSharing();
});

/** Holds the scripts that the page's HTML does not name; the answer lets them go. */
async function holdLateScripts(page: Page): Promise<{ held(): number; release(): void }> {
  let named = '';
  let count = 0;
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/admin/products/new', async (route) => {
    const answer = await route.fetch();
    named = await answer.text();
    await route.fulfill({ response: answer });
  });
  await page.route('**/*.js', async (route) => {
    if (!named.includes(new URL(route.request().url()).pathname)) {
      count++;
      await promise;
    }
    await route.continue();
  });
  return { held: () => count, release: resolve };
}

for (const device of ['phone', 'desktop'] as const) {
  test(`what comes after the page moves nothing of it, on a ${device}`, async ({ shop, browser }) => {
    const { page, complaints, close } = await openWatchedPage(browser, { locale: 'en', viewport: viewports[device] });
    const robin = await signedInStaff(shop.db, 'manager');
    await page.context().addCookies([robin.browserCookie(shop.origin)]);
    const late = await holdLateScripts(page);
    await page.goto(`${shop.origin}/admin/products/new`);
    await until(() => late.held() > 0);
    const topOf = (heading: string) =>
      page
        .getByRole('heading', { name: heading, exact: true })
        .evaluate((element) => element.getBoundingClientRect().top);
    const places = async () => Promise.all(['Texts', 'Pictures'].map(topOf));
    const before = await places();
    late.release();
    await page.getByText('Drop pictures here, paste them, or choose files').waitFor();
    await page.getByRole('toolbar', { name: 'Formatting' }).waitFor();
    await page.getByText('In search engines and in the shop', { exact: true }).first().waitFor();
    await untilSettled(page);
    assert.equal(await places(), before);
    assert.equal(complaints, []);
    await close();
  });
}

for (const device of ['phone', 'desktop'] as const) {
  test(`whoever is at the foot of a long page can press what saves it, on a ${device}`, async ({ shop, browser }) => {
    const { page, complaints, close } = await openWatchedPage(browser, { locale: 'en', viewport: viewports[device] });
    const robin = await signedInStaff(shop.db, 'owner');
    await page.context().addCookies([robin.browserCookie(shop.origin)]);
    const { id } = await shop.db.selectFrom('products').select('id').executeTakeFirstOrThrow();
    for (const path of [`/admin/products/${id}`, '/admin/home', '/admin/settings/brand']) {
      await page.goto(`${shop.origin}${path}`);
      await untilSettled(page);
      await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
      const save = page.getByRole('button', { name: 'Save', exact: true }).first();
      await until(() =>
        save.evaluate((button) => {
          const { left, top, width, height } = button.getBoundingClientRect();
          const corners = [top + 2, top + height / 2, top + height - 2];
          return corners.every((y) => button.contains(document.elementFromPoint(left + width / 2, y)));
        }),
      );
    }
    assert.equal(complaints, []);
    await close();
  });
}

/** What gets the focus, one after the other as by the Tab key, and what of it something else lies over then. */
async function walkFocus(page: Page, isBackwards: boolean): Promise<{ walked: number; covered: string[] }> {
  return page.evaluate((backwards) => {
    const all = document.querySelectorAll<HTMLElement>(
      'main :is(a[href], button, input, select, textarea, [tabindex])',
    );
    const reached = [...all].filter((element) => element.tabIndex >= 0 && element.checkVisibility());
    const covered: string[] = [];
    let walked = 0;
    for (const focused of backwards ? reached.toReversed() : reached) {
      focused.focus();
      if (document.activeElement !== focused) continue;
      walked++;
      // What is drawn of a file to choose is its label.
      const element = focused.offsetHeight < 4 ? (focused.closest('label') ?? focused) : focused;
      const { left, top, width, height } = element.getBoundingClientRect();
      // Browsers take for seen what shows 32 pixels of its width.
      const isFree = (y: number) =>
        [left + 4, left + width / 2, left + width - 4].some((x) => {
          const above = document.elementFromPoint(x, y);
          return above !== null && (element.contains(above) || above.contains(element));
        });
      if ([top + 2, top + height / 2, top + height - 2].every(isFree)) continue;
      const above = document.elementFromPoint(left + width / 2, top + height / 2);
      const box = [left, top, width, height].map(Math.round).join(' ');
      covered.push(`${element.outerHTML.slice(0, 120)} (${box}) by ${above?.outerHTML.slice(0, 120)}`);
    }
    return { walked, covered };
  }, isBackwards);
}

for (const device of ['phone', 'desktop'] as const) {
  test(`no bar lies over what has the focus, on a ${device}`, async ({ shop, browser }) => {
    const { page, complaints, close } = await openWatchedPage(browser, { locale: 'en', viewport: viewports[device] });
    const robin = await signedInStaff(shop.db, 'owner');
    await page.context().addCookies([robin.browserCookie(shop.origin)]);
    const { id } = await shop.db.selectFrom('products').select('id').executeTakeFirstOrThrow();
    for (const path of ['/admin/products/new', `/admin/products/${id}`]) {
      for (const isBackwards of [false, true]) {
        await page.goto(`${shop.origin}${path}`);
        await untilSettled(page);
        const { walked, covered } = await walkFocus(page, isBackwards);
        assert.equal(covered, [], `${path}, ${isBackwards ? 'backwards' : 'forwards'}`);
        assert.ok(walked > 30, `${path}: ${walked}`);
      }
    }
    assert.equal(complaints, []);
    await close();
  });
}

test.run();
