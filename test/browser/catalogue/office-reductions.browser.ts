// Reductions in the office: planned with what each page will say, ended, and taken back; and that nothing bars anybody.
import type { Browser } from 'playwright-core';
import * as assert from 'uvu/assert';
import { wholeSuite } from '../../depths.ts';
import { aProduct } from '../../fixtures/a-product.ts';
import { until } from '../../fixtures/until.ts';
import { endSharing } from '../../shared-resources.ts';
import { signedInStaff } from '../../staff/sign-in-as.ts';
import { listFaults } from '../accessibility/axe-audit.ts';
import { allLooks, lookAtPages } from '../accessibility/look-at-pages.ts';
import { shareBrowser } from '../launch-browser.ts';
import { type ClockShop, startShopWithClock } from '../running-shop.ts';
import { visit } from '../settled-page.ts';
import { openWatchedPage, viewports } from '../watched-page.ts';

type Context = { shop: ClockShop; browser: Browser };
const test = wholeSuite<Context>('reductions in the office, in a browser');

test.before(async (context) => {
  context.shop = await startShopWithClock();
  context.browser = await shareBrowser();
});
test.after(async ({ shop }) => {
  await shop.stop();
  await endSharing();
});

test.always(
  'a collection is reduced after a look at what changes, and taken back in one press',
  async ({ shop, browser }) => {
    const { page, complaints, close } = await openWatchedPage(browser, { locale: 'en', viewport: viewports.desktop });
    const robin = await signedInStaff(shop.db, 'manager');
    await page.context().addCookies([robin.browserCookie(shop.origin)]);
    await visit(page, `${shop.origin}/admin/reductions`);
    await page.getByRole('link', { name: 'Reduce prices' }).click();
    await page.getByRole('heading', { name: 'Reduce prices' }).waitFor();
    await page.getByRole('button', { name: 'Show what changes' }).click();
    await page.getByText('Type a percentage above 0 and below 100.').waitFor();
    await page.getByLabel('Percent off').fill('20');
    await page.getByLabel('Your name for it').fill('Black Week');
    await page.getByRole('button', { name: 'Show what changes' }).click();
    await page.getByRole('columnheader', { name: 'Crossed out on the page' }).waitFor();
    await page.getByRole('button', { name: /^Reduce \d+ prices?$/ }).click();
    await page.getByText(/^\d+ prices? reduced\.$/).waitFor();
    await page.getByRole('link', { name: 'All reductions' }).click();
    const row = page.getByRole('row', { name: /Black Week/ });
    await row.getByText('Running').waitFor();
    await row.getByRole('button', { name: 'End now' }).click();
    await row.getByText('Over').waitFor();
    await page.getByRole('button', { name: 'Undo' }).click();
    await row.getByText('Running').waitFor();
    assert.equal(complaints, []);
    await close();
  },
);

test('a product’s reduction is planned, moved and ended with the save of the product; two at it lose nothing', async ({
  shop,
  browser,
}) => {
  const variantId = await aProduct(shop.db, { handle: 'kubek-obnizony', title: 'Kubek' });
  const { product_id: id } = await shop.db
    .selectFrom('variants')
    .select('product_id')
    .where('id', '=', variantId)
    .executeTakeFirstOrThrow();
  const open = async () => {
    const watched = await openWatchedPage(browser, { locale: 'en', viewport: viewports.desktop });
    const staff = await signedInStaff(shop.db, 'manager');
    await watched.page.context().addCookies([staff.browserCookie(shop.origin)]);
    await visit(watched.page, `${shop.origin}/admin/products/${id}`);
    const part = watched.page.getByRole('region', { name: 'Reductions' });
    await part.getByRole('button', { name: 'Reduce the price in PLN' }).waitFor();
    const save = () => watched.page.getByRole('button', { name: 'Save', exact: true }).click();
    return { ...watched, part, save, saved: () => watched.page.getByText('Saved.', { exact: true }).waitFor() };
  };
  const robin = await open();
  await robin.part.getByRole('button', { name: 'Reduce the price in PLN' }).click();
  await robin.part.getByLabel('New price (PLN)').fill('129');
  await robin.part.getByText('Type less than what it costs.').waitFor();
  await robin.part.getByLabel('New price (PLN)').fill('99,90');
  await robin.part.getByLabel('From', { exact: true }).fill('2099-11-27');
  await robin.part.getByLabel('Until', { exact: true }).fill('2099-11-30');
  await robin.page.getByLabel('SKU', { exact: true }).fill('KUBEK-1');
  assert.equal(await listFaults(robin.page), []);
  await robin.save();
  await robin.saved();
  await robin.part.getByText('Planned', { exact: true }).waitFor();

  // Both move its end, and only one its price.
  const kim = await open();
  await kim.part.getByLabel('Until', { exact: true }).fill('2099-12-06');
  await kim.part.getByLabel('New price (PLN)').fill('89,90');
  await kim.save();
  await kim.saved();
  await robin.part.getByLabel('Until', { exact: true }).fill('2099-12-13');
  await robin.save();
  await robin.page.getByRole('button', { name: 'Keep mine: Reductions (PLN)' }).click();
  await robin.part.getByLabel('New price (PLN)').and(robin.page.locator('[value="89.90"]')).waitFor();
  await until(async () => {
    const rows = await shop.db.selectFrom('price_reductions').selectAll().where('variant_id', '=', variantId).execute();
    const [row] = rows.filter(({ source_id }) => source_id === null);
    return row?.amount_minor === 8_990 && row.ends_at?.toISOString() === '2099-12-13T23:00:00.000Z';
  });

  await robin.part.getByRole('button', { name: 'Withdraw' }).click();
  await robin.part.getByText('Is withdrawn when you save.').waitFor();
  await robin.save();
  await robin.part.getByText('No price of this product is reduced for a time.').waitFor();
  assert.equal([...robin.complaints, ...kim.complaints], []);
  await Promise.all([robin.close(), kim.close()]);
});

for (const looks of allLooks) {
  test(`nothing bars anybody on ${looks.title}`, async ({ shop, browser }) => {
    await lookAtPages({ shop, browser, role: 'manager' }, ['/admin/reductions', '/admin/reductions/new'], looks);
  });
}

test.run();
