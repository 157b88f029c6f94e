// The service pages in the browser, from the page to the e-mail: the link to an order, a message to the merchant, goods that are
// waited for, questions and answers.
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as assert from 'uvu/assert';
import { sendBackInStock } from '#server/service/send-back-in-stock.ts';
import { until } from '../../fixtures/until.ts';
import { listFaults } from '../accessibility/axe-audit.ts';
import { payAnOrder } from '../paid-shopper.ts';
import { openReusedPage } from '../reused-page.ts';
import { visit } from '../settled-page.ts';
import { paymentSuite } from '../shop-suite.ts';
import { viewports } from '../watched-page.ts';

const test = paymentSuite('service pages');

const phone = { viewport: viewports.phone, locale: 'pl-PL' };
const withoutScripts = { viewport: viewports.desktop, locale: 'de-DE', javaScriptEnabled: false };
/** Sold out in the demo. */
const soldOut = 'PP-BOCI-3040-M-N';

/** The e-mail of a kind that says this, as its file has it. */
async function mailSaying(dataDirectory: string, kind: string, text: string): Promise<string> {
  const folder = join(dataDirectory, 'mail');
  let found: string | undefined;
  await until(async () => {
    const names = (await readdir(folder).catch(() => [])).filter((name) => name.startsWith(kind));
    const mails = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')));
    found = mails.map((mail) => mail.replace(/=\r\n/g, '').replaceAll('=3D', '=')).find((mail) => mail.includes(text));
    return found !== undefined;
  });
  return found ?? '';
}

const pathIn = (mail: string, pattern: RegExp) => new URL(pattern.exec(mail)?.[0] ?? 'http://none').pathname;

test.always('on a phone the footer leads to the link of an order, which comes by e-mail', async ({ shop, browser }) => {
  const { origin, dataDirectory } = shop;
  const { orderPath } = await payAnOrder(shop);
  const { page, complaints, close } = await openReusedPage(browser, origin, phone);
  await visit(page, `${origin}/pl${orderPath}`);
  const number = /\d{4,}/.exec(await page.locator('h1').innerText())?.[0] ?? '';
  await page.locator('footer').getByRole('link', { name: 'Znajdź zamówienie' }).click();
  await page.waitForURL('**/pl/find-order');
  await page.getByLabel('Numer zamówienia').fill(number);
  await page.getByLabel('E-mail podany w zamówieniu').fill('anna@example.com');
  await page.getByLabel('E-mail podany w zamówieniu').press('Enter');
  await page.getByText('Zajrzyj do skrzynki').waitFor();
  assert.equal(await listFaults(page), []);
  const mail = await mailSaying(dataDirectory, 'order-link-', 'To: anna@example.com');
  assert.is(pathIn(mail, /http:\/\/[^\s"]+\/order\/[\w-]+/), `/pl${orderPath}`);
  assert.equal(complaints, []);
  await close();
});

test('without scripts a message reaches the merchant, and what is wrong keeps it', async ({ shop, browser }) => {
  const { origin, dataDirectory } = shop;
  const { page, complaints, close } = await openReusedPage(browser, origin, withoutScripts);
  await page.goto(`${origin}/de/contact`);
  await page.getByLabel('Ihr Name').fill('Ewa Nowak');
  await page.getByLabel('Ihre E-Mail-Adresse').fill('ewa@example.com');
  await page.getByLabel('Ihre Nachricht').fill('http://a.example http://b.example\nhttp://c.example http://d.example');
  shop.pass(10);
  const send = page.getByRole('button', { name: 'Nachricht senden' });
  await send.click();
  await page.getByRole('link', { name: 'Eine Nachricht darf höchstens 3 Links enthalten.' }).waitFor();
  assert.is(await page.getByLabel('Ihr Name').inputValue(), 'Ewa Nowak');
  await page.getByLabel('Ihre Nachricht').fill('Passt der Rahmen?\nDanke.');
  await send.click();
  await page.getByText('Ihre Nachricht ist unterwegs').waitFor();
  const mail = await mailSaying(dataDirectory, 'merchant-contact-', 'Passt der Rahmen?');
  assert.match(mail, 'Reply-To: Ewa Nowak <ewa@example.com>');
  assert.equal(complaints, []);
  await close();
});

test('what is sold out is waited for, and told of once', async ({ shop, browser }) => {
  const { origin, dataDirectory, db } = shop;
  const { page, complaints, close } = await openReusedPage(browser, origin, phone);
  await visit(page, `${origin}/pl/p/bocian?variant=${soldOut}`);
  const form = page.locator('form[action="/pl/back-in-stock"]');
  await form.getByLabel('Adres e-mail').fill('ewa@example.com');
  await form.getByRole('button', { name: 'Powiadom mnie' }).click();
  await page.getByRole('status').filter({ hasText: 'Zajrzyj do skrzynki' }).waitFor();
  assert.match(page.url(), `/pl/p/bocian?variant=${soldOut}`);
  assert.equal(await listFaults(page), []);
  const asked = await mailSaying(dataDirectory, 'back-in-stock-confirm-', 'To: ewa@example.com');
  const path = pathIn(asked, /http:\/\/[^\s"]+\/back-in-stock\/[\w.-]+/);
  await page.goto(origin + path);
  assert.equal(await listFaults(page), []);
  await page.getByRole('button', { name: 'Tak, napiszcie' }).click();
  await page.getByRole('heading', { name: 'Napiszemy do Ciebie' }).waitFor();

  await db.updateTable('variants').set({ on_hand: 5 }).where('sku', '=', soldOut).execute();
  await sendBackInStock({ db, now: () => new Date() });
  const told = await mailSaying(dataDirectory, 'back-in-stock-', 'List-Unsubscribe-Post');
  assert.match(told, `/pl/p/bocian?variant=${soldOut}`);
  await page.goto(origin + path);
  await page.getByRole('button', { name: 'Nie pisać do mnie' }).click();
  await page.getByRole('heading', { name: 'Nie dostaniesz wiadomości' }).waitFor();
  await db.updateTable('variants').set({ on_hand: 0 }).where('sku', '=', soldOut).execute();
  assert.equal(complaints, []);
  await close();
});

test('without scripts the form for goods that are sold out leads to its answer and back', async ({ shop, browser }) => {
  const { origin } = shop;
  const { page, complaints, close } = await openReusedPage(browser, origin, withoutScripts);
  await page.goto(`${origin}/de/p/bocian?variant=${soldOut}`);
  await page.getByLabel('E-Mail-Adresse').fill('jan@example.com');
  await page.getByRole('button', { name: 'Benachrichtigen' }).click();
  await page.getByRole('heading', { name: 'Schauen Sie in Ihr Postfach' }).waitFor();
  await page.getByRole('link', { name: 'Zurück zum Artikel' }).click();
  await page.waitForURL('**/de/p/bocian');
  assert.equal(complaints, []);
  await close();
});

test('questions open by keyboard, and search engines read them', async ({ shop, browser }) => {
  const { origin } = shop;
  const { page, complaints, close } = await openReusedPage(browser, origin, phone);
  await visit(page, `${origin}/pl/page/faq`);
  const answer = page.getByText('Strona zamówienia pokazuje, gdzie jest paczka');
  assert.is(await answer.isVisible(), false);
  await page.locator('summary').filter({ hasText: 'Gdzie jest moja paczka?' }).press('Enter');
  await answer.waitFor({ state: 'visible' });
  assert.equal(await listFaults(page), []);
  const jsonLd = JSON.parse(await page.locator('script[type="application/ld+json"]').first().innerText());
  assert.is(jsonLd['@type'], 'FAQPage');
  assert.is(jsonLd.mainEntity[3].name, 'Gdzie jest moja paczka?');
  assert.match(jsonLd.mainEntity[3].acceptedAnswer.text, `href="${origin}/pl/find-order"`);
  assert.equal(complaints, []);
  await close();
});

test.run();
