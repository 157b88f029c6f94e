// Returns for which no money goes back: closed one by one, many at once, and opened again.
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { inTransaction } from '#server/database/transaction.ts';
import { cancelByStaff } from '#server/orders/cancel-by-staff.ts';
import { recordRefusedRefund } from '#server/refunds/record-refund.ts';
import { decideNoMoney } from '#src/returns/no-money-due.ts';
import { officeApi } from '#src/surfaces/office-api.ts';
import { anUnpaidOrder } from '#test/fixtures/a-paid-order.ts';
import { shopOrigin } from '#test/fixtures/post-form.ts';
import type { SignedInFixture } from '#test/staff/sign-in-as.ts';
import { stockOf } from '../orders/a-paying-shopper.ts';
import { assertMoneyPathInvariants } from '../orders/money-path-invariants.ts';
import {
  announce,
  aSentOrder,
  ask,
  deliver,
  later,
  openReturnsOffice,
  press,
  type ReturnsOffice,
  readReturn,
  services,
} from './a-returns-office.ts';

const test = suite<ReturnsOffice>('returns that are closed without money');

test.before(openReturnsOffice);
test.after.each(({ shop }) => assertMoneyPathInvariants(shop.database.db));
test.after(({ shop }) => shop.close());

/** What was closed or opened, and what was left as it is and why; the status of an answer that is none. */
async function closing(
  context: ReturnsOffice,
  name: 'ReturnsClose' | 'ReturnsReopen',
  numbers: number[],
  who: SignedInFixture = context.manager,
) {
  const headers = { origin: shopOrigin, cookie: who.cookie };
  const url = officeApi.mutationUrl(name);
  const answer = await context.shop.app.inject({ method: 'POST', url, headers, payload: { numbers } });
  if (answer.statusCode !== 200) return answer.statusCode;
  const [{ changed, refused }] = Object.values(answer.json().data) as [
    { changed: number[]; refused: { number: number; refusal: string }[] },
  ];
  return [
    ...changed.map((number) => `closed ${number}`),
    ...refused.map(({ number, refusal }) => `${number} ${refusal}`),
  ].join(', ');
}

// Such a return could only be refused, which it is not, and was overdue for ever.
test('a return of an order that nobody paid is closed without money, and opened again', async (context) => {
  const order = await anUnpaidOrder(services(context));
  const { number } = await announce(context, order);
  const open = await readReturn(context, number);
  assert.is(open.order.noMoneyBecause, null, 'a payment may still come');
  assert.is(await closing(context, 'ReturnsClose', [number]), `${number} PaymentMayCome`);
  assert.ok((await cancelByStaff(services(context), order.id)).ok);
  assert.is((await readReturn(context, number)).order.noMoneyBecause, 'nothing_paid');
  assert.is(await closing(context, 'ReturnsClose', [number], context.packer), 403);
  assert.is(await closing(context, 'ReturnsClose', [number, 999_999]), `closed ${number}, 999999 ReturnClosed`);
  const closed = await readReturn(context, number);
  assert.equal([closed.listed.status, closed.closedBecause, closed.refunds], ['closed', 'nothing_paid', []]);
  assert.not.ok(closed.listed.isOverdue || closed.listed.isWaiting);
  const { listedReturns } = await ask(context, 'ReturnsList', { filter: 'closed' });
  assert.equal(
    listedReturns.returns.map((one: { number: number }) => one.number),
    [number],
  );
  assert.is(await closing(context, 'ReturnsReopen', [number]), `closed ${number}`);
  assert.is((await readReturn(context, number)).listed.status, 'announced');
  assert.is(await closing(context, 'ReturnsReopen', [number]), `${number} ReturnNotClosed`);
});

test('a return that is announced after all the money went back is closed without more, its goods are received, and a refund that fails opens it again', async (context) => {
  const { db } = context.shop.database;
  const order = await aSentOrder(context, 2);
  const before = await stockOf(db, order.variantId);
  const first = (await announce(context, order)).number;
  assert.is(await closing(context, 'ReturnsClose', [first]), `${first} MoneyLeft`);
  const { version } = (await readReturn(context, first)).order;
  const all = { lines: [], isWithDelivery: false, amountMinor: 25_800, isOwnAmount: true };
  const refund = { ...all, reasonKind: 'goodwill' as const, reason: '', returnNumber: null };
  assert.is(await press(context, 'OrdersRefund', { number: order.number, version, refund }), null);
  await deliver(context);
  const { number } = await announce(context, order);
  assert.is((await readReturn(context, number)).order.noMoneyBecause, 'all_refunded');
  assert.is(await closing(context, 'ReturnsClose', [number]), `closed ${number}`);
  const lines = [{ position: 0, quantity: 1, condition: '', isRestocked: true }];
  assert.is(await press(context, 'ReturnsReceive', { number, lines }), null);
  assert.is((await stockOf(db, order.variantId)).on_hand, before.on_hand + 1);
  assert.is((await readReturn(context, number)).listed.status, 'closed');
  const { id } = await db.selectFrom('refunds').select('id').where('order_id', '=', order.id).executeTakeFirstOrThrow();
  const circumstances = { cause: 'webhook', now: later } as const;
  await inTransaction(db, (tx) => recordRefusedRefund(tx, id, 'account_closed', circumstances));
  const again = await readReturn(context, number);
  assert.equal([again.listed.status, again.closedBecause], ['received', null]);
});

test('no money is due where none is left and none can arrive', () => {
  const order = { payment: 'paid' as const, capturedMinor: 0, leftMinor: 0, isAllBack: false };
  const decided = (changes: Partial<Parameters<typeof decideNoMoney>[0]>) => {
    const result = decideNoMoney({ ...order, ...changes });
    return result.ok ? result.value : result.error.kind;
  };
  assert.is(decided({ capturedMinor: 500, leftMinor: 1 }), 'MoneyLeft');
  assert.is(decided({ capturedMinor: 500 }), 'all_refunded');
  assert.is(decided({}), 'nothing_paid', 'a code had taken all of it off');
  assert.is(decided({ payment: 'cancelled' }), 'nothing_paid');
  assert.is(decided({ payment: 'awaiting_payment' }), 'PaymentMayCome');
  assert.is(decided({ payment: 'due_on_delivery' }), 'PaymentMayCome');
  assert.is(decided({ payment: 'due_on_delivery', isAllBack: true }), 'nothing_paid');
});

test.run();
