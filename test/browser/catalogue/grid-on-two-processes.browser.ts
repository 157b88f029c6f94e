// Two hundred prices of one paste, on the pages that both processes of a shop show, and taken back in one press.
import type { Browser, Page } from 'playwright-core';
import * as assert from 'uvu/assert';
import { copySeededShop, type SeededShop } from '../../database/data-templates.ts';
import { wholeSuite } from '../../depths.ts';
import { askOften } from '../../faults/shop-processes.ts';
import { until } from '../../fixtures/until.ts';
import { endSharing } from '../../shared-resources.ts';
import { signedInStaff } from '../../staff/sign-in-as.ts';
import { shareBrowser } from '../launch-browser.ts';
import { type RunningShop, startRunningShop } from '../running-shop.ts';
import { visit } from '../settled-page.ts';
import { openWatchedPage, viewports } from '../watched-page.ts';

type Context = { shop: RunningShop; db: SeededShop['database']['db']; browser: Browser };
const test = wholeSuite<Context>('the grid of products in front of two processes');

test.before(async (context) => {
  context.shop = await startRunningShop({ WORKERS: '2' }, async () => {
    const seeded = await copySeededShop();
    context.db = seeded.database.db;
    return seeded;
  });
  context.browser = await shareBrowser();
});
test.after(async ({ shop }) => {
  await shop.stop();
  await endSharing();
});

const FIRST_PRICE = 1;

async function paste(page: Page, text: string): Promise<void> {
  await page.getByRole('grid').evaluate((grid, pasted) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', pasted);
    grid.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, text);
}

/** The page of a product among those that were pasted, which shows the variant with this price first. */
function aChangedPage({ db }: Context) {
  return db
    .selectFrom('prices')
    .innerJoin('variants', 'variants.id', 'prices.variant_id')
    .innerJoin('products', 'products.id', 'variants.product_id')
    .select(['products.handle', 'prices.amount_minor'])
    .where('prices.currency', '=', 'PLN')
    .where('prices.amount_minor', '<', 600)
    .where('products.status', '=', 'active')
    .where('variants.on_hand', '>', 0)
    .orderBy('variants.position')
    .orderBy('products.handle')
    .executeTakeFirst();
}

const written = (minor: number) => `${Math.floor(minor / 100)},${String(minor % 100).padStart(2, '0')}`;

/** Whether whatever process is asked shows it. */
async function isShown(shop: RunningShop, handle: string, price: string): Promise<boolean> {
  const answers = await askOften(shop, `/pl/p/${handle}`);
  return answers.every(({ status, body }) => status === 200 && body.includes(price));
}

test('two hundred prices of one paste are shown by both, and taken back by both in one press', async (context) => {
  const { shop, db, browser } = context;
  const { page, complaints, close } = await openWatchedPage(browser, { locale: 'en', viewport: viewports.desktop });
  const robin = await signedInStaff(db, 'manager');
  await page.context().addCookies([robin.browserCookie(shop.origin)]);
  await visit(page, `${shop.origin}/admin/products/grid`);
  await page.getByRole('grid').locator('tbody tr').first().locator('td').nth(FIRST_PRICE).click();
  // Below what is crossed out beside some of them, and no two alike.
  await paste(page, Array.from({ length: 200 }, (_, index) => written(301 + index)).join('\r\n'));
  await page.getByRole('button', { name: 'Save 200 changes' }).click();
  await until(async () => (await aChangedPage(context)) !== undefined, 'the prices are saved');
  const changed = await aChangedPage(context);
  assert.ok(changed);
  const { handle, amount_minor: minor } = changed;
  const shownMs = await until(() => isShown(shop, handle, written(minor)), 'both processes show it');
  console.log(`# of 200 prices the one looked at is shown by both processes after ${shownMs} ms`);
  await page.getByRole('button', { name: 'Undo all of it' }).click();
  const isForgotten = async () =>
    (await askOften(shop, `/pl/p/${handle}`)).every(({ body }) => !body.includes(written(minor)));
  const undoneMs = await until(isForgotten, 'both processes show what was there before');
  console.log(`# and taken back after ${undoneMs} ms from the press`);
  await page
    .getByText(/changes? undone/)
    .first()
    .waitFor();
  assert.is(await aChangedPage(context), undefined);
  assert.equal(complaints, []);
  await close();
});

test.run();
