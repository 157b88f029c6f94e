// The figures of the shop: an order that was paid is in each report, compared with the time before, and in the file.
import { readFile } from 'node:fs/promises';
import type { Browser } from 'playwright-core';
import * as assert from 'uvu/assert';
import { shopReportNames } from '#src/reports/shop-reports.ts';
import { wholeSuite } from '../../depths.ts';
import { endSharing } from '../../shared-resources.ts';
import { signedInStaff } from '../../staff/sign-in-as.ts';
import { listFaults } from '../accessibility/axe-audit.ts';
import { allLooks, lookAtPages } from '../accessibility/look-at-pages.ts';
import { shareBrowser } from '../launch-browser.ts';
import { payAnOrder } from '../paid-shopper.ts';
import { type ClockShop, startShopWithClock } from '../running-shop.ts';
import { visit } from '../settled-page.ts';
import { openWatchedPage, viewports } from '../watched-page.ts';

type Context = { shop: ClockShop; browser: Browser };
const test = wholeSuite<Context>('reports in the office');

test.before(async (context) => {
  context.shop = await startShopWithClock();
  context.browser = await shareBrowser();
  await payAnOrder(context.shop);
  const day = 24 * 60 * 60_000;
  const before = new Date(context.shop.now().getTime() - 40 * day);
  await context.shop.db.updateTable('orders').set({ created_at: before, paid_at: before }).execute();
  for (let order = 0; order < 2; order += 1) await payAnOrder(context.shop);
});
test.after(async ({ shop }) => {
  await shop.stop();
  await endSharing();
});

async function aDayOfVisits({ db, now }: ClockShop): Promise<void> {
  const day = now().toISOString().slice(0, 10);
  await db
    .insertInto('visit_steps')
    .values([
      { day, step: 'visit', reached: 12_400 },
      { day, step: 'cart', reached: 830 },
    ])
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await db
    .insertInto('page_speeds')
    .values([
      { day, page: 'product', vital: 'LCP', value: 1_300, seen: 40 },
      { day, page: 'home', vital: 'LCP', value: 650, seen: 30 },
    ])
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await db
    .insertInto('searches')
    .values([
      { day, locale: 'pl', words: 'obraz na ścianę', asked: 12, outcome: 'none' },
      { day, locale: 'de', words: 'geschenkverpackung', asked: 3, outcome: 'near' },
    ])
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

test.always('what was paid is in the reports, with the time before, and in the file', async ({ shop, browser }) => {
  const { page, complaints, close } = await openWatchedPage(browser, { locale: 'en', viewport: viewports.desktop });
  const { browserCookie } = await signedInStaff(shop.db, 'accountant');
  await page.context().addCookies([browserCookie(shop.origin)]);
  await visit(page, `${shop.origin}/admin/reports`);
  await page.getByRole('img', { name: 'Sales as a chart' }).waitFor();
  const total = page.getByRole('row', { name: /^Total/ });
  const sold = await total.getByRole('cell').nth(1).textContent();
  assert.match(sold ?? '', /[1-9]/);
  // Twice as much as in the thirty days before.
  await page
    .getByRole('row', { name: /^Change/ })
    .getByRole('cell', { name: '+100%' })
    .first()
    .waitFor();
  const downloading = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download as CSV' }).click();
  const download = await downloading;
  assert.match(download.suggestedFilename(), /^sales-\d{4}-\d\d-\d\d-\d{4}-\d\d-\d\d\.csv$/);
  const lines = (await readFile((await download.path()) ?? '', 'utf8')).trimEnd().split('\r\n');
  assert.is(lines.length, 31, 'a head and thirty days');
  assert.is(lines[0], '\uFEFFinterval;orders;sold;given_back;left;vat;average;currency');

  await page.getByRole('link', { name: 'Products', exact: true }).last().click();
  await page.getByRole('columnheader', { name: 'Sold, units' }).waitFor();
  assert.is(await total.getByRole('cell').nth(2).textContent(), sold, 'the same sum');
  await page.getByRole('link', { name: 'Conversion' }).click();
  await page.getByRole('cell', { name: 'Paid or sent' }).waitFor();
  const lastYear = page.getByRole('link', { name: 'Last year' });
  await lastYear.click();
  // The links to the other reports have its days from then on.
  await lastYear.and(page.locator('[aria-current]')).waitFor();
  await page.getByRole('link', { name: 'Sales', exact: true }).click();
  await page.getByRole('img', { name: 'Sales as a chart' }).waitFor();
  await lastYear.and(page.locator('[aria-current]')).waitFor();
  assert.equal(await listFaults(page), []);
  assert.equal(complaints, []);
  await close();
});

test('each report draws its figures, as long as they are large', async ({ shop, browser }) => {
  await aDayOfVisits(shop);
  const { page, complaints, close } = await openWatchedPage(browser, { locale: 'en', viewport: viewports.desktop });
  const { browserCookie } = await signedInStaff(shop.db, 'accountant');
  await page.context().addCookies([browserCookie(shop.origin)]);
  for (const name of shopReportNames) {
    await visit(page, `${shop.origin}/admin/reports?report=${name}`);
    const widths = await page
      .locator('main svg rect')
      .evaluateAll((bars) => bars.map((bar) => bar.getAttribute('width')));
    assert.ok(widths.length > 0, name);
    if (name === 'searches') assert.equal(widths, ['100', '25']);
    if (name === 'speed') assert.equal(widths, ['100', '50']);
  }
  assert.equal(complaints, []);
  await close();
});

test('on a phone the chosen report stands in sight among the tabs', async ({ shop, browser }) => {
  const { page, complaints, close } = await openWatchedPage(browser, { locale: 'en', viewport: viewports.phone });
  const { browserCookie } = await signedInStaff(shop.db, 'accountant');
  await page.context().addCookies([browserCookie(shop.origin)]);
  await visit(page, `${shop.origin}/admin/reports?report=searches`);
  const box = await page.getByRole('navigation', { name: 'Reports' }).locator('[aria-current]').boundingBox();
  assert.ok(box && box.x >= 0 && box.x + box.width <= viewports.phone.width, JSON.stringify(box));
  assert.is(await page.evaluate(() => window.scrollY), 0);
  assert.equal(complaints, []);
  await close();
});

for (const look of allLooks) {
  test(`nothing bars anybody from reports on ${look.title}`, async ({ shop, browser }) => {
    await aDayOfVisits(shop);
    const pages = shopReportNames.map((name) => `/admin/reports?report=${name}`);
    await lookAtPages({ shop, browser, role: 'accountant' }, pages, look);
  });
}

test.run();
