// What shoppers call a product otherwise is said in its editor, and found from then on; and a field that a collection's rule
// asks for is not taken away.
import type { Browser } from 'playwright-core';
import * as assert from 'uvu/assert';
import { saveCollection } from '#server/catalogue/collections/save-collection.ts';
import { byCommand } from '#server/history/change-batch.ts';
import { wholeSuite } from '../../depths.ts';
import { setSettings } from '../../fixtures/settings/set-settings.ts';
import { endSharing } from '../../shared-resources.ts';
import { signedInStaff } from '../../staff/sign-in-as.ts';
import { shareBrowser } from '../launch-browser.ts';
import { type ClockShop, startShopWithClock } from '../running-shop.ts';
import { visit } from '../settled-page.ts';
import { openWatchedPage, viewports } from '../watched-page.ts';

type Context = { shop: ClockShop; browser: Browser };
const test = wholeSuite<Context>('synonyms of a product, in a browser');

test.before(async (context) => {
  context.shop = await startShopWithClock();
  context.browser = await shareBrowser();
});
test.after(async ({ shop }) => {
  await shop.stop();
  await endSharing();
});

async function at({ shop, browser }: Context, path: string) {
  const { page, ...watched } = await openWatchedPage(browser, { locale: 'en', viewport: viewports.desktop });
  const robin = await signedInStaff(shop.db, 'owner');
  await page.context().addCookies([robin.browserCookie(shop.origin)]);
  await visit(page, shop.origin + path);
  return { page, ...watched };
}

test('a synonym of the title is added in the editor, found by the search, and removed there', async (context) => {
  const { shop } = context;
  const product = await shop.db
    .selectFrom('products')
    .innerJoin('product_texts', 'product_id', 'id')
    .select(['id', 'handle', 'product_texts.title'])
    .where('locale', '=', 'pl')
    .where('status', '=', 'active')
    .orderBy('handle')
    .executeTakeFirstOrThrow();
  const { page, complaints, close } = await at(context, `/admin/products/${product.id}`);
  await page.getByText('In search engines and in the shop', { exact: true }).first().click();
  const synonyms = page.getByTestId('synonyms').first();
  await synonyms.getByRole('button', { name: 'New synonym' }).click();
  const dialog = page.getByRole('dialog');
  assert.is(await dialog.getByLabel('The shop says').inputValue(), product.title, 'it means the title');
  await dialog.getByLabel('Shoppers say').fill('zorblat');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await synonyms.getByText(`zorblat → ${product.title.toLowerCase()}`).waitFor();
  await page.getByText('unsaved', { exact: false }).waitFor({ state: 'detached' });
  await visit(page, `${shop.origin}/pl/search?q=zorblat`);
  await page.locator(`main a[href$="/p/${product.handle}"]`).first().waitFor();
  await visit(page, `${shop.origin}/admin/products/${product.id}`);
  await page.getByText('In search engines and in the shop', { exact: true }).first().click();
  await synonyms.getByRole('button', { name: 'Change: zorblat' }).click();
  await dialog.getByRole('button', { name: 'Remove' }).click();
  await synonyms.getByText('zorblat', { exact: false }).waitFor({ state: 'detached' });
  assert.equal(complaints, []);
  await close();
});

test('a field that a rule asks for is not removed, and the collection is named', async (context) => {
  const { db } = context.shop;
  const wood = { key: 'wood', kind: 'yes_no', names: { pl: 'Z drewna', en: 'Of wood' } };
  await setSettings(db, 'product-fields', { fields: [wood] });
  const rule = {
    match: 'all',
    conditions: [{ field: 'own', ownField: 'wood', operator: 'is', value: 'yes' }],
  } as const;
  const saved = await saveCollection(
    { db, now: () => new Date(), by: byCommand, baseLocale: 'pl' },
    {
      id: null,
      version: null,
      patch: { rule: { ...rule, conditions: [...rule.conditions] }, texts: { pl: { title: 'Drewniane' } } },
    },
  );
  assert.ok(saved.ok);
  const { page, complaints, close } = await at(context, '/admin/product-fields');
  await page.getByRole('button', { name: /^Remove: / }).click();
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByText('A collection’s rule asks for “Z drewna”: Drewniane.', { exact: false }).waitFor();
  assert.equal(complaints, []);
  await close();
});

test.run();
