// What cannot be meant, typed, pasted and chosen among the goods of the office: each is said at its field or cell with how it
// is put right, what was typed stays, and nothing of it is stored.
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
import { aHugePicture } from './a-huge-picture.ts';

type Context = { shop: ClockShop; browser: Browser };
const test = wholeSuite<Context>('what cannot be meant among the goods, in a browser');

test.before(async (context) => {
  context.shop = await startShopWithClock();
  context.browser = await shareBrowser();
});
test.after(async ({ shop }) => {
  await shop.stop();
  await endSharing();
});

/** `expected`: what the browser may complain of, which the test provokes. */
async function at({ shop, browser }: Context, path: string, expected?: RegExp) {
  const { page, ...watched } = await openWatchedPage(browser, {
    ...{ locale: 'en', viewport: viewports.desktop },
    ...(expected && { expected }),
  });
  const robin = await signedInStaff(shop.db, 'manager');
  await page.context().addCookies([robin.browserCookie(shop.origin)]);
  await visit(page, shop.origin + path);
  return { page, ...watched };
}

const countProducts = async ({ shop: { db } }: Context) =>
  (await db.selectFrom('products').select('id').execute()).length;

/** What a field says of itself to whoever hears it. */
const saidAt = (page: Page, label: string): Promise<string> =>
  page.getByLabel(label, { exact: true }).evaluate((field) =>
    (field.getAttribute('aria-describedby') ?? '')
      .split(' ')
      .map((id) => document.getElementById(id)?.textContent ?? '')
      .join(' ')
      .trim(),
  );

const hasFocus = (page: Page, label: string) =>
  page.getByLabel(label, { exact: true }).evaluate((field) => field === document.activeElement);

test('a price of more than a billion, below zero, or in another currency is refused at its field', async (context) => {
  const products = await countProducts(context);
  const { page, complaints, close } = await at(context, '/admin/products/new');
  await page.keyboard.type('Teapot');
  const price = page.getByLabel('Price (PLN)', { exact: true });
  for (const typed of ['1000000000,01', '-5', '12,50 $']) {
    await price.fill(typed);
    await page.keyboard.press('Control+s');
    await until(async () => (await saidAt(page, 'Price (PLN)')) === 'An amount, such as 12.50, and at most a billion');
    assert.ok(await hasFocus(page, 'Price (PLN)'), typed);
    assert.is(await price.inputValue(), typed);
  }
  assert.is(await page.getByLabel('Title', { exact: true }).inputValue(), 'Teapot');
  assert.is(await countProducts(context), products);
  assert.equal(complaints, []);
  await close();
});

test('2,049 variants are refused where they are typed, and two values of one name where the second stands', async (context) => {
  const products = await countProducts(context);
  const { page, complaints, close } = await at(context, '/admin/products/new');
  await page.keyboard.type('All of it');
  const label = 'Sizes, colours and the like';
  const options = page.getByLabel(label, { exact: true });
  const values = (letter: string, count: number) => Array.from({ length: count }, (_, n) => letter + n).join(' ');
  const typed = `${values('a', 683)} x ${values('b', 3)}`;
  await options.fill(typed);
  await page.keyboard.press('Enter');
  const said =
    'That would be 2049 variants. A product has at most 2048: name fewer values, or make two products of it.';
  await until(async () => (await saidAt(page, label)).includes(said));
  assert.is(await options.inputValue(), typed);

  await options.fill('red blue');
  await page.keyboard.press('Enter');
  await page.getByText('2 variants', { exact: false }).first().waitFor();
  const second = page.getByLabel(/, value 2$/);
  await second.fill('Red');
  await page.getByText('“Red” is there already. Shall both become one? Their stock is put together.').waitFor();
  assert.is(await second.getAttribute('aria-invalid'), 'true');
  await page.keyboard.press('Control+s');
  assert.is(await second.inputValue(), 'Red');
  assert.is(await page.getByLabel('Title', { exact: true }).inputValue(), 'All of it');
  assert.is(await countProducts(context), products);
  assert.equal(complaints, []);
  await close();
});

test('a product of 2,048 variants takes no further value, and says so at its field', async (context) => {
  const { shop } = context;
  const id = await mostVariants(shop.db);
  const { page, complaints, close } = await at(context, `/admin/products/${id}`);
  const more = page.getByLabel(/^More values/).first();
  await more.fill('one-more');
  await page.keyboard.press('Enter');
  await page.getByText('A product has at most 2048', { exact: false }).waitFor();
  assert.is(await more.inputValue(), 'one-more');
  assert.equal(complaints, []);
  await close();
});

test('a cell of the matrix says why it cannot be saved, and lists what of it is strange', async (context) => {
  const { shop } = context;
  // Bars in a title are its own.
  await shop.db.updateTable('product_texts').set({ title: 'Bison | Poster' }).where('title', '=', 'Żubr').execute();
  const { sku } = await shop.db
    .selectFrom('variants')
    .innerJoin('product_texts', 'product_texts.product_id', 'variants.product_id')
    .select('sku')
    .where('title', '=', 'Bison | Poster')
    .orderBy('position')
    .limit(1)
    .executeTakeFirstOrThrow();
  const { page, complaints, close } = await at(context, '/admin/products/new');
  await page.keyboard.type('Wool hat');
  await page.getByLabel('Sizes, colours and the like', { exact: true }).fill('S M');
  await page.keyboard.press('Enter');
  const cell = page.getByLabel('Price (PLN), S', { exact: true });
  await cell.fill('2000000000');
  await page.keyboard.press('Control+s');
  await page.getByRole('button', { name: /^Go to the/ }).click();
  await until(async () =>
    /An amount in PLN, such as 12\.50, and at most a billion/.test(await saidAt(page, 'Price (PLN), S')),
  );
  assert.is(await cell.inputValue(), '2000000000');

  await page.getByLabel('SKU, S', { exact: true }).fill(sku);
  await page.getByLabel('SKU, M', { exact: true }).fill(sku);
  const said = page.locator('[id$="-said"]').filter({ hasText: 'Bison | Poster' }).first();
  await said.getByText('Another variant has this SKU too.').waitFor({ state: 'attached' });
  assert.equal(await said.getByRole('listitem', { includeHidden: true }).allInnerTexts(), [
    'Another variant has this SKU too.',
    'Another product has this SKU: Bison | Poster',
  ]);
  // Neither stands at any other cell.
  assert.is(await saidAt(page, 'Barcode (EAN), S'), '');
  assert.equal(complaints, []);
  await close();
});

/** Pastes as the browser does with Ctrl+V. */
const paste = (page: Page, text: string): Promise<void> =>
  page.getByRole('grid').evaluate((grid, pasted) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', pasted);
    grid.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, text);

const pricesOf = ({ shop: { db } }: Context) =>
  db
    .selectFrom('prices')
    .select(['variant_id', 'currency', 'amount_minor'])
    .orderBy('variant_id')
    .orderBy('currency')
    .execute();

test('a block of the wrong shape is not pasted, and a price of 0 or of two billion is not sent', async (context) => {
  const { page, complaints, close } = await at(context, '/admin/products/grid');
  const prices = await pricesOf(context);
  const grid = page.getByRole('grid');
  const columns = await grid.locator('tbody tr').first().locator('td').count();
  const first = grid.locator('tbody tr').first().locator('td').nth(1);
  const before = await first.innerText();
  await first.click();
  await paste(page, '1,00\t2,00\r\n3,00');
  await page
    .getByText('Row 2 of the block has 1 cell, the first row has 2. Nothing was pasted:', { exact: false })
    .waitFor();
  await paste(page, Array.from({ length: columns }, () => '1,00').join('\t'));
  await page.getByText(`The block has ${columns} columns, but from this cell on`, { exact: false }).waitFor();
  assert.is(await first.innerText(), before);
  await page.getByRole('button', { name: 'Save 0 changes' }).waitFor();

  for (const [typed, said] of [
    [
      '0',
      '0 would give it away. If that is meant, type it on the product’s own page. What is not for sale is archived or made a draft.',
    ],
    ['2000000000', 'This is no amount in this currency, or it is more than a billion'],
  ] as const) {
    await paste(page, typed);
    await page.getByText(said).waitFor();
    assert.is((await first.innerText()).trim(), typed);
  }
  await page.getByRole('button', { name: /^Save \d+ changes?$/ }).click();
  await page.getByText('Some cells cannot be read and nothing was sent.', { exact: false }).waitFor();
  assert.is((await first.innerText()).trim(), '2000000000');
  assert.equal(await pricesOf(context), prices);
  assert.equal(complaints, []);
  await close();
});

test('a picture that is none, and one of 500 megapixels, are refused by name, and the other one is taken', async (context) => {
  const { db } = context.shop;
  const countPictures = async () => (await db.selectFrom('pictures').select('key').execute()).length;
  const pictures = await countPictures();
  const { page, complaints, close } = await at(context, '/admin/products/new', /status of 4\d\d|^4\d\d /);
  await page.keyboard.type('Vase');
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles([
      { name: 'letter.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('Dear customer') },
      { name: 'huge.png', mimeType: 'image/png', buffer: aHugePicture() },
      { name: 'vase.png', mimeType: 'image/png', buffer: aHugePicture({ width: 40, height: 30 }) },
    ]);
  const refused = (text: string) => page.getByRole('alert').filter({ hasText: text }).waitFor();
  await refused('letter.jpg: This file is not a picture that the shop can read. Use JPEG, PNG, WebP or AVIF.');
  await refused('huge.png: The picture has more than 64 million pixels. Make it smaller than 8,000 × 8,000');
  await until(async () => (await countPictures()) === pictures + 1);
  assert.is(await page.getByLabel('Title', { exact: true }).inputValue(), 'Vase');
  assert.equal(complaints, []);
  await close();
});

test.run();
