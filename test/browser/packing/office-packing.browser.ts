// Packing in the office: papers for all at once, and the packing page with a scanner, a camera and without a connection.
import type { Browser, Page } from 'playwright-core';
import * as assert from 'uvu/assert';
import { wholeSuite } from '../../depths.ts';
import { until } from '../../fixtures/until.ts';
import { type ProductToPack, paidOrders, productsWithBarcodes } from '../../packing/orders-to-pack.ts';
import { endSharing } from '../../shared-resources.ts';
import { signedInStaff } from '../../staff/sign-in-as.ts';
import { listFaults } from '../accessibility/axe-audit.ts';
import { allLooks, lookAtPages } from '../accessibility/look-at-pages.ts';
import { countClicks } from '../count-clicks.ts';
import { fakeCamera, holdCodes, mayFilm } from '../fake-camera.ts';
import { shareBrowser } from '../launch-browser.ts';
import { type ClockShop, startShopWithClock } from '../running-shop.ts';
import { visit } from '../settled-page.ts';
import { untilHydrated } from '../shopper-steps.ts';
import { openWatchedPage, viewports, type WatchOptions } from '../watched-page.ts';

type Context = { shop: ClockShop; browser: Browser; articles: ProductToPack[]; numbers: number[] };
const test = wholeSuite<Context>('packing in the office');
const UNDO_SECONDS = 11;
const ORDERS = 20;
/** The barcode of a product that nobody ordered. */
const unknownEan = '5901234123457';

test.before(async (context) => {
  context.shop = await startShopWithClock();
  context.browser = await shareBrowser();
  const { db } = context.shop;
  context.articles = await productsWithBarcodes(db, 5);
  const [lion, owl, fox, bear, hare] = context.articles.map((article) => ({ article, quantity: 1 }));
  if (!lion || !owl || !fox || !bear || !hare) throw new Error('the demo has too few articles');
  const rest = Array.from({ length: ORDERS - 3 }, () => [{ ...hare, quantity: 2 }]);
  context.numbers = await paidOrders(db, [[lion, owl, fox], [bear], [lion, owl], ...rest]);
});
test.after(async ({ shop }) => {
  await shop.stop();
  await endSharing();
});

async function openAsPacker({ shop, browser }: Context, options: WatchOptions = {}) {
  const opened = await openWatchedPage(browser, { locale: 'en', viewport: viewports.phone, ...options });
  const piet = await signedInStaff(shop.db, 'packer', { name: 'Piet' });
  await opened.page.context().addCookies([piet.browserCookie(shop.origin)]);
  return opened;
}

async function scan(page: Page, code: string): Promise<void> {
  await page.keyboard.type(code);
  await page.keyboard.press('Enter');
}

const countScans = async ({ shop }: Context) =>
  (await shop.db.selectFrom('packing_scans').select('id').execute()).length;

/** The page, its code and the pictures that it shows. */
const untilKept = (page: Page) =>
  page.waitForFunction(async () => {
    const files = performance.getEntriesByType('resource').map(({ name }) => name);
    const wanted = ['/admin/pack', ...files.filter((name) => /\/assets\//.test(name))];
    const kept = await Promise.all(wanted.map((url) => caches.match(url, { ignoreVary: true })));
    return navigator.serviceWorker.controller !== null && kept.every((answer) => answer !== undefined);
  });

test('the papers of twenty paid orders are one document, one click from the first page', async (context) => {
  const { shop, numbers } = context;
  const { page, complaints, close } = await openAsPacker(context, { viewport: viewports.desktop });
  const count = await countClicks(page.context());
  await visit(page, `${shop.origin}/admin`);
  const asked = page.context().waitForEvent('request', (request) => request.url().includes('packing.pdf'));
  await page.getByRole('link', { name: 'Print papers for all to pack' }).click();
  const url = (await asked).url();
  assert.is(count.clicks, 1, 'and the second prints it');
  const answer = await page.request.get(url);
  assert.is(answer.headers()['content-type'], 'application/pdf');
  const pages = (await answer.body()).toString('latin1').match(/\/Type \/Page\b(?!s)/g);
  assert.is(pages?.length, 1 + ORDERS, 'a pick list and a slip for each');

  await visit(page, `${shop.origin}/admin/orders/${numbers[0]}`);
  const one = page.context().waitForEvent('request', (request) => request.url().includes('packing.pdf'));
  await page.keyboard.press('p');
  assert.match((await one).url(), new RegExp(`papers=pick-list,slips&orders=${numbers[0]}$`));
  assert.equal(complaints, []);
  await close();
});

test.always(
  'three articles are scanned, a wrong one is refused, and without a connection no scan is lost',
  async (context) => {
    const { shop, articles, numbers } = context;
    const [number = 0] = numbers;
    const [first, second, third] = articles;
    const expected = /ERR_INTERNET_DISCONNECTED|503/;
    const { page, complaints, close } = await openAsPacker(context, { expected });
    await page.context().addInitScript(() => {
      const shakes: unknown[] = [];
      Object.assign(window, { shakes });
      Object.defineProperty(navigator, 'vibrate', { value: (pattern: unknown) => shakes.push(pattern) });
    });
    await visit(page, `${shop.origin}/admin/pack`);
    await page.getByRole('button', { name: `Pack order ${number}` }).click();
    await page.getByRole('heading', { name: `Order ${number}` }).waitFor();
    await scan(page, first?.barcode ?? '');
    await page.getByText(`${first?.title}: in the parcel`).waitFor();
    await scan(page, unknownEan);
    await page.getByRole('alert').getByText(`No order that waits wants the code ${unknownEan}.`).waitFor();
    assert.equal(
      // The types of browsers do not know it: this test has put it there.
      await page.evaluate(() => (window as unknown as { shakes: unknown[] }).shakes.at(-1)),
      [250, 100, 250],
    );
    assert.equal(await listFaults(page), []);
    await until(async () => (await countScans(context)) === 1);
    await untilKept(page);

    await page.context().setOffline(true);
    await scan(page, second?.sku ?? '');
    await page.getByText('1 scan waits to be sent').waitFor();
    await page.reload();
    await page.getByRole('heading', { name: `Order ${number}` }).waitFor();
    await page.getByText('1 scan waits to be sent').waitFor();
    assert.is(
      await page.getByText('1 of 1 in the parcel').count(),
      2,
      'the one before and the one without a connection',
    );
    await scan(page, third?.barcode ?? '');
    const dialog = page.getByRole('dialog', { name: 'Mark as sent' });
    await dialog.getByText('Without a connection nothing is marked as sent.').first().waitFor();
    await page.keyboard.press('Enter');
    await dialog.getByRole('alert').waitFor();
    // A document just opened may ask once before it learns that it is offline, so the scan before the reload may be there.
    assert.ok((await countScans(context)) < 3);
    assert.equal(await shop.db.selectFrom('order_actions').selectAll().execute(), []);

    await page.context().setOffline(false);
    await until(async () => (await countScans(context)) === 3);
    await page.getByText('waits to be sent').waitFor({ state: 'detached' });
    await scan(page, first?.barcode ?? '');
    await dialog.getByText('That is the code of an article, no tracking number.').waitFor();
    shop.stopTime();
    // Before: the code of the product stayed in front of the number.
    await scan(page, '520000016430');
    await page.getByText(`Order ${number} is marked as sent in a moment.`).waitFor();
    shop.pass(UNDO_SECONDS);
    await until(async () => (await shop.db.selectFrom('parcels').select('id').execute()).length === 1);
    const parcel = await shop.db.selectFrom('parcels').select('tracking_number').executeTakeFirstOrThrow();
    assert.is(parcel.tracking_number, '520000016430');
    assert.is(await countScans(context), 3, 'each reached the shop once');
    assert.equal(complaints, []);
    await close();
  },
);

test('from the first page one scan and Enter send an order, and it can be undone', async (context) => {
  const { shop, articles, numbers } = context;
  const number = numbers[1];
  const { page, complaints, close } = await openAsPacker(context, { viewport: viewports.desktop });
  const count = await countClicks(page.context());
  await visit(page, `${shop.origin}/admin`);
  await scan(page, articles[3]?.barcode ?? '');
  await page.getByRole('dialog', { name: 'Mark as sent' }).getByRole('textbox').waitFor();
  shop.stopTime();
  await page.keyboard.press('Enter');
  await page.getByText(`Order ${number} is marked as sent in a moment.`).waitFor();
  assert.is(count.clicks, 0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByRole('button', { name: `Pack order ${number}` }).waitFor();
  shop.pass(UNDO_SECONDS);
  const statuses = await shop.db.selectFrom('order_actions').select('status').orderBy('requested_at', 'desc').execute();
  assert.is(statuses[0]?.status, 'undone');
  assert.equal(complaints, []);
  await close();
});

test('the camera reads a barcode on this page alone, and signing out leaves nothing behind', async (context) => {
  const { shop, articles, numbers } = context;
  const { page, complaints, close } = await openAsPacker(context);
  await fakeCamera(page);
  await visit(page, `${shop.origin}/admin`);
  assert.not.ok(await mayFilm(page));
  await page.getByRole('link', { name: 'Pack', exact: true }).click();
  await page.waitForURL('**/admin/pack');
  // Another document, with a policy of its own.
  await untilHydrated(page);
  await page.getByRole('button', { name: 'Camera' }).click();
  assert.ok(await mayFilm(page));
  await holdCodes(page, [articles[4]?.barcode ?? '']);
  await page.getByRole('heading', { name: `Order ${numbers[3]}` }).waitFor();
  await page.getByText('1 of 2 in the parcel').waitFor();
  await untilKept(page);

  await page.getByRole('link', { name: 'Today' }).click();
  await page.waitForURL('**/admin');
  await page.getByRole('button', { name: 'Account' }).waitFor();
  assert.not.ok(await mayFilm(page));
  const workers = () =>
    page.evaluate(async () => ({
      here: navigator.serviceWorker.controller !== null,
      scopes: (await navigator.serviceWorker.getRegistrations()).map(({ scope }) => new URL(scope).pathname),
      caches: (await caches.keys()).length,
      databases: (await indexedDB.databases()).map(({ name }) => name),
    }));
  assert.equal(await workers(), { here: false, scopes: ['/admin/pack'], caches: 1, databases: ['kasa-pack'] });
  await page.getByRole('button', { name: 'Account' }).click();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await page.waitForURL('**/admin/sign-in');
  assert.equal(await workers(), { here: false, scopes: [], caches: 0, databases: [] });
  assert.equal(complaints, []);
  await close();
});

for (const looks of allLooks) {
  test(`nothing bars anybody on ${looks.title}, in any language`, ({ shop, browser, numbers }) =>
    lookAtPages({ shop, browser, role: 'packer' }, ['/admin/pack', `/admin/pack#${numbers[2]}`], looks));
}

test.run();
