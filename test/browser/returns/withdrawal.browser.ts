// Withdrawing from a contract in both its ways: from an order's page on a phone, by keyboard, and from the footer at a desk with
// scripts switched off; each through to the acknowledgement that the shop has written.
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import * as assert from 'uvu/assert';
import { until } from '../../fixtures/until.ts';
import { payAnOrder } from '../paid-shopper.ts';
import { openReusedPage } from '../reused-page.ts';
import { visit } from '../settled-page.ts';
import { visitSuite } from '../shop-suite.ts';
import { viewports } from '../watched-page.ts';

const test = visitSuite('withdrawal');

/** The acknowledgement to an address, as its file says it. */
async function acknowledgementTo(dataDirectory: string, email: string): Promise<string> {
  const folder = join(dataDirectory, 'mail');
  let found = '';
  await until(async () => {
    const files = (await readdir(folder).catch(() => [])).filter((name) => /^withdrawal-(received|noted)-/.test(name));
    const mails = await Promise.all(files.map((name) => readFile(join(folder, name), 'utf8')));
    found = mails.find((mail) => mail.includes(`To: ${email}`)) ?? '';
    return found !== '';
  });
  return found.replace(/=\r\n/g, '');
}

/** The line of numbers that both page and mail must say alike. */
async function secondOn(page: Page): Promise<string> {
  const told = await page.locator('main header time').innerText();
  return /\d\d:\d\d:\d\d \(UTC\+\d\)/.exec(told)?.[0] ?? '';
}

test.always('on a phone the order leads there, and keys are enough', async ({ shop, browser }) => {
  const { origin, dataDirectory } = shop;
  const { orderPath } = await payAnOrder(shop);
  const { page, complaints, close } = await openReusedPage(browser, shop.origin, {
    viewport: viewports.phone,
    locale: 'pl-PL',
  });
  await visit(page, `${origin}/pl${orderPath}`);
  await page.locator('main').getByRole('link', { name: 'Odstąp od umowy tutaj' }).press('Enter');
  await page.waitForURL('**/pl/withdraw/*');
  await page.locator('[name="name"]').waitFor();
  assert.is(await page.locator('[name="name"]').inputValue(), 'Anna Nowak');
  await page.locator('[name="email"]').fill('anna.phone@example.com');
  await page.locator('[name="email"]').press('Enter');
  const confirm = page.getByRole('button', { name: 'Potwierdź odstąpienie od umowy' });
  await confirm.waitFor();
  const path = new URL(page.url()).pathname;

  const goods = page.getByRole('checkbox');
  await goods.press('Space');
  assert.is(await goods.isChecked(), false);
  await confirm.press('Enter');
  await page.getByRole('alert').waitFor();
  assert.match(await page.getByRole('alert').innerText(), 'Zaznacz przynajmniej jedną rzecz.');
  assert.is(await page.getByRole('checkbox').isChecked(), true);
  await page.getByRole('button', { name: 'Potwierdź odstąpienie od umowy' }).press('Enter');
  await page.getByRole('heading', { name: 'Mamy Twoje odstąpienie od umowy' }).waitFor();
  assert.is(new URL(page.url()).pathname, path);
  assert.match(await page.locator('main').innerText(), 'wysyłamy na anna.phone@example.com');
  const second = await secondOn(page);
  assert.match(await acknowledgementTo(dataDirectory, 'anna.phone@example.com'), second);

  await visit(page, `${origin}/pl${orderPath}`);
  assert.match(await page.locator('main').innerText(), /Odstąpienie z .+\n+1 × Żubr/);

  // Printed it is a document: goods, sums and addresses, dark on white, and nothing to press around them.
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  const printed = await page.locator('body').innerText();
  for (const part of ['Żubr', 'Anna Nowak', 'Razem']) assert.match(printed, part);
  for (const part of ['Menu', 'Do koszyka', 'Koszyk']) assert.not.match(printed, part);
  assert.is(
    await page.locator('body').evaluate((body) => getComputedStyle(body).backgroundColor),
    'rgb(255, 255, 255)',
  );
  assert.is(await page.locator('nav:visible').count(), 0);
  await page.emulateMedia({ media: null, colorScheme: null });
  assert.equal(complaints, []);
  await close();
});

test('without scripts the footer leads there, and faults keep what was typed', async ({ shop, browser }) => {
  const { origin, dataDirectory } = shop;
  const { orderPath } = await payAnOrder(shop);
  const { page, complaints, close } = await openReusedPage(browser, shop.origin, {
    viewport: viewports.desktop,
    locale: 'de-DE',
    javaScriptEnabled: false,
  });
  await page.goto(`${origin}/de${orderPath}`);
  const number = /\d{4,}/.exec(await page.locator('h1').innerText())?.[0] ?? '';
  await page.goto(`${origin}/de`);
  await page.locator('footer').getByRole('link', { name: 'Vertrag widerrufen' }).click();
  await page.waitForURL('**/de/withdraw');
  const next = page.getByRole('button', { name: 'Weiter' });
  await page.getByLabel('Ihr Name').fill('Anna Nowak');
  await page.getByLabel('Bestellnummer').fill(number);
  await page.getByLabel('Grund').fill('Hängt schief.\nLeider.');
  await next.click();
  await page.getByRole('link', { name: 'Geben Sie Ihre E-Mail-Adresse an.' }).waitFor();
  assert.is(await page.getByLabel('Grund').inputValue(), 'Hängt schief.\nLeider.');

  // Somebody else's address opens nothing, and the way goes on all the same.
  await page.getByLabel('E-Mail-Adresse der Bestellung').fill('anna.desk@example.com');
  await next.click();
  await page.getByRole('button', { name: 'Widerruf bestätigen' }).waitFor();
  assert.is(await page.getByRole('checkbox').count(), 0);
  await page.getByRole('link', { name: 'Angaben ändern' }).click();
  await page.getByLabel('E-Mail-Adresse der Bestellung').fill('anna@example.com');
  await page.getByLabel('Andere E-Mail-Adresse').fill('anna.desk@example.com');
  await next.click();
  await page.getByRole('checkbox', { name: /Żubr/ }).waitFor();
  await page.getByRole('button', { name: 'Widerruf bestätigen' }).click();
  await page.getByRole('heading', { name: 'Ihr Widerruf ist eingegangen' }).waitFor();
  const second = await secondOn(page);
  await page.reload();
  assert.is(await secondOn(page), second);
  const mail = await acknowledgementTo(dataDirectory, 'anna.desk@example.com');
  assert.match(mail, second);
  assert.match(mail, 'Leider.');
  assert.equal(complaints, []);
  await close();
});

test.run();
