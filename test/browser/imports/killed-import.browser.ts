// A file of a thousand rows as somebody works with it in the office: ten kinds of faults are understood, the mended file is
// cancelled in the middle, begun again, outlives `kill -9` of the whole shop, and is taken back.
import { sql } from 'kysely';
import type { Browser, Page } from 'playwright-core';
import * as assert from 'uvu/assert';
import type { Db } from '#server/database/connect.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { wholeSuite } from '../../depths.ts';
import { createShopTemplate, type KillableShop } from '../../faults/killable-shop.ts';
import { until } from '../../fixtures/until.ts';
import { endSharing } from '../../shared-resources.ts';
import { signedInStaff } from '../../staff/sign-in-as.ts';
import { shareBrowser } from '../launch-browser.ts';
import { visit } from '../settled-page.ts';
import { openWatchedPage, viewports } from '../watched-page.ts';
import { aProductFile, kindsOfFaults } from './a-product-file.ts';

type Context = { shop: KillableShop; browser: Browser };
const test = wholeSuite<Context>('an import that is cancelled, killed and taken back, in a browser');

test.before(async (context) => {
  const template = await createShopTemplate();
  context.shop = await template.open();
  await context.shop.start();
  context.browser = await shareBrowser();
});
test.after(async ({ shop }) => {
  await shop.close();
  await endSharing();
});

async function handIn({ origin }: KillableShop, page: Page, name: string, text: string): Promise<void> {
  await visit(page, `${origin}/admin/imports`);
  const file = { name, mimeType: 'text/csv', buffer: Buffer.from(text) };
  await page.locator('input[type=file]').setInputFiles(file);
  await page.getByRole('heading', { name, exact: true }).waitFor();
}

const state = (page: Page, said: string) => page.getByText(said, { exact: true }).first().waitFor();

/** While it works, no product can be written: an import that was begun is in its middle. */
async function inTheMiddle(db: Db, work: () => Promise<void>): Promise<void> {
  await inTransaction(db, async (tx) => {
    await sql`lock table products in share mode`.execute(tx);
    await work();
  });
}

/** Whether the process that imports waits for the lock. */
const isWriting = (db: Db) => async () => {
  const { rows } = await sql`
    select 1 from pg_locks where relation = 'products'::regclass and mode = 'RowExclusiveLock' and not granted`.execute(
    db,
  );
  return rows.length > 0;
};

async function countMugs(db: Db, status: string): Promise<number> {
  const mugs = db.selectFrom('products').select('id').where('handle', 'like', 'mug-%');
  return (await mugs.where('status', '=', status).execute()).length;
}

test('a thousand rows: faults in words, cancelled in the middle, killed, imported once, and taken back', async (context) => {
  const { shop, browser } = context;
  const { page, complaints, close } = await openWatchedPage(browser, {
    ...{ locale: 'en', viewport: viewports.desktop },
    // The shop is gone for a while.
    expected: /ERR_(CONNECTION|EMPTY_RESPONSE|INCOMPLETE|SOCKET)/,
  });
  const robin = await signedInStaff(shop.db, 'manager');
  await page.context().addCookies([robin.browserCookie(shop.origin)]);

  await handIn(shop, page, 'faulty.csv', aProductFile({ isFaulty: true }));
  await page.getByRole('heading', { name: 'Faults' }).waitFor();
  const kinds = await page.getByLabel('Show only').locator('option').allInnerTexts();
  assert.ok(kinds.length > kindsOfFaults, kinds.join('\n'));
  await page.getByRole('row').filter({ hasText: 'This is no price.' }).waitFor();
  for (const row of await page.getByRole('table').locator('tbody tr').all()) {
    const [line = '', , , said = ''] = await row.getByRole('cell').allInnerTexts();
    const [what = '', fix = ''] = said.split(/\n+/);
    assert.ok(Number(line) > 1 && what !== '' && fix !== '', `${line}: ${said}`);
  }
  assert.is(await page.getByRole('button', { name: 'Import now' }).count(), 0);

  const mended = aProductFile({ isFaulty: false });
  await handIn(shop, page, 'cancelled.csv', mended);
  await page.getByRole('button', { name: 'Import now' }).waitFor();
  await inTheMiddle(shop.db, async () => {
    await page.getByRole('button', { name: 'Import now' }).click();
    await until(isWriting(shop.db));
    await page.getByRole('button', { name: 'Cancel the import' }).click();
    await page.getByText('The import was cancelled; nothing was changed.').waitFor();
  });

  await handIn(shop, page, 'killed.csv', mended);
  await page.getByRole('button', { name: 'Import now' }).waitFor();
  assert.is(await countMugs(shop.db, 'active'), 0, 'what was cancelled');
  await inTheMiddle(shop.db, async () => {
    await page.getByRole('button', { name: 'Import now' }).click();
    await until(isWriting(shop.db));
    await shop.kill();
  });
  assert.is(await countMugs(shop.db, 'active'), 0, 'what was killed');
  await shop.start();
  await visit(page, page.url());
  await state(page, 'Imported');
  assert.is(await countMugs(shop.db, 'active'), 1_000);
  assert.is((await fetch(`${shop.origin}/pl/p/mug-7`)).status, 200);

  await page.getByRole('button', { name: 'Take the import back' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Take the import back' }).click();
  await state(page, 'Taken back');
  assert.equal([await countMugs(shop.db, 'active'), await countMugs(shop.db, 'archived')], [0, 1_000]);
  await until(async () => (await fetch(`${shop.origin}/pl/p/mug-7`)).status !== 200);
  assert.equal(complaints, []);
  await close();
});

test.run();
