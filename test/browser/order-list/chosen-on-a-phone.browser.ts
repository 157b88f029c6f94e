// What can be done with chosen rows is all there on a phone, in the languages with the longest words: nothing stands beyond the
// edge, behind the navigation or in something that has to be scrolled.
import type { Browser, Locator, Page } from 'playwright-core';
import * as assert from 'uvu/assert';
import { inTransaction } from '#server/database/transaction.ts';
import { translateTo } from '#server/i18n/translations.ts';
import { issueInvoice } from '#server/invoices/issuing/issue-invoice.ts';
import { addPicture } from '#server/media/add-picture.ts';
import { filesOnDisk } from '#server/media/files/files-on-disk.ts';
import type { MessageKey } from '#src/i18n/all-messages.ts';
import { wholeSuite } from '../../depths.ts';
import { until } from '../../fixtures/until.ts';
import { aPictureFile } from '../../media/a-picture-file.ts';
import { thousandsOfOrders } from '../../orders/office/thousands-of-orders.ts';
import { aWithdrawal } from '../../returns/a-withdrawal.ts';
import { endSharing } from '../../shared-resources.ts';
import { signedInStaff } from '../../staff/sign-in-as.ts';
import { listTooWide } from '../accessibility/measure-boxes.ts';
import { shareBrowser } from '../launch-browser.ts';
import { payAnOrder } from '../paid-shopper.ts';
import { type ClockShop, startShopWithClock } from '../running-shop.ts';
import { visit } from '../settled-page.ts';
import { openWatchedPage, viewports } from '../watched-page.ts';

const test = wholeSuite<{ shop: ClockShop; browser: Browser }>('what is done with chosen rows on a phone');

test.before(async (context) => {
  context.shop = await startShopWithClock();
  context.browser = await shareBrowser();
  await thousandsOfOrders(context.shop.db, 60, new Date());
  for (const name of ['Anna Nowak', 'Jan Kowalski', 'Žofie Křížková'])
    await aWithdrawal(context.shop, { fields: { name } });
  for (let paid = 0; paid < 2; paid++) await anInvoice(context.shop);
});
test.after(async ({ shop }) => {
  await shop.stop();
  await endSharing();
});

async function anInvoice(shop: ClockShop): Promise<void> {
  await payAnOrder(shop);
  const { id } = await shop.db
    .selectFrom('orders')
    .select('id')
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  const request = { orderId: id, kind: 'invoice', issuedBy: 'cli', now: shop.now() } as const;
  const issued = await inTransaction(shop.db, (tx) => issueInvoice(tx, request));
  assert.ok(issued.ok);
}

const lists: readonly [path: string, bar: MessageKey, most: number][] = [
  ['/admin/orders', 'many.bar', 0.35],
  ['/admin/products', 'products.bar', 0.4],
  ['/admin/pictures', 'pictures.bar', 0.2],
  ['/admin/returns', 'returns.bar', 0.2],
  ['/admin/invoices', 'invoiceList.bar', 0.2],
];

const boxes = (page: Page) => page.locator('main tbody input[type=checkbox]');

async function listUnreached(page: Page, bar: Locator): Promise<string[]> {
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  const acts = await bar.locator('button, a').all();
  assert.ok(acts.length >= 2);
  const found = await Promise.all(
    acts.map(async (act) => {
      const name = (await act.textContent()) ?? '';
      const box = await act.boundingBox();
      if (!box) return [`${name}: not there`];
      const isWhole = box.x >= 0 && box.x + box.width <= width && box.y >= 0 && box.y + box.height <= height;
      const isOnTop = await act.evaluate((element) => {
        const { left, top, width, height } = element.getBoundingClientRect();
        const above = document.elementFromPoint(left + width / 2, top + height / 2);
        return above !== null && element.contains(above);
      });
      return isWhole && isOnTop ? [] : [`${name}: ${JSON.stringify(box)}${isOnTop ? '' : ', covered'}`];
    }),
  );
  return found.flat();
}

for (const locale of ['de', 'pl', 'cs'] as const) {
  for (const [path, name, most] of lists) {
    test(`${path}: every action is in sight (${locale})`, async ({ shop, browser }) => {
      const robin = await signedInStaff(shop.db, 'owner', { locale });
      for (const width of [viewports.phone.width, 320]) {
        const viewport = { ...viewports.phone, width };
        const { page, complaints, close } = await openWatchedPage(browser, { locale, viewport });
        await page.context().addCookies([robin.browserCookie(shop.origin)]);
        await visit(page, shop.origin + path);
        for (const row of [0, 1]) await boxes(page).nth(row).check();
        const bar = page.getByRole('region', { name: translateTo(locale)(name), exact: true });
        await bar.waitFor();
        if (process.env.SCREENSHOTS) {
          const file = `${process.env.SCREENSHOTS}/chosen-${path.split('/').at(-1)}-${locale}-${width}.png`;
          await page.screenshot({ path: file });
        }
        assert.equal(await listUnreached(page, bar), [], `${width} wide`);
        assert.equal(await listTooWide(page), [], `${width} wide`);
        const { height = 0 } = (await bar.boundingBox()) ?? {};
        assert.ok(height < viewport.height * most, `the bar takes ${height} of ${viewport.height}`);
        assert.equal(complaints, []);
        await close();
      }
    });
  }
}

/** Two rows of a list, chosen by touch on a phone. */
async function chooseTwo({ shop, browser }: { shop: ClockShop; browser: Browser }, path: string) {
  const phone = { viewport: viewports.phone, hasTouch: true, isMobile: true };
  const opened = await openWatchedPage(browser, { locale: 'en', ...phone });
  const robin = await signedInStaff(shop.db, 'owner');
  await opened.page.context().addCookies([robin.browserCookie(shop.origin)]);
  await visit(opened.page, shop.origin + path);
  for (const row of [0, 1]) await boxes(opened.page).nth(row).tap();
  await opened.page.getByText('2 chosen', { exact: true }).waitFor();
  return opened;
}

test('two chosen pictures are removed, and there again', async (context) => {
  const { shop } = context;
  for (const colour of ['#3a6ea5', '#c2410c']) {
    const mediaDirectory = `${shop.dataDirectory}/media`;
    const added = await addPicture(
      { ...shop, pictureFiles: filesOnDisk(mediaDirectory) },
      await aPictureFile({ colour }),
    );
    assert.ok(added.ok);
  }
  const { page, complaints, close } = await chooseTwo(context, '/admin/pictures');
  const removed = () => shop.db.selectFrom('pictures').select('key').where('removed_at', 'is not', null).execute();
  await page.getByRole('region', { name: 'Chosen pictures' }).getByRole('button', { name: 'Remove' }).tap();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).tap();
  await page.getByText('2 pictures removed.').waitFor();
  assert.is((await removed()).length, 2);
  assert.equal(await listTooWide(page), []);
  await page.getByRole('button', { name: 'Undo' }).tap();
  await until(async () => (await removed()).length === 0);
  assert.equal(complaints, []);
  await close();
});

test('of two chosen returns each says why it cannot be closed yet', async (context) => {
  const { page, complaints, close } = await chooseTwo(context, '/admin/returns');
  await page.getByRole('button', { name: 'Close without money' }).tap();
  await page.getByText('2 returns were left as they are:').waitFor();
  assert.is(await page.getByText('Nobody knows yet which order this is about.').count(), 2);
  assert.equal(await listTooWide(page), []);
  assert.equal(complaints, []);
  await close();
});

test('two chosen invoices come as one archive', async (context) => {
  const { page, complaints, close } = await chooseTwo(context, '/admin/invoices');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: '2 PDFs (ZIP)' }).tap(),
  ]);
  assert.match(download.suggestedFilename(), /\.zip$/);
  assert.is(await download.failure(), null);
  assert.equal(complaints, []);
  await close();
});

test.run();
