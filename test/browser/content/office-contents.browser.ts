// Pages and articles in the office: written, with blocks below the text, published and shown, taken back, and nothing that
// bars anybody.
import type { Browser, Page } from 'playwright-core';
import * as assert from 'uvu/assert';
import { anArticle } from '../../content/an-article.ts';
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
const test = wholeSuite<Context>('pages and articles in the office, in a browser');

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

test.always(
  'an article is written, published, read in the shop, changed, and taken back to what it said',
  async (context) => {
    const { shop } = context;
    const { page, complaints, close } = await openOffice(context, '/admin/articles');
    await page.getByRole('link', { name: 'New article' }).click();
    await page.getByLabel('Title', { exact: true }).fill('Skąd jest glina');
    const text = page.getByRole('textbox', { name: 'Text', exact: true });
    await text.fill('Znad rzeki.');
    await page.getByRole('button', { name: 'Publish', exact: true }).click();
    await page.getByText('Published.', { exact: true }).waitFor();
    const inShop = page.getByRole('link', { name: 'See it in the shop' });
    assert.match((await inShop.getAttribute('href')) ?? '', /\/articles\/skad-jest-glina$/);

    await text.fill('Znad jeziora.');
    await page.getByRole('button', { name: 'Publish', exact: true }).click();
    await page.getByText('Version 2,').waitFor();
    await page.getByRole('button', { name: 'Back to this version' }).click();
    await page.getByText('This is version 1 again, not saved yet.', { exact: true }).waitFor();
    assert.is(await text.textContent(), 'Znad rzeki.');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await page.getByText('Draft saved.', { exact: true }).waitFor();
    await visit(page, `${shop.origin}/pl/articles/skad-jest-glina`);
    await page.getByText('Znad jeziora.').waitFor();
    assert.equal(complaints, []);
    await close();
  },
);

const preview = (page: Page) => page.getByTestId('preview').locator('iframe:not([data-waiting])').contentFrame();
const kindsOn = (page: Page) =>
  page.locator('[data-block]').evaluateAll((rows) => rows.map((row) => row.getAttribute('data-block')));

async function addBlock(page: Page, name: string): Promise<void> {
  await page.getByText('Add a block').click();
  await page.getByRole('button', { name }).click();
}

test('blocks of a page are added, moved, seen before they are so, published, and hydrate in silence', async (context) => {
  const { shop } = context;
  const { page, complaints, close } = await openOffice(context, '/admin/pages/new');
  await page.getByLabel('Title', { exact: true }).fill('Pracownia');
  await addBlock(page, 'Newest products What came in');
  await addBlock(page, 'Announcement');
  await page.getByLabel('Text (Polish)').fill('Zamknięte przez tydzień');
  await preview(page).getByText('Zamknięte przez tydzień').waitFor();
  await page.locator('[data-block=banner]').getByRole('button', { name: 'Move up: Announcement' }).click();
  await page.getByText('Announcement: now in place 1 of 2').waitFor({ state: 'attached' });
  assert.equal(await kindsOn(page), ['banner', 'newest']);
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await page.getByText('Published.', { exact: true }).waitFor();

  // As a first view, and as a page that is come to from another.
  await visit(page, `${shop.origin}/pl/page/pracownia`);
  await page.getByText('Zamknięte przez tydzień').waitFor();
  assert.is((await page.locator('main [data-drawn] article').count()) > 0, true);
  await visit(page, `${shop.origin}/pl/cart`);
  await page.locator('footer').getByRole('link', { name: 'Pracownia' }).click();
  const banner = page.getByText('Zamknięte przez tydzień');
  await banner.waitFor();
  assert.is(await banner.evaluate((element) => getComputedStyle(element.parentElement as Element).textAlign), 'center');
  await page.locator('main [data-drawn] article a').first().click();
  await page.waitForURL(/\/pl\/p\//);
  assert.equal(complaints, []);
  await close();
});

test('what the shop knows of the company is put in where somebody types, and undone as typing is', async (context) => {
  const { page, complaints, close } = await openOffice(context, '/admin/pages/new');
  // A page without a title has no preview, which is told to the browser as a refusal.
  await page.getByLabel('Title', { exact: true }).fill('Kontakt');
  const text = page.getByRole('textbox', { name: 'Text', exact: true });
  await text.fill('Pisz do nas: ');
  await page.keyboard.press('End');
  await page.getByRole('button', { name: '{email}' }).click();
  assert.is(await text.textContent(), 'Pisz do nas: {email}');
  await page.keyboard.press('Control+z');
  await until(async () => (await text.textContent())?.includes('{email}') === false);
  assert.equal(complaints, []);
  await close();
});

for (const looks of allLooks) {
  test(`nothing bars anybody on ${looks.title}`, async ({ shop, browser }) => {
    const named = await shop.db.selectFrom('articles').select('id').where('slug', '=', 'glina').executeTakeFirst();
    const { id } = named ?? (await anArticle(shop.db, { slug: 'glina', title: 'Glina' }));
    const paths = [
      '/admin/pages',
      '/admin/articles',
      '/admin/pages/terms',
      '/admin/pages/new',
      `/admin/articles/${id}`,
    ];
    await lookAtPages({ shop, browser, role: 'manager' }, paths, looks);
  });
}

test.run();
