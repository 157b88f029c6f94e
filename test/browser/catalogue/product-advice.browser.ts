// What the editor of a product points out and proposes, from the shop's own products: nothing of it is sent out, and nobody is
// kept from saving.
import type { Browser } from 'playwright-core';
import * as assert from 'uvu/assert';
import { wholeSuite } from '../../depths.ts';
import { productsWithBarcodes } from '../../packing/orders-to-pack.ts';
import { endSharing } from '../../shared-resources.ts';
import { signedInStaff } from '../../staff/sign-in-as.ts';
import { shareBrowser } from '../launch-browser.ts';
import { type ClockShop, startShopWithClock } from '../running-shop.ts';
import { visit } from '../settled-page.ts';
import { openWatchedPage, viewports } from '../watched-page.ts';

type Context = { shop: ClockShop; browser: Browser };
const test = wholeSuite<Context>('advice on a product, in a browser');

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
  const robin = await signedInStaff(shop.db, 'manager');
  await page.context().addCookies([robin.browserCookie(shop.origin)]);
  await visit(page, shop.origin + path);
  return { page, ...watched };
}

test('what another product has already is named, a SKU is proposed, a general green claim is pointed out, and it is saved', async (context) => {
  const { shop } = context;
  const [other] = await productsWithBarcodes(shop.db, 1);
  if (!other) throw new Error('the demo has no products');
  // A request that leaves the machine would be among the complaints.
  const { page, complaints, close } = await at(context, '/admin/products/new');
  await page.keyboard.type(other.title);
  const twin = (said: string) =>
    page.getByRole('status').filter({ hasText: said }).getByRole('link', { name: other.title });
  await twin('Another product is called the same:').waitFor();
  await page.getByLabel('Title', { exact: true }).fill('Ekologiczna miska');
  await page.getByText('“Ekologiczna”: general claims about the environment', { exact: false }).waitFor();
  await page.getByLabel('Barcode (EAN)', { exact: true }).fill(other.barcode);
  await twin('Another product has this barcode:').waitFor();
  const sku = page.getByLabel('SKU', { exact: true });
  await sku.fill(other.sku);
  await twin('Another product has this SKU:').waitFor();
  await sku.fill('');
  const proposal = page.getByRole('button', { name: /^Use the SKU / });
  const proposed = ((await proposal.textContent()) ?? '').replace('Use the SKU ', '');
  await proposal.click();
  assert.is(await sku.inputValue(), proposed);
  await page.getByLabel('Price (PLN)', { exact: true }).fill('40');
  await page.keyboard.press('Control+s');
  await page.getByRole('heading', { name: 'Ekologiczna miska', level: 1 }).waitFor();
  const saved = shop.db.selectFrom('variants').select(['sku', 'barcode']).where('sku', '=', proposed);
  assert.equal(await saved.execute(), [{ sku: proposed, barcode: other.barcode }]);
  assert.equal(complaints, []);
  await close();
});

test('the rate of VAT that nearly all products of its collection have is proposed, and taken by a press', async (context) => {
  const { db } = context.shop;
  const product = await db.selectFrom('collection_products').select('product_id as id').executeTakeFirstOrThrow();
  await db.updateTable('products').set({ vat_class: 'reduced' }).execute();
  const { page, complaints, close } = await at(context, `/admin/products/${product.id}`);
  const rate = page.getByLabel('Rate', { exact: true });
  await rate.selectOption('standard');
  await page.getByText('Nearly all products of these collections have: Reduced rate.').waitFor();
  await page.getByRole('button', { name: 'Use it' }).click();
  assert.is(await rate.inputValue(), 'reduced');
  assert.equal(complaints, []);
  await close();
});

test.run();
