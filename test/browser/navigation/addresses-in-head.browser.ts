// After a navigation without a reload the head names the addresses that a reload would name, and the menu of languages leads
// to pages that are there.
import * as assert from 'uvu/assert';
import { holdScripts } from '../before-scripts/held-scripts.ts';
import { openReusedPage } from '../reused-page.ts';
import { untilSettled, visit } from '../settled-page.ts';
import { visitSuite } from '../shop-suite.ts';
import { viewports } from '../watched-page.ts';

const test = visitSuite('addresses in the head');

type Page = Awaited<ReturnType<typeof openReusedPage>>['page'];

const listNamed = (page: Page) =>
  page.evaluate(() =>
    [...document.head.querySelectorAll('[rel=canonical], [hreflang], [name=robots]')].map((tag) => tag.outerHTML),
  );

const go = async (page: Page, link: string, heading: string) => {
  await page.locator(link).first().click();
  await page.locator('h1', { hasText: heading }).waitFor();
  await page.waitForFunction(() => document.activeElement?.tagName === 'H1');
};

test('a page that was gone to names the addresses that it names when it is loaded', async ({ shop, browser }) => {
  const { page, complaints, close } = await openReusedPage(browser, shop.origin, { viewport: viewports.desktop });
  await visit(page, `${shop.origin}/pl/c/plakaty`);
  const ofListing = await listNamed(page);
  await go(page, '#main a[href^="/pl/p/zubr"]', 'Żubr');
  const ofProduct = await listNamed(page);
  assert.match(ofProduct.join(''), `rel="canonical" href="${shop.origin}/pl/p/zubr"`);
  assert.is(
    await page.locator('script[type="application/ld+json"]').count(),
    0,
    'nothing is told of the list any more',
  );
  await page.goBack();
  await untilSettled(page);
  assert.equal(await listNamed(page), ofListing);
  await visit(page, `${shop.origin}/pl/p/zubr`);
  assert.equal(await listNamed(page), ofProduct);
  assert.equal(complaints, []);
  await close();
});

for (const late of ['data', 'code'] as const) {
  test(`the menu of languages leads where a product is sold, though its ${late} came last`, async ({
    shop,
    browser,
  }) => {
    const { page, complaints, close } = await openReusedPage(browser, shop.origin, {
      viewport: viewports.desktop,
      savesData: true,
    });
    const skeleton = page.locator('[data-skeleton]');
    await page.route(/\/query\/CatalogueProduct\?/, async (route) => {
      const answer = await route.fetch();
      const body = (await answer.text()).replace('"missingIn":null', '"missingIn":["nl"]');
      await skeleton.waitFor();
      await route.fulfill({ response: answer, body });
    });
    await visit(page, `${shop.origin}/pl/c/plakaty`);
    const scripts = late === 'code' ? await holdScripts(page) : undefined;
    const answered = page.waitForEvent('requestfinished', (request) =>
      request.url().includes('/query/CatalogueProduct?'),
    );
    const gone = go(page, '#main a[href^="/pl/p/zubr"]', 'Żubr');
    await answered;
    await scripts?.release();
    await gone;
    const menu = page.locator('header a[hreflang]');
    await page.locator('header a[hreflang=nl-NL][href="/nl"], header a[hreflang=nl][href="/nl"]').waitFor();
    const hrefs = await menu.evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    assert.ok(hrefs.includes('/nl') && hrefs.includes('/de/p/zubr'), String(hrefs));
    assert.not.match((await listNamed(page)).join(''), '/nl/p/zubr');
    assert.equal(complaints, []);
    await close();
  });
}

test.run();
