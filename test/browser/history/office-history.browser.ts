// What was changed of the catalogue, in the office: read field by field, and taken back in one press.
import type { Browser } from 'playwright-core';
import * as assert from 'uvu/assert';
import { productPatchSchema } from '#server/catalogue/saving/product-patch.ts';
import { saveProduct } from '#server/catalogue/saving/save-products.ts';
import { raisePrices } from '#server/catalogue/variants/raise-prices.ts';
import { setPrice } from '#server/catalogue/variants/set-price.ts';
import { byCommand } from '#server/history/change-batch.ts';
import { money } from '#src/money.ts';
import { wholeSuite } from '../../depths.ts';
import { until } from '../../fixtures/until.ts';
import { endSharing } from '../../shared-resources.ts';
import { signedInStaff } from '../../staff/sign-in-as.ts';
import { allLooks, lookAtPages } from '../accessibility/look-at-pages.ts';
import { shareBrowser } from '../launch-browser.ts';
import { type ClockShop, startShopWithClock } from '../running-shop.ts';
import { visit } from '../settled-page.ts';
import { openWatchedPage, viewports } from '../watched-page.ts';

type Context = { shop: ClockShop; browser: Browser };
const test = wholeSuite<Context>('the history of the catalogue in the office, in a browser');

test.before(async (context) => {
  context.shop = await startShopWithClock();
  context.browser = await shareBrowser();
});
test.after(async ({ shop }) => {
  await shop.stop();
  await endSharing();
});

test.always(
  'prices that were raised are taken back in one press, but for the one that was changed since',
  async (context) => {
    const { shop, browser } = context;
    const services = { db: shop.db, now: shop.now, by: byCommand };
    const raised = await raisePrices(services, { currency: 'EUR', basisPoints: 1_000, rounding: 'exact' });
    assert.ok(raised.ok && raised.value.batchId !== null);
    const [kept, other] = raised.value.changed;
    assert.ok(kept && other);
    await setPrice(services, { variantId: kept.variantId, price: money(99_900, 'EUR'), compareAtMinor: undefined });
    const { page, complaints, close } = await openWatchedPage(browser, { locale: 'en', viewport: viewports.desktop });
    const robin = await signedInStaff(shop.db, 'manager');
    await page.context().addCookies([robin.browserCookie(shop.origin)]);
    await visit(page, `${shop.origin}/admin/history`);
    await page.getByRole('link', { name: 'Prices in EUR: +10%' }).click();
    await page.getByRole('heading', { name: 'Prices in EUR: +10%' }).waitFor();
    await page.getByRole('row').filter({ hasText: 'price (EUR, ' }).first().waitFor();
    await page.getByRole('button', { name: 'Undo' }).click();
    await page.getByRole('heading', { name: 'Left as it is' }).waitFor();
    await page.getByText('It was changed since.').waitFor();
    await page.getByText('Undone', { exact: true }).waitFor();
    const { amount_minor } = await shop.db
      .selectFrom('prices')
      .select('amount_minor')
      .where('variant_id', '=', other.variantId)
      .where('currency', '=', 'EUR')
      .executeTakeFirstOrThrow();
    assert.is(amount_minor, other.before.minor);
    assert.equal(complaints, []);
    await close();
  },
);

test('a product comes back to what it was after a line of its history, on its page in the shop too', async (context) => {
  const { shop, browser } = context;
  const { id, handle } = await shop.db
    .selectFrom('products')
    .select(['id', 'handle'])
    .where('status', '=', 'active')
    .orderBy('handle')
    .limit(1)
    .executeTakeFirstOrThrow();
  const rename = async (title: string) => {
    const services = { db: shop.db, now: shop.now, by: byCommand, baseLocale: 'pl' as const };
    const patch = productPatchSchema.parse({ texts: { pl: { title } } });
    const named = { key: 'batch.productEdited', values: { product: handle } } as const;
    assert.ok((await saveProduct(services, { productId: id, version: null, patch, title: named })).ok);
  };
  for (const title of ['Pierwsza nazwa', 'Druga nazwa', 'Trzecia nazwa']) await rename(title);
  const { page, complaints, close } = await openWatchedPage(browser, { locale: 'en', viewport: viewports.desktop });
  const robin = await signedInStaff(shop.db, 'manager');
  await page.context().addCookies([robin.browserCookie(shop.origin)]);
  const inShop = async () => {
    await visit(page, `${shop.origin}/pl/p/${handle}`);
    return page.locator('h1').innerText();
  };
  assert.is(await inShop(), 'Trzecia nazwa');

  await visit(page, `${shop.origin}/admin/history?text=${handle}`);
  const back = page.getByRole('button', { name: 'Back to this version' });
  await back.first().waitFor();
  // The newest line is how it is now; the third one is where the first name was given.
  assert.ok((await back.count()) >= 2);
  await back.nth(1).click();
  await page.getByRole('link', { name: /^Back to what it was after change/ }).waitFor();
  await until(async () => (await inShop()) === 'Pierwsza nazwa');

  // That is a line itself, and taken back in one press.
  await visit(page, `${shop.origin}/admin/history?text=${handle}`);
  await page.getByRole('button', { name: /^Undo/ }).first().click();
  await page.getByText('Undone', { exact: true }).first().waitFor();
  await until(async () => (await inShop()) === 'Trzecia nazwa');
  assert.equal(complaints, []);
  await close();
});

for (const looks of allLooks) {
  test(`nothing bars anybody on ${looks.title}`, async ({ shop, browser }) => {
    await lookAtPages({ shop, browser, role: 'manager' }, ['/admin/history', '/admin/history/1'], looks);
  });
}

test.run();
