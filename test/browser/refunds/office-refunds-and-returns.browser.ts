// Money back and goods back in the office: a withdrawal made without scripts is received and refunded, a line is refunded,
// a paid order given up; what it costs in clicks, and that nothing bars anybody.
import type { Browser, Page } from 'playwright-core';
import * as assert from 'uvu/assert';
import { inTransaction } from '#server/database/transaction.ts';
import { demoPaymentSettings } from '#server/demo/demo-payment-settings.ts';
import { sendParcel } from '#server/fulfilment/send-parcel.ts';
import { changeSettings } from '#server/shop/change-settings.ts';
import { replaceRecoveryCodes } from '#server/staff/recovery-codes.ts';
import { createTotpSecret } from '#server/staff/totp.ts';
import { wholeSuite } from '../../depths.ts';
import { until } from '../../fixtures/until.ts';
import { endSharing } from '../../shared-resources.ts';
import { signedInStaff } from '../../staff/sign-in-as.ts';
import { listFaults } from '../accessibility/axe-audit.ts';
import { allLooks, lookAtPages } from '../accessibility/look-at-pages.ts';
import { countClicks } from '../count-clicks.ts';
import { shareBrowser } from '../launch-browser.ts';
import { payAnOrder } from '../paid-shopper.ts';
import { type ClockShop, startShopWithClock } from '../running-shop.ts';
import { visit } from '../settled-page.ts';
import { openWatchedPage, viewports } from '../watched-page.ts';

const test = wholeSuite<{ shop: ClockShop; browser: Browser }>('refunds and returns in the office');
const UNDO_SECONDS = 11;

test.before(async (context) => {
  context.shop = await startShopWithClock();
  context.browser = await shareBrowser();
  for (let orders = 0; orders < 3; orders++) await payAnOrder(context.shop);
  await payAnOrder(context.shop, 'pm_card_createDisputeProductNotReceived');
});
test.after(async ({ shop }) => {
  await shop.stop();
  await endSharing();
});

/** Withdraws as somebody without scripts does; the notice names no order that there is when `number` is null. */
async function withdraw(browser: Browser, origin: string, number: number | null): Promise<void> {
  const { page, complaints, close } = await openWatchedPage(browser, { locale: 'en', javaScriptEnabled: false });
  await page.goto(`${origin}/en/withdraw`);
  await page.locator('[name="name"]').fill('Anna Nowak');
  await page.locator('[name="orderNumber"]').fill(String(number ?? 7));
  await page.locator('[name="orderEmail"]').fill('anna@example.com');
  await page.locator('main form [type="submit"]').first().click();
  await page.getByRole('button', { name: 'Confirm withdrawal' }).click();
  await page.locator('main header time').waitFor();
  assert.equal(complaints, []);
  await close();
}

async function openOffice(
  { shop, browser }: { shop: ClockShop; browser: Browser },
  { expected, isSteppedUp = true }: { expected?: RegExp; isSteppedUp?: boolean } = {},
) {
  const watched = { locale: 'en', viewport: viewports.desktop, ...(expected && { expected }) };
  const opened = await openWatchedPage(browser, watched);
  const count = await countClicks(opened.page.context());
  const robin = await signedInStaff(shop.db, 'manager', { isSteppedUp });
  await opened.page.context().addCookies([robin.browserCookie(shop.origin)]);
  return { ...opened, count, robin };
}

const giveBack = (page: Page) => page.getByRole('button', { name: /^Refund .*\d/ });

test.always('a withdrawal made without scripts is received and refunded in four clicks', async (context) => {
  const { shop, browser } = context;
  const order = await shop.db.selectFrom('orders').select('id').where('number', '=', 1001).executeTakeFirstOrThrow();
  const parcel = { orderId: order.id, carrier: 'inpost', trackingNumber: '1', lines: null, isDespiteDispute: false };
  assert.ok((await sendParcel({ db: shop.db, now: () => new Date() }, parcel)).ok);
  await withdraw(browser, shop.origin, 1001);

  const { page, count, complaints, close } = await openOffice(context);
  await visit(page, `${shop.origin}/admin`);
  count.clicks = 0;
  await page
    .getByRole('link', { name: /withdrawal/i })
    .first()
    .click();
  await page.getByRole('row', { name: /1001/ }).getByRole('link').click();
  await page.getByRole('button', { name: 'Goods received' }).click();
  await giveBack(page).waitFor();
  assert.equal(await listFaults(page), []);
  shop.stopTime();
  await giveBack(page).click();
  await page.getByText('The money goes back in a moment.').waitFor();
  assert.is(count.clicks, 4);
  shop.pass(UNDO_SECONDS);
  await page.getByText(/refunded \d/).waitFor();
  const refunds = await shop.db.selectFrom('refunds').selectAll().execute();
  const { captured_minor: captured } = await shop.db
    .selectFrom('orders')
    .select('captured_minor')
    .where('id', '=', order.id)
    .executeTakeFirstOrThrow();
  assert.equal(
    refunds.map((row) => [row.amount_minor, row.reason_kind]),
    [[captured, 'withdrawal']],
  );
  assert.equal(complaints, []);
  await close();
});

test('a line is refunded in three clicks, undone, and refunded with another amount by keyboard', async (context) => {
  const { shop } = context;
  const { page, count, complaints, close } = await openOffice(context);
  await visit(page, `${shop.origin}/admin/orders`);
  count.clicks = 0;
  await page.getByRole('link', { name: '1002', exact: true }).click();
  await page.getByRole('button', { name: 'Refund', exact: true }).click();
  await giveBack(page).waitFor();
  assert.equal(await listFaults(page), []);
  shop.stopTime();
  await giveBack(page).click();
  await page.getByText('The money goes back in a moment.').waitFor();
  assert.is(count.clicks, 3);
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByText('Undone: Refund').waitFor();
  await page.getByRole('button', { name: 'Refund', exact: true }).waitFor();

  // Another amount: the button names it, and the line stays in the order.
  await page.locator('main').press('r');
  await page.getByRole('dialog').getByLabel('Another amount (PLN)').fill('12,50');
  await page.getByRole('button', { name: /^Refund .*12\.50/ }).waitFor();
  shop.stopTime();
  await giveBack(page).click();
  await page.getByText('The money goes back in a moment.').waitFor();
  shop.pass(UNDO_SECONDS);
  await page.getByText('Refunded', { exact: true }).first().waitFor();
  assert.is(await page.getByText('1 not sent any more').count(), 0);
  assert.equal(complaints, []);
  await close();
});

const listRefunded = ({ db }: ClockShop, number: number) =>
  db
    .selectFrom('refunds')
    .innerJoin('orders', 'orders.id', 'refunds.order_id')
    .select('amount_minor')
    .where('number', '=', number)
    .where('refunds.status', '=', 'succeeded')
    .execute();

test('a refund over the limit asks who it is, keeps what was typed when nobody says, and then goes through', async (context) => {
  const { shop } = context;
  // What was given back of this order before counts with it.
  const data = { ...demoPaymentSettings, refundLimits: { PLN: 2000 } };
  await inTransaction(shop.db, (tx) =>
    changeSettings(tx, { document: 'payments', data, changedBy: 'a test', now: new Date() }),
  );
  const { page, complaints, close, robin } = await openOffice(context, { expected: /403/, isSteppedUp: false });
  const [code = ''] = await inTransaction(shop.db, async (tx) => {
    const values = { staff_id: robin.id, hash: 'none', totp_secret: createTotpSecret(), changed_at: new Date() };
    await tx.insertInto('staff_passwords').values(values).execute();
    return replaceRecoveryCodes(tx, robin.id);
  });
  // The bank says of the refund before it that it went through, which changes the order.
  await until(async () => (await listRefunded(shop, 1002)).length > 0, 'the refund before it went through');
  await visit(page, `${shop.origin}/admin/orders/1002`);
  await page.locator('main').press('r');
  const dialog = page.getByRole('dialog', { name: 'Refund' });
  const proof = page.getByRole('dialog', { name: 'Confirm that it is you' });
  await dialog.getByLabel('Another amount (PLN)').fill('20,10');
  await dialog.getByLabel('Reason').selectOption({ label: 'Damaged or faulty' });
  await dialog.getByLabel('In your own words').fill('A fold in the paper');
  await giveBack(page).click();
  await proof.waitFor();
  assert.equal(await listFaults(page), []);
  await proof.getByRole('button', { name: 'Cancel' }).click();
  await proof.waitFor({ state: 'detached' });
  assert.is(await dialog.getByLabel('Another amount (PLN)').inputValue(), '20,10');
  assert.is(await dialog.getByLabel('In your own words').inputValue(), 'A fold in the paper');

  await giveBack(page).click();
  await proof.getByLabel('Code').fill('abcd-efgh-abcd-efgh');
  await proof.getByRole('button', { name: 'Confirm with the code' }).click();
  await proof.getByText('That did not work.').waitFor();
  await proof.getByLabel('Code').fill(code);
  shop.stopTime();
  await proof.getByRole('button', { name: 'Confirm with the code' }).click();
  await page.getByText('The money goes back in a moment.').waitFor();
  shop.pass(UNDO_SECONDS);
  assert.is(await page.getByRole('dialog').count(), 0);
  assert.equal(complaints, []);
  await close();
});

test('a paid order is given up with a reason: nothing of it is sent, and all its money goes back', async (context) => {
  const { shop } = context;
  const { page, complaints, close } = await openOffice(context);
  await visit(page, `${shop.origin}/admin/orders/1003`);
  await page.getByRole('button', { name: 'Cancel the order' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Reason').selectOption({ label: 'The customer asked for it' });
  assert.equal(await listFaults(page), []);
  shop.stopTime();
  await dialog.getByRole('button', { name: 'Cancel the order' }).click();
  await page.getByText('The order is cancelled in a moment.').waitFor();
  shop.pass(UNDO_SECONDS);
  await page.getByText('The customer asked for it').first().waitFor();
  await page.getByText('1 not sent any more').waitFor();
  assert.equal(complaints, []);
  await close();
});

test('the same refund in two tabs is one refund', async (context) => {
  const { shop } = context;
  await payAnOrder(shop);
  const number = 1005;
  const { page: first, complaints, close } = await openOffice(context);
  const second = await first.context().newPage();
  for (const page of [first, second]) {
    await page.goto(`${shop.origin}/admin/orders/${number}`);
    await page.getByRole('button', { name: 'Refund', exact: true }).click();
    await giveBack(page).waitFor();
  }
  shop.stopTime();
  await Promise.all([first, second].map((page) => giveBack(page).click()));
  for (const page of [first, second]) await page.getByText('The money goes back in a moment.').waitFor();
  shop.pass(UNDO_SECONDS);
  const order = () =>
    shop.db
      .selectFrom('orders')
      .select(['id', 'captured_minor as captured', 'refunded_minor as refunded'])
      .where('number', '=', number)
      .executeTakeFirstOrThrow();
  await until(async () => (await order()).refunded > 0);
  const { id, captured, refunded } = await order();
  assert.is(refunded, captured);
  assert.is((await shop.db.selectFrom('refunds').select('id').where('order_id', '=', id).execute()).length, 1);
  const asked = await shop.db.selectFrom('order_actions').select('status').where('order_id', '=', id).execute();
  assert.equal(asked, [{ status: 'done' }]);
  assert.equal(complaints, []);
  await close();
});

test('a notice that no order fits is given one', async (context) => {
  const { shop, browser } = context;
  await withdraw(browser, shop.origin, null);
  const { page, complaints, close } = await openOffice(context);
  await visit(page, `${shop.origin}/admin/returns`);
  await page
    .getByRole('row', { name: /No order found/ })
    .getByRole('link')
    .click();
  await page.getByRole('button', { name: /Order 1002 of/ }).waitFor();
  assert.equal(await listFaults(page), []);
  assert.equal(complaints, []);
  await close();
});

const findDispute = ({ db }: ClockShop) => db.selectFrom('disputes').selectAll().executeTakeFirst();

for (const looks of allLooks) {
  test(`nothing bars anybody on ${looks.title}, in any language`, async ({ shop, browser }) => {
    await until(async () => (await findDispute(shop)) !== undefined);
    const dispute = `/admin/disputes/${(await findDispute(shop))?.id}`;
    const returns = ['/admin/returns', '/admin/returns?filter=all', '/admin/returns/1', '/admin/returns/2'];
    const pages = [...returns, '/admin/orders/1001', '/admin/orders/1004', '/admin/disputes', dispute];
    await lookAtPages({ shop, browser, role: 'manager' }, pages, looks);
  });
}

test('a disputed payment is answered with what the shop knows, changed by hand, and is with the bank then', async (context) => {
  const { shop } = context;
  const { page, complaints, close } = await openOffice(context);
  await visit(page, `${shop.origin}/admin`);
  await page
    .getByRole('link', { name: /disputed/i })
    .first()
    .click();
  const listed = page.getByRole('listitem').filter({ hasText: '1004' });
  assert.match(await listed.innerText(), /Anna Nowak, The goods did not arrive\s+Needs an answer\s+Answer by \d/);
  await listed.getByRole('link').click();
  const evidence = page.getByRole('textbox', { name: 'Evidence for the bank' });
  assert.match(await evidence.inputValue(), /^Order 1004 of [\s\S]*Nothing of it has been sent\./);
  await evidence.fill('It is under way.');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByText('The draft is saved.').first().waitFor();
  await page.getByRole('button', { name: 'Hand in to the bank' }).click();
  await page.getByText(/^Handed in on/).waitFor();
  await page.getByText('With the bank').waitFor();
  const dispute = await findDispute(shop);
  assert.equal([dispute?.status, dispute?.evidence], ['under_review', 'It is under way.']);
  assert.equal(complaints, []);
  await close();
});

test.run();
