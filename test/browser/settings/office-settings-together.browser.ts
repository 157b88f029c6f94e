// Settings by the hands of two, and what is shown once or never again: collisions, keys, secrets, and a look before it is saved.
import type { Browser, Page } from 'playwright-core';
import * as assert from 'uvu/assert';
import { officeApi } from '#src/surfaces/office-api.ts';
import { wholeSuite } from '../../depths.ts';
import { until } from '../../fixtures/until.ts';
import { endSharing } from '../../shared-resources.ts';
import { signedInStaff } from '../../staff/sign-in-as.ts';
import { listFaults } from '../accessibility/axe-audit.ts';
import { shareBrowser } from '../launch-browser.ts';
import { type ClockShop, startShopWithClock } from '../running-shop.ts';
import { visit } from '../settled-page.ts';
import { openWatchedPage, viewports } from '../watched-page.ts';

type Context = { shop: ClockShop; browser: Browser };
const test = wholeSuite<Context>('settings of two people, secrets and keys');

test.before(async (context) => {
  // A key and a secret are made by somebody who has proved who it is, by the shop's clock.
  context.shop = await startShopWithClock();
  context.browser = await shareBrowser();
});
test.after(async ({ shop }) => {
  await shop.stop();
  await endSharing();
});

async function openOffice({ shop, browser }: Context, path: string) {
  const owner = await signedInStaff(shop.db, 'owner', { now: shop.now(), isSteppedUp: true });
  const watched = await openWatchedPage(browser, { viewport: viewports.desktop, locale: 'en' });
  await watched.page.context().addCookies([owner.browserCookie(shop.origin)]);
  await visit(watched.page, shop.origin + path);
  return watched;
}

const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true }).click();
const isSaved = (page: Page) =>
  page
    .getByText(/^Company: saved|^Saved, together with/)
    .first()
    .waitFor();

test('two who change the same field are both asked for, and what only one has changed is kept', async (context) => {
  const [one, other] = [
    await openOffice(context, '/admin/settings/company'),
    await openOffice(context, '/admin/settings/company'),
  ];
  await other.page.getByLabel('Company name').fill('Theirs Ltd');
  await save(other.page);
  await isSaved(other.page);
  await one.page.getByLabel('Company name').fill('Mine Ltd');
  await one.page.getByLabel('Postcode').fill('31-147');
  await save(one.page);
  const panel = one.page.getByRole('alert').filter({ hasText: 'has saved this in the meantime' });
  await panel.getByText('Mine Ltd').waitFor();
  await panel.getByText('Theirs Ltd').waitFor();
  assert.is(await one.page.getByLabel('Postcode').inputValue(), '31-147', 'nothing that was typed is lost');
  await panel.getByRole('button', { name: 'Keep mine: Company name' }).click();
  await panel.waitFor({ state: 'hidden' });
  await save(one.page);
  await isSaved(one.page);
  const footer = async () => (await fetch(`${context.shop.origin}/en/cart`)).text();
  await until(async () => /Mine Ltd[\s\S]*31-147/.test(await footer()));
  assert.equal([...one.complaints, ...other.complaints], []);
  await Promise.all([one.close(), other.close()]);
});

test('a secret goes in and never comes out, and what cannot be one is refused beside its field', async (context) => {
  const { page, complaints, close } = await openOffice(context, '/admin/settings/secrets');
  const panel = page.getByRole('region', { name: 'InPost' });
  await panel.getByText('Enter', { exact: true }).click();
  const secret = `kasa_sandbox_${'q7'.repeat(12)}`;
  await panel.getByLabel('Token').fill(secret);
  await panel.getByRole('button', { name: 'Save' }).click();
  await panel.getByText(/^stored, /).waitFor();
  assert.is(await panel.getByLabel('Token').inputValue(), '');
  const answers: string[] = [];
  page.on('response', async (response) => answers.push(await response.text().catch(() => '')));
  await visit(page, `${context.shop.origin}/admin/settings/secrets`);
  await page
    .getByRole('region', { name: 'InPost' })
    .getByText(/^stored, /)
    .waitFor();
  assert.ok(answers.length > 0);
  for (const text of [...answers, await page.content()]) assert.not.match(text, secret);
  // The bar of the office covers what is scrolled away.
  await page.evaluate(() => window.scrollTo(0, 0));
  assert.equal(await listFaults(page), []);
  assert.equal(complaints, []);
  await close();
});

test('a key is shown once, opens what it may until it is revoked, and its page never has it again', async (context) => {
  const { origin } = context.shop;
  const { page, complaints, close } = await openOffice(context, '/admin/settings/keys');
  await page.getByRole('button', { name: 'New key' }).click();
  await page.getByLabel('Name').fill('Warehouse');
  await page.getByLabel('see and change stock').check();
  await page.getByRole('button', { name: 'Make the key' }).click();
  const key = (await page.getByRole('dialog').locator('code').textContent()) ?? '';
  assert.equal(await listFaults(page), []);
  await page.getByRole('button', { name: 'I have kept it' }).click();
  const call = async () => {
    const headers = { authorization: `Bearer ${key}` };
    return (await fetch(origin + officeApi.queryUrl('StockList', {}), { headers })).status;
  };
  assert.is(await call(), 200);
  await visit(page, `${origin}/admin/settings/keys`);
  assert.not.match(await page.content(), key);
  await page.getByRole('button', { name: 'Revoke Warehouse' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Revoke' }).click();
  await page.getByText('Warehouse is revoked.', { exact: true }).waitFor();
  assert.is(await call(), 401);
  assert.equal(complaints, []);
  await close();
});

test('a colour is on the payment field and on the shop’s page before it is saved, and nowhere else', async (context) => {
  const { page, complaints, close } = await openOffice(context, '/admin/settings/brand');
  const field = page.getByTestId('payment-light').locator('rect').first();
  await field.waitFor();
  const byDay = page.getByRole('group', { name: 'By day' });
  await byDay.getByLabel('ground', { exact: true }).fill('#fdf6e3');
  await until(async () => (await field.getAttribute('fill')) === '#fdf6e3');
  await byDay.getByLabel('accent', { exact: true }).fill('#0b4f8a');
  const accent = () =>
    page
      .getByTestId('preview')
      .first()
      .locator('iframe')
      .last()
      .evaluate((frame: HTMLIFrameElement) => {
        const root = frame.contentDocument?.documentElement;
        return root ? getComputedStyle(root).getPropertyValue('--accent') : '';
      })
      .catch(() => '');
  await until(async () => (await accent()).includes('#0b4f8a'));
  const sheet = await (await fetch(`${context.shop.origin}/en`)).text();
  assert.not.match(sheet, '#0b4f8a');
  assert.not.match(sheet, '#fdf6e3');
  assert.equal(complaints, []);
  await close();
});

test('a colour that nobody could read is said while it is typed, is not saved, and stays in its field', async (context) => {
  const { page, complaints, close } = await openOffice(context, '/admin/settings/brand');
  const byDay = page.getByRole('group', { name: 'By day' });
  const [ground, accent] = ['ground', 'accent'].map((name) => byDay.getByLabel(name, { exact: true }));
  await ground?.fill('#ffffff');
  await accent?.fill('#ffe480');
  await byDay.getByText(/^Nobody could read this well: accent has a contrast of 1\.\d+ : 1, and 4\.5 : 1/).waitFor();
  const sent: string[] = [];
  page.on('request', (request) => void sent.push(request.url()));
  await save(page);
  await byDay.getByText(/^Nobody could read this well: accent/).waitFor();
  assert.equal(
    sent.filter((url) => url.includes('SettingsSave')),
    [],
  );
  assert.is(await accent?.inputValue(), '#ffe480');
  assert.not.match(await (await fetch(`${context.shop.origin}/en`)).text(), '#ffe480');
  assert.equal(complaints, []);
  await close();
});

test.run();
