// Tests who sees what of the office: every role at every page, in the menu, on the first page, in the search and at the
// files, in a shop where each of them has something to show.
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { inTransaction } from '#server/database/transaction.ts';
import { recordDispute } from '#server/orders/record-dispute.ts';
import { recordPayment } from '#server/orders/record-payment.ts';
import { type OfficeRouteName, officeUrlOf } from '#src/office-addresses.ts';
import { ordersCsvPath } from '#src/order-list/office/orders-csv-url.ts';
import { pageAccess } from '#src/staff/page-access.ts';
import { type Role, roles } from '#src/staff/permissions.ts';
import { navigation } from '#src/surfaces/office/office-navigation.ts';
import { officeApi } from '#src/surfaces/office-api.ts';
import { cardAccess } from '#src/today/office/card-access.ts';
import { anUnpaidOrder, aPaidOrder } from '#test/fixtures/a-paid-order.ts';
import { aShop, type ShopFixture, shopTime } from '#test/fixtures/a-shop.ts';
import { aWithdrawal } from '#test/returns/a-withdrawal.ts';
import { signedInStaff } from '../sign-in-as.ts';

const test = suite<{ shop: ShopFixture }>('what each role sees');

const everybody: readonly Role[] = roles;
const keepsBooks: readonly Role[] = ['owner', 'manager', 'accountant'];
const packs: readonly Role[] = ['owner', 'manager', 'packer'];
const runs: readonly Role[] = ['owner', 'manager'];
const owns: readonly Role[] = ['owner'];

/** All pages but those for anybody; what a role may open, its menu leads to. */
const pages: Partial<Record<OfficeRouteName, readonly Role[]>> = {
  ...{ today: everybody, orders: everybody, managedOrder: everybody, returns: everybody, managedReturn: everybody },
  ...{ account: everybody, stepUp: everybody, noAccess: everybody },
  ...{ disputes: keepsBooks, managedDispute: keepsBooks, invoices: keepsBooks, accounts: keepsBooks },
  ...{ reports: keepsBooks, assistants: runs },
  pack: packs,
  ...{ products: runs, productGrid: runs, reductions: runs, newReduction: runs },
  pictures: runs,
  ...{ homeEditor: runs, menuEditor: runs },
  ...{ collections: runs, collectionEditor: runs },
  productFields: owns,
  ...{ imports: runs, productImport: runs, productEditor: runs },
  ...{ history: runs, changeBatch: runs },
  ...{ customers: runs, customer: runs, subscribers: runs, reviews: runs },
  ...{ stock: runs, stockEntry: runs, stockExpected: runs, stockMovements: runs },
  ...{ drafts: runs, draftOrder: runs, discounts: runs, discountCode: runs, giftCards: runs, giftCard: runs },
  ...{ shopSetup: owns, delivery: owns, staff: owns, auditLog: owns },
  ...{ apiKeys: owns, secrets: owns, webhooks: owns, webhook: owns, extensions: owns },
  ...{ law: owns, privacyRecord: owns, settings: owns, settingsDocument: owns, mails: owns, mailEditor: owns },
  ...{ translation: runs, translatedThing: runs, writing: runs, writtenArticles: runs, writtenPages: runs },
  ...{ redirects: runs, redirect: runs },
  ...{ searches: runs, synonyms: runs },
};

const cards: Record<keyof typeof cardAccess, readonly Role[]> = {
  ...{ toSend: packs, late: packs, noted: packs, withdrawn: packs, withdrawnWithoutOrder: packs },
  ...{ overdueReturns: keepsBooks, disputed: keepsBooks, disputes: keepsBooks, periods: keepsBooks },
  ...{ mismatches: keepsBooks, failedRefunds: keepsBooks },
  ...{ refusedActions: packs, failing: packs, outOfStock: packs },
  ...{ greatHolds: runs, reviews: runs, lowStock: runs, soldOut: runs },
};

test.before(async (context) => {
  const shop = await aShop();
  const { db } = shop.database;
  const services = { db, now: () => shopTime, payments: shop.payments };
  await aPaidOrder(services);
  const disputed = await aPaidOrder(services);
  const dispute = {
    ...{ id: 'dp_1', amount: 14_599, currency: 'pln', reason: 'fraudulent', status: 'needs_response' },
    ...{ payment_intent: disputed.intentId, created: shopTime.getTime() / 1000 - 86_400 },
    evidence_details: { due_by: shopTime.getTime() / 1000 + 86_400 },
  };
  await inTransaction(db, (tx) => recordDispute(tx, dispute as never, { isWithdrawn: false, now: shopTime }));
  await aWithdrawal(services, { fields: { email: 'jan@example.com' } });
  const other = await anUnpaidOrder(services);
  const intent = { ...shop.payments.settle(other.intentId, 'succeeded'), amount: 9_900 };
  await inTransaction(db, (tx) => recordPayment(tx, { intent, cause: 'webhook', now: shopTime }));
  await db.updateTable('outbox').set({ attempts: 1, last_error: '550' }).where('delivered_at', 'is', null).execute();
  await db.updateTable('variants').set({ on_hand: 0 }).where('reserved', '=', 0).execute();
  context.shop = shop;
});
test.after(({ shop }) => shop.close());

test('each page, card and menu entry is said here', () => {
  const asked = Object.entries(pageAccess).filter(([, access]) => access !== 'anybody');
  assert.equal(asked.map(([route]) => route).sort(), Object.keys(pages).sort());
  assert.equal(Object.keys(cards).sort(), Object.keys(cardAccess).sort());
});

for (const role of roles) {
  test(`${role}: pages and menu`, async ({ shop }) => {
    const { cookie } = await signedInStaff(shop.database.db, role, { now: shopTime });
    const open = (url: string) => shop.app.inject({ url, headers: { cookie, accept: 'text/html' } });
    const parameters = { number: '1001', id: '1', code: 'none', mode: 'count', locale: 'de' };
    for (const [route, seers] of Object.entries(pages)) {
      // Pages and articles share the page of their editor.
      const url = officeUrlOf(route as OfficeRouteName, undefined, parameters).replace('(pages|articles)', 'pages');
      const { statusCode, headers } = await open(url);
      const isRefused = statusCode === 302 && String(headers.location).startsWith('/admin/no-access?');
      assert.is(isRefused, !seers.includes(role), `${url}: ${statusCode}`);
    }
    const { body } = await open('/admin');
    // The menu behind what a phone has at its foot.
    const [menu = ''] = /<div[^>]*popover="auto".*?<\/nav>/s.exec(/<nav.*?<\/nav>/s.exec(body)?.[0] ?? '') ?? [];
    const entries = [...menu.matchAll(/href="(\/admin[\w/-]*)"/g)].map(([, href]) => href);
    const expected = navigation.filter(({ route }) => pages[route]?.includes(role));
    assert.equal(
      [...new Set(entries)],
      expected.map(({ route }) => officeUrlOf(route)),
    );
    assert.is(/<span aria-hidden="true">\d+</.test(menu), packs.includes(role));
  });

  test(`${role}: the first page`, async ({ shop }) => {
    const { cookie } = await signedInStaff(shop.database.db, role, { now: shopTime });
    const url = officeApi.queryUrl('OrdersToday', {});
    const { today } = (await shop.app.inject({ url, headers: { cookie } })).json().data;
    const { queue, ...lists } = today;
    const shown = Object.entries({ ...queue, ...lists })
      .filter(([, value]) => (Array.isArray(value) ? value.length > 0 : (value as number) > 0))
      .map(([card]) => card);
    const wrong = shown.filter((card) => !cards[card as keyof typeof cards].includes(role));
    assert.equal(wrong, []);
    const there = [
      'toSend',
      'withdrawnWithoutOrder',
      'disputed',
      'disputes',
      'mismatches',
      'failing',
      'outOfStock',
      'periods',
    ];
    const expected = there.filter((card) => cards[card as keyof typeof cards].includes(role));
    assert.equal(
      expected.filter((card) => !shown.includes(card)),
      [],
    );
  });

  test(`${role}: search, counts, views of orders, and files`, async ({ shop }) => {
    const { cookie } = await signedInStaff(shop.database.db, role, { now: shopTime, isSteppedUp: true });
    const ask = (url: string) => shop.app.inject({ url, headers: { cookie } });
    const found = (await ask(officeApi.queryUrl('OrdersFind', { text: 'jan@example.com' }))).json().data.foundInOffice;
    assert.is(found.customers.length > 0, runs.includes(role));
    assert.is((await ask(officeApi.queryUrl('OrdersToSend', {}))).statusCode, packs.includes(role) ? 200 : 403);
    const { work } = (await ask(officeApi.queryUrl('OrdersViews', {}))).json().data.orderViews;
    assert.is(
      work.some((view: { work: string }) => view.work === 'disputed'),
      keepsBooks.includes(role),
    );
    const managed = (await ask(officeApi.queryUrl('OrdersManaged', { number: 1002 }))).json().data;
    assert.is(managed.disputesOfOrder.length, keepsBooks.includes(role) ? 1 : 0);
    const file = await ask(ordersCsvPath);
    assert.is(file.statusCode, keepsBooks.includes(role) ? 200 : 403);
    assert.is(file.body.includes('jan@example.com'), runs.includes(role));
    for (const name of ['newsletter', 'customers', 'discounts']) {
      assert.is((await ask(`/admin/${name}.csv`)).statusCode, runs.includes(role) ? 200 : 403, name);
    }
  });
}

test.run();
