// The page of the law: what is missing first, the Commission's notice handed in with its checksum, and nobody barred.
import { rm } from 'node:fs/promises';
import type { Browser } from 'playwright-core';
import * as assert from 'uvu/assert';
import { inTransaction } from '#server/database/transaction.ts';
import { beginShop } from '#server/shop/begin-shop.ts';
import { marketOfCountry } from '#src/shop/market-presets.ts';
import { openTestDatabase } from '../../database/test-database.ts';
import { wholeSuite } from '../../depths.ts';
import { aGuaranteeFile } from '../../fixtures/a-guarantee-file.ts';
import { aProduct } from '../../fixtures/a-product.ts';
import { makeDataDirectory } from '../../fixtures/data-directory.ts';
import { endSharing } from '../../shared-resources.ts';
import { signedInStaff } from '../../staff/sign-in-as.ts';
import { allLooks, lookAtPages } from '../accessibility/look-at-pages.ts';
import { shareBrowser } from '../launch-browser.ts';
import { type ClockShop, startShopWithClock } from '../running-shop.ts';
import { visit } from '../settled-page.ts';
import { openWatchedPage } from '../watched-page.ts';

const test = wholeSuite<{ shop: ClockShop; browser: Browser }>('the page of the law');

async function beginAShop() {
  const database = await openTestDatabase();
  const dataDirectory = await makeDataDirectory('law');
  const beginning = { country: 'PL', markets: [marketOfCountry('PL')], look: undefined, now: new Date() };
  await inTransaction(database.db, (tx) => beginShop(tx, { name: 'Kubki znad morza', ...beginning }));
  await aProduct(database.db, { handle: 'bag', title: 'Ekologiczna torba 250 g' });
  return {
    database,
    dataDirectory,
    async [Symbol.asyncDispose]() {
      await database.close();
      await rm(dataDirectory, { recursive: true });
    },
  };
}

test.before(async (context) => {
  context.shop = await startShopWithClock({}, beginAShop);
  context.browser = await shareBrowser();
});
test.after(async ({ shop }) => {
  await shop.stop();
  await endSharing();
});

test.always('the notice is handed in, shown with its checksum, and taken away again', async ({ shop, browser }) => {
  const { page, complaints, close } = await openWatchedPage(browser);
  const owner = await signedInStaff(shop.db, 'owner', { locale: 'pl' });
  await page.context().addCookies([owner.browserCookie(shop.origin)]);
  await visit(page, `${shop.origin}/admin/law`);
  const { bytes, sha256 } = await aGuaranteeFile();
  const row = page.locator('#guaranteeNotice');
  await row.getByText('brak: w jej miejscu jest zdanie').waitFor();
  const wrong = { name: 'a.png', mimeType: 'image/png', buffer: Buffer.from('no picture') };
  await row.getByLabel('Informacja w języku: polski').setInputFiles(wrong);
  await row.getByText('To nie jest PNG').waitFor();
  const file = { name: 'notice.svg', mimeType: 'image/svg+xml', buffer: bytes };
  await row.getByLabel('Informacja w języku: polski', { exact: true }).setInputFiles(file);
  await row.getByText(sha256).waitFor();
  assert.is(await page.locator('[aria-labelledby="met"] #guaranteeNotice').count(), 1);
  await row.getByRole('button', { name: 'Usuń' }).click();
  await page.locator('[aria-labelledby="missing"] #guaranteeNotice').waitFor();
  assert.is(await page.getByRole('link', { name: 'Ekologiczna torba 250 g' }).count(), 2);
  assert.equal(complaints, []);
  await close();
});

for (const look of allLooks) {
  test(`nothing bars anybody on ${look.title}`, async ({ shop, browser }) => {
    await lookAtPages({ shop, browser, role: 'owner' }, ['/admin/law', '/admin/law/record'], look);
  });
}

test.run();
