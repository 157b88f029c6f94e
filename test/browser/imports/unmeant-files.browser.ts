// Files that no import can mean, handed in at the office: of another program, too large, of another system, or cut off by a
// connection that does not come back. Each is said with what to do, and nothing of it is in the shop.
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
const test = wholeSuite<Context>('files that no import can mean, in a browser');

test.before(async (context) => {
  context.shop = await startShopWithClock();
  context.browser = await shareBrowser();
});
test.after(async ({ shop }) => {
  await shop.stop();
  await endSharing();
});

async function atImports({ shop, browser }: Context, expected?: RegExp) {
  const { page, ...watched } = await openWatchedPage(browser, {
    ...{ locale: 'en', viewport: viewports.desktop },
    ...(expected && { expected }),
  });
  const robin = await signedInStaff(shop.db, 'manager');
  await page.context().addCookies([robin.browserCookie(shop.origin)]);
  await visit(page, `${shop.origin}/admin/imports`);
  return { page, ...watched };
}

const choose = (page: Page, name: string, buffer: Buffer) =>
  page.locator('input[type=file]').setInputFiles({ name, mimeType: 'text/csv', buffer });

/** Its own page shows what came of a file; the next one is chosen where all are listed. */
async function handIn({ shop }: Context, page: Page, name: string, buffer: Buffer): Promise<void> {
  await visit(page, `${shop.origin}/admin/imports`);
  await choose(page, name, buffer);
  await page.getByRole('heading', { name }).waitFor();
}

const countProducts = async ({ shop: { db } }: Context) =>
  (await db.selectFrom('products').select('id').execute()).length;

test('a workbook that is called CSV is named as what it is, with how it becomes one', async (context) => {
  const products = await countProducts(context);
  const { page, complaints, close } = await atImports(context);
  // What a ZIP file, and with it each workbook, begins with.
  const workbook = Buffer.concat([Buffer.from('PK\x03\x04\x14\x00\x06\x00', 'latin1'), Buffer.alloc(2_000, 0xa5)]);
  for (const name of ['shopify.csv', 'woocommerce.csv', 'evershop.csv']) {
    await handIn(context, page, name, workbook);
    const said = page.getByRole('row').filter({ hasText: 'The file is no text file.' });
    await said.getByText('In the spreadsheet, choose “Save as” and the type “CSV UTF-8”.').waitFor();
    assert.is(await page.getByRole('button', { name: 'Import now' }).count(), 0);
  }
  assert.is(await countProducts(context), products);
  assert.equal(complaints, []);
  await close();
});

test('files of other systems say which it is and what is not known of it, and nothing is imported unasked', async (context) => {
  const products = await countProducts(context);
  const { page, complaints, close } = await atImports(context);
  const files = [
    ['magento.csv', 'sku,attribute_set_code,product_type,categories,name,price\nA-1,Default,simple,Default,Mug,12\n'],
    [
      'prestashop.csv',
      'Product ID;Active (0/1);Name *;Categories (x,y,z...);Price tax excluded;Tax rules ID\n1;1;Mug;Home;12;1\n',
    ],
  ] as const;
  for (const [name, text] of files) {
    await handIn(context, page, name, Buffer.from(text));
    await page.getByText(/^A file of .+\. Its columns are proposed below\.$/).waitFor();
  }
  assert.is(await countProducts(context), products);
  assert.equal(complaints, []);
  await close();
});

test('a file of 200 MB is refused before any of it is sent, and so is an empty one', async (context) => {
  const { page, complaints, close } = await atImports(context);
  const sent: string[] = [];
  page.on('request', (request) => request.method() === 'POST' && sent.push(request.url()));
  await page.locator('input[type=file]').evaluate((input) => {
    const files = new DataTransfer();
    files.items.add(new File([new Uint8Array(200 * 1024 * 1024)], 'large.csv', { type: 'text/csv' }));
    (input as HTMLInputElement).files = files.files;
    input.dispatchEvent(new Event('change', { bubbles: true }));
  });
  await page.getByText('The file is larger than 100 MB. Split it, with whole products in each part.').waitFor();
  await choose(page, 'empty.csv', Buffer.alloc(0));
  await page.getByText('The file is empty. Look whether the right sheet was saved.').waitFor();
  assert.equal(
    sent.filter((url) => url.includes('imports')),
    [],
  );
  assert.equal(complaints, []);
  await close();
});

test('a file whose line ends in the middle says that it waits, and leaves nothing where it is given up', async (context) => {
  const { shop } = context;
  const products = await countProducts(context);
  const { page, complaints, close } = await atImports(context, /ERR_(CONNECTION_RESET|FAILED)/);
  await page.route(/\/api\/admin\/imports\?/, (route) =>
    route.request().method() === 'POST' ? route.abort('connectionreset') : route.continue(),
  );
  await choose(page, 'cut.csv', Buffer.from('Title,Price\nMug,12\n'));
  await page.getByText('The connection is gone. cut.csv goes on by itself as soon as it is back.').waitFor();
  await page.getByRole('button', { name: 'Stop sending' }).click();
  await page.getByText('Choose a file').waitFor();
  const begun = await shop.db.selectFrom('imports').select('state').where('file', '=', 'cut.csv').execute();
  assert.equal(
    begun.filter(({ state }) => state !== 'uploading'),
    [],
  );
  assert.is(await countProducts(context), products);
  assert.equal(complaints, []);
  await close();
});

test.run();
