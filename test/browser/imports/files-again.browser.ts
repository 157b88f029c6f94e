// Discount codes, orders, customers and texts out of the office and in again, by the links and the place to drop a file: handed in
// as they came, they change nothing; codes that were edited in the file are changed and taken back.
import { readFile } from 'node:fs/promises';
import type { Browser, Page } from 'playwright-core';
import * as assert from 'uvu/assert';
import { wholeSuite } from '../../depths.ts';
import { aDiscountCode } from '../../discounts/a-discount-code.ts';
import { until } from '../../fixtures/until.ts';
import { paidOrders, productsWithBarcodes } from '../../packing/orders-to-pack.ts';
import { endSharing } from '../../shared-resources.ts';
import { signedInStaff } from '../../staff/sign-in-as.ts';
import { listFaults } from '../accessibility/axe-audit.ts';
import { shareBrowser } from '../launch-browser.ts';
import { type ClockShop, startShopWithClock } from '../running-shop.ts';
import { visit } from '../settled-page.ts';
import { openWatchedPage, viewports } from '../watched-page.ts';

type Context = { shop: ClockShop; browser: Browser };
const test = wholeSuite<Context>('the office’s own files, handed in again in a browser');

test.before(async (context) => {
  context.shop = await startShopWithClock();
  context.browser = await shareBrowser();
  const { db } = context.shop;
  const [article] = await productsWithBarcodes(db, 1);
  if (!article) throw new Error('the demo has no articles');
  await paidOrders(db, [[{ article, quantity: 1 }]]);
  await aDiscountCode(db, { code: 'SPRING', maxUses: 5 });
});
test.after(async ({ shop }) => {
  await shop.stop();
  await endSharing();
});

async function atWork({ shop, browser }: Context) {
  const { page, ...watched } = await openWatchedPage(browser, { locale: 'en', viewport: viewports.desktop });
  // Files of people are for whoever has just proved who it is.
  const robin = await signedInStaff(shop.db, 'manager', { isSteppedUp: true });
  await page.context().addCookies([robin.browserCookie(shop.origin)]);
  return { page, ...watched };
}

/** What the file says that a link of the page leads to. */
async function exported(page: Page, url: string, link: string): Promise<string> {
  await visit(page, url);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: link, exact: true }).click(),
  ]);
  return readFile(await download.path(), 'utf8');
}

async function drop(page: Page, origin: string, { name, text }: { name: string; text: string }): Promise<void> {
  await visit(page, `${origin}/admin/imports`);
  await page.locator('input[type=file]').setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(text) });
  await page.getByRole('heading', { name, exact: true }).waitFor();
}

const kinds = [
  { path: '/admin/discounts', link: 'Export as CSV', said: 'Discount codes, as this shop exports them' },
  { path: '/admin/orders', link: 'Export as CSV', said: 'Orders, as this shop exports them.' },
  { path: '/admin/customers', link: 'Export as CSV', said: 'Customers, as this shop exports them.' },
  { path: '/admin/products', link: 'Export these as CSV', said: 'An export of this shop' },
] as const;

for (const { path, link, said } of kinds) {
  test.always(`what ${path} exports changes nothing when it is handed in again`, async (context) => {
    const { shop } = context;
    const { page, complaints, close } = await atWork(context);
    const text = await exported(page, shop.origin + path, link);
    await drop(page, shop.origin, { name: `again-${path.slice('/admin/'.length)}.csv`, text });
    await page.getByText(said, { exact: false }).waitFor();
    await page.getByText('The file says nothing new: everything in it is in the shop already.').waitFor();
    assert.is(await page.getByRole('button', { name: 'Import now' }).count(), 0);
    assert.equal(await listFaults(page), []);
    assert.equal(complaints, []);
    await close();
  });
}

test('a code that was edited in the file is changed and taken back', async (context) => {
  const { shop } = context;
  const { page, complaints, close } = await atWork(context);
  const codes = () => shop.db.selectFrom('discount_codes').select(['code', 'basis_points']).orderBy('code').execute();
  const text = await exported(page, `${shop.origin}/admin/discounts`, 'Export as CSV');
  const edited = text.replace(/percentage;10;/, 'percentage;15;').concat('AUTUMN;percentage;5;everything;;;;;;;\r\n');
  await drop(page, shop.origin, { name: 'codes.csv', text: edited });
  await page.getByRole('button', { name: 'Import now' }).click();
  await page.getByText('Imported', { exact: true }).first().waitFor();
  assert.equal(await codes(), [
    { code: 'AUTUMN', basis_points: 500 },
    { code: 'SPRING', basis_points: 1_500 },
  ]);
  await page.getByRole('button', { name: 'Take the import back' }).click();
  await page.getByText('Codes that it added are deleted', { exact: false }).waitFor();
  await page.getByRole('dialog').getByRole('button', { name: 'Take the import back' }).click();
  await page.getByText('Taken back', { exact: true }).first().waitFor();
  await until(async () => (await codes()).length === 1);
  assert.equal(await codes(), [{ code: 'SPRING', basis_points: 1_000 }]);
  assert.equal(complaints, []);
  await close();
});

test('an order that says something else is told at its cell, and stays', async (context) => {
  const { shop } = context;
  const { page, complaints, close } = await atWork(context);
  const text = await exported(page, `${shop.origin}/admin/orders`, 'Export as CSV');
  await drop(page, shop.origin, { name: 'orders.csv', text: text.replace(/;paid;/, ';refunded;') });
  const row = page.getByRole('row').filter({ hasText: 'The shop says something else here' });
  await row.waitFor();
  assert.equal((await row.getByRole('cell').allInnerTexts()).slice(0, 3), ['2', 'payment', 'refunded']);
  assert.is(await page.getByRole('button', { name: 'Import now' }).count(), 0);
  assert.equal(complaints, []);
  await close();
});

test.run();
