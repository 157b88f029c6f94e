// Translating in the office: from the list to a text, to the next one by keys, and an outdated one said to be right.
import type { Browser } from 'playwright-core';
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
const test = wholeSuite<Context>('translating in the office, in a browser');

test.before(async (context) => {
  context.shop = await startShopWithClock();
  context.browser = await shareBrowser();
});
test.after(async ({ shop }) => {
  await shop.stop();
  await endSharing();
});

const titleOf = ({ shop }: Context, id: string, locale: string) =>
  shop.db
    .selectFrom('product_texts')
    .select('title')
    .where('product_id', '=', id)
    .where('locale', '=', locale)
    .executeTakeFirst();

test.always('an outdated text is translated beside its source, or said to be right', async (context) => {
  const { shop, browser } = context;
  const { id } = await shop.db.selectFrom('products').select('id').orderBy('id').limit(1).executeTakeFirstOrThrow();
  await shop.db
    .updateTable('product_texts')
    .set({ title: 'Nowy tytuł' })
    .where('product_id', '=', id)
    .where('locale', '=', 'pl')
    .execute();
  const { page, complaints, close } = await openWatchedPage(browser, { locale: 'en', viewport: viewports.desktop });
  const robin = await signedInStaff(shop.db, 'manager');
  await page.context().addCookies([robin.browserCookie(shop.origin)]);
  await visit(page, `${shop.origin}/admin/translation?locale=de&state=outdated&kind=product`);
  await page.getByRole('link', { name: 'Nowy tytuł' }).click();
  await page.getByRole('heading', { name: 'Nowy tytuł' }).waitFor();
  const title = page.getByRole('region', { name: 'Title', exact: true });
  await title.getByRole('textbox', { name: 'German' }).fill('Neuer Titel');
  await page.keyboard.press('Control+s');
  await page.getByText('Translation saved.', { exact: true }).waitFor();
  assert.is((await titleOf(context, id, 'de'))?.title, 'Neuer Titel');

  await visit(page, `${shop.origin}/admin/translation?locale=en&state=outdated&kind=product`);
  await page.getByRole('link', { name: 'Nowy tytuł' }).click();
  await title.getByRole('button', { name: 'Still right' }).click();
  await page.getByRole('button', { name: 'Save' }).click();
  await until(async () => {
    const row = await shop.db
      .selectFrom('text_translations')
      .select('outdated')
      .where('thing_id', '=', id)
      .where('locale', '=', 'en')
      .executeTakeFirst();
    return row?.outdated.length === 0;
  });
  assert.equal(complaints, []);
  await close();
});

test.always("a translator's file is dropped, looked through, imported and taken back", async (context) => {
  const { shop, browser } = context;
  const { id } = await shop.db.selectFrom('products').select('id').orderBy('id').limit(1).executeTakeFirstOrThrow();
  const before = (await titleOf(context, id, 'cs'))?.title;
  const { page, complaints, close } = await openWatchedPage(browser, { locale: 'en', viewport: viewports.desktop });
  const robin = await signedInStaff(shop.db, 'manager');
  await page.context().addCookies([robin.browserCookie(shop.origin)]);
  await visit(page, `${shop.origin}/admin/translation?locale=cs`);
  const file = `kind;id;field;pl;cs\r\nproduct;${id};title;Zupełnie inny;Hrnek z Krakova\r\n`;
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'cs.csv', mimeType: 'text/csv', buffer: Buffer.from(file) });
  await page.getByRole('heading', { name: 'cs.csv' }).waitFor();
  await page.getByRole('row').filter({ hasText: 'The source was changed since the file was exported.' }).waitFor();
  await page.getByRole('button', { name: 'Import now' }).click();
  await page.getByText('Imported', { exact: true }).first().waitFor();
  assert.is((await titleOf(context, id, 'cs'))?.title, 'Hrnek z Krakova');
  await page.getByRole('button', { name: 'Take the import back' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Take the import back' }).click();
  await page.getByText('Taken back', { exact: true }).first().waitFor();
  assert.is((await titleOf(context, id, 'cs'))?.title, before);
  assert.equal(complaints, []);
  await close();
});

for (const looks of allLooks) {
  test(`nothing bars anybody on ${looks.title}`, async ({ shop, browser }) => {
    const { id } = await shop.db.selectFrom('products').select('id').orderBy('id').limit(1).executeTakeFirstOrThrow();
    await lookAtPages(
      { shop, browser, role: 'owner' },
      ['/admin/translation', '/admin/translation?locale=de&state=missing', `/admin/translation/de/product~${id}`],
      looks,
    );
  });
}

test.run();
