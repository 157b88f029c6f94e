// What a developer has added, on an owner's phone and desk; and a key that opens what it names, and nothing beside it.
import { rm } from 'node:fs/promises';
import type { Browser } from 'playwright-core';
import * as assert from 'uvu/assert';
import { guideExample } from '#bin/commands/adding/guide-example.ts';
import type { Db } from '#server/database/connect.ts';
import { officeApi } from '#src/surfaces/office-api.ts';
import { copySeededShop } from '../../database/data-templates.ts';
import { wholeSuite } from '../../depths.ts';
import { folderWith } from '../../fixtures/guide-examples.ts';
import { endSharing } from '../../shared-resources.ts';
import { signedInStaff } from '../../staff/sign-in-as.ts';
import { listFaults } from '../accessibility/axe-audit.ts';
import { listTooWide, listUnreadable } from '../accessibility/measure-boxes.ts';
import { shareBrowser } from '../launch-browser.ts';
import { type RunningShop, startRunningShop } from '../running-shop.ts';
import { visit } from '../settled-page.ts';
import { openWatchedPage, viewports } from '../watched-page.ts';

type Context = { shop: RunningShop; browser: Browser; db: Db; folder: string };
const test = wholeSuite<Context>('extensions and keys, in a browser');

test.before(async (context) => {
  const example = await guideExample('extending.md', 'kasa.config.ts', 'webhooks');
  context.folder = await folderWith('kasa.config.ts', example);
  const copyShop = async () => {
    const seeded = await copySeededShop();
    context.db = seeded.database.db;
    return seeded;
  };
  const secret = 'a-secret-of-two-machines';
  context.shop = await startRunningShop({ WAREHOUSE_SECRET: secret }, copyShop, context.folder);
  // Another process of the shop has started with a file that has it; a start forgets what its own lacks.
  const gone = { kind: 'carrier', name: 'city-bikes', last_started_at: new Date() };
  await context.db.insertInto('known_extensions').values(gone).execute();
  context.browser = await shareBrowser();
});
test.after(async ({ shop, folder }) => {
  await shop.stop();
  await rm(folder, { recursive: true });
  await endSharing();
});

async function openOffice({ shop, browser, db }: Context, path: string, viewport: keyof typeof viewports) {
  const owner = await signedInStaff(db, 'owner', { isSteppedUp: true });
  const watched = await openWatchedPage(browser, { viewport: viewports[viewport], locale: 'en' });
  await watched.page.context().addCookies([owner.browserCookie(shop.origin)]);
  await visit(watched.page, shop.origin + path);
  return watched;
}

for (const viewport of ['phone', 'desktop'] as const) {
  test(`what is added and what is missing stand there, on a ${viewport}`, async (context) => {
    const { page, complaints, close } = await openOffice(context, '/admin/settings', viewport);
    await page.getByRole('link', { name: /Extensions/ }).click();
    await page.getByRole('heading', { level: 1, name: 'Extensions' }).waitFor();
    const main = page.getByRole('main');
    const added = main.getByRole('listitem').filter({ hasText: 'warehouse' });
    assert.match(await added.innerText(), /webhook\s+warehouse\s+order\.paid, order\.cancelled, stock\.low/);
    const missing = main.getByRole('listitem').filter({ hasText: 'city-bikes' });
    assert.match(await missing.innerText(), /carrier\s+city-bikes\s+missing; a start last had it on \d/);
    await main.getByText('kasa.config.ts no longer has what is marked below.').waitFor();
    if (process.env.SCREENSHOTS)
      await page.screenshot({ path: `${process.env.SCREENSHOTS}/extensions-${viewport}.png` });
    assert.equal([...(await listTooWide(page)), ...(await listUnreadable(page)), ...(await listFaults(page))], []);
    assert.equal(complaints, []);
    await close();
  });
}

test('a key that is made on a phone opens what it names, and is refused beside it', async (context) => {
  const { origin } = context.shop;
  const { page, complaints, close } = await openOffice(context, '/admin/settings/keys', 'phone');
  await page.getByRole('button', { name: 'New key' }).click();
  const shoot = async (name: string) => {
    if (process.env.SCREENSHOTS) await page.screenshot({ path: `${process.env.SCREENSHOTS}/keys-${name}.png` });
  };
  await page.getByLabel('Name').fill('Warehouse');
  await page.getByLabel('see and change stock').check();
  await shoot('new');
  assert.equal([...(await listTooWide(page)), ...(await listFaults(page))], []);
  await page.getByRole('button', { name: 'Make the key' }).click();
  const key = (await page.getByRole('dialog').locator('code').textContent()) ?? '';
  await shoot('shown');
  assert.equal([...(await listTooWide(page)), ...(await listFaults(page))], []);
  await page.getByRole('button', { name: 'I have kept it' }).click();
  const headers = { authorization: `Bearer ${key}` };
  const ask = async (url: string) => (await fetch(origin + url, { headers })).status;
  assert.is(await ask(officeApi.queryUrl('StockList', {})), 200);
  assert.is(await ask(officeApi.queryUrl('SettingsShow', { name: 'company' })), 403);
  assert.is(await ask(officeApi.queryUrl('OrdersViews', {})), 403);
  await shoot('list');
  await page.getByRole('button', { name: 'Revoke Warehouse' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Revoke' }).click();
  await page.getByText('Warehouse is revoked.', { exact: true }).waitFor();
  assert.is(await ask(officeApi.queryUrl('StockList', {})), 401);
  assert.equal(complaints, []);
  await close();
});

test.run();
