// Stock in the office: goods are received by scanning, counted while the shop sells, written off, corrected in the row and
// taken back; a list outlives a reload and a lost connection.
import { sql } from 'kysely';
import type { Browser, Page } from 'playwright-core';
import * as assert from 'uvu/assert';
import { inTransaction } from '#server/database/transaction.ts';
import { lockVariants, reserveStock, sellReservedStock } from '#server/inventory/reserve-stock.ts';
import { wholeSuite } from '../../depths.ts';
import { until } from '../../fixtures/until.ts';
import { type ProductToPack, paidOrders, productsWithBarcodes } from '../../packing/orders-to-pack.ts';
import { endSharing } from '../../shared-resources.ts';
import { signedInStaff } from '../../staff/sign-in-as.ts';
import { listFaults } from '../accessibility/axe-audit.ts';
import { allLooks, lookAtPages } from '../accessibility/look-at-pages.ts';
import { countClicks } from '../count-clicks.ts';
import { shareBrowser } from '../launch-browser.ts';
import { type ClockShop, startShopWithClock } from '../running-shop.ts';
import { visit } from '../settled-page.ts';
import { openWatchedPage, viewports, type WatchOptions } from '../watched-page.ts';

type Context = { shop: ClockShop; browser: Browser; articles: ProductToPack[]; numbers: number[] };
const test = wholeSuite<Context>('stock in the office, in a browser');

test.before(async (context) => {
  context.shop = await startShopWithClock();
  context.browser = await shareBrowser();
  const { db } = context.shop;
  context.articles = await productsWithBarcodes(db, 4);
  const barcodes = context.articles.map(({ barcode }) => barcode);
  const [first, , , last] = context.articles;
  if (!first || !last) throw new Error('the demo has too few articles');
  context.numbers = await paidOrders(db, [[{ article: first, quantity: 2 }], [{ article: last, quantity: 1 }]]);
  await sql`update variants set on_hand = 10, reserved = 0 where barcode = any(${barcodes})`.execute(db);
});
test.after(async ({ shop }) => {
  await shop.stop();
  await endSharing();
});

async function atWork({ shop, browser }: Context, options: WatchOptions = {}) {
  const opened = await openWatchedPage(browser, { locale: 'en', viewport: viewports.phone, ...options });
  const count = await countClicks(opened.page.context());
  const robin = await signedInStaff(shop.db, 'manager', { name: 'Robin' });
  await opened.page.context().addCookies([robin.browserCookie(shop.origin)]);
  return { ...opened, count };
}

async function scan(page: Page, code: string): Promise<void> {
  await page.keyboard.type(code);
  await page.keyboard.press('Enter');
}

async function variantOf({ shop, articles }: Context, index: number) {
  const article = articles[index];
  if (!article) throw new Error('the demo has too few articles');
  const { barcode, title } = article;
  const query = shop.db.selectFrom('variants').select(['id', 'on_hand as onHand']).where('barcode', '=', barcode);
  return { barcode, title, ...(await query.executeTakeFirstOrThrow()) };
}

/** A shopper buys some of it: the order is paid, and its goods are taken out of the stock. */
async function sell({ shop }: Context, number: number | undefined, variantId: string, quantity: number): Promise<void> {
  await inTransaction(shop.db, async (tx) => {
    const order = tx
      .selectFrom('orders')
      .select('id')
      .where('number', '=', number ?? 0);
    const { id } = await order.executeTakeFirstOrThrow();
    const variants = await lockVariants(tx, [variantId]);
    await reserveStock(tx, id, [{ variantId, quantity }], variants, new Date());
    await sellReservedStock(tx, id, new Date());
  });
}

test.always(
  'goods are received by scanning, counted while one is sold, written off, and taken back',
  async (context) => {
    const { shop, numbers } = context;
    const [first, second] = [await variantOf(context, 0), await variantOf(context, 1)];
    const { page, complaints, close } = await atWork(context);
    await visit(page, `${shop.origin}/admin/stock/receive`);
    await scan(page, first.barcode);
    await scan(page, first.barcode);
    await scan(page, second.barcode);
    await scan(page, '4711');
    await page.getByRole('alert').getByText('There is no product with the code 4711.').waitFor();
    // What was scanned is there after a reload.
    await page.reload();
    await page.getByRole('button', { name: 'Receive 3 pieces' }).click();
    await page.getByText('Received: 3 pieces').waitFor();
    assert.is((await variantOf(context, 0)).onHand, 12);

    await visit(page, `${shop.origin}/admin/stock/count`);
    await scan(page, first.barcode);
    await page.getByText('The shop expects 12').waitFor();
    await page.getByRole('textbox', { name: `Quantity of ${first.title}` }).fill('11');
    await page.getByText('Difference: −1').waitFor();
    await sell(context, numbers[0], first.id, 2);
    await page.getByRole('button', { name: 'Finish with 1 product' }).click();
    await page.getByText('Counted: 1 product, 1 with a difference').waitFor();
    assert.is((await variantOf(context, 0)).onHand, 9, 'twelve, less two sold and one that was not found');
    await page.getByRole('button', { name: 'Undo' }).click();
    await page.getByText('Taken back.').waitFor();
    assert.is((await variantOf(context, 0)).onHand, 10);

    await visit(page, `${shop.origin}/admin/stock/write-off`);
    await scan(page, second.barcode);
    await page.getByRole('combobox', { name: 'Why' }).selectOption('other');
    await page.getByRole('button', { name: 'Write off 1 piece' }).click();
    await page.getByRole('alert').getByText('Say in a few words why.').waitFor();
    await page.getByRole('textbox', { name: 'Reason in words' }).fill('Fell into the kiln');
    assert.equal(await listFaults(page), []);
    await page.getByRole('button', { name: 'Write off 1 piece' }).click();
    await page.getByText('Written off: 1 piece').waitFor();
    assert.is((await variantOf(context, 1)).onHand, 10);

    await visit(page, `${shop.origin}/admin/stock/movements?variant=${second.id}`);
    const rows = page.getByRole('table').locator('tbody tr');
    assert.match((await rows.nth(0).textContent()) ?? '', /−1.*10.*Something else, Fell into the kiln.*Robin/);
    assert.match((await rows.nth(1).textContent()) ?? '', /\+1.*11.*Received.*Robin/);
    assert.equal(complaints, []);
    await close();
  },
);

test('two who count one shelf are not added up: the same number stands once, and another one is asked about', async (context) => {
  const { shop } = context;
  const { barcode, onHand, title } = await variantOf(context, 1);
  const [one, other] = [await atWork(context), await atWork(context)];
  const counted = async ({ page }: typeof one, number: number) => {
    await visit(page, `${shop.origin}/admin/stock/count`);
    await scan(page, barcode);
    await page.getByRole('textbox', { name: `Quantity of ${title}` }).fill(String(number));
  };
  const finish = ({ page }: typeof one) => page.getByRole('button', { name: 'Finish with 1 product' }).click();
  await counted(one, onHand + 2);
  await counted(other, onHand + 2);
  await finish(one);
  await one.page.getByText('Counted: 1 product, 1 with a difference').waitFor();
  await finish(other);
  await other.page.getByText(`Robin had already entered ${onHand + 2}, so nothing was added.`).waitFor();
  assert.is((await variantOf(context, 1)).onHand, onHand + 2);

  await counted(one, onHand);
  await counted(other, onHand + 1);
  await finish(one);
  await one.page.getByText('Counted: 1 product, 1 with a difference').waitFor();
  await finish(other);
  await other.page.getByText(`Robin has changed it meanwhile. On hand now: ${onHand}.`).waitFor();
  await other.page.getByText(`The shop expects ${onHand}`).waitFor();
  assert.is((await variantOf(context, 1)).onHand, onHand);
  await finish(other);
  await other.page.getByText('Counted: 1 product, 1 with a difference').waitFor();
  assert.is((await variantOf(context, 1)).onHand, onHand + 1);
  assert.equal([...one.complaints, ...other.complaints], []);
  await Promise.all([one.close(), other.close()]);
});

test('without a connection codes wait, and what is known is counted up', async (context) => {
  const { shop } = context;
  const [known, unknown] = [await variantOf(context, 2), await variantOf(context, 3)];
  const { page, complaints, close } = await atWork(context, { expected: /ERR_INTERNET_DISCONNECTED|503/ });
  await visit(page, `${shop.origin}/admin/stock/receive`);
  await scan(page, known.barcode);
  await page.getByRole('button', { name: 'Receive 1 piece' }).waitFor();
  await page.context().setOffline(true);
  await scan(page, known.barcode);
  await page.getByRole('button', { name: 'Receive 2 pieces' }).waitFor();
  await scan(page, unknown.barcode);
  await page.getByRole('status').getByText('1 code waits for a connection').waitFor();
  await page.context().setOffline(false);
  await page.getByRole('button', { name: 'Receive 3 pieces' }).click();
  await page.getByText('Received: 3 pieces').waitFor();
  assert.is((await variantOf(context, 3)).onHand, unknown.onHand + 1);
  assert.equal(complaints, []);
  await close();
});

test('stock is corrected in its row with two clicks, as a difference to what was seen', async (context) => {
  const { shop, numbers } = context;
  const { barcode, id, onHand, title } = await variantOf(context, 3);
  const { page, count, complaints, close } = await atWork(context, { viewport: viewports.desktop });
  await visit(page, `${shop.origin}/admin/stock?text=${barcode}`);
  count.clicks = 0;
  await page.getByRole('button', { name: `Correct the stock of ${title}` }).click();
  const field = page.getByRole('dialog').getByRole('textbox', { name: 'On hand now' });
  await field.fill('many');
  await page.keyboard.press('Enter');
  await page.getByText('A whole number, 0 or more').waitFor();
  await field.fill(String(onHand + 5));
  await sell(context, numbers[1], id, 1);
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByText(`${onHand + 4} on hand`).waitFor();
  assert.is(count.clicks, 2);
  await until(async () => (await variantOf(context, 3)).onHand === onHand + 4);
  assert.equal(complaints, []);
  await close();
});

test('expected goods are entered in the row, and received with one press', async (context) => {
  const { shop } = context;
  const { barcode, title, onHand } = await variantOf(context, 2);
  const { page, count, complaints, close } = await atWork(context, { viewport: viewports.desktop });
  await visit(page, `${shop.origin}/admin/stock?text=${barcode}`);
  await page.getByRole('button', { name: `Expect goods: ${title}` }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Quantity' }).fill('8');
  await dialog.getByLabel('Day').fill('2026-01-15');
  await dialog.getByRole('button', { name: 'Expect goods' }).click();
  await page.getByText('8 on 15/01/2026').waitFor();
  await visit(page, `${shop.origin}/admin/stock/expected`);
  await page.getByText('late').waitFor();
  count.clicks = 0;
  await page.getByRole('button', { name: `Receive 8 of ${title}` }).click();
  await page.getByText(`${onHand + 8} on hand`).waitFor();
  assert.is(count.clicks, 1);
  await page.getByText('Nothing is on its way.').waitFor();
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByRole('button', { name: `Receive 8 of ${title}` }).waitFor();
  assert.is((await variantOf(context, 2)).onHand, onHand);
  assert.equal(complaints, []);
  await close();
});

for (const looks of allLooks) {
  test(`nothing bars anybody on ${looks.title}`, async ({ shop, browser }) => {
    const paths = [
      '/admin/stock',
      '/admin/stock?show=low',
      '/admin/stock/count',
      '/admin/stock/expected',
      '/admin/stock/movements',
    ];
    await lookAtPages({ shop, browser, role: 'manager' }, paths, looks);
  });
}

test.run();
