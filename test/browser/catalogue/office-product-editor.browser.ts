// The editor of a product: made, told in two languages, put on sale and seen in the shop; two people at one product at the
// same time; and that nothing bars anybody.
import { sql } from 'kysely';
import type { Browser, Page } from 'playwright-core';
import * as assert from 'uvu/assert';
import { wholeSuite } from '../../depths.ts';
import { endSharing } from '../../shared-resources.ts';
import { signedInStaff } from '../../staff/sign-in-as.ts';
import { allLooks, lookAtPages } from '../accessibility/look-at-pages.ts';
import { shareBrowser } from '../launch-browser.ts';
import { type ClockShop, startShopWithClock } from '../running-shop.ts';
import { visit } from '../settled-page.ts';
import { openWatchedPage, viewports } from '../watched-page.ts';

type Context = { shop: ClockShop; browser: Browser };
const test = wholeSuite<Context>('the editor of a product, in a browser');

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
  return { robin, page, ...watched };
}

const productOf = ({ shop }: Context, handle: string) =>
  shop.db.selectFrom('products').selectAll().where('handle', '=', handle).executeTakeFirstOrThrow();
const textsOf = async (context: Context, handle: string) => {
  const { id } = await productOf(context, handle);
  const rows = await context.shop.db.selectFrom('product_texts').selectAll().where('product_id', '=', id).execute();
  return new Map(rows.map((row) => [row.locale, row]));
};
const descriptionIn = (page: Page) => page.getByRole('textbox', { name: 'Description' });
const saved = (page: Page) => page.getByText('Saved.', { exact: true }).waitFor();

test.always('a product is made, told in two languages, published, and seen in the shop', async (context) => {
  const { shop } = context;
  const { page, complaints, close } = await atWork(context);
  await visit(page, `${shop.origin}/admin/products/new`);
  // The first field has the focus.
  await page.keyboard.type('Miska w kropki');
  await descriptionIn(page).click();
  await page.keyboard.type('Z gliny, ');
  await page.keyboard.press('Control+b');
  await page.keyboard.type('na prezent');
  await page.keyboard.press('Control+b');
  await page.keyboard.press('Enter');
  await page.keyboard.type('- do mycia w zmywarce');
  await page.getByRole('tab', { name: 'German' }).click();
  await page.getByLabel('Title', { exact: true }).fill('Schale mit Punkten');
  await page.getByLabel('Price (PLN)', { exact: true }).fill('129,90');
  await page.getByLabel('Price (EUR)', { exact: true }).fill('29');
  await page.getByRole('combobox', { name: 'State' }).selectOption('published');
  await page.keyboard.press('Control+s');
  await page.getByRole('heading', { name: 'Miska w kropki', level: 1 }).waitFor();
  const texts = await textsOf(context, 'miska-w-kropki');
  const description = '<p>Z gliny, <strong>na prezent</strong></p><ul><li>do mycia w zmywarce</li></ul>';
  assert.is(texts.get('pl')?.description_html, description);
  assert.equal([...texts.keys()].sort(), ['de', 'pl']);

  await visit(page, `${shop.origin}/de/p/miska-w-kropki`);
  await page.getByRole('heading', { name: 'Schale mit Punkten' }).waitFor();
  await visit(page, `${shop.origin}/pl/p/miska-w-kropki`);
  await page.getByText('do mycia w zmywarce').waitFor();
  assert.equal(complaints, []);
  await close();
});

test('a real description that nobody has touched is stored to the letter as it was', async (context) => {
  const { shop } = context;
  const { page, close } = await atWork(context);
  const { rows } = await sql<{ id: string; html: string }>`
    select product_id as id, description_html as html from product_texts
    where locale = 'pl' and description_html <> '' order by length(description_html) desc limit 4`.execute(shop.db);
  for (const { id, html } of rows) {
    await visit(page, `${shop.origin}/admin/products/${id}`);
    await descriptionIn(page).click();
    await page.keyboard.press('End');
    await page.keyboard.type('x');
    await page.getByText('Not saved yet').waitFor();
    await page.keyboard.press('Backspace');
    // It says again what it said.
    await page.getByText('Not saved yet').waitFor({ state: 'detached' });
    await page.getByLabel('Brand', { exact: true }).fill('Ada');
    await page.keyboard.press('Control+s');
    await saved(page);
    const row = await shop.db
      .selectFrom('product_texts')
      .select('description_html')
      .where('product_id', '=', id)
      .where('locale', '=', 'pl')
      .executeTakeFirstOrThrow();
    assert.is(row.description_html, html);
  }
  await close();
});

test('two people at one product: different fields are merged, and of the same field no word is lost', async (context) => {
  const { shop } = context;
  const { id } = await productOf(context, 'miska-w-kropki');
  const { page, complaints, close } = await atWork(context);
  const { page: other, ...others } = await atWork(context);
  await visit(page, `${shop.origin}/admin/products/${id}`);
  await visit(other, page.url());
  await descriptionIn(page).waitFor();
  await page.getByLabel('Brand', { exact: true }).fill('Ada');
  await other.getByLabel('Type', { exact: true }).fill('Miski');
  await other.keyboard.press('Control+s');
  await saved(other);
  await page.keyboard.press('Control+s');
  await saved(page);
  const merged = await productOf(context, 'miska-w-kropki');
  assert.equal([merged.vendor, merged.product_type], ['Ada', 'Miski']);
  assert.is(await page.getByLabel('Type', { exact: true }).inputValue(), 'Miski', 'what they have changed is shown');

  await other.getByLabel('Title', { exact: true }).fill('Ich nazwa');
  // What was said of the save before may still stand there.
  const unsaved = other.getByText('Not saved yet');
  await unsaved.waitFor();
  await other.keyboard.press('Control+s');
  await unsaved.waitFor({ state: 'detached' });
  await page.getByLabel('Title', { exact: true }).fill('Moja nazwa');
  await page.keyboard.press('Control+s');
  await page.getByRole('button', { name: 'Keep mine: Title (Polish)' }).waitFor();
  await page.getByRole('alert').getByText('Ich nazwa', { exact: true }).waitFor();
  assert.is((await textsOf(context, 'miska-w-kropki')).get('pl')?.title, 'Ich nazwa');
  await page.getByRole('button', { name: 'Keep mine: Title (Polish)' }).click();
  await page.getByRole('heading', { name: 'Moja nazwa', level: 1 }).waitFor();
  assert.is((await textsOf(context, 'miska-w-kropki')).get('pl')?.title, 'Moja nazwa');
  assert.equal(complaints, []);
  await others.close();
  await close();
});

test('two editors and a bulk action of the list on one variant lose nothing', async (context) => {
  const { shop } = context;
  const [first, second, listing] = [await atWork(context), await atWork(context), await atWork(context)];
  const { id, tags } = await productOf(context, 'zubr');
  const pricesNow = async () => {
    const rows = await shop.db
      .selectFrom('variants')
      .innerJoin('prices', 'prices.variant_id', 'variants.id')
      .select(['sku', 'amount_minor'])
      .where('product_id', '=', id)
      .where('archived_at', 'is', null)
      .where('currency', '=', 'PLN')
      .orderBy('position')
      .execute();
    return rows.map(({ sku, amount_minor }) => [sku, Number(amount_minor)] as const);
  };
  const before = await pricesNow();
  await visit(first.page, `${shop.origin}/admin/products/${id}`);
  await visit(second.page, first.page.url());
  await first.page.getByLabel('Title', { exact: true }).fill('Żubr w lesie');
  const price = second.page.getByLabel(/^Price \(PLN\), /).first();
  const name = (await price.getAttribute('aria-label'))?.replace('Price (PLN), ', '') ?? '';
  await price.fill('85,00');
  await second.page.getByLabel(`SKU, ${name}`, { exact: true }).fill('ZUBR-1');

  // The list raises the same price, and adds a tag, while both are open.
  await visit(listing.page, `${shop.origin}/admin/products?text=PP-ZUBR`);
  await listing.page.getByLabel('Choose Żubr', { exact: true }).check();
  await listing.page.getByRole('button', { name: 'Add a tag' }).click();
  const dialog = listing.page.getByRole('dialog');
  await dialog.getByLabel('Tag').fill('jesień');
  await dialog.getByRole('button', { name: 'Add a tag' }).click();
  await listing.page.getByText('1 changed, 0 unchanged, 0 refused.').waitFor();
  await listing.page.getByLabel('Choose Żubr', { exact: true }).check();
  await listing.page.getByRole('button', { name: 'Change prices' }).click();
  await dialog.getByLabel('By how much').fill('10%');
  await dialog.getByLabel('Currency').selectOption('PLN');
  await dialog.getByRole('button', { name: 'Change prices' }).click();
  await listing.page.getByText(`${before.length} changed, 0 unchanged, 0 refused.`).waitFor();

  await first.page.keyboard.press('Control+s');
  await saved(first.page);
  assert.is(await first.page.getByLabel('Tags').inputValue(), [...tags, 'jesień'].join(', '));
  await second.page.keyboard.press('Control+s');
  const keepMine = second.page.getByRole('button', { name: `Keep mine: Price (PLN), ${name}` });
  await keepMine.waitFor();
  await second.page.getByRole('alert').getByText('PLN 86.90').waitFor();
  await keepMine.click();
  await saved(second.page);
  await second.page.getByRole('heading', { name: 'Żubr w lesie', level: 1 }).waitFor();

  const after = await pricesNow();
  assert.equal(after[0], ['ZUBR-1', 8_500]);
  assert.equal(
    after.slice(1),
    before.slice(1).map(([sku, minor]) => [sku, Math.round(minor * 1.1)]),
  );
  assert.equal((await productOf(context, 'zubr')).tags, [...tags, 'jesień']);
  assert.is((await textsOf(context, 'zubr')).get('pl')?.title, 'Żubr w lesie');
  for (const each of [first, second, listing]) {
    assert.equal(each.complaints, []);
    await each.close();
  }
});

test('a reload keeps what was typed in every language, and leaving asks', async (context) => {
  const { shop } = context;
  const { id } = await productOf(context, 'miska-w-kropki');
  const { page, complaints, close } = await atWork(context);
  await visit(page, `${shop.origin}/admin/products/${id}`);
  await page.getByLabel('Title', { exact: true }).fill('Nowa nazwa');
  await page.getByRole('tab', { name: 'German' }).click();
  await descriptionIn(page).click();
  await page.keyboard.type('Aus Ton.');
  page.once('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await page.getByText('What you had typed and not saved is here again.').waitFor();
  assert.is(await page.getByLabel('Title', { exact: true }).inputValue(), 'Nowa nazwa');
  await page.getByRole('tab', { name: 'German' }).click();
  assert.is((await descriptionIn(page).innerText()).trim(), 'Aus Ton.');
  const asking = page.waitForEvent('dialog');
  const pressed = page.getByRole('link', { name: 'Products', exact: true }).click();
  const dialog = await asking;
  const asked = dialog.message();
  await dialog.dismiss();
  await pressed;
  assert.match(asked, 'You have not saved your changes');
  assert.equal(complaints, []);
  await close();
});

test('a price that could mean two things is asked about, and what is wrong has the focus', async (context) => {
  const { shop } = context;
  const { id } = await productOf(context, 'miska-w-kropki');
  const { page, complaints, close } = await atWork(context, 'phone');
  await visit(page, `${shop.origin}/admin/products/${id}`);
  const price = page.getByLabel('Price (PLN)', { exact: true });
  await price.fill('1.250');
  await page.keyboard.press('Control+s');
  await page.getByRole('button', { name: /1,250\.00$/ }).waitFor();
  assert.ok(await price.evaluate((field) => field === document.activeElement));
  await page.getByRole('button', { name: /1,250\.00$/ }).click();
  await page.getByLabel('Weight').fill('1,2 kg');
  await page.keyboard.press('Control+s');
  await saved(page);
  const variant = await shop.db
    .selectFrom('variants')
    .innerJoin('prices', 'prices.variant_id', 'variants.id')
    .select(['weight_grams', 'amount_minor'])
    .where('product_id', '=', id)
    .where('currency', '=', 'PLN')
    .executeTakeFirstOrThrow();
  assert.equal([variant.weight_grams, Number(variant.amount_minor)], [1_200, 125_000]);
  assert.equal(complaints, []);
  await close();
});

for (const looks of allLooks) {
  test(`nothing bars anybody on ${looks.title}`, async (context) => {
    const { shop, browser } = context;
    const { id } = await shop.db
      .selectFrom('products')
      .select('id')
      .orderBy('handle')
      .limit(1)
      .executeTakeFirstOrThrow();
    await lookAtPages({ shop, browser, role: 'manager' }, ['/admin/products/new', `/admin/products/${id}`], looks);
  });
}

test.run();
