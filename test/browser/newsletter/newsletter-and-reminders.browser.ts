// The newsletter from the footer to the end of it, and the reminder of an unfinished order from its tick to the cart that it
// brings back: by hand in a browser, with scripts and without, and with the e-mails that the shop wrote.
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import * as assert from 'uvu/assert';
import { queueReminders } from '#server/reminders/queue-reminders.ts';
import { until } from '../../fixtures/until.ts';
import { signedInStaff } from '../../staff/sign-in-as.ts';
import { listFaults } from '../accessibility/axe-audit.ts';
import { allLooks, lookAtPages } from '../accessibility/look-at-pages.ts';
import { openReusedPage } from '../reused-page.ts';
import type { ClockShop } from '../running-shop.ts';
import { untilSettled, visit } from '../settled-page.ts';
import { paymentSuite } from '../shop-suite.ts';
import { startAtCheckout } from '../shopper-steps.ts';
import { openWatchedPage, viewports } from '../watched-page.ts';

const test = paymentSuite('newsletter and reminders');

/** The text of the latest e-mail of a kind to an address. */
async function mailTo({ dataDirectory }: ClockShop, kind: string, email: string): Promise<string> {
  const folder = join(dataDirectory, 'mail');
  let found = '';
  await until(async () => {
    const files = (await readdir(folder).catch(() => [])).filter((name) => name.startsWith(kind));
    const mails = await Promise.all(files.map((name) => readFile(join(folder, name), 'utf8')));
    found = mails.find((mail) => mail.includes(`To: ${email}`)) ?? '';
    return found !== '';
  });
  return found.replace(/=\r\n/g, '').replaceAll('=3D', '=');
}

const linkIn = (mail: string, pattern: RegExp) => pattern.exec(mail)?.[0] ?? 'no link';

async function seesNoFault(page: Page): Promise<void> {
  assert.equal(await listFaults(page), [], page.url());
}

test.always('from the footer of a phone to the last newsletter', async ({ shop, browser }) => {
  const { page, complaints, close } = await openReusedPage(browser, shop.origin, {
    viewport: viewports.phone,
    locale: 'pl-PL',
  });
  await visit(page, `${shop.origin}/pl/p/zolw-jazz`);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Newsletter' }).click();
  await page.getByRole('heading', { level: 1, name: 'Newsletter' }).waitFor();
  await page.getByLabel('Adres e-mail').fill('phone@example.com');
  await page.getByLabel('Adres e-mail').press('Enter');
  await page.getByRole('heading', { level: 1, name: 'Zajrzyj do skrzynki' }).waitFor();

  const mail = await mailTo(shop, 'newsletter-confirmation', 'phone@example.com');
  assert.match(mail, 'List-Unsubscribe-Post: List-Unsubscribe=One-Click');
  await visit(page, linkIn(mail, /http\S+state=confirm&token=[\w-]+/));
  await seesNoFault(page);
  await page.getByRole('button', { name: 'Tak, chcę dostawać newsletter' }).press('Enter');
  await page.getByRole('heading', { level: 1, name: 'Newsletter jest Twój' }).waitFor();
  await visit(page, linkIn(mail, /http\S+state=leave&token=[\w-]+/));
  await page.getByRole('button', { name: 'Wypisz mnie' }).click();
  await page.getByRole('heading', { level: 1, name: 'Newsletter wyłączony' }).waitFor();
  assert.equal(complaints, []);
  await close();
});

test('without scripts it is the same way', async ({ shop, browser }) => {
  const { page, close } = await openWatchedPage(browser, {
    viewport: viewports.desktop,
    locale: 'de-DE',
    javaScriptEnabled: false,
  });
  await page.goto(`${shop.origin}/de/newsletter`);
  await page.getByLabel('E-Mail-Adresse').fill('ohne@example.com');
  await page.getByRole('button', { name: 'Jetzt anmelden' }).click();
  await page.getByRole('heading', { name: 'Schauen Sie in Ihr Postfach' }).waitFor();
  const mail = await mailTo(shop, 'newsletter-confirmation', 'ohne@example.com');
  await page.goto(linkIn(mail, /http\S+state=confirm&token=[\w-]+/));
  await page.getByRole('button', { name: 'Ja, ich möchte den Newsletter' }).click();
  await page.getByRole('heading', { name: 'Sie sind angemeldet' }).waitFor();
  await close();
});

test('a shopper who ticked it is reminded once, comes back in another browser, and ends it', async ({
  shop,
  browser,
}) => {
  const options = { viewport: viewports.phone, locale: 'pl-PL' };
  const { page, complaints, close } = await openReusedPage(browser, shop.origin, options);
  await startAtCheckout(page, shop.origin);
  const tick = page.getByRole('checkbox', { name: /Przypomnij mi raz e-mailem/ });
  assert.is(await tick.isChecked(), false);
  await page.getByLabel('E-mail', { exact: true }).fill('left@example.com');
  await tick.check();
  await seesNoFault(page);
  await until(async () => {
    const carts = await shop.db.selectFrom('carts').select('checkout_draft').execute();
    return carts.some(({ checkout_draft: draft }) => (draft as { remindIn?: string }).remindIn === 'pl');
  });
  await page.reload();
  // What a page saves as it is left would make the cart a younger one.
  await untilSettled(page);
  assert.is(await tick.isChecked(), true);
  assert.equal(complaints, []);
  await close();

  const seconds = 4 * 60 * 60 + 60;
  shop.pass(seconds);
  // The shop's own round comes every minute.
  await queueReminders({ db: shop.db, now: () => new Date(Date.now() + seconds * 1000) });
  const mail = await mailTo(shop, 'cart-reminder', 'left@example.com');
  const other = await openReusedPage(browser, shop.origin, options);
  await visit(other.page, linkIn(mail, /http\S+\/cart\/back\/[\w-]+/));
  assert.is(new URL(other.page.url()).pathname, '/pl/cart');
  await other.page.getByRole('link', { name: 'Żółw długogrający' }).first().waitFor();
  // A page without scripts.
  await other.page.goto(linkIn(mail, /http\S+\/cart\/no-reminders\/[\w-]+/));
  await seesNoFault(other.page);
  await other.page.getByRole('button', { name: 'Wyłącz przypomnienia' }).click();
  await other.page.getByRole('heading', { name: 'Przypomnienia wyłączone' }).waitFor();
  assert.equal(other.complaints, []);
  await other.close();
});

test('staff finds a subscriber and takes the address out', async ({ shop, browser }) => {
  const { page, complaints, close } = await openReusedPage(browser, shop.origin, { locale: 'en' });
  const manager = await signedInStaff(shop.db, 'manager', { locale: 'en' });
  await page.context().addCookies([manager.browserCookie(shop.origin)]);
  await visit(page, `${shop.origin}/admin`);
  await page.getByRole('navigation').getByRole('link', { name: 'Marketing' }).click();
  await page.getByRole('navigation').getByRole('link', { name: 'Newsletter' }).click();
  await page.getByRole('heading', { level: 1, name: 'Newsletter' }).waitFor();
  await page.getByText('1 reminder of an unfinished order').waitFor();
  await page.getByRole('searchbox').fill('ohne');
  await page.getByRole('searchbox').press('Enter');
  await page.getByText('1 address', { exact: true }).waitFor();
  await page.getByRole('button', { name: 'Remove ohne@example.com' }).click();
  const dialog = page.getByRole('dialog', { name: 'Remove ohne@example.com' });
  await dialog.waitFor();
  await seesNoFault(page);
  await dialog.getByRole('button', { name: 'Remove', exact: true }).click();
  await page.getByRole('cell', { name: 'unsubscribed', exact: true }).waitFor();
  assert.equal(complaints, []);
  await close();
});

for (const looks of allLooks) {
  test(`nothing bars anybody from the subscribers on ${looks.title}`, ({ shop, browser }) =>
    lookAtPages({ shop, browser, role: 'manager' }, ['/admin/newsletter', '/admin/newsletter?state=pending'], looks));
}

test.run();
