// An order is paid, invoiced with one press, given back in part and corrected; the buyer and the accountant find the papers.
import type { Browser } from 'playwright-core';
import * as assert from 'uvu/assert';
import { sendParcel } from '#server/fulfilment/send-parcel.ts';
import { wholeSuite } from '../../depths.ts';
import { until } from '../../fixtures/until.ts';
import { endSharing } from '../../shared-resources.ts';
import { signedInStaff } from '../../staff/sign-in-as.ts';
import { listFaults } from '../accessibility/axe-audit.ts';
import { allLooks, lookAtPages } from '../accessibility/look-at-pages.ts';
import { countClicks } from '../count-clicks.ts';
import { shareBrowser } from '../launch-browser.ts';
import { type PaidShopper, payAnOrder } from '../paid-shopper.ts';
import { type ClockShop, startShopWithClock } from '../running-shop.ts';
import { visit } from '../settled-page.ts';
import { openWatchedPage, viewports } from '../watched-page.ts';

type Context = { shop: ClockShop; browser: Browser; buyer: PaidShopper };
const test = wholeSuite<Context>('invoices in the office');
const UNDO_SECONDS = 11;

test.before(async (context) => {
  context.shop = await startShopWithClock();
  context.browser = await shareBrowser();
  context.buyer = await payAnOrder(context.shop);
  await payAnOrder(context.shop);
});
test.after(async ({ shop }) => {
  await shop.stop();
  await endSharing();
});

async function openOffice({ shop, browser }: Context, role: 'manager' | 'accountant') {
  const opened = await openWatchedPage(browser, { locale: 'en', viewport: viewports.desktop });
  const count = await countClicks(opened.page.context());
  const { browserCookie } = await signedInStaff(shop.db, role, { isSteppedUp: true });
  await opened.page.context().addCookies([browserCookie(shop.origin)]);
  return { ...opened, count };
}

test.always('a paid order is invoiced with one press, and what is given back is corrected', async (context) => {
  const { shop, browser, buyer } = context;
  const { page, count, complaints, close } = await openOffice(context, 'manager');
  await visit(page, `${shop.origin}/admin/orders/1001`);
  const documents = page.locator('section', { has: page.getByRole('heading', { name: 'Documents' }) });
  assert.equal(await listFaults(page), []);
  count.clicks = 0;
  shop.stopTime();
  await documents.getByRole('button', { name: 'Issue the invoice' }).click();
  await page.getByText('A document of order 1001 is issued', { exact: true }).waitFor();
  assert.is(count.clicks, 1);
  shop.pass(UNDO_SECONDS);
  const invoice = documents.getByRole('link', { name: /^FV\/\d{4}\/1 \(PDF\)$/ });
  await invoice.waitFor();
  const file = await page.request.get(shop.origin + (await invoice.getAttribute('href')));
  assert.is(file.headers()['content-type'], 'application/pdf');
  const written = await file.body();
  assert.is(written.subarray(0, 5).toString(), '%PDF-');

  await page.getByRole('button', { name: 'Refund', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Refund' });
  await dialog.getByLabel('Another amount (PLN)').fill('10');
  shop.stopTime();
  await dialog.getByRole('button', { name: /^Refund .*10\.00/ }).click();
  await page.getByText('The money goes back in a moment.').waitFor();
  shop.pass(UNDO_SECONDS);
  // It is made by itself, because the order has an invoice, and the open page is told.
  await documents.getByRole('link', { name: /^FK\/\d{4}\/1 \(PDF\)$/ }).waitFor();
  assert.match(await documents.innerText(), /−.*10\.00/);
  assert.equal(complaints, []);
  await close();

  const plain = await openWatchedPage(browser, { locale: 'en', javaScriptEnabled: false });
  await plain.page.goto(`${shop.origin}/en${buyer.orderPath}`);
  const own = plain.page.getByRole('link', { name: /^Invoice FV\/\d{4}\/1 \(PDF\)$/ });
  const opened = await plain.page.request.get(shop.origin + (await own.getAttribute('href')));
  assert.ok((await opened.body()).equals(written), 'the buyer has the same file');
  assert.equal(plain.complaints, []);
  await plain.close();
});

test('an accountant invoices many, finds them by month and takes them as one archive', async (context) => {
  const { shop } = context;
  const { page, complaints, close } = await openOffice(context, 'accountant');
  await visit(page, `${shop.origin}/admin/orders`);
  await page.getByRole('checkbox', { name: 'Choose order 1002' }).check();
  shop.stopTime();
  await page.getByRole('region', { name: 'Chosen orders' }).getByRole('button', { name: 'Issue invoices' }).click();
  await page.getByText('1 invoice is issued in a moment.').waitFor();
  shop.pass(UNDO_SECONDS);
  await page.getByText('Done for 1 order.').waitFor();
  await visit(page, `${shop.origin}/admin/invoices?kind=invoice`);
  assert.is(await page.getByRole('row').count(), 3, 'a head and two invoices');
  await page
    .getByRole('list', { name: 'Sums' })
    .getByText(/Invoice: 2 documents/)
    .waitFor();
  assert.equal(await listFaults(page), []);
  const downloading = page.waitForEvent('download');
  await page.getByRole('link', { name: 'All PDFs (ZIP)' }).click();
  assert.is((await downloading).suggestedFilename(), 'invoices.zip');
  assert.equal(complaints, []);
  await close();
});

test('by the keyboard what can be issued is asked for in a dialog, and nothing else', async (context) => {
  const { shop } = context;
  const { page, complaints, close } = await openOffice(context, 'accountant');
  await payAnOrder(shop);
  await visit(page, `${shop.origin}/admin/orders/1003`);
  await page.locator('main').press('i');
  const dialog = page.getByRole('dialog', { name: 'Issue a document' });
  assert.ok(await dialog.getByRole('radio', { name: 'Invoice', exact: true }).isChecked());
  assert.is(await dialog.getByRole('radio').count(), 3, 'an invoice, a receipt or a deposit invoice');
  assert.equal(await listFaults(page), []);
  shop.stopTime();
  await dialog.getByRole('button', { name: 'Issue a document' }).click();
  await page.getByText('A document of order 1003 is issued', { exact: true }).waitFor();
  await page.locator('main').press('z');
  await page.getByText('Undone: Issuing a document').waitFor();
  assert.equal(complaints, []);
  await close();
});

/** Prepares a paid order whose page is open. */
async function atPaidOrder(context: Context, role: 'manager' | 'accountant') {
  const { shop } = context;
  await payAnOrder(shop);
  const order = await shop.db
    .selectFrom('orders')
    .select(['id', 'number', 'total_minor as totalMinor'])
    .orderBy('number', 'desc')
    .executeTakeFirstOrThrow();
  const { page, ...opened } = await openOffice(context, role);
  await visit(page, `${shop.origin}/admin/orders/${order.number}`);
  const documents = page.locator('section', { has: page.getByRole('heading', { name: 'Documents' }) });
  const link = documents.getByRole('link', { name: /^F[VK]\/\d{4}\/\d+ \(PDF\)$/ });
  const issued = async () => (await documents.getByRole('listitem').allInnerTexts()).map((text) => text.split(' F')[0]);
  const issue = async (button: string, count: number) => {
    shop.stopTime();
    // Twice at once: it is one document.
    await documents.getByRole('button', { name: button }).dblclick();
    await page.getByText(`A document of order ${order.number} is issued`, { exact: true }).waitFor();
    shop.pass(UNDO_SECONDS);
    await until(async () => (await link.count()) === count);
  };
  const send = async () => {
    const parcel = { carrier: 'inpost', trackingNumber: '', lines: null, isDespiteDispute: false };
    assert.ok((await sendParcel({ db: shop.db, now: shop.now }, { orderId: order.id, ...parcel })).ok);
    await visit(page, `${shop.origin}/admin/orders/${order.number}`);
  };
  return { ...opened, order, page, documents, issued, issue, send };
}

const notSentYet = 'Nothing is sent yet: the final invoice can be issued once the goods are on their way.';
const givenBack =
  'Money was given back: the deposit invoice and its correction are the whole sale, so no final invoice follows.';

test('what is paid in advance has its deposit invoice by one press, and the final one of nothing once it is sent', async (context) => {
  const { order, page, documents, issued, issue, send, complaints, close } = await atPaidOrder(context, 'accountant');
  await issue('Issue a deposit invoice', 1);
  assert.equal(await issued(), ['Deposit invoice']);
  await documents.getByText(notSentYet).waitFor();
  assert.is(await documents.getByRole('button').count(), 0);
  assert.equal(await listFaults(page), []);
  // The keyboard is told the same.
  await page.locator('main').press('i');
  await page.getByRole('dialog').getByText(notSentYet).waitFor();
  await page.keyboard.press('Escape');
  await send();
  await issue('Issue the final invoice', 2);
  assert.equal(await issued(), ['Deposit invoice', 'Final invoice']);
  const [deposit = '', final = ''] = await documents.getByRole('listitem').allInnerTexts();
  assert.match(deposit.replace('\u00a0', ' '), `PLN ${(order.totalMinor / 100).toFixed(2)}`, 'all of the sale');
  assert.match(final.replace('\u00a0', ' '), 'PLN 0.00');
  assert.is(await documents.getByRole('button').count(), 0, 'nothing is left to be issued');
  assert.equal(await listFaults(page), []);
  assert.equal(complaints, []);
  await close();
});

test('after a refund of what was paid in advance no final invoice is offered, and a sentence says why', async (context) => {
  const { shop } = context;
  const { page, documents, issued, issue, send, complaints, close } = await atPaidOrder(context, 'manager');
  await issue('Issue a deposit invoice', 1);
  await page.getByRole('button', { name: 'Refund', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Refund' });
  await dialog.getByLabel('Another amount (PLN)').fill('10');
  shop.stopTime();
  await dialog.getByRole('button', { name: /^Refund .*10\.00/ }).click();
  await page.getByText('The money goes back in a moment.').waitFor();
  shop.pass(UNDO_SECONDS);
  await documents.getByRole('link', { name: /^FK\/\d{4}\/\d+ \(PDF\)$/ }).waitFor();
  assert.equal(await issued(), ['Deposit invoice', 'Credit note']);
  await send();
  await documents.getByText(givenBack).waitFor();
  assert.is(await documents.getByRole('button').count(), 0);
  assert.equal(await listFaults(page), []);
  assert.equal(complaints, []);
  await close();
});

for (const look of allLooks) {
  test(`nothing bars anybody from invoices on ${look.title}`, async ({ shop, browser }) => {
    const paths = ['/admin/invoices', '/admin/orders/1001'];
    await lookAtPages({ shop, browser, role: 'accountant' }, paths, look);
  });
}

test.run();
