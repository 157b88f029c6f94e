// An account in the browser, from the first e-mail to its end: with scripts on a desktop, without on a phone.
import type { Page } from 'playwright-core';
import * as assert from 'uvu/assert';
import { until } from '../../fixtures/until.ts';
import type { SignInMail } from '../../shopper-accounts/a-shoppers-browser.ts';
import { readSignInMails } from '../../shopper-accounts/sign-in-mails.ts';
import { listFaults } from '../accessibility/axe-audit.ts';
import { addAuthenticator } from '../add-authenticator.ts';
import { payAnOrder } from '../paid-shopper.ts';
import { openReusedPage } from '../reused-page.ts';
import { visit } from '../settled-page.ts';
import { paymentSuite } from '../shop-suite.ts';
import { viewports } from '../watched-page.ts';

const test = paymentSuite('accounts of shoppers');

/** The newest e-mail to this address. */
async function receiveMail(dataDirectory: string, to: string): Promise<SignInMail> {
  let mail: SignInMail | undefined;
  await until(async () => {
    mail = (await readSignInMails(dataDirectory, to)).at(-1);
    return mail !== undefined;
  });
  return mail ?? { to, link: '', code: '' };
}

async function audit(page: Page): Promise<void> {
  assert.equal(await listFaults(page), [], page.url());
  const width = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  assert.is(width, 0, `${page.url()} is wider than the screen`);
}

test.always('by a code: orders, an address for the checkout, the wishlist, a passkey, and the end', async (context) => {
  const { shop, browser } = context;
  const { origin, dataDirectory } = shop;
  const { orderPath } = await payAnOrder(shop);
  const desktop = { viewport: viewports.desktop, locale: 'pl-PL' };
  const { page, complaints, close } = await openReusedPage(browser, origin, desktop);
  await visit(page, `${origin}/pl/p/zubr`);
  await page.locator('main').getByRole('button', { name: 'Zapisz na liście życzeń' }).click();
  await page.locator('footer').getByRole('link', { name: 'Konto', exact: true }).click();
  await page.waitForURL('**/pl/account');
  await page.getByLabel('Adres e-mail').fill('anna@example.com');
  await audit(page);
  await page.getByRole('button', { name: 'Wyślij mi kod' }).click();
  await page.getByText('Zajrzyj do skrzynki').waitFor();
  await audit(page);
  const { code } = await receiveMail(dataDirectory, 'anna@example.com');
  await page.getByLabel('Sześciocyfrowy kod').fill(code);
  await page.getByRole('button', { name: 'Zaloguj się', exact: true }).click();
  await page.waitForURL('**/pl/account');
  assert.is(await page.locator('main a[href*="/order/"]').first().getAttribute('href'), `/pl${orderPath}`);
  await audit(page);

  await page.getByRole('link', { name: 'Adresy', exact: true }).click();
  await page.getByLabel('Imię i nazwisko').fill('Anna Nowak');
  await page.getByRole('button', { name: 'Zapisz adres' }).click();
  await page.getByText('Popraw zaznaczone pola').waitFor();
  await audit(page);
  await page.getByLabel('Ulica i numer').fill('ul. Długa 12/3');
  await page.getByLabel('Kod pocztowy').fill('00-238');
  await page.getByLabel('Miejscowość').fill('Warszawa');
  await page.getByLabel('Telefon').fill('600 100 200');
  await page.getByLabel('Telefon').press('Enter');
  await page.getByText('Wpisany w kasie', { exact: true }).waitFor();
  await audit(page);

  await page.getByRole('link', { name: 'Lista życzeń', exact: true }).first().click();
  await page.getByRole('button', { name: 'Zachowaj 1 produkt z tej przeglądarki' }).click();
  await page.getByText('Te produkty są zapisane na koncie').waitFor();
  await audit(page);

  await page.getByRole('link', { name: 'Logowanie i dane' }).click();
  await addAuthenticator(page);
  await page.getByRole('button', { name: 'Dodaj klucz dostępu' }).click();
  await page.getByText(/Dodany .*, jeszcze nieużyty/).waitFor();
  await audit(page);
  await page.getByRole('button', { name: 'Wyloguj się', exact: true }).click();
  await page.getByRole('button', { name: 'Zaloguj się kluczem dostępu' }).click();
  await page.waitForURL('**/pl/account');
  await page.getByText('Zalogowano jako anna@example.com').waitFor();

  await page
    .getByRole('button', { name: /^Zamów ponownie/ })
    .first()
    .click();
  await page.waitForURL('**/pl/cart*');
  await page.goto(`${origin}/pl/checkout`);
  assert.is(await page.locator('[name="email"]').inputValue(), 'anna@example.com');

  await page.goto(`${origin}/pl/account/settings`);
  await page.getByRole('link', { name: 'Usuń konto' }).click();
  await page.getByRole('button', { name: 'Usuń teraz' }).click();
  await page.getByText('Konto zostało usunięte.').waitFor();
  assert.equal(complaints, []);
  await close();
});

test('without scripts, by the link on another device', async ({ shop, browser }) => {
  const { origin, dataDirectory } = shop;
  const phone = { viewport: viewports.phone, locale: 'de-DE', javaScriptEnabled: false };
  const asking = await openReusedPage(browser, origin, phone);
  await asking.page.goto(`${origin}/de/account/sign-in`);
  await asking.page.getByLabel('E-Mail-Adresse').fill('jan@example.com');
  await asking.page.getByRole('button', { name: 'Code zuschicken' }).click();
  await asking.page.getByText('Schauen Sie in Ihr Postfach').waitFor();
  await asking.page.getByLabel('Sechsstelliger Code').fill('12');
  await asking.page.getByRole('button', { name: 'Anmelden', exact: true }).click();
  await asking.page.getByText('Das ist nicht der Code.').waitFor();
  const { link } = await receiveMail(dataDirectory, 'jan@example.com');
  assert.equal(asking.complaints, []);
  await asking.close();

  const { page, complaints, close } = await openReusedPage(browser, origin, phone);
  await page.goto(origin + link);
  await page.getByText('in einem anderen Browser angefordert').waitFor();
  await page.getByRole('button', { name: 'Anmelden', exact: true }).click();
  await page.getByText('Angemeldet als jan@example.com').waitFor();
  await page.getByRole('link', { name: 'Adressen', exact: true }).click();
  await page.getByLabel('Vor- und Nachname').fill('Jan Kowalski');
  await page.getByRole('button', { name: 'Adresse speichern' }).click();
  await page.getByText('Korrigieren Sie die markierten Felder').waitFor();
  assert.is(await page.getByLabel('Vor- und Nachname').inputValue(), 'Jan Kowalski');
  await page.getByRole('link', { name: 'Anmeldung und Daten' }).click();
  await page.getByRole('button', { name: 'Überall abmelden' }).click();
  await page.getByLabel('E-Mail-Adresse').waitFor();
  assert.equal(complaints, []);
  await close();
});

test.run();
