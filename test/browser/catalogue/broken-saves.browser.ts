// Saves that collide, and saves whose connection ends: what was typed stays where it was typed, with what to do about it, and
// nothing is stored by half or twice.
import type { Browser, Page } from 'playwright-core';
import * as assert from 'uvu/assert';
import { wholeSuite } from '../../depths.ts';
import { until } from '../../fixtures/until.ts';
import { endSharing } from '../../shared-resources.ts';
import { signedInStaff } from '../../staff/sign-in-as.ts';
import { shareBrowser } from '../launch-browser.ts';
import { type ClockShop, startShopWithClock } from '../running-shop.ts';
import { visit } from '../settled-page.ts';
import { openWatchedPage, viewports } from '../watched-page.ts';

type Context = { shop: ClockShop; browser: Browser };
const test = wholeSuite<Context>('saves that collide or break off, in a browser');

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

/** Pastes as the browser does with Ctrl+V. */
const paste = (page: Page, text: string): Promise<void> =>
  page.getByRole('grid').evaluate((grid, pasted) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', pasted);
    grid.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, text);

test('a cell that somebody else has saved meanwhile shows both values, and is decided there', async (context) => {
  const { shop } = context;
  const { page, complaints, close } = await at(context, '/admin/products/grid');
  const { page: other, ...others } = await at(context, '/admin/products/grid');
  const cellOf = (of: Page) => of.getByRole('grid').locator('tbody tr').nth(1).locator('td').nth(1);
  const save = (of: Page) => of.getByRole('button', { name: 'Save 1 change' }).click();
  await cellOf(page).click();
  await paste(page, '31,17');
  await cellOf(other).click();
  await paste(other, '32,19');
  await save(other);
  await other.getByText('1 product saved.').waitFor();
  await save(page);
  await page.getByText('1 product was not saved.', { exact: false }).waitFor();
  await page.getByText('Robin Kowalski has saved “32.19” meanwhile; you have “31,17”.', { exact: false }).waitFor();
  const saved = (minor: number) =>
    shop.db
      .selectFrom('prices')
      .select('variant_id')
      .where('amount_minor', '=', minor)
      .where('currency', '=', 'PLN')
      .execute();
  assert.equal([(await saved(3_117)).length, (await saved(3_219)).length], [0, 1]);
  await page.getByRole('button', { name: 'Keep mine' }).click();
  await save(page);
  await page.getByText('1 product saved.').waitFor();
  assert.equal([(await saved(3_117)).length, (await saved(3_219)).length], [1, 0]);
  assert.equal([...complaints, ...others.complaints], []);
  await others.close();
  await close();
});

test('a save whose connection ends keeps what was typed, and is carried out once when it is pressed again', async (context) => {
  const { db } = context.shop;
  const { id, on_hand: before } = await db
    .selectFrom('variants')
    .innerJoin('products', 'products.id', 'variants.product_id')
    .select(['variants.id', 'on_hand'])
    .where('handle', '=', 'zubr')
    .orderBy('position')
    .limit(1)
    .executeTakeFirstOrThrow();
  const { product_id: productId } = await db
    .selectFrom('variants')
    .select('product_id')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const onHand = async () =>
    (await db.selectFrom('variants').select('on_hand').where('id', '=', id).executeTakeFirstOrThrow()).on_hand;
  const { page, complaints, close } = await at(
    context,
    `/admin/products/${productId}`,
    /ERR_(CONNECTION_RESET|FAILED)/,
  );
  // The first request never arrives; of the second one the answer is lost.
  let sent = 0;
  await page.route('**/api/admin/mutation/ProductsSave', async (route) => {
    sent++;
    if (sent === 1) return route.abort('connectionreset');
    if (sent === 2) {
      await route.fetch();
      return route.abort('connectionreset');
    }
    return route.continue();
  });
  const stock = page.getByLabel(/^Stock, |^Stock \+|^Pieces/).first();
  await stock.fill('+3');
  await page.getByLabel('Brand', { exact: true }).fill('Las');
  const unsaved = page.getByText('Not saved yet');
  for (const attempt of [1, 2]) {
    await page.keyboard.press('Control+s');
    await until(() => sent === attempt);
    await page.getByText('The shop cannot be reached').first().waitFor();
    await unsaved.waitFor();
    assert.is(await page.getByLabel('Brand', { exact: true }).inputValue(), 'Las');
    assert.is(await stock.inputValue(), '+3');
    await until(async () => (await onHand()) === before + (attempt === 1 ? 0 : 3));
  }
  // Another press than the one that was lost: what it had moved is counted in.
  await stock.fill('+5');
  await page.keyboard.press('Control+s');
  await unsaved.waitFor({ state: 'detached' });
  assert.is(await onHand(), before + 5);
  assert.equal(complaints, []);
  await close();
});

test('the grid sends again what it had no answer to, and its pieces are moved once', async (context) => {
  const { db } = context.shop;
  const { page, complaints, close } = await at(context, '/admin/products/grid', /ERR_(CONNECTION_RESET|FAILED)/);
  let sent = 0;
  await page.route('**/api/admin/mutation/ProductsSaveMany', async (route) => {
    if (++sent > 1) return route.continue();
    await route.fetch();
    return route.abort('connectionreset');
  });
  const total = async () =>
    Number(
      (
        await db
          .selectFrom('variants')
          .select(({ fn }) => fn.sum('on_hand').as('sum'))
          .executeTakeFirstOrThrow()
      ).sum,
    );
  const before = await total();
  const heads = await page.getByRole('grid').locator('thead th').allInnerTexts();
  const place = heads.findIndex((head) => /on hand|stock/i.test(head));
  const cell = page.getByRole('grid').locator('tbody tr').nth(2).locator(':scope > *').nth(place);
  const seen = Number(await cell.innerText());
  await cell.click();
  await paste(page, String(seen + 7));
  await page.getByRole('button', { name: 'Save 1 change' }).click();
  await until(() => sent === 1);
  await until(async () => (await total()) === before + 7);
  await page.getByText('The shop cannot be reached').first().waitFor();
  assert.is((await cell.innerText()).trim(), String(seen + 7));
  // After a reload it is another press, of the same difference.
  page.on('dialog', (question) => question.accept());
  await page.reload();
  await page.getByRole('button', { name: 'Save 1 change' }).click();
  await page.getByRole('button', { name: 'Save 0 changes' }).waitFor();
  assert.is(await total(), before + 7);
  assert.equal(complaints, []);
  await close();
});

test.run();
