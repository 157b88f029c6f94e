// What the office shows to whom: every query, asked by every role in a shop with an order, its e-mails, a withdrawal, a
// dispute and a draft. No answer holds the secret address of a shopper; e-mail addresses of customers and the shop's
// takings are shown to whom they are for.
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { inTransaction } from '#server/database/transaction.ts';
import { insertSentMail } from '#server/emails/sent-mail-store.ts';
import { access } from '#server/graphql/office-access.generated.ts';
import { documents } from '#server/graphql/office-documents.generated.ts';
import { recordDispute } from '#server/orders/record-dispute.ts';
import { markFailed } from '#server/outbox/outbox-store.ts';
import type { QueryName } from '#src/graphql-client.ts';
import { shopperViewUrl } from '#src/office-addresses.ts';
import { mayAccess, type OperationAccess, permissionsOf, type Role, roles } from '#src/staff/permissions.ts';
import { officeApi } from '#src/surfaces/office-api.ts';
import { aPaidOrder, type OrderFixture } from '#test/fixtures/a-paid-order.ts';
import { aShop, type ShopFixture, shopTime } from '#test/fixtures/a-shop.ts';
import { textOf } from '#test/fixtures/post-form.ts';
import { aWithdrawal } from '#test/returns/a-withdrawal.ts';
import { signedInStaff } from '../sign-in-as.ts';

type Context = { shop: ShopFixture; orders: OrderFixture[]; variables: Record<string, unknown> };
const test = suite<Context>('what is shown to which role');

/** The takings of both orders. */
const takings = '29198';
const email = 'jan@example.com';

/** Where a role that may not read customers sees an address all the same, because it works on just that. */
const worksOnIt: Partial<Record<QueryName, string>> = {
  OrdersManaged: 'who packs puts right where the parcel goes, and whom the carrier writes to',
  ReturnsManaged: 'who receives goods sees who announced them',
  DisputesManaged: 'the evidence names whom the bank asks about',
};

test.before(async (context) => {
  const shop = await aShop();
  const { db } = shop.database;
  const services = { db, now: () => shopTime, payments: shop.payments };
  const orders = [await aPaidOrder(services), await aPaidOrder(services)];
  const [order] = orders;
  assert.ok(order);
  const address = `https://shop.example/pl/order/${order.token}`;
  const mail = { key: 'mail-1', to: email, subject: 'Dziękujemy', text: `Zobacz:\n${address}`, html: '' };
  await inTransaction(db, async (tx) => {
    await insertSentMail(tx, { orderId: order.id, kind: 'order-sent', mail, sentAt: shopTime });
    const waiting = await tx.selectFrom('outbox').select('id').orderBy('id').limit(1).executeTakeFirstOrThrow();
    await markFailed(tx, waiting.id, `550 <${email}>: no such user`, new Date(shopTime.getTime() + 60_000));
  });
  await db.updateTable('outbox').set({ attempts: 1 }).where('last_error', 'is not', null).execute();
  const withdrawal = await aWithdrawal(services, { fields: { email } });
  const dispute = {
    ...{ id: 'dp_1', amount: 14_599, currency: 'pln', reason: 'fraudulent', status: 'needs_response' },
    ...{ payment_intent: orders[1]?.intentId, created: shopTime.getTime() / 1000 - 86_400 },
    evidence_details: { due_by: shopTime.getTime() / 1000 + 86_400 },
  };
  await inTransaction(db, (tx) => recordDispute(tx, dispute as never, { isWithdrawn: false, now: shopTime }));
  const customer = await db.selectFrom('customers').select('id').executeTakeFirstOrThrow();
  const variables = {
    ...{ filters: {}, text: email, search: '', locale: 'pl', country: 'PL', token: 'none', filter: 'open' },
    number: order.number,
  };
  const byQuery: Partial<Record<QueryName, object>> = {
    CustomersShow: { id: customer.id },
    DisputesManaged: { id: 'dp_1' },
    DiscountsShow: { id: 'none' },
    OrdersBatch: { id: 'none' },
    ReturnsManaged: { number: withdrawal.number },
  };
  Object.assign(context, { shop, orders, variables: { all: variables, byQuery } });
});
test.after(({ shop }) => shop.close());

const queries = Object.keys(access).filter((name) => officeApi.operations[name as QueryName]?.kind === 'query');

/** Only those that the document asks for. */
function variablesOf({ variables }: Context, name: QueryName): Record<string, unknown> {
  const { all, byQuery } = variables as { all: object; byQuery: Record<string, object> };
  const known = Object.entries({ ...all, ...byQuery[name] });
  const text = documents[name as keyof typeof documents].split('{')[0] ?? '';
  return Object.fromEntries(known.filter(([variable]) => new RegExp(`\\$${variable}:`).test(text)));
}

async function answers(context: Context, role: Role): Promise<Map<QueryName, string>> {
  const { cookie } = await signedInStaff(context.shop.database.db, role, { now: shopTime, isSteppedUp: true });
  const found = new Map<QueryName, string>();
  for (const name of queries as QueryName[]) {
    const { access: needed } = access[name as keyof typeof access] as OperationAccess;
    if (!mayAccess({ permissions: permissionsOf[role] }, needed)) continue;
    const url = officeApi.queryUrl(name, variablesOf(context, name) as never);
    const { statusCode, body } = await context.shop.app.inject({ url, headers: { cookie } });
    assert.is(statusCode, 200, `${name}: ${body}`);
    found.set(name, body);
  }
  return found;
}

for (const role of roles) {
  test(`${role}: no secret address, and of customers and money what the role includes`, async (context) => {
    const staff = { permissions: permissionsOf[role] };
    const all = await answers(context, role);
    assert.ok(all.size > 10);
    for (const [name, body] of all) {
      for (const { token } of context.orders) assert.not(body.includes(token), `${name} holds a token`);
      if (!mayAccess(staff, ['customers.read']) && !worksOnIt[name])
        assert.not(body.includes(email), `${name} holds an e-mail address`);
      if (!mayAccess(staff, ['payments.read'])) assert.not(body.includes(takings), `${name} holds the takings`);
    }
    assert.is(all.get('OrdersToday')?.includes(takings), role !== 'packer');
    assert.is(all.get('OrdersFind')?.includes(email), mayAccess(staff, ['customers.read']));
    assert.ok(all.get('OrdersManaged')?.includes('https://shop.example/pl/order/…'), 'the e-mail itself is shown');
    assert.not(all.get('OrdersToday')?.includes(email), 'why a mail waits names nobody');
  });
}

test('whoever may read orders sees one as its shopper does, and can do nothing there in the shopper’s name', async (context) => {
  const { shop, orders } = context;
  const [order] = orders;
  assert.ok(order);
  const { cookie } = await signedInStaff(shop.database.db, 'accountant', { now: shopTime });
  const open = (url: string, headers = { cookie }) => shop.app.inject({ url, headers });
  const shown = await open(shopperViewUrl(order.number));
  assert.is(shown.statusCode, 200);
  assert.match(textOf(shown.body), `${order.number}`);
  assert.match(textOf(shown.body), 'Jan Kowalski');
  assert.not.match(shown.body, order.token);
  assert.match(String(shown.headers['content-security-policy']), /^sandbox allow-same-origin; default-src 'none';/);
  assert.match(String(shown.headers['cache-control']), 'no-store');
  for (const [, href = ''] of shown.body.matchAll(/(?:href|action)="(\/pl\/[^"]*as-shopper[^"]*)"/g))
    assert.is((await open(href)).statusCode, 404, href);
  assert.is((await open(shopperViewUrl(999_999))).statusCode, 404);
  assert.is((await open('/admin/orders/x/as-shopper')).statusCode, 404);
  const stranger = await open(shopperViewUrl(order.number), { cookie: '' });
  assert.is(stranger.statusCode, 303);
  assert.is((await open(`/pl/order/as-shopper`, { cookie: '' })).statusCode, 404);
});

test.run();
