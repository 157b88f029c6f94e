// A producer's label of durability in the editor of its product, which is saved by itself: two people at it lose no word.
import type { Browser } from 'playwright-core';
import * as assert from 'uvu/assert';
import { wholeSuite } from '../../depths.ts';
import { standInDrawing } from '../../fixtures/a-guarantee-file.ts';
import { endSharing } from '../../shared-resources.ts';
import { signedInStaff } from '../../staff/sign-in-as.ts';
import { shareBrowser } from '../launch-browser.ts';
import { type ClockShop, startShopWithClock } from '../running-shop.ts';
import { visit } from '../settled-page.ts';
import { openWatchedPage, viewports } from '../watched-page.ts';

type Context = { shop: ClockShop; browser: Browser };
const test = wholeSuite<Context>('labels of durability, in a browser');

test.before(async (context) => {
  context.shop = await startShopWithClock();
  context.browser = await shareBrowser();
});
test.after(async ({ shop }) => {
  await shop.stop();
  await endSharing();
});

async function atLabel({ shop, browser }: Context, id: string) {
  const { page, ...watched } = await openWatchedPage(browser, { locale: 'en', viewport: viewports.desktop });
  const robin = await signedInStaff(shop.db, 'manager');
  await page.context().addCookies([robin.browserCookie(shop.origin)]);
  await visit(page, `${shop.origin}/admin/products/${id}`);
  const label = page.getByTestId('garan');
  await label.waitFor();
  return { page, label, ...watched };
}

test('of two people at a label different fields are merged, and the same one is asked about with both values', async (context) => {
  const { shop } = context;
  const { id, handle } = await shop.db
    .selectFrom('products')
    .select(['id', 'handle'])
    .where('status', '=', 'active')
    .orderBy('handle')
    .limit(1)
    .executeTakeFirstOrThrow();
  const one = await atLabel(context, id);
  await one.label.getByLabel('Years').fill('5');
  await one.label.getByLabel('Brand on the label').fill('Dąb');
  await one.label.getByLabel('Model on the label').fill('R-30');
  const file = { name: 'garan.svg', mimeType: 'image/svg+xml', buffer: standInDrawing };
  await one.label.locator('input[type=file]').setInputFiles(file);
  await one.label.getByRole('link', { name: 'Look at the label' }).waitFor();

  const other = await atLabel(context, id);
  const factsNow = async () => {
    const row = await shop.db.selectFrom('garan_labels').selectAll().where('product_id', '=', id).executeTakeFirst();
    return [row?.years, row?.brand, row?.model];
  };
  const save = ({ label }: typeof one) => label.getByRole('button', { name: 'Save years, brand and model' }).click();
  await one.label.getByLabel('Model on the label').fill('R-31');
  await save(one);
  await one.page.getByText('The label is saved.', { exact: true }).last().waitFor();
  await other.label.getByLabel('Years').fill('7');
  await save(other);
  await other.page.getByText('The label is saved.', { exact: true }).waitFor();
  assert.equal(await factsNow(), [7, 'Dąb', 'R-31']);

  await one.label.getByLabel('Years').fill('9');
  await save(one);
  await one.label.getByText('it says 7, Dąb, R-31 now', { exact: false }).waitFor();
  assert.is(await one.label.getByLabel('Years').inputValue(), '9', 'what was typed stays');
  assert.equal(await factsNow(), [7, 'Dąb', 'R-31']);
  await save(one);
  await one.label.getByText('it says 7', { exact: false }).waitFor({ state: 'detached' });
  assert.equal(await factsNow(), [9, 'Dąb', 'R-31']);
  const shown = await (await fetch(`${shop.origin}/pl/p/${handle}`)).text();
  assert.match(shown, '/guarantees/');
  assert.equal([...one.complaints, ...other.complaints], []);
  await one.close();
  await other.close();
});

test.run();
