// What goes well with a product: chosen by hand, put in order by buttons, looked at before it is saved and seen on its page.
import type { Browser, Page } from 'playwright-core';
import * as assert from 'uvu/assert';
import { wholeSuite } from '../../depths.ts';
import { endSharing } from '../../shared-resources.ts';
import { signedInStaff } from '../../staff/sign-in-as.ts';
import { shareBrowser } from '../launch-browser.ts';
import { type ClockShop, startShopWithClock } from '../running-shop.ts';
import { visit } from '../settled-page.ts';
import { openWatchedPage, viewports } from '../watched-page.ts';

type Context = { shop: ClockShop; browser: Browser };
const test = wholeSuite<Context>('what goes well with a product, in a browser');

test.before(async (context) => {
  context.shop = await startShopWithClock();
  context.browser = await shareBrowser();
});
test.after(async ({ shop }) => {
  await shop.stop();
  await endSharing();
});

async function atWork({ shop, browser }: Context) {
  const { page, ...watched } = await openWatchedPage(browser, {
    ...{ locale: 'en', viewport: viewports.desktop },
    // The preview shows a page without its scripts.
    expected: /Blocked script execution in 'about:srcdoc'/,
  });
  const robin = await signedInStaff(shop.db, 'manager');
  await page.context().addCookies([robin.browserCookie(shop.origin)]);
  return { page, ...watched };
}

/** The three products that come last in the alphabet, and have a row of others with their tags. */
const listProducts = ({ shop }: Context) =>
  shop.db
    .selectFrom('products')
    .innerJoin('product_texts', 'product_texts.product_id', 'products.id')
    .select(['products.id', 'handle', 'title'])
    .where('locale', '=', 'pl')
    .where('status', '=', 'active')
    .orderBy('handle', 'desc')
    .limit(3)
    .execute();

const rowsOf = (page: Page) => page.getByTestId('going-with').getByRole('listitem');

async function add(page: Page, title: string): Promise<void> {
  await page.getByRole('combobox', { name: 'Add a product' }).fill(title);
  await page.getByRole('option', { name: title, exact: true }).click();
  await rowsOf(page).filter({ hasText: title }).waitFor();
}

test('two products are chosen and put in order; the preview shows them before they are saved, and the page after', async (context) => {
  const { shop } = context;
  const [edited, first, second] = await listProducts(context);
  assert.ok(edited && first && second);
  const { page, complaints, close } = await atWork(context);
  await visit(page, `${shop.origin}/admin/products/${edited.id}`);
  await add(page, first.title);
  await add(page, second.title);
  await page.getByRole('button', { name: `${second.title}: up` }).click();
  await page.getByText(`${second.title} now stands at place 1 of 2.`).waitFor({ state: 'attached' });
  assert.match(await rowsOf(page).first().innerText(), second.title);

  await page.getByRole('button', { name: 'Preview' }).click();
  const shown = page.frameLocator('[data-testid=preview] iframe:not([data-waiting])');
  const namesIn = (place: Pick<Page, 'locator'>) => place.locator('section[aria-labelledby=related] h3');
  await namesIn(shown).first().waitFor();
  assert.equal((await namesIn(shown).allInnerTexts()).slice(0, 2), [second.title, first.title]);
  for (const width of [390, 820, 1280]) {
    await page
      .getByRole('radiogroup', { name: 'Width' })
      .getByRole('radio')
      .nth([390, 820, 1280].indexOf(width))
      .check();
    await page.getByTitle(`The shop, ${width} pixels wide`).waitFor();
    // The page itself is laid out for that width, however small its frame is drawn.
    assert.is(await shown.locator('html').evaluate((html) => html.ownerDocument.defaultView?.innerWidth), width);
  }

  await page.keyboard.press('Control+s');
  await page.getByText('Saved.', { exact: true }).waitFor();
  const { goes_with: saved } = await shop.db
    .selectFrom('products')
    .select('goes_with')
    .where('id', '=', edited.id)
    .executeTakeFirstOrThrow();
  assert.equal(saved, [second.handle, first.handle]);
  await visit(page, `${shop.origin}/pl/p/${edited.handle}`);
  assert.equal((await namesIn(page).allInnerTexts()).slice(0, 2), [second.title, first.title]);
  assert.equal(complaints, []);
  await close();
});

test.run();
