// Many orders worked on with one press: each answers for itself, all of them wait ten seconds, one undo takes them back.
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { MOST_AT_ONCE } from '#server/order-list/office/act-on-many-orders.ts';
import { anUnpaidOrder, aPaidOrder, type OrderFixture } from '#test/fixtures/a-paid-order.ts';
import { aShop, type ShopFixture, shopTime } from '#test/fixtures/a-shop.ts';
import { afterUndo, answerOf, ask, deliver, press, servicesOf } from '#test/orders/office/an-office.ts';
import { type SignedInFixture, signedInStaff } from '#test/staff/sign-in-as.ts';

type Context = { shop: ShopFixture; packer: SignedInFixture; manager: SignedInFixture };
const test = suite<Context>('many orders at once');

test.before(async (context) => {
  context.shop = await aShop();
  const { db } = context.shop.database;
  context.manager = await signedInStaff(db, 'manager', { now: shopTime, isSteppedUp: true });
  context.packer = await signedInStaff(db, 'packer', { now: shopTime, name: 'Piet' });
});
test.after(({ shop }) => shop.close());

const takenOf = ({ taken }: { taken: number[] }) => taken;

/** The orders at the version that the list shows. */
async function seen({ shop, packer }: Context, orders: OrderFixture[]) {
  const { listedOrders } = await ask(shop, packer, 'OrdersList', { filters: {}, before: null, after: null });
  return orders.map(({ number }) => {
    const listed = listedOrders.orders.find((order: { number: number }) => order.number === number);
    return { number, version: listed.version as number };
  });
}

const someOrders = (context: Context, count: number) =>
  Array.fromAsync({ length: count }, () => aPaidOrder(servicesOf(context.shop)));

async function fulfilmentsOf({ shop }: Context, orders: OrderFixture[]) {
  const rows = await shop.database.db.selectFrom('orders').select(['number', 'fulfilment_state as state']).execute();
  return orders.map(({ number }) => rows.find((row) => row.number === number)?.state);
}

test('all that can be sent are sent together, each by its own carrier, and each other is named with its reason', async (context) => {
  const { shop, packer } = context;
  const [first, second, sent] = await someOrders(context, 3);
  const unpaid = await anUnpaidOrder(servicesOf(shop));
  assert.ok(first && second && sent);
  await answerOf(press(shop, packer, 'OrdersWorkOnMany', { kind: 'send', orders: await seen(context, [sent]) }));
  await deliver(shop, afterUndo);

  const orders = await seen(context, [first, second, sent, unpaid]);
  const asked = await answerOf(press(shop, packer, 'OrdersWorkOnMany', { kind: 'send', orders }));
  assert.equal(asked.taken, [first.number, second.number]);
  assert.equal(asked.refused, [
    { number: sent.number, refusal: 'AlreadySent' },
    { number: unpaid.number, refusal: 'NotPaid' },
  ]);
  await deliver(shop, new Date(afterUndo.getTime() - 1));
  assert.equal(await fulfilmentsOf(context, [first, second]), ['unfulfilled', 'unfulfilled']);
  await deliver(shop, afterUndo);
  assert.equal(await fulfilmentsOf(context, [first, second]), ['sent', 'sent']);
  const { orderBatch } = await ask(shop, packer, 'OrdersBatch', { id: asked.id });
  assert.equal([orderBatch.done, orderBatch.waiting, orderBatch.refused], [2, [], []]);
  const parcels = await shop.database.db.selectFrom('parcels').select(['order_id', 'carrier']).execute();
  assert.is(parcels.find(({ order_id }) => order_id === first.id)?.carrier, 'inpost');
});

test('the list answers an address with a day that the calendar has not', async ({ shop, packer }) => {
  const { statusCode } = await shop.app.inject({
    url: '/admin/orders?from=2026-02-31&to=0000-01-01',
    headers: { cookie: packer.cookie },
  });
  assert.is(statusCode, 200);
});

test('one undo takes all of them back, and nothing has gone out', async (context) => {
  const { shop, packer } = context;
  const made = await someOrders(context, 3);
  const asked = await answerOf(
    press(shop, packer, 'OrdersWorkOnMany', { kind: 'send', orders: await seen(context, made) }),
  );
  assert.is(await answerOf(press(shop, packer, 'OrdersUndoBatch', { id: asked.id })), 3);
  await deliver(shop, afterUndo);
  assert.equal(await fulfilmentsOf(context, made), ['unfulfilled', 'unfulfilled', 'unfulfilled']);
  const { orderBatch } = await ask(shop, packer, 'OrdersBatch', { id: asked.id });
  assert.equal([orderBatch.undone, orderBatch.waiting], [3, []]);
  assert.is(await answerOf(press(shop, packer, 'OrdersUndoBatch', { id: asked.id })), 0);
});

test('an order that changed since it was seen, or that somebody else works on, is left as it is', async (context) => {
  const { shop, packer, manager } = context;
  const made = await someOrders(context, 3);
  const [refunded, taken, free] = made;
  assert.ok(refunded && taken && free);
  const orders = await seen(context, made);
  const [{ version } = { version: 0 }] = orders;
  const refund = { lines: [], isWithDelivery: false, amountMinor: 500, isOwnAmount: true, reason: '' };
  const given = await answerOf(press(shop, manager, 'OrdersRefund', { number: refunded.number, version, refund }));
  assert.is(given.refusal, null);
  await deliver(shop, afterUndo);
  await answerOf(press(shop, manager, 'OrdersWorkOnMany', { kind: 'send', orders: orders.slice(1, 2) }));
  const asked = await answerOf(press(shop, packer, 'OrdersWorkOnMany', { kind: 'send', orders }));
  assert.equal(asked.taken, [free.number]);
  assert.equal(asked.refused, [
    { number: refunded.number, refusal: 'OrderChanged' },
    { number: taken.number, refusal: 'ActionWaiting' },
  ]);
});

test('of two people who press at once, each order is taken on once', async (context) => {
  const { shop, packer, manager } = context;
  const made = await someOrders(context, 4);
  const orders = await seen(context, made);
  const answers = await Promise.all(
    [packer, manager].map((person) => answerOf(press(shop, person, 'OrdersWorkOnMany', { kind: 'send', orders }))),
  );
  const taken = answers.flatMap((answer) => answer.taken as number[]);
  assert.equal(taken.toSorted(), made.map(({ number }) => number).toSorted());
  await deliver(shop, afterUndo);
  const parcels = await shop.database.db.selectFrom('parcels').select('order_id').execute();
  for (const { id } of made) assert.is(parcels.filter(({ order_id }) => order_id === id).length, 1);
});

test('money is marked as paid by whoever may refund it, and by nobody else', async (context) => {
  const { shop, packer, manager } = context;
  const [unpaid, paid] = [await anUnpaidOrder(servicesOf(shop)), await aPaidOrder(servicesOf(shop))];
  const orders = await seen(context, [unpaid, paid]);
  assert.is((await press(shop, packer, 'OrdersMarkManyPaid', { kind: 'paid', orders })).statusCode, 403);
  const asked = await answerOf(press(shop, manager, 'OrdersMarkManyPaid', { kind: 'paid', orders }));
  assert.equal([asked.taken, asked.refused], [[unpaid.number], [{ number: paid.number, refusal: 'AlreadyPaid' }]]);
  assert.is(await answerOf(press(shop, packer, 'OrdersUndoBatch', { id: asked.id })), 0, 'nor undone by others');
  await deliver(shop, afterUndo);
  const { listedOrders } = await ask(shop, packer, 'OrdersList', { filters: { text: String(unpaid.number) } });
  assert.is(listedOrders.orders[0].payment, 'paid');
});

test('an operation asks for its own actions alone: nobody gets money noted, or an invoice, by what sends', async (context) => {
  const { shop, packer } = context;
  const orders = await seen(context, [await anUnpaidOrder(servicesOf(shop))]);
  for (const kind of ['paid', 'invoice'] as const) {
    assert.is((await press(shop, packer, 'OrdersWorkOnMany', { kind, orders })).statusCode, 400);
  }
  assert.equal(await answerOf(press(shop, packer, 'OrdersWorkOnMany', { kind: 'send', orders })).then(takenOf), []);
});

test('no more are worked on at once than can be undone in time', async ({ shop, packer }) => {
  const orders = Array.from({ length: MOST_AT_ONCE + 1 }, (_, n) => ({ number: n, version: 1 }));
  assert.is((await press(shop, packer, 'OrdersWorkOnMany', { kind: 'send', orders })).statusCode, 400);
});

test('what matches is exported by whoever may, after a second proof, and that is logged', async (context) => {
  const { shop, packer, manager } = context;
  const url = '/admin/orders.csv?payment=paid';
  const company = JSON.stringify({ name: '=1+1 Sp. z o.o.', taxId: 'PL5252248481' });
  const [invoiced] = await shop.database.db
    .selectFrom('orders')
    .select('id')
    .where('payment_state', '=', 'paid')
    .limit(1)
    .execute();
  await shop.database.db
    .updateTable('orders')
    .set({ company })
    .where('id', '=', invoiced?.id ?? '')
    .execute();
  const get = ({ cookie }: SignedInFixture) => shop.app.inject({ url, headers: { cookie } });
  assert.is((await get(packer)).statusCode, 403);
  const { db } = shop.database;
  const unproved = await signedInStaff(db, 'manager', { now: shopTime });
  const led = await get(unproved);
  // Before: the list alone was named, and whoever had proven it had to ask for the file again.
  const proof = new URL(String(led.headers.location), 'http://shop.example').searchParams;
  assert.equal(
    [led.statusCode, proof.get('to'), proof.get('file')],
    [303, '/admin/orders?payment=paid', '/admin/orders.csv?payment=paid'],
  );
  const answer = await get(manager);
  assert.is(answer.headers['content-type'], 'text/csv; charset=utf-8');
  const [head, ...lines] = answer.body.trimEnd().split('\r\n');
  assert.match(head ?? '', /^\uFEFFnumber;created_at;payment/);
  assert.ok(lines.length > 5);
  assert.ok(lines.every((line) => line.includes(';paid;')));
  const accountant = await get(await signedInStaff(db, 'accountant', { now: shopTime }));
  const [books = '', ...rows] = accountant.body.trimEnd().split('\r\n');
  assert.is(
    books,
    '\uFEFFnumber;created_at;payment;fulfilment;country;total;refunded;currency;next;discount;discount_code;paid_at;method;vat;vat_by_rate;vat_number;refunded_at;refunded_vat;refunded_vat_by_rate;outside_vat_area;by_gift_card;for_gift_cards;by_single_purpose_card;refunded_to_single_purpose_card',
  );
  assert.is(rows.length, lines.length);
  assert.match(
    rows[0] ?? '',
    /;PL;"\d+,\d\d";"0,00";PLN;.*:\d\d;card;"\d+,\d\d";"23%: \d+,\d\d";;;"0,00";;;"0,00";;"0,00";"0,00"$/m,
  );
  assert.match(accountant.body, /;PL5252248481;;/m);
  assert.match(answer.body, /;PL5252248481;'=1\+1 Sp\. z o\.o\.;;/m);
  assert.not.match(accountant.body, /Kowalski|@/);
  const log = await db.selectFrom('audit_log').select('after').where('kind', '=', 'orders.exported').execute();
  assert.equal(
    log.map(({ after }) => /"hasPeople":(\w+)/.exec(after ?? '')?.[1]),
    ['true', 'false'],
  );
  assert.is((await shop.app.inject({ url })).headers.location, '/admin/sign-in?to=%2Fadmin%2Forders%3Fpayment%3Dpaid');
});

test('what is asked for in several requests is one batch, which one undo takes back; nobody adds to another’s', async (context) => {
  const { shop, packer, manager } = context;
  const made = await someOrders(context, 3);
  const [first, second, third] = await seen(context, made);
  assert.ok(first && second && third);
  const send = async (who: SignedInFixture, order: typeof first, batch: string | null) =>
    (await answerOf(press(shop, who, 'OrdersWorkOnMany', { kind: 'send', orders: [order], batch }))).id;
  const id = await send(packer, first, null);
  assert.is(await send(packer, second, id), id);
  assert.is.not(await send(manager, third, id), id);
  assert.is.not(await send(manager, third, 'nothing of the kind'), id);
  assert.is(await answerOf(press(shop, packer, 'OrdersUndoBatch', { id })), 2);
  await deliver(shop, afterUndo);
  assert.equal(await fulfilmentsOf(context, made), ['unfulfilled', 'unfulfilled', 'sent']);
});

test.run();
