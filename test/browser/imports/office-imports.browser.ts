// A product file in the office: faults that are understood, a mended file imported and seen in the shop, and taken back; by
// two people, over a reload, and with nothing that bars anybody.
import { readFile } from 'node:fs/promises';
import type { Browser, Page } from 'playwright-core';
import * as assert from 'uvu/assert';
import { handIn } from '../../catalogue/import-jobs/an-import.ts';
import { wholeSuite } from '../../depths.ts';
import { until } from '../../fixtures/until.ts';
import { endSharing } from '../../shared-resources.ts';
import { signedInStaff } from '../../staff/sign-in-as.ts';
import { listFaults } from '../accessibility/axe-audit.ts';
import { allLooks, lookAtPages } from '../accessibility/look-at-pages.ts';
import { countClicks } from '../count-clicks.ts';
import { shareBrowser } from '../launch-browser.ts';
import { type ClockShop, startShopWithClock } from '../running-shop.ts';
import { visit } from '../settled-page.ts';
import { openWatchedPage, viewports } from '../watched-page.ts';
import { aProductFile, kindsOfFaults } from './a-product-file.ts';

type Context = { shop: ClockShop; browser: Browser };
const test = wholeSuite<Context>('importing in the office, in a browser');

test.before(async (context) => {
  context.shop = await startShopWithClock();
  context.browser = await shareBrowser();
});
test.after(async ({ shop }) => {
  await shop.stop();
  await endSharing();
});

async function atWork({ shop, browser }: Context, viewport: keyof typeof viewports = 'desktop') {
  const { page, ...watched } = await openWatchedPage(browser, { locale: 'en', viewport: viewports[viewport] });
  const count = await countClicks(page.context());
  const robin = await signedInStaff(shop.db, 'manager');
  await page.context().addCookies([robin.browserCookie(shop.origin)]);
  return { page, count, ...watched };
}

const choose = (page: Page, text: string, name = 'mugs.csv') =>
  page.locator('input[type=file]').setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(text) });

const state = (page: Page, said: string) => page.getByText(said, { exact: true }).first().waitFor();

test.always('ten kinds of faults are said in words, the mended file is sold, and taken back', async (context) => {
  const { shop } = context;
  const { page, complaints, close } = await atWork(context);
  await visit(page, `${shop.origin}/admin/imports`);
  await choose(page, aProductFile({ isFaulty: true }));
  await page.getByRole('heading', { name: 'mugs.csv' }).waitFor();
  await page.getByRole('heading', { name: 'Faults' }).waitFor();
  await page.getByRole('row').filter({ hasText: 'This is no price.' }).waitFor();
  const kinds = await page.getByLabel('Show only').locator('option').allInnerTexts();
  assert.ok(kinds.length > kindsOfFaults, kinds.join('\n'));
  await page.getByLabel('Show only').selectOption({ label: 'This is no price. (1)' });
  const row = page.getByRole('row').filter({ hasText: 'dear' });
  await row.waitFor();
  assert.equal((await row.getByRole('cell').allInnerTexts()).slice(0, 3), ['11', 'Price', 'dear']);
  assert.is(await page.getByRole('button', { name: 'Import now' }).count(), 0);
  assert.equal(await listFaults(page), []);

  await choose(page, aProductFile({ isFaulty: false }), 'mended.csv');
  await page.getByRole('heading', { name: 'mended.csv' }).waitFor();
  await page.getByRole('button', { name: 'Import now' }).click();
  await state(page, 'Imported');
  await visit(page, `${shop.origin}/en/products/mug-7`);
  await page.getByRole('heading', { name: 'Mug 7', exact: true }).waitFor();

  await visit(page, `${shop.origin}/admin/imports`);
  await page.getByRole('link', { name: 'mended.csv' }).click();
  await page.getByRole('button', { name: 'Take the import back' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Take the import back' }).click();
  await state(page, 'Taken back');
  const answered = async () => (await fetch(`${shop.origin}/en/products/mug-7`)).status;
  await until(async () => (await answered()) === 404 || (await answered()) === 410);
  assert.equal(complaints, []);
  await close();
});

test('a file whose line breaks goes on by itself, from where it broke off', async (context) => {
  const { shop } = context;
  const { page, close } = await atWork(context);
  await visit(page, `${shop.origin}/admin/imports`);
  const text = aProductFile({ isFaulty: false });
  const half = Buffer.from(text).subarray(0, 200);
  const offsets: string[] = [];
  await page.route(/\/api\/admin\/imports\?/, async (route) => {
    const request = route.request();
    if (request.method() !== 'POST') return route.continue();
    offsets.push(new URL(request.url()).searchParams.get('offset') ?? '');
    if (offsets.length === 1) return route.abort('connectionreset');
    return offsets.length === 2 ? route.continue({ postData: half }) : route.continue();
  });
  await choose(page, text, 'cut.csv');
  await page.getByText('The connection is gone. cut.csv goes on by itself as soon as it is back.').waitFor();
  await page.getByRole('heading', { name: 'cut.csv' }).waitFor();
  await page.getByRole('button', { name: 'Import now' }).waitFor();
  assert.equal(offsets, ['0', '0', '200']);
  await close();
});

test('a table of somebody’s own is read as its columns are chosen', async (context) => {
  const { shop } = context;
  const { page, complaints, close } = await atWork(context, 'phone');
  await visit(page, `${shop.origin}/admin/imports`);
  await choose(page, 'Nazwa;Cena brutto;Kolor\nBowl one;20,00;red\nBowl two;30,00;blue\n', 'bowls.csv');
  await page.getByText('A table of your own. Its columns are proposed below.').waitFor();
  await state(page, 'Checked');
  await page.getByLabel('Kolor is read as').selectOption('Tags');
  await page.getByLabel('New products become drafts').check();
  await page.getByRole('button', { name: 'Check again' }).click();
  await page.getByRole('button', { name: 'Import now' }).click();
  await state(page, 'Imported');
  const bowl = await shop.db
    .selectFrom('products')
    .select(['status', 'tags'])
    .where('handle', '=', 'bowl-one')
    .executeTakeFirstOrThrow();
  assert.equal(bowl, { status: 'draft', tags: ['red'] });
  assert.equal(complaints, []);
  await close();
});

test('what was exported changes nothing when it is imported again', async (context) => {
  const { shop } = context;
  const { page, complaints, close } = await atWork(context);
  await visit(page, `${shop.origin}/admin/imports`);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Export all products' }).click(),
  ]);
  await page.locator('input[type=file]').setInputFiles(await download.path());
  await page.getByText('An export of this shop').waitFor();
  await page.getByText('The file says nothing new: everything in it is in the shop already.').waitFor();
  assert.is(await page.getByRole('button', { name: 'Import now' }).count(), 0);
  assert.equal(complaints, []);
  await close();
});

test('the list exports what it is narrowed to, plainly and for Excel, and everything where it is not', async (context) => {
  const { shop } = context;
  const { page, complaints, close } = await atWork(context);
  const fileOf = async (link: string) => {
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: link, exact: true }).click(),
    ]);
    assert.match(download.suggestedFilename(), /^products-\d{4}-\d\d-\d\d\.csv$/);
    const text = await readFile(await download.path(), 'utf8');
    return { head: text.split(/\r?\n/)[0] ?? '', handles: text.match(/\bzubr\b|\bbocian\b/g) ?? [] };
  };
  await visit(page, `${shop.origin}/admin/products?text=zubr`);
  const plain = await fileOf('Export these as CSV');
  assert.equal([...new Set(plain.handles)], ['zubr']);
  assert.match(plain.head, /^Title,URL handle,/);
  const excel = await fileOf('for Excel');
  assert.match(excel.head, /^\uFEFFTitle;URL handle;/);
  assert.equal([...new Set(excel.handles)], ['zubr']);
  await visit(page, `${shop.origin}/admin/imports`);
  const all = await fileOf('Export all products');
  assert.equal([...new Set(all.handles)].sort(), ['bocian', 'zubr']);
  assert.match((await fileOf('Export for Excel')).head, /^\uFEFFTitle;URL handle;/);
  assert.equal(complaints, []);
  await close();
});

test('two people see the same import, and one cancels what the other has handed in', async (context) => {
  const { shop } = context;
  const { page, complaints, close } = await atWork(context);
  const { page: other, ...others } = await atWork(context);
  await visit(page, `${shop.origin}/admin/imports`);
  await choose(page, aProductFile({ isFaulty: false, rows: 50 }), 'shared.csv');
  await page.getByRole('button', { name: 'Import now' }).waitFor();
  await visit(other, page.url());
  await other.getByRole('button', { name: 'Cancel the import' }).click();
  await state(other, 'Cancelled');
  await page.getByText('The import was cancelled; nothing was changed.').waitFor();
  await visit(page, page.url());
  await page.getByText('The import was cancelled; nothing was changed.').waitFor();
  assert.equal([...complaints, ...others.complaints], []);
  await others.close();
  await close();
});

/** Looked through by the shop's own process. */
async function aCheckedImport({ shop }: Context, text: string): Promise<number> {
  const { db, now } = shop;
  const id = await handIn({ db, now }, text, 'a-rather-long-name-of-a-file-from-the-old-shop-2026-11.csv');
  await until(async () => {
    const job = await db.selectFrom('imports').select('state').where('id', '=', id).executeTakeFirstOrThrow();
    return job.state === 'checked';
  });
  return id;
}

for (const looks of allLooks) {
  test(`nothing bars anybody on ${looks.title}`, async (context) => {
    const { shop, browser } = context;
    const faulty = await aCheckedImport(context, aProductFile({ isFaulty: true, rows: 100 }));
    const table = await aCheckedImport(context, 'Nazwa;Cena brutto;Uwagi\nBowl;20,00;a note\n');
    await lookAtPages(
      { shop, browser, role: 'manager' },
      ['/admin/imports', `/admin/imports/${faulty}`, `/admin/imports/${table}`],
      looks,
    );
  });
}

test.run();
