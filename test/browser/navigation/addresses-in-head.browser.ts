// After a navigation without a reload the head names the addresses that a reload would name, and the menu of languages leads
// to pages that are there.
import * as assert from 'uvu/assert';
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

test('the menu of languages leads where a product is sold, though its data came late', async ({ shop, browser }) => {
  const { page, complaints, close } = await openReusedPage(browser, shop.origin, {
    viewport: viewports.desktop,
    savesData: true,
  });
  await page.route(/\/query\/CatalogueProduct\?/, async (route) => {
    const answer = await route.fetch();
    const body = (await answer.text()).replace('"missingIn":null', '"missingIn":["nl"]');
    // Its skeleton stands there meanwhile.
    await page.locator('[data-skeleton]').waitFor();
    await route.fulfill({ response: answer, body });
  });
  await visit(page, `${shop.origin}/pl/c/plakaty`);
  await go(page, '#main a[href^="/pl/p/zubr"]', 'Żubr');
  const menu = page.locator('header a[hreflang]');
  await page.locator('header a[hreflang=nl-NL][href="/nl"], header a[hreflang=nl][href="/nl"]').waitFor();
  const hrefs = await menu.evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  assert.ok(hrefs.includes('/nl') && hrefs.includes('/de/p/zubr'), String(hrefs));
  assert.not.match((await listNamed(page)).join(''), '/nl/p/zubr');
  assert.equal(complaints, []);
  await close();
});

test.run();
