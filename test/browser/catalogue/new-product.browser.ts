// A new product, from a phone's photo to the order that sells it; and one whose answer was lost on the way.
import type { Browser } from 'playwright-core';
import * as assert from 'uvu/assert';
import { wholeSuite } from '../../depths.ts';
import { until } from '../../fixtures/until.ts';
import { aPictureFile } from '../../media/a-picture-file.ts';
import { endSharing } from '../../shared-resources.ts';
import { signedInStaff } from '../../staff/sign-in-as.ts';
import { countClicks } from '../count-clicks.ts';
import { shareBrowser } from '../launch-browser.ts';
import { type ClockShop, startShopWithClock } from '../running-shop.ts';
import { visit } from '../settled-page.ts';
import { cards, fillAddress, fillCard, pressOrder, untilPayable } from '../shopper-steps.ts';
import { openWatchedPage, viewports, type WatchOptions } from '../watched-page.ts';

type Context = { shop: ClockShop; browser: Browser };
const test = wholeSuite<Context>('a new product, in a browser');

test.before(async (context) => {
  context.shop = await startShopWithClock();
  context.browser = await shareBrowser();
});
test.after(async ({ shop }) => {
  await shop.stop();
  await endSharing();
});

async function atWork({ shop, browser }: Context, options: WatchOptions = {}) {
  const { page, ...watched } = await openWatchedPage(browser, {
    ...{ locale: 'en', viewport: viewports.desktop },
    ...options,
  });
  const robin = await signedInStaff(shop.db, 'manager');
  await page.context().addCookies([robin.browserCookie(shop.origin)]);
  return { page, ...watched };
}

test('three sizes in two colours, a photo, a name and a price are on sale within ten clicks, and one of them is bought', async (context) => {
  const { shop, browser } = context;
  const { page, complaints, close } = await atWork(context, {
    ...{ viewport: viewports.phone },
    // What has a camera is touched.
    ...{ hasTouch: true, isMobile: true },
  });
  const counted = await countClicks(page.context());
  const startedAt = performance.now();
  await visit(page, `${shop.origin}/admin`);
  await page.getByRole('link', { name: 'New product' }).click();
  await page.getByRole('heading', { name: 'New product' }).waitFor();
  const buffer = await aPictureFile({ width: 1200, height: 1600, colour: '#3a6ea5', format: 'jpeg' });
  // One press, which the phone answers with its camera.
  counted.clicks += 1;
  await page.locator('input[capture]').setInputFiles({ name: 'koszula.jpg', mimeType: 'image/jpeg', buffer });
  await page.getByText('First picture').waitFor();
  await page.getByLabel('Title', { exact: true }).click();
  await page.keyboard.type('Koszula lniana');
  await page.getByLabel('Price (PLN)', { exact: true }).click();
  await page.keyboard.type('129,90');
  await page.getByLabel('Sizes, colours and the like', { exact: true }).click();
  await page.keyboard.type('S M L × red blue');
  await page.getByText('Makes 6 variants.').waitFor();
  await page.getByRole('button', { name: 'Publish' }).click();
  await page.getByRole('heading', { name: 'Koszula lniana' }).waitFor();
  assert.ok(counted.clicks <= 10, `${counted.clicks} clicks`);
  console.log(`# on sale after ${counted.clicks} clicks and ${Math.round(performance.now() - startedAt)} ms`);

  const shopper = await openWatchedPage(browser, { locale: 'pl-PL', viewport: viewports.phone });
  await visit(shopper.page, `${shop.origin}/pl/p/koszula-lniana`);
  const email = 'koszula@example.com';
  await shopper.page.getByRole('radio', { name: 'M', exact: true }).check();
  await shopper.page.getByRole('radio', { name: 'blue' }).check();
  await shopper.page.getByRole('button', { name: 'Do koszyka' }).first().click();
  await shopper.page.getByRole('dialog').getByRole('link', { name: 'Zobacz koszyk' }).waitFor();
  await visit(shopper.page, `${shop.origin}/pl/checkout`);
  await fillAddress(shopper.page, { email });
  await untilPayable(shopper.page);
  await fillCard(shopper.page, cards.paid);
  await pressOrder(shopper.page);
  await shopper.page.getByRole('heading', { level: 1, name: /dziękujemy/i }).waitFor();
  const lines = () =>
    shop.db
      .selectFrom('order_lines')
      .innerJoin('orders', 'orders.id', 'order_lines.order_id')
      .select(['product_handle', 'variant_title', 'quantity', 'unit_minor'])
      .where('email', '=', email)
      .where('payment_state', '=', 'paid')
      .execute();
  await until(async () => (await lines()).length > 0);
  assert.equal(await lines(), [
    { product_handle: 'koszula-lniana', variant_title: 'M / blue', quantity: 1, unit_minor: 12_990 },
  ]);
  assert.equal([...complaints, ...shopper.complaints], []);
  await shopper.close();
  await close();
});

test('a shirt in three sizes is made, published and reduced for a time within ten clicks, and the shop says so', async (context) => {
  const { shop, browser } = context;
  const { page, complaints, close } = await atWork(context);
  const counted = await countClicks(page.context());
  await visit(page, `${shop.origin}/admin`);
  await page.getByRole('link', { name: 'New product' }).click();
  await page.getByRole('heading', { name: 'New product' }).waitFor();
  await page.getByLabel('Title', { exact: true }).click();
  await page.keyboard.type('Sukienka');
  await page.getByLabel('Price (PLN)', { exact: true }).click();
  await page.keyboard.type('199,90');
  await page.getByLabel('Sizes, colours and the like', { exact: true }).click();
  await page.keyboard.type('S M L');
  await page.getByText('Makes 3 variants.').waitFor();
  await page.getByRole('button', { name: 'Publish' }).click();
  await page.getByRole('heading', { name: 'Sukienka' }).waitFor();
  const part = page.getByRole('region', { name: 'Reductions' });
  await part.getByRole('button', { name: 'Reduce the price in PLN' }).click();
  await part.getByLabel('New price (PLN)').click();
  await page.keyboard.type('149,90');
  await part.getByLabel('Until', { exact: true }).click();
  await part.getByLabel('Until', { exact: true }).fill('2099-11-30');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await part.getByText('Running', { exact: true }).waitFor();
  console.log(`# reduced after ${counted.clicks} clicks`);
  assert.ok(counted.clicks <= 10, `${counted.clicks} clicks`);

  const shopper = await openWatchedPage(browser, { locale: 'pl-PL', viewport: viewports.phone });
  await visit(shopper.page, `${shop.origin}/pl/p/sukienka`);
  await shopper.page
    .getByText(/^149,90\s*zł$/)
    .first()
    .waitFor();
  for (const size of ['S', 'M', 'L']) {
    await shopper.page.getByRole('radio', { name: size, exact: true }).check();
    await shopper.page
      .getByText(/^149,90\s*zł$/)
      .first()
      .waitFor();
  }
  await shopper.page
    .getByText(/199,90\s*zł/)
    .first()
    .waitFor();
  assert.equal([...complaints, ...shopper.complaints], []);
  await shopper.close();
  await close();
});

test('how many there are is typed with the product; later it is a difference, and who counts second is asked', async (context) => {
  const { shop } = context;
  const { page, complaints, close } = await atWork(context);
  await visit(page, `${shop.origin}/admin/products/new`);
  await page.getByLabel('Title', { exact: true }).fill('Kubek liczony');
  await page.getByLabel('Price (PLN)', { exact: true }).fill('40');
  const inStock = page.getByLabel('In stock', { exact: true });
  await page.getByText('Empty: nobody counts it, and it can always be bought.').waitFor();
  await inStock.fill('dużo');
  await page.getByLabel('Title', { exact: true }).focus();
  await page.getByText('A whole number, 0 or more').waitFor();
  await inStock.fill('10');
  await page.getByRole('button', { name: 'Publish' }).click();
  await page.getByRole('heading', { name: 'Kubek liczony' }).waitFor();
  const variant = () =>
    shop.db
      .selectFrom('variants')
      .innerJoin('products', 'products.id', 'variants.product_id')
      .select(['variants.id', 'product_id', 'on_hand', 'tracks_stock'])
      .where('handle', '=', 'kubek-liczony')
      .executeTakeFirstOrThrow();
  const made = await variant();
  assert.equal([made.on_hand, made.tracks_stock], [10, true]);
  const { page: other, complaints: others, close: closeOther } = await atWork(context);
  await visit(other, `${shop.origin}/admin/products/${made.product_id}`);
  const theirs = other.getByLabel('In stock', { exact: true });
  await until(async () => (await theirs.inputValue()) === '10');
  // One is sold while both count.
  await shop.db.updateTable('variants').set({ on_hand: 9 }).where('id', '=', made.id).execute();
  await inStock.fill('12');
  await page.keyboard.press('Control+s');
  await until(async () => (await variant()).on_hand === 11);
  await theirs.fill('15');
  await other.keyboard.press('Control+s');
  await other.getByText('Keep mine').waitFor();
  assert.is((await variant()).on_hand, 11);
  await other.getByRole('button', { name: 'Keep mine: In stock' }).click();
  await until(async () => (await variant()).on_hand === 15);
  assert.equal([...complaints, ...others], []);
  await closeOther();
  await close();
});

test('a new product whose answer was lost, changed and saved once more after a reload, is one product', async (context) => {
  const { shop } = context;
  const { page, close } = await atWork(context, { expected: /ERR_FAILED/ });
  let isLost = false;
  await page.route('**/mutation/ProductsSave', async (route) => {
    if (isLost) return route.continue();
    isLost = true;
    await route.fetch();
    await route.abort();
  });
  await visit(page, `${shop.origin}/admin/products/new`);
  await page.keyboard.type('Dzban zgubiony');
  await page.getByLabel('Price (PLN)', { exact: true }).fill('80');
  await page.keyboard.press('Control+s');
  await page.getByText('The shop cannot be reached').first().waitFor();
  await page.getByLabel('Price (PLN)', { exact: true }).fill('85');
  page.on('dialog', (question) => question.accept());
  await page.reload();
  await until(async () => (await page.getByLabel('Price (PLN)', { exact: true }).inputValue()) === '85');
  await page.keyboard.press('Control+s');
  await page.getByRole('heading', { name: 'Dzban zgubiony', level: 1 }).waitFor();
  await page.getByText('Saved.', { exact: true }).waitFor();
  const made = await shop.db
    .selectFrom('products')
    .innerJoin('variants', 'variants.product_id', 'products.id')
    .innerJoin('prices', 'prices.variant_id', 'variants.id')
    .select(['handle', 'amount_minor'])
    .where('handle', 'like', 'dzban-zgubiony%')
    .where('currency', '=', 'PLN')
    .execute();
  assert.equal(made, [{ handle: 'dzban-zgubiony', amount_minor: 8_500 }]);
  await close();
});

test.run();
