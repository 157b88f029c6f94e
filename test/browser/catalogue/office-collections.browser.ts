// Collections in the office: filled by a rule that the shop follows at once, ordered by keyboard, and nothing that bars anybody.
import type { Browser, Page } from 'playwright-core';
import * as assert from 'uvu/assert';
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
const test = wholeSuite<Context>('collections in the office, in a browser');

test.before(async (context) => {
  context.shop = await startShopWithClock();
  context.browser = await shareBrowser();
});
test.after(async ({ shop }) => {
  await shop.stop();
  await endSharing();
});

async function openOffice({ shop, browser }: Context, path: string) {
  const opened = await openWatchedPage(browser, { locale: 'en', viewport: viewports.desktop });
  const robin = await signedInStaff(shop.db, 'manager');
  await opened.page.context().addCookies([robin.browserCookie(shop.origin)]);
  await visit(opened.page, shop.origin + path);
  return opened;
}

async function findId({ db }: ClockShop, handle: string): Promise<string> {
  const { id } = await db.selectFrom('collections').select('id').where('handle', '=', handle).executeTakeFirstOrThrow();
  return id;
}

const titlesIn = (page: Page) => page.locator('ol li a').allTextContents();

test.always('a collection by rule is made, a product gets the tag, and the shop shows it', async (context) => {
  const { shop } = context;
  const { page, complaints, close } = await openOffice(context, '/admin/collections');
  await page.getByRole('link', { name: 'New collection' }).click();
  await page.getByRole('heading', { name: 'New collection' }).waitFor();
  await page.getByLabel('Title', { exact: true }).fill('Na balkon');
  await page.getByLabel('Filled').selectOption('rule');
  await page.getByLabel('Value').fill('balkon');
  await page.getByText('No product has the tag “balkon”.').waitFor();
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByText('Products in it (0)').waitFor();
  const product = await shop.db
    .selectFrom('products')
    .innerJoin('product_texts', 'product_id', 'products.id')
    .select(['products.id', 'title'])
    .where('status', '=', 'active')
    .where('locale', '=', 'pl')
    .orderBy('handle')
    .executeTakeFirstOrThrow();
  await visit(page, `${shop.origin}/admin/products/${product.id}`);
  const tags = page.getByLabel('Tags');
  await tags.fill(`${await tags.inputValue()}, balkon`);
  await page.getByRole('button', { name: 'Save' }).click();
  const id = await findId(shop, 'na-balkon');
  const placed = shop.db.selectFrom('collection_products').select('product_id').where('collection_id', '=', id);
  await until(async () => (await placed.execute()).length === 1);
  await visit(page, `${shop.origin}/pl/c/na-balkon`);
  await page.getByRole('heading', { name: 'Na balkon' }).waitFor();
  await page.getByRole('link', { name: product.title }).first().waitFor();
  assert.equal(complaints, []);
  await close();
});

test('products of a collection are ordered by keyboard, which is said and kept', async (context) => {
  const { page, complaints, close } = await openOffice(
    context,
    `/admin/collections/${await findId(context.shop, 'ramy')}`,
  );
  await page.locator('ol li').nth(2).waitFor();
  const [first = '', second = '', third = '', ...others] = await titlesIn(page);
  const down = page.getByRole('button', { name: `${first}: down`, exact: true });
  await down.focus();
  // Twice, before the shop can have answered.
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await page
    .getByRole('status')
    .getByText(`${first} now stands at place 3 of ${others.length + 3}.`)
    .waitFor();
  assert.equal(await titlesIn(page), [second, third, first, ...others]);
  assert.ok(await down.evaluate((button) => button === document.activeElement));
  await page.getByRole('button', { name: `${third}: take out`, exact: true }).press('Enter');
  await page.getByRole('status').getByText(`${third} is no longer in the collection.`).waitFor();
  assert.is(await page.evaluate(() => document.activeElement?.getAttribute('aria-label')), `${first}: take out`);
  await page.reload();
  await page.locator('ol li').nth(1).waitFor();
  assert.equal(await titlesIn(page), [second, first, ...others]);
  assert.equal(complaints, []);
  await close();
});

test('a product is dragged by its name to another place, which is said, kept and seen in the shop', async (context) => {
  const { shop } = context;
  const id = await findId(shop, 'ramy');
  const { page, complaints, close } = await openOffice(context, `/admin/collections/${id}`);
  // The library that lets them be dragged comes late.
  const rows = page.locator('ol li[draggable=true]');
  await rows.nth(2).waitFor();
  const before = await titlesIn(page);
  const [first = '', second = '', third = '', ...others] = before;
  const dropped = (title: string, place: number) =>
    page.getByRole('status').getByText(`${title} now stands at place ${place} of ${before.length}.`).waitFor();
  const kept = async () => {
    await page.reload();
    await rows.nth(2).waitFor();
    return titlesIn(page);
  };

  await rows
    .nth(2)
    .getByRole('link', { name: third })
    .dragTo(rows.nth(0), { targetPosition: { x: 200, y: 4 } });
  await dropped(third, 1);
  assert.is(await page.locator('ol li[data-edge]').count(), 0);
  assert.equal(await titlesIn(page), [third, first, second, ...others]);
  assert.equal(await kept(), [third, first, second, ...others]);

  const { height } = (await rows.nth(2).boundingBox()) ?? { height: 0 };
  await rows.nth(0).dragTo(rows.nth(2), { targetPosition: { x: 200, y: height - 4 } });
  await dropped(third, 3);
  await rows.nth(1).dragTo(rows.nth(0), { targetPosition: { x: 200, y: 4 } });
  await dropped(second, 1);
  assert.equal(await kept(), [second, first, third, ...others]);

  await visit(page, `${shop.origin}/pl/c/ramy`);
  const shown = await page.locator('main h2').allInnerTexts();
  assert.equal(shown.slice(0, 3), [second, first, third]);
  assert.equal(complaints, []);
  await close();
});

for (const looks of allLooks) {
  test(`nothing bars anybody on ${looks.title}`, async ({ shop, browser }) => {
    const rule = {
      match: 'all',
      conditions: [{ field: 'price', operator: 'at_most', value: '20000', currency: 'PLN' }],
    };
    const ruled = await findId(shop, 'papier');
    await shop.db
      .updateTable('collections')
      .set({ rule: JSON.stringify(rule) })
      .where('id', '=', ruled)
      .execute();
    const [byHand, byRule] = [await findId(shop, 'ramy'), ruled];
    await lookAtPages(
      { shop, browser, role: 'manager' },
      ['/admin/collections', '/admin/collections/new', `/admin/collections/${byHand}`, `/admin/collections/${byRule}`],
      looks,
    );
  });
}

test.run();
