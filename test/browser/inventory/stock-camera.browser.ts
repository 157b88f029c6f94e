// Goods are received and counted with a phone's camera: what it sees is a piece, once, until it was out of sight.
import type { Browser, Page } from 'playwright-core';
import * as assert from 'uvu/assert';
import { wholeSuite } from '../../depths.ts';
import { type ProductToPack, productsWithBarcodes } from '../../packing/orders-to-pack.ts';
import { endSharing } from '../../shared-resources.ts';
import { signedInStaff } from '../../staff/sign-in-as.ts';
import { listFaults } from '../accessibility/axe-audit.ts';
import { fakeCamera, holdCodes, mayFilm } from '../fake-camera.ts';
import { shareBrowser } from '../launch-browser.ts';
import { type ClockShop, startShopWithClock } from '../running-shop.ts';
import { visit } from '../settled-page.ts';
import { untilHydrated } from '../shopper-steps.ts';
import { openWatchedPage, viewports } from '../watched-page.ts';

type Context = { shop: ClockShop; browser: Browser; articles: ProductToPack[] };
const test = wholeSuite<Context>('stock by camera, in a browser');
/** Longer than a code has to be out of sight until it is another piece. */
const A_WHILE_MS = 5_000;

test.before(async (context) => {
  context.shop = await startShopWithClock();
  context.browser = await shareBrowser();
  context.articles = await productsWithBarcodes(context.shop.db, 2);
});
test.after(async ({ shop }) => {
  await shop.stop();
  await endSharing();
});

async function atWork({ shop, browser }: Context, lacking?: 'detector' | 'permission') {
  const { page, ...watched } = await openWatchedPage(browser, { locale: 'en', viewport: viewports.phone });
  await fakeCamera(page, lacking);
  const robin = await signedInStaff(shop.db, 'manager');
  await page.context().addCookies([robin.browserCookie(shop.origin)]);
  return { page, ...watched };
}

async function variantOf({ shop, articles }: Context, index: number) {
  const article = articles[index];
  if (!article) throw new Error('the demo has too few products');
  const { barcode, title } = article;
  const query = shop.db.selectFrom('variants').select('on_hand as onHand').where('barcode', '=', barcode);
  return { barcode, title, ...(await query.executeTakeFirstOrThrow()) };
}

const camera = (page: Page) => page.getByRole('button', { name: 'Camera', exact: true });
const quantity = (page: Page, title: string) =>
  page.getByRole('textbox', { name: `Quantity of ${title}` }).inputValue();

test('what the camera sees is received, once while it is held there, and its light goes out', async (context) => {
  const { shop } = context;
  const [first, second] = [await variantOf(context, 0), await variantOf(context, 1)];
  const { page, complaints, close } = await atWork(context);
  await visit(page, `${shop.origin}/admin/stock`);
  assert.not.ok(await mayFilm(page), 'the list needs no camera');
  await page.getByRole('link', { name: 'Receive goods' }).click();
  await page.waitForURL('**/admin/stock/receive');
  await untilHydrated(page);
  assert.ok(await mayFilm(page));
  await camera(page).click();
  const video = page.getByLabel('Hold the barcode in front of the camera.');
  await video.waitFor();
  assert.equal(await listFaults(page), []);

  await holdCodes(page, [first.barcode]);
  await page.getByRole('button', { name: 'Receive 1 piece' }).waitFor();
  // It is still held there when another one comes beside it.
  await holdCodes(page, [first.barcode, second.barcode]);
  await page.getByRole('button', { name: 'Receive 2 pieces' }).waitFor();
  await page.getByRole('status').getByText(second.title).waitFor();
  assert.equal([await quantity(page, first.title), await quantity(page, second.title)], ['1', '1']);
  await holdCodes(page, []);
  await holdCodes(page, [first.barcode], { afterMs: A_WHILE_MS });
  await page.getByRole('button', { name: 'Receive 3 pieces' }).waitFor();
  await holdCodes(page, ['4711']);
  await page.getByRole('alert').getByText('There is no product with the code 4711.').waitFor();
  assert.equal([await quantity(page, first.title), await quantity(page, second.title)], ['2', '1']);

  const filmed = await video.evaluateHandle((element: HTMLVideoElement) => ({
    tracks: element.srcObject instanceof MediaStream ? element.srcObject.getTracks() : [],
  }));
  const states = () => filmed.evaluate(({ tracks }) => tracks.map(({ readyState }) => readyState));
  assert.equal(await states(), ['live']);
  await page.getByRole('button', { name: 'Camera off' }).click();
  await video.waitFor({ state: 'detached' });
  assert.equal(await states(), ['ended']);
  await page.getByRole('button', { name: 'Receive 3 pieces' }).click();
  await page.getByText('Received: 3 pieces').waitFor();
  assert.is((await variantOf(context, 0)).onHand, first.onHand + 2);
  assert.is((await variantOf(context, 1)).onHand, second.onHand + 1);
  assert.equal(complaints, []);
  await close();
});

test('a shelf is counted by the camera as it is received', async (context) => {
  const { shop } = context;
  const { barcode, title, onHand } = await variantOf(context, 0);
  const { page, complaints, close } = await atWork(context);
  await visit(page, `${shop.origin}/admin/stock/count`);
  await camera(page).click();
  await page.getByLabel('Hold the barcode in front of the camera.').waitFor();
  await holdCodes(page, [barcode]);
  await page.getByText(`The shop expects ${onHand}`).waitFor();
  assert.is(await quantity(page, title), '1');
  await page.getByRole('button', { name: 'Finish with 1 product' }).click();
  await page.getByText('Counted: 1 product, 1 with a difference').waitFor();
  assert.is((await variantOf(context, 0)).onHand, 1);
  assert.equal(complaints, []);
  await close();
});

const problems = [
  ['detector', 'This browser reads no barcodes by camera. Use a scanner, or type the code.'],
  ['permission', 'The camera is not allowed here. Allow it in the browser’s settings.'],
] as const;
for (const [lacking, said] of problems) {
  test(`without a ${lacking} a sentence says what to do, and typed codes are received`, async (context) => {
    const { barcode, title } = await variantOf(context, 1);
    const { page, complaints, close } = await atWork(context, lacking);
    await visit(page, `${context.shop.origin}/admin/stock/receive`);
    await camera(page).click();
    await page.getByRole('alert').getByText(said).waitFor();
    assert.is(await page.locator('video').count(), 0);
    assert.equal(await listFaults(page), []);
    await page.keyboard.type(barcode);
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Receive 1 piece' }).waitFor();
    assert.is(await quantity(page, title), '1');
    await page.getByRole('button', { name: 'Camera off' }).click();
    await page.getByText(said).waitFor({ state: 'detached' });
    assert.equal(complaints, []);
    await close();
  });
}

test.run();
