// Options and variants in the editor of a product: typed in one line, seen before they are saved, filled and pasted into like
// a spreadsheet, and sold.
import type { Browser, Page } from 'playwright-core';
import * as assert from 'uvu/assert';
import { mostVariants } from '../../catalogue/matrix/most-variants.ts';
import { wholeSuite } from '../../depths.ts';
import { until } from '../../fixtures/until.ts';
import { endSharing } from '../../shared-resources.ts';
import { signedInStaff } from '../../staff/sign-in-as.ts';
import { shareBrowser } from '../launch-browser.ts';
import { type ClockShop, startShopWithClock } from '../running-shop.ts';
import { visit } from '../settled-page.ts';
import { openWatchedPage, viewports } from '../watched-page.ts';

type Context = { shop: ClockShop; browser: Browser };
const test = wholeSuite<Context>('options and variants of a product, in a browser');

test.before(async (context) => {
  context.shop = await startShopWithClock();
  context.browser = await shareBrowser();
});
test.after(async ({ shop }) => {
  await shop.stop();
  await endSharing();
});

async function atWork({ shop, browser }: Context, viewport: keyof typeof viewports = 'desktop') {
  const { page, ...watched } = await openWatchedPage(browser, { locale: 'en', viewport: viewports[viewport] });
  const robin = await signedInStaff(shop.db, 'manager');
  await page.context().addCookies([robin.browserCookie(shop.origin)]);
  return { page, ...watched };
}

async function variantsOf({ shop }: Context, handle: string) {
  return shop.db
    .selectFrom('variants')
    .innerJoin('products', 'products.id', 'product_id')
    .leftJoin('prices', (join) => join.onRef('variant_id', '=', 'variants.id').on('currency', '=', 'PLN'))
    .select(['option1', 'option2', 'sku', 'amount_minor', 'on_hand'])
    .where('handle', '=', handle)
    .where('archived_at', 'is', null)
    .orderBy('position')
    .execute();
}

test.always('a product in three sizes is made within ten clicks', async (context) => {
  const { shop } = context;
  const { page, complaints, close } = await atWork(context);
  let clicks = 0;
  const click = async (name: string) => {
    clicks++;
    await page.getByLabel(name, { exact: true }).click();
  };
  await visit(page, `${shop.origin}/admin/products/new`);
  // The title has the focus.
  await page.keyboard.type('Linen shirt');
  await click('Price (PLN)');
  await page.keyboard.type('129,90');
  await click('Sizes, colours and the like');
  await page.keyboard.type('S M L');
  await page.getByText('Makes 3 variants.').waitFor();
  clicks++;
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('heading', { name: 'Linen shirt' }).waitFor();
  assert.equal(
    (await variantsOf(context, 'linen-shirt')).map(({ option1, amount_minor }) => [option1, amount_minor]),
    [
      ['S', 12_990],
      ['M', 12_990],
      ['L', 12_990],
    ],
  );
  assert.ok(clicks <= 10, `${clicks} clicks`);
  assert.equal(complaints, []);
  await close();
});

test('a block from a spreadsheet, a column set for some, and a cell that cannot be read', async (context) => {
  const { shop } = context;
  const { page, complaints, close } = await atWork(context);
  await visit(page, `${shop.origin}/admin/products/new`);
  await page.keyboard.type('Wool scarf');
  await page.getByLabel('Sizes, colours and the like', { exact: true }).fill('S M x red blue');
  await page.keyboard.press('Enter');
  await page.getByText('4 variants', { exact: false }).first().waitFor();
  await paste(page, 'Price (PLN), S / red', '10,00\tx\n1.250\n12,00');
  const asked = page.getByLabel('Price (PLN), S / blue', { exact: true });
  await asked.focus();
  await page.keyboard.press('Control+s');
  await page.getByText('Go to the first of', { exact: false }).waitFor();
  await asked.fill('1250,00');
  await page.getByLabel('Price (EUR), S / red', { exact: true }).fill('');
  await page.getByRole('combobox', { name: 'Only Colour' }).selectOption({ label: 'blue' });
  await page.getByLabel('Column to set').selectOption({ label: 'SKU' });
  await page.getByLabel('What to set it to').fill('BLUE');
  await page.getByRole('button', { name: 'Set for 2 variants' }).click();
  await page.keyboard.press('Control+s');
  await page.getByRole('heading', { name: 'Wool scarf' }).waitFor();
  assert.equal(
    (await variantsOf(context, 'wool-scarf'))
      .map((row) => [row.option1, row.option2, row.sku, row.amount_minor])
      .toSorted(),
    [
      ['M', 'blue', 'BLUE', null],
      ['M', 'red', '', 1200],
      ['S', 'blue', 'BLUE', 125_000],
      ['S', 'red', '', 1000],
    ],
  );
  assert.equal(complaints, []);
  await close();
});

test('a fault in a column that is hidden shows it, and the link leads there past a filter', async (context) => {
  const { page, complaints, close } = await atWork(context);
  await visit(page, `${context.shop.origin}/admin/products/new`);
  await page.keyboard.type('Lavender soap');
  await page.getByLabel('Weight', { exact: true }).fill('heavy');
  await page.getByLabel('Sizes, colours and the like', { exact: true }).fill('S M');
  await page.keyboard.press('Enter');
  await page.getByText('2 variants', { exact: false }).first().waitFor();
  assert.is(await page.getByLabel('Weight in grams, S', { exact: true }).count(), 0);
  await page.keyboard.press('Control+s');
  const link = page.getByRole('button', { name: /^Go to the first of/ });
  await page.getByLabel('Weight in grams, S', { exact: true }).waitFor();
  await page.getByRole('combobox', { name: /^Only/ }).selectOption({ label: 'M' });
  await page.getByText('1 variant shown').waitFor();
  await link.click();
  const isThere = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label'));
  await until(async () => (await isThere()) === 'Weight in grams, S');
  // The head of the names stays beside them.
  const scroller = page.locator('table[aria-rowcount]').locator('..');
  const hasScrolled = await scroller.evaluate((box: HTMLElement) => {
    box.style.width = '300px';
    box.scrollTo(200, 0);
    return box.scrollLeft > 0;
  });
  assert.ok(hasScrolled);
  const [head, name] = [page.locator('table[aria-rowcount] thead th').first(), page.locator('[data-row] th').first()];
  assert.is((await head.boundingBox())?.x, (await name.boundingBox())?.x);
  assert.equal(complaints, []);
  await close();
});

/** Pastes a text as a spreadsheet puts it on the clipboard. */
async function paste(page: Page, field: string, text: string): Promise<void> {
  await page.getByLabel(field, { exact: true }).evaluate((cell, block) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', block);
    cell.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, text);
}

test('2,048 variants are opened, narrowed and edited, and one edit is one cell', async (context) => {
  const { shop } = context;
  const { page, complaints, close } = await atWork(context);
  const id = await mostVariants(shop.db);
  await visit(page, `${shop.origin}/admin/products/${id}`);
  await page.getByText('2048 variants shown').waitFor();
  assert.ok((await page.locator('[data-row]').count()) < 60);
  await page.getByLabel('Value, SKU or EAN').fill('c63 s31');
  const cell = page.getByLabel('SKU, c63 / s31', { exact: true });
  await cell.fill('LAST');
  await page.keyboard.press('Control+s');
  await until(async () => (await variantsOf(context, 'all-of-it')).filter(({ sku }) => sku === 'LAST').length === 1);
  assert.equal(complaints, []);
  await close();
});

test.run();
