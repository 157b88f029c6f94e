// A day's work on orders in the office: found, sent and undone, sent, printed, refunded, one by one and twenty at once; and
// that nothing bars anybody.
import type { Browser, BrowserContext } from 'playwright-core';
import * as assert from 'uvu/assert';
import { wholeSuite } from '../../depths.ts';
import { thousandsOfOrders } from '../../orders/office/thousands-of-orders.ts';
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

const test = wholeSuite<{ shop: ClockShop; browser: Browser }>('orders in the office');
/** Some of them are cancelled, and some wait for their payment. */
const others = 36;
const number = 1001 + others;
const UNDO_SECONDS = 11;

test.before(async (context) => {
  context.shop = await startShopWithClock();
  context.browser = await shareBrowser();
  await thousandsOfOrders(context.shop.db, others, new Date());
  await payAnOrder(context.shop);
});
test.after(async ({ shop }) => {
  await shop.stop();
  await endSharing();
});

test.always(
  'by keyboard alone an order is found, sent, undone, printed, sent and partly refunded',
  async ({ shop, browser }) => {
    const { page, complaints, close } = await openWatchedPage(browser, { locale: 'en', viewport: viewports.desktop });
    const robin = await signedInStaff(shop.db, 'owner', { isSteppedUp: true });
    await page.context().addCookies([robin.browserCookie(shop.origin)]);
    const countParcels = () => countParcelsOf(shop, number);
    const order = page.getByRole('heading', { name: `Order ${number}` });
    const dialog = page.getByRole('dialog');
    const waiting = page.getByText('This order is marked as sent in a moment.');
    await answerPapers(page.context());

    await visit(page, `${shop.origin}/admin`);
    await page.keyboard.press('/');
    await dialog.getByRole('combobox').waitFor();
    await page.keyboard.type('nowak');
    await dialog.getByRole('option', { name: String(number) }).waitFor();
    await page.keyboard.press('Enter');
    await order.waitFor();

    await page.keyboard.press('s');
    await dialog.getByLabel('Tracking number').waitFor();
    assert.equal(await listFaults(page), []);
    await page.keyboard.type('520000016430');
    shop.stopTime();
    await page.keyboard.press('Enter');
    await waiting.waitFor();
    await page.locator('main').press('z');
    await waiting.waitFor({ state: 'detached' });
    await page.getByText('Undone: Send').waitFor();
    shop.pass(UNDO_SECONDS);
    assert.is(await countParcels(), 0, 'nothing went out');
    assert.equal(await listMailsOfParcels(shop), [], 'there is no e-mail, nor one to be sent');

    const papers = page.context().waitForEvent('page');
    await page.locator('main').press('p');
    assert.match((await papers).url(), `/admin/packing.pdf?papers=pick-list,slips&orders=${number}`);

    await page.locator('main').press('s');
    await dialog.getByLabel('Tracking number').waitFor();
    await page.keyboard.type('520000016431');
    shop.stopTime();
    await page.keyboard.press('Enter');
    await waiting.waitFor();
    shop.pass(UNDO_SECONDS);
    await page.getByText('Parcel 1 sent').waitFor();
    assert.is(await countParcels(), 1);
    assert.is((await listMailsOfParcels(shop)).length, 1);
    assert.match(await page.locator('main').innerText(), '520000016431');

    // The parcel is told before the action is over: until then the order has no buttons, and its keys do nothing.
    await page.getByRole('button', { name: 'Refund', exact: true }).first().waitFor();
    await page.locator('main').press('r');
    await dialog.getByLabel('Amount (PLN)').fill('12.50');
    shop.stopTime();
    await page.keyboard.press('Enter');
    await page.getByText('The money goes back in a moment.').waitFor();
    shop.pass(UNDO_SECONDS);
    await page.getByText('Partly refunded').waitFor();
    const refunds = await shop.db.selectFrom('refunds').select('amount_minor').execute();
    assert.equal(
      refunds.map(({ amount_minor }) => Number(amount_minor)),
      [1250],
    );
    assert.equal(complaints, []);
    await close();
  },
);

test('twenty orders are sent with two clicks, undone with one, and each that is left as it is is named', async ({
  shop,
  browser,
}) => {
  const { page, complaints, close } = await openWatchedPage(browser, { locale: 'en', viewport: viewports.desktop });
  const count = await countClicks(page.context());
  const robin = await signedInStaff(shop.db, 'manager');
  await page.context().addCookies([robin.browserCookie(shop.origin)]);
  const send = page.getByRole('region', { name: 'Chosen orders' }).getByRole('button', { name: 'Send' });

  await visit(page, `${shop.origin}/admin`);
  await page.getByRole('link', { name: 'Choose them all' }).click();
  await send.waitFor();
  assert.equal(await listFaults(page), []);
  shop.stopTime();
  await send.click();
  const waiting = page.getByText(/\d+ orders are marked as sent in a moment/);
  const taken = Number.parseInt(await waiting.innerText(), 10);
  assert.is(count.clicks, 2);
  assert.ok(taken >= 20, `${taken} orders`);
  assert.equal(await listFaults(page), []);
  // Without the event of that choice, the generated orders are not to be paid on delivery.
  await page.getByText(/were? left as (it is|they are):/).waitFor();
  assert.ok((await page.getByText('It is not paid.').count()) > 0);

  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByText(`Undone for ${taken} orders. Nothing went out.`).waitFor();
  shop.pass(UNDO_SECONDS);
  assert.is(await countGeneratedParcels(shop), 0);

  await page.getByRole('checkbox', { name: 'Choose all on this page' }).check();
  shop.stopTime();
  await send.click();
  await waiting.waitFor();
  shop.pass(UNDO_SECONDS);
  await page.getByText(`Done for ${taken} orders.`).waitFor();
  assert.is(await countGeneratedParcels(shop), taken);
  assert.equal(complaints, []);
  await close();
});

test('in the list keys lead, choose a range and open; filters are kept as a view; an address is put right', async ({
  shop,
  browser,
}) => {
  const { page, complaints, close } = await openWatchedPage(browser, { locale: 'en', viewport: viewports.desktop });
  const robin = await signedInStaff(shop.db, 'owner');
  await page.context().addCookies([robin.browserCookie(shop.origin)]);
  await answerPapers(page.context());
  const dialog = page.getByRole('dialog');

  await visit(page, `${shop.origin}/admin/orders?country=PL`);
  await page.getByRole('button', { name: 'Save view' }).click();
  await dialog.getByLabel('Name of the view').fill('Poland');
  await page.keyboard.press('Enter');
  const view = page.getByRole('link', { name: 'Poland', exact: true });
  await view.waitFor();
  assert.is(await view.getAttribute('aria-current'), 'page');
  await page.getByRole('button', { name: 'Edit views' }).click();
  assert.equal(await listFaults(page), []);
  await dialog.getByRole('button', { name: 'Delete “Poland”' }).click();
  await view.waitFor({ state: 'detached' });
  await dialog.getByRole('button', { name: 'Close' }).click();
  await dialog.waitFor({ state: 'detached' });

  await visit(page, `${shop.origin}/admin/orders`);
  for (const key of ['j', 'x', 'j', 'j', 'X']) await page.locator('main').press(key);
  await page.getByText('3 chosen').waitFor();
  const papers = page.context().waitForEvent('page');
  await page.locator('main').press('p');
  assert.match((await papers).url(), `orders=${number},${number - 1},${number - 2}`);

  await page.locator('main').press('/');
  await dialog.getByRole('combobox').fill(`edit ${number}`);
  await dialog.getByRole('option', { name: `Edit address and contact ${number}` }).waitFor();
  await page.keyboard.press('Enter');
  // Sent by then, or by this page: an address is put right until then.
  await page.getByRole('heading', { name: `Order ${number}` }).waitFor();
  const open = await shop.db
    .selectFrom('orders')
    .select('number')
    .where('payment_state', '=', 'awaiting_payment')
    .executeTakeFirstOrThrow();
  await page.locator('main').press('/');
  await dialog.getByRole('combobox').fill(`edit ${open.number}`);
  await dialog.getByRole('option', { name: `Edit address and contact ${open.number}` }).waitFor();
  await page.keyboard.press('Enter');
  await dialog.getByLabel('Town').fill('Kraków');
  assert.equal(await listFaults(page), []);
  await page.keyboard.press('Enter');
  await page.getByText('Address or contact changed').waitFor();
  await page.getByText('Town: Kraków').waitFor();
  await page.locator('main').press('/');
  await dialog.getByRole('option', { name: String(open.number) }).waitFor();
  assert.equal(complaints, []);
  await close();
});

/** Those that wait, too. */
function listMailsOfParcels({ db }: ClockShop) {
  return db.selectFrom('outbox').select('kind').where('kind', '=', 'order-sent').execute();
}

async function countParcelsOf(shop: ClockShop, of: number): Promise<number> {
  const parcels = shop.db.selectFrom('parcels').innerJoin('orders', 'orders.id', 'parcels.order_id');
  return (await parcels.select('parcels.id').where('orders.number', '=', of).execute()).length;
}

async function countGeneratedParcels(shop: ClockShop): Promise<number> {
  const parcels = shop.db.selectFrom('parcels').innerJoin('orders', 'orders.id', 'parcels.order_id');
  return (await parcels.select('parcels.id').where('orders.number', '<', number).execute()).length;
}

/** Answers without the papers themselves: which they are is looked at. */
async function answerPapers(context: BrowserContext): Promise<void> {
  await context.route('**/admin/packing.pdf*', (route) => route.fulfill({ contentType: 'text/plain', body: 'papers' }));
}

test('on a phone an order says how many of each line there are', async ({ shop, browser }) => {
  const { page, complaints, close } = await openWatchedPage(browser, { locale: 'en', viewport: viewports.phone });
  const robin = await signedInStaff(shop.db, 'packer');
  await page.context().addCookies([robin.browserCookie(shop.origin)]);
  await visit(page, `${shop.origin}/admin/orders/${number}`);
  assert.ok(await page.getByText('1 ×', { exact: true }).isVisible());
  assert.equal(complaints, []);
  await close();
});

const pages = [
  ...['/admin', '/admin/orders?payment=paid', '/admin/orders?chosen=all', `/admin/orders/${number}`],
  // One that is open: it can still be put right.
  '/admin/orders/1036?do=edit',
];

for (const looks of allLooks) {
  test(`nothing bars anybody on ${looks.title}`, ({ shop, browser }) =>
    lookAtPages({ shop, browser, role: 'packer' }, pages, looks));
}

test.run();
