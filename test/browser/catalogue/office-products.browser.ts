// The list of products in the office: found, changed in its row and in many at once; and that nothing bars anybody.
import type { Browser } from 'playwright-core';
import * as assert from 'uvu/assert';
import { wholeSuite } from '../../depths.ts';
import { endSharing } from '../../shared-resources.ts';
import { signedInStaff } from '../../staff/sign-in-as.ts';
import { allLooks, lookAtPages } from '../accessibility/look-at-pages.ts';
import { countClicks } from '../count-clicks.ts';
import { shareBrowser } from '../launch-browser.ts';
import { type ClockShop, startShopWithClock } from '../running-shop.ts';
import { visit } from '../settled-page.ts';
import { openWatchedPage, viewports } from '../watched-page.ts';

type Context = { shop: ClockShop; browser: Browser };
const test = wholeSuite<Context>('the list of products in the office, in a browser');

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
  const count = await countClicks(page.context());
  const robin = await signedInStaff(shop.db, 'manager');
  await page.context().addCookies([robin.browserCookie(shop.origin)]);
  return { robin, page, count, ...watched };
}

test.always('a product is found by its SKU, and the filters stand in the address', async (context) => {
  const { page, count, complaints, close } = await atWork(context);
  await visit(page, `${context.shop.origin}/admin`);
  await page.getByRole('link', { name: 'Products' }).click();
  await page.getByRole('heading', { name: 'Products' }).waitFor();
  assert.is(count.clicks, 1);
  const { sku } = await context.shop.db
    .selectFrom('variants')
    .select('sku')
    .where('sku', '<>', '')
    .where('archived_at', 'is', null)
    .orderBy('sku')
    .executeTakeFirstOrThrow();
  await page.getByRole('searchbox', { name: 'Search title, SKU or EAN' }).fill(sku.toLowerCase());
  await page.keyboard.press('Enter');
  await page.waitForURL(/text=/);
  await page.getByRole('table').locator('tbody tr').nth(0).waitFor();
  assert.is(await page.getByRole('table').locator('tbody tr').count(), 1);
  assert.equal(complaints, []);
  await close();
});

/** What the list shows of products with one variant and a price, the newest first. */
function simpleProducts({ shop }: Context, count: number) {
  return shop.db
    .selectFrom('products')
    .innerJoin('variants', 'variants.product_id', 'products.id')
    .innerJoin('prices', 'prices.variant_id', 'variants.id')
    .innerJoin('product_texts', 'product_texts.product_id', 'products.id')
    .select([
      'products.id',
      'product_texts.title',
      'variants.id as variantId',
      'variants.sku',
      'variants.on_hand as onHand',
    ])
    .select(['prices.amount_minor as minor', 'variants.reserved'])
    .where('product_texts.locale', '=', 'pl')
    .where('prices.currency', '=', 'PLN')
    .where('variants.tracks_stock', '=', true)
    .where('variants.sku', '<>', '')
    .where(({ selectFrom, ref, val, eb }) =>
      eb(
        val(1),
        '=',
        selectFrom('variants as each')
          .select(({ fn }) => fn.countAll<number>().as('count'))
          .whereRef('each.product_id', '=', ref('products.id')),
      ),
    )
    .orderBy('products.handle')
    .limit(count)
    .execute();
}

const stockOf = ({ shop }: Context, id: string) =>
  shop.db.selectFrom('variants').select('on_hand').where('id', '=', id).executeTakeFirstOrThrow();
const priceOf = ({ shop }: Context, id: string) =>
  shop.db
    .selectFrom('prices')
    .select('amount_minor')
    .where('variant_id', '=', id)
    .where('currency', '=', 'PLN')
    .executeTakeFirstOrThrow();

async function listOf(context: Context, query: string) {
  const work = await atWork(context);
  await visit(work.page, `${context.shop.origin}/admin/products${query}`);
  return work;
}

test('the columns that somebody has chosen are there on another device, and each price names its market', async (context) => {
  const { shop, browser } = context;
  const { robin, page, complaints, close } = await listOf(context, '');
  const heads = (of: typeof page) => of.getByRole('table').locator('thead th').allInnerTexts();
  assert.equal(
    (await heads(page)).filter((head) => /SKU|EUR/.test(head)),
    [],
  );
  await page.getByRole('button', { name: 'Columns' }).click();
  await page.getByLabel('SKU', { exact: true }).check();
  await page.getByLabel(/^Price EUR/).check();
  await page.getByRole('table').locator('thead th').filter({ hasText: /EUR/ }).waitFor();
  const chosen = (await heads(page)).map((head) => head.replace(/\s+/g, ' ').trim());
  assert.ok(
    chosen.some((head) => /^Price PLN · Poland$/.test(head)) &&
      chosen.some((head) => /^Price EUR · \p{Lu}/u.test(head)),
    chosen.join(' | '),
  );
  const { page: other, ...others } = await openWatchedPage(browser, { locale: 'en', viewport: viewports.desktop });
  await other.context().addCookies([robin.browserCookie(shop.origin)]);
  await visit(other, `${shop.origin}/admin/products`);
  assert.equal(
    (await heads(other)).map((head) => head.replace(/\s+/g, ' ').trim()),
    chosen,
  );
  assert.equal([...complaints, ...others.complaints], []);
  await others.close();
  await close();
});

test.always('stock and price are changed in the row by two clicks each, and taken back in one', async (context) => {
  const [product] = await simpleProducts(context, 1);
  assert.ok(product);
  const { page, count, complaints, close } = await listOf(context, `?text=${encodeURIComponent(product.sku)}`);
  await page.getByRole('button', { name: /^Correct the stock of/ }).click();
  await page.getByRole('textbox', { name: 'On hand' }).fill(String(product.onHand + 7));
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByRole('button', { name: 'Undo', exact: true }).waitFor();
  assert.is(count.clicks, 2);
  assert.is((await stockOf(context, product.variantId)).on_hand, product.onHand + 7);
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await page.getByRole('button', { name: 'Undo', exact: true }).waitFor({ state: 'detached' });
  assert.is((await stockOf(context, product.variantId)).on_hand, product.onHand);

  const before = count.clicks;
  await page
    .getByRole('button', { name: /^Change the price of/ })
    .first()
    .click();
  const field = page.getByRole('textbox', { name: 'Price, PLN' });
  await page
    .getByTestId('page-says')
    .getByText(/^Lowest price of 30 days: .+ The page will say: /)
    .waitFor();
  await field.fill('1.234');
  await page.keyboard.press('Enter');
  // Which of the two is meant is asked, and nothing is saved.
  await page.getByRole('button', { name: /1,234/ }).waitFor();
  assert.is((await priceOf(context, product.variantId)).amount_minor, product.minor);
  await field.fill('12.34');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByRole('button', { name: 'Undo', exact: true }).waitFor();
  assert.is(count.clicks - before, 2);
  assert.is((await priceOf(context, product.variantId)).amount_minor, 1234);
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await page.getByRole('button', { name: 'Undo', exact: true }).waitFor({ state: 'detached' });
  assert.is((await priceOf(context, product.variantId)).amount_minor, product.minor);
  assert.equal(complaints, []);
  await close();
});

test('two who change one price in the row are shown both, and a sale meanwhile stays sold', async (context) => {
  const [, product] = await simpleProducts(context, 2);
  assert.ok(product);
  const query = `?rows=variants&text=${encodeURIComponent(product.sku)}`;
  const [mine, theirs] = [await listOf(context, query), await listOf(context, query)];
  const price = /^Change the price of/;
  await mine.page.getByRole('button', { name: price }).first().click();
  await mine.page.getByRole('textbox', { name: 'Price, PLN' }).fill('11.11');
  await theirs.page.getByRole('button', { name: price }).first().click();
  await theirs.page.getByRole('textbox', { name: 'Price, PLN' }).fill('22.22');
  await theirs.page.keyboard.press('Enter');
  await theirs.page.getByRole('button', { name: 'Undo', exact: true }).waitFor();
  await mine.page.keyboard.press('Enter');
  const collision = mine.page.getByRole('alert').filter({ hasText: '22.22' });
  await collision.getByText('11.11').waitFor();
  assert.is((await priceOf(context, product.variantId)).amount_minor, 2222);
  await mine.page.getByRole('button', { name: 'Keep mine' }).click();
  await mine.page.getByRole('button', { name: 'Undo', exact: true }).waitFor();
  assert.is((await priceOf(context, product.variantId)).amount_minor, 1111);

  await mine.page.getByRole('button', { name: /^Correct the stock of/ }).click();
  await mine.page.getByRole('textbox', { name: 'On hand' }).fill(String(product.onHand + 5));
  const { db } = context.shop;
  await db
    .updateTable('variants')
    .set((variant) => ({ on_hand: variant('on_hand', '+', 2) }))
    .where('id', '=', product.variantId)
    .execute();
  await mine.page.keyboard.press('Enter');
  await mine.page.getByText(`${product.onHand + 7} on hand`).waitFor();
  assert.is((await stockOf(context, product.variantId)).on_hand, product.onHand + 7);
  await mine.close();
  await theirs.close();
});

test('three chosen products get a tag, the one that has it is named, and one press takes it back', async (context) => {
  const { page, complaints, close } = await listOf(context, '');
  const { db } = context.shop;
  const rows = page.getByRole('table').locator('tbody tr');
  const links = await rows.getByRole('link').evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
  const ids = links.slice(0, 3).map((href) => href.split('/').at(-1) ?? '');
  const [first = ''] = ids;
  const tagsOf = () => db.selectFrom('products').select(['id', 'tags']).where('id', 'in', ids).orderBy('id').execute();
  await db
    .updateTable('products')
    .set({ tags: ['spring'] })
    .where('id', '=', first)
    .execute();
  const before = await tagsOf();
  for (const index of [0, 1, 2]) await rows.nth(index).getByRole('checkbox').check();
  const title = (await rows.nth(0).getByRole('link').textContent()) ?? '';
  await page
    .getByRole('region', { name: 'With the chosen products' })
    .getByRole('button', { name: 'Add a tag' })
    .click();
  await page.getByRole('textbox', { name: 'Tag' }).fill('spring');
  await page.keyboard.press('Enter');
  await page.getByText('2 changed, 1 unchanged, 0 refused.').waitFor();
  await page.getByText('Those that stayed as they were').click();
  await page.getByText(`${title}: It is so already`).waitFor();
  assert.ok((await tagsOf()).every(({ tags }) => tags.includes('spring')));
  await page.getByRole('button', { name: 'Undo all of it' }).click();
  await page.getByRole('button', { name: 'Undo all of it' }).waitFor({ state: 'detached' });
  assert.equal(await tagsOf(), before);
  assert.equal(complaints, []);
  await close();
});

test('the prices of all that a filter finds are raised to ,99, and one press takes that back', async (context) => {
  const pricesOf = () =>
    context.shop.db
      .selectFrom('prices')
      .innerJoin('variants', 'variants.id', 'prices.variant_id')
      .select(['variant_id', 'currency', 'amount_minor', 'compare_at_minor'])
      .orderBy('variant_id')
      .orderBy('currency')
      .execute();
  const before = await pricesOf();
  const { page, complaints, close } = await listOf(context, '?state=published');
  await page.getByRole('checkbox', { name: 'Choose all on this page' }).check();
  await page.getByRole('button', { name: 'All that the filters find' }).click();
  await page.getByRole('button', { name: 'Change prices' }).click();
  await page.getByRole('textbox', { name: 'By how much' }).fill('10%');
  await page.getByRole('combobox', { name: 'Currency' }).selectOption('PLN');
  await page.getByRole('combobox', { name: 'Round up to' }).selectOption('.99');
  await page.getByRole('dialog').getByRole('button', { name: 'Change prices' }).click();
  const undo = page.getByRole('button', { name: 'Undo all of it' });
  await undo.waitFor();
  const old = new Map(before.map((price) => [`${price.variant_id} ${price.currency}`, price.amount_minor]));
  const changed = (await pricesOf())
    .map((price) => ({ ...price, was: old.get(`${price.variant_id} ${price.currency}`) ?? 0 }))
    .filter(({ currency, amount_minor: minor, was }) => currency === 'PLN' && minor !== was);
  assert.ok(changed.length > 50, `${changed.length} changed`);
  for (const { amount_minor: minor, was } of changed) {
    assert.is(minor % 100, 99);
    assert.ok(minor >= was * 1.1 - 0.5 && minor < was * 1.1 + 100, `${was} became ${minor}`);
  }
  await page.getByText(`${changed.length} changed`).waitFor();
  await undo.click();
  await undo.waitFor({ state: 'detached' });
  assert.equal(await pricesOf(), before);
  assert.equal(complaints, []);
  await close();
});

for (const looks of allLooks) {
  test(`nothing bars anybody on ${looks.title}`, async ({ shop, browser }) => {
    await lookAtPages({ shop, browser, role: 'manager' }, ['/admin/products', '/admin/products?state=draft'], looks);
  });
}

test.run();
