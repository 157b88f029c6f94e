// The grid of products in the office: many prices in one paste, seen in the shop and taken back in one press; and that nothing
// bars anybody.
import type { Browser, Page } from 'playwright-core';
import * as assert from 'uvu/assert';
import { urlOf } from '#src/addresses.ts';
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
const test = wholeSuite<Context>('the grid of products in the office, in a browser');

test.before(async (context) => {
  context.shop = await startShopWithClock();
  context.browser = await shareBrowser();
});
test.after(async ({ shop }) => {
  await shop.stop();
  await endSharing();
});

async function atGrid({ shop, browser }: Context, query = '', viewport: keyof typeof viewports = 'desktop') {
  const { page, ...watched } = await openWatchedPage(browser, { locale: 'en', viewport: viewports[viewport] });
  const robin = await signedInStaff(shop.db, 'manager');
  await page.context().addCookies([robin.browserCookie(shop.origin)]);
  await visit(page, `${shop.origin}/admin/products/grid${query}`);
  return { page, grid: page.getByRole('grid'), ...watched };
}

/** Pastes as the browser does with Ctrl+V; what the test's browser has on its clipboard is not asked. */
async function paste(page: Page, text: string): Promise<void> {
  await page.getByRole('grid').evaluate((grid, pasted) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', pasted);
    grid.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, text);
}

const pricesOf = ({ shop }: Context) =>
  shop.db
    .selectFrom('prices')
    .select(['variant_id', 'currency', 'amount_minor', 'compare_at_minor'])
    .orderBy('variant_id')
    .orderBy('currency')
    .execute();

/** The address of one of the variants, which its product's page shows first. */
function aPricedPage({ shop }: Context, variantIds: string[]) {
  return shop.db
    .selectFrom('prices')
    .innerJoin('variants', 'variants.id', 'prices.variant_id')
    .innerJoin('products', 'products.id', 'variants.product_id')
    .select(['products.handle', 'prices.amount_minor'])
    .where('variants.id', 'in', variantIds)
    .where('prices.currency', '=', 'PLN')
    .where('products.status', '=', 'active')
    .where('variants.on_hand', '>', 0)
    .orderBy('variants.position')
    .orderBy('products.handle')
    .executeTakeFirstOrThrow();
}

const FIRST_PRICE = 1;

test.always('two hundred prices are pasted at once, seen in the shop, and taken back in one press', async (context) => {
  const { shop } = context;
  const { page, grid, complaints, close } = await atGrid(context);
  const before = await pricesOf(context);
  await grid.locator('tbody tr').first().locator('td').nth(FIRST_PRICE).click();
  // The prices are below what is crossed out beside some of them.
  const prices = Array.from({ length: 200 }, (_, index) => `${(3_01 + index) / 100} zł`.replace('.', ','));
  await paste(page, prices.join('\r\n'));
  await page.getByRole('button', { name: 'Save 200 changes' }).click();
  const undo = page.getByRole('button', { name: 'Undo all of it' });
  await undo.waitFor();
  const after = await pricesOf(context);
  const changed = after.filter((price, index) => price.amount_minor !== before[index]?.amount_minor);
  const inZloty = changed.filter(({ currency }) => currency === 'PLN');
  assert.equal(inZloty.map((price) => price.amount_minor).sort(), prices.map((_, index) => 301 + index).sort());
  const { handle, amount_minor: minor } = await aPricedPage(
    context,
    inZloty.map((price) => price.variant_id),
  );
  const shown = async () =>
    (await fetch(`${shop.origin}${urlOf('product', { locale: 'pl', product: handle })}`)).text();
  const expected = `${minor / 100}`.replace('.', ',');
  await until(async () => (await shown()).includes(expected));
  await undo.click();
  await page
    .getByText(/changes? undone/)
    .first()
    .waitFor();
  assert.equal(await pricesOf(context), before);
  assert.equal(complaints, []);
  await close();
});

test('a price is filled down, taken back, and raised with others by percent, and nothing is sent until it is saved', async (context) => {
  const { page, grid, complaints, close } = await atGrid(context);
  const before = await pricesOf(context);
  const cell = (row: number) => grid.locator('tbody tr').nth(row).locator('td').nth(FIRST_PRICE);
  const shown = () => Promise.all([0, 1, 2, 3].map(async (row) => (await cell(row).innerText()).trim()));
  const others = (await shown()).slice(1);
  await cell(0).click();
  await page.keyboard.type('77');
  await page.keyboard.press('Enter');
  await cell(0).click();
  for (const _ of others) await page.keyboard.press('Shift+ArrowDown');
  await page.keyboard.press('Control+d');
  await page.getByRole('button', { name: 'Save 4 changes' }).waitFor();
  assert.equal(new Set(await shown()).size, 1);
  await page.keyboard.press('Control+z');
  await page.getByRole('button', { name: 'Save 1 change' }).waitFor();
  assert.equal((await shown()).slice(1), others);
  await page.keyboard.press('Control+d');
  await page.getByRole('button', { name: 'Change prices' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('By how much').fill('10%');
  await dialog.getByRole('button', { name: 'Change the selected prices' }).click();
  await until(async () => (await shown()).every((price) => /^84[.,]70/.test(price)));
  // What would not be above zero stays, and it is said.
  await page.getByRole('button', { name: 'Change prices' }).click();
  await dialog.getByLabel('By how much').fill('-500');
  await dialog.getByRole('button', { name: 'Change the selected prices' }).click();
  await page.getByText(/^4 prices stayed as they were/).waitFor();
  assert.ok((await shown()).every((price) => /^84[.,]70/.test(price)));
  assert.equal(await pricesOf(context), before);
  assert.equal(complaints, []);
  await close();
});

test('what is typed into a cell stays in it when another one is pressed, in its row or below', async (context) => {
  const { page, grid, complaints, close } = await atGrid(context);
  const cellAt = (row: number, column: number) => grid.locator(`#cell-${row}-${column}`);
  for (const [at, next] of [
    [cellAt(0, FIRST_PRICE), cellAt(0, FIRST_PRICE + 2)],
    [cellAt(2, FIRST_PRICE), cellAt(5, FIRST_PRICE)],
  ] as const) {
    const other = await next.textContent();
    await at.click();
    await page.keyboard.type('777');
    await next.click();
    await until(async () => (await at.getAttribute('data-mark')) === 'edited');
    assert.is(await at.textContent(), '777');
    assert.is(await next.textContent(), other);
    assert.is(await grid.locator('input').count(), 0);
  }
  await page.getByRole('button', { name: 'Save 2 changes' }).waitFor();
  assert.equal(complaints, []);
  await close();
});

test('on a phone the cell that is worked at never lies under the names', async (context) => {
  const { page, grid, complaints, close } = await atGrid(context, '', 'phone');
  const isInSight = () =>
    grid.locator('td[data-active]').evaluate((cell) => {
      const { left, right, top, height } = cell.getBoundingClientRect();
      return [left + 3, right - 3].every((x) => document.elementFromPoint(x, top + height / 2) === cell);
    });
  await grid.locator('td[data-active]').waitFor();
  assert.ok(await isInSight(), 'the first');
  await grid.focus();
  for (const key of ['ArrowRight', 'ArrowRight', 'ArrowRight', 'ArrowLeft', 'ArrowLeft', 'ArrowLeft']) {
    await page.keyboard.press(key);
    assert.ok(await isInSight(), key);
  }
  assert.equal(complaints, []);
  await close();
});

for (const looks of allLooks) {
  test(`nothing bars anybody on ${looks.title}`, async ({ shop, browser }) => {
    await lookAtPages({ shop, browser, role: 'manager' }, ['/admin/products/grid'], looks);
  });
}

test.run();
