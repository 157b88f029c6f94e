// Customers in a browser: found, noted, copied and erased, with a passkey in between; and that nothing bars anybody.
import { readFile } from 'node:fs/promises';
import type { Browser } from 'playwright-core';
import * as assert from 'uvu/assert';
import { markDelivered } from '#server/fulfilment/mark-delivered.ts';
import { sendParcel } from '#server/fulfilment/send-parcel.ts';
import { wholeSuite } from '../../depths.ts';
import { endSharing } from '../../shared-resources.ts';
import { signedInStaff } from '../../staff/sign-in-as.ts';
import { listFaults } from '../accessibility/axe-audit.ts';
import { allLooks, lookAtPages } from '../accessibility/look-at-pages.ts';
import { addAuthenticator } from '../add-authenticator.ts';
import { countClicks } from '../count-clicks.ts';
import { shareBrowser } from '../launch-browser.ts';
import { payAnOrder } from '../paid-shopper.ts';
import { type ClockShop, startShopWithClock } from '../running-shop.ts';
import { untilSettled, visit } from '../settled-page.ts';
import { openWatchedPage, viewports } from '../watched-page.ts';

type Context = { shop: ClockShop; browser: Browser; orderPath: string; customerId: string };
const test = wholeSuite<Context>('customers in the office');
const number = 1001;

test.before(async (context) => {
  context.shop = await startShopWithClock();
  context.browser = await shareBrowser();
  const { db } = context.shop;
  context.orderPath = (await payAnOrder(context.shop)).orderPath;
  const services = { db, now: () => new Date() };
  const { id } = await db.selectFrom('orders').select('id').where('number', '=', number).executeTakeFirstOrThrow();
  const parcel = { carrier: 'inpost', trackingNumber: '520000016430', lines: null, isDespiteDispute: false };
  assert.ok((await sendParcel(services, { orderId: id, ...parcel })).ok);
  assert.ok((await markDelivered(services, { orderId: id, parcel: null })).ok);
  const customer = await db.selectFrom('customers').select('id').executeTakeFirstOrThrow();
  context.customerId = customer.id;
});
test.after(async ({ shop }) => {
  await shop.stop();
  await endSharing();
});

for (const looks of allLooks) {
  test(`nothing bars anybody on ${looks.title}, in any language`, ({ shop, browser, customerId }) =>
    lookAtPages(
      { shop, browser, role: 'manager' },
      ['/admin/customers', '/admin/customers?country=PL&text=nowak', `/admin/customers/${customerId}`],
      looks,
    ));
}

test('on a phone what has no room at the foot opens above it, and closes with the page that it leads to', async (context) => {
  const { shop, browser } = context;
  const { page, complaints, close } = await openWatchedPage(browser, {
    locale: 'en',
    viewport: viewports.phone,
  });
  const owner = await signedInStaff(shop.db, 'owner');
  await page.context().addCookies([owner.browserCookie(shop.origin)]);
  await visit(page, `${shop.origin}/admin/orders`);
  const customers = page.getByRole('navigation').getByRole('link', { name: 'Customers' });
  assert.not.ok(await customers.isVisible());
  await page.getByRole('button', { name: 'More' }).click();
  await customers.click();
  await page.getByRole('heading', { name: 'Customers' }).waitFor();
  await customers.waitFor({ state: 'hidden' });
  assert.equal(complaints, []);
  await close();
});

test.always('a customer is found, noted, copied and erased, each after the passkey is asked for', async (context) => {
  const { shop, browser, customerId, orderPath } = context;
  const { page, complaints, close } = await openWatchedPage(browser, { locale: 'en', expected: /403/ });
  const count = await countClicks(page.context());
  await addAuthenticator(page);
  const olga = await signedInStaff(shop.db, 'owner', { name: 'Olga Owner', isSteppedUp: true });
  await page.context().addCookies([olga.browserCookie(shop.origin)]);
  await visit(page, `${shop.origin}/admin/account`);
  await page.getByRole('button', { name: 'Create a passkey' }).click();
  await page
    .getByRole('button', { name: /^Remove: / })
    .first()
    .waitFor();
  await visit(page, `${shop.origin}/admin`);

  // Find by name: `/` and typing, no click.
  count.clicks = 0;
  const dialog = page.getByRole('dialog');
  await page.keyboard.press('/');
  await dialog.getByRole('combobox').waitFor();
  await page.keyboard.type('nowak');
  await dialog.getByRole('option', { name: /Nowak, .*@/ }).waitFor();
  for (let presses = 0; presses < 5; presses++) {
    if (/@/.test((await dialog.locator('[role=option][aria-selected=true]').textContent()) ?? '')) break;
    await page.keyboard.press('ArrowDown');
  }
  await page.keyboard.press('Enter');
  await page.waitForURL(`**/admin/customers/${customerId}`);
  assert.is(count.clicks, 0);
  await page.getByText('can be withdrawn from until').waitFor();
  assert.ok(await page.getByRole('button', { name: 'Erase…' }).isDisabled());

  await page.getByLabel('Note').fill('Calls on Fridays.');
  await page.getByRole('button', { name: 'Add note' }).click();
  await page.getByText('Olga Owner').last().waitFor();

  const { email } = await shop.db.selectFrom('customers').select('email').executeTakeFirstOrThrow();
  shop.pass(6 * 60);
  const stepUp = page.getByRole('dialog', { name: 'Confirm that it is you' });
  await page.getByRole('button', { name: 'Make the copy' }).click();
  await stepUp.getByRole('button', { name: 'With a passkey' }).click();
  const file = page.getByRole('link', { name: /^personal-data-.*\.html$/ });
  await file.waitFor();
  assert.equal(await listFaults(page), []);
  const [download] = await Promise.all([page.waitForEvent('download'), file.click()]);
  const copy = await readFile(await download.path(), 'utf8');
  for (const known of [email, 'Calls on Fridays.', '1001']) assert.match(copy, known);

  await shop.db
    .updateTable('parcels')
    .set({ delivered_at: new Date(Date.now() - 40 * 24 * 60 * 60_000) })
    .execute();
  shop.pass(6 * 60);
  await page.reload();
  await untilSettled(page);
  count.clicks = 0;
  await page.getByRole('button', { name: 'Erase…' }).click();
  await dialog.getByLabel('To confirm, type').fill('somebody@else.example');
  await page.keyboard.press('Enter');
  await dialog.getByText('This is another address.').waitFor();
  assert.equal(await listFaults(page), []);
  await dialog.getByLabel('To confirm, type').fill(email);
  await dialog.getByRole('button', { name: 'Erase for good' }).click();
  await stepUp.getByRole('button', { name: 'With a passkey' }).click();
  await page.getByRole('heading', { name: 'The personal data are erased.' }).waitFor();
  assert.match(await dialog.innerText(), /Invoices stay for order 1001 until \d{4}-12-31/);
  assert.equal(await listFaults(page), []);
  await dialog.getByRole('button', { name: 'All customers' }).click();
  await page.getByText('Customers appear here with their first order.').waitFor();
  assert.is(count.clicks, 4, 'erase, for good, the passkey, back');

  // Whoever has the order's link is told, and sees no name.
  await visit(page, `${shop.origin}/en${orderPath}`);
  await page.getByText('The personal data of this order were erased').waitFor();
  assert.not.match(await page.content(), /Nowak/);
  assert.equal(complaints, []);
  await close();
});

test.run();
