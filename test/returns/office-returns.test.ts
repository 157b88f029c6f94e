// Withdrawals as staff works them off: in the queue with their deadline, received by line, refunded or refused.
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { inTransaction } from '#server/database/transaction.ts';
import { sendParcel } from '#server/fulfilment/send-parcel.ts';
import { recordRefusedRefund } from '#server/refunds/record-refund.ts';
import { refundDeadline } from '#src/returns/refund-deadline.ts';
import { aPaidOrder, type OrderFixture } from '#test/fixtures/a-paid-order.ts';
import { shopTime } from '#test/fixtures/a-shop.ts';
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
import { aWithdrawal } from './a-withdrawal.ts';

const test = suite<ReturnsOffice>('the queue of returns');

const DAY_MS = 86_400_000;

test.before(openReturnsOffice);
test.after.each(({ shop }) => assertMoneyPathInvariants(shop.database.db));
test.after(({ shop }) => shop.close());

async function refundOf(context: ReturnsOffice, number: number, order: OrderFixture) {
  const { refundQuote } = await ask(context, 'RefundsQuote', { number: order.number, returnNumber: number });
  const { version } = (await readReturn(context, number)).order;
  const lines = refundQuote.lines.map((line: { position: number; quantity: number; unsent: number }) => ({
    position: line.position,
    quantity: line.quantity,
    isCancelled: line.unsent > 0,
    isRestocked: line.unsent > 0,
  }));
  const chosen = { lines, isWithDelivery: refundQuote.isWithDelivery, amountMinor: refundQuote.amount.minor };
  const refund = { ...chosen, isOwnAmount: false, reasonKind: 'withdrawal' as const, reason: '', returnNumber: number };
  return { number: order.number, version, refund };
}

test('a withdrawal is in the queue, its goods come back into stock, and its money goes back with the delivery', async (context) => {
  const { db } = context.shop.database;
  const order = await aSentOrder(context);
  const before = await stockOf(db, order.variantId);
  const { number } = await announce(context, order);
  const { listedReturns } = await ask(context, 'ReturnsList', { filter: 'open' });
  const listed = listedReturns.returns.find((one: { number: number }) => one.number === number);
  assert.equal([listed.orderNumber, listed.pieces, listed.isWaiting, listed.isOverdue], [order.number, 1, true, false]);

  const lines = [{ position: 0, quantity: 1, condition: 'creased', isRestocked: true }];
  assert.is(await press(context, 'ReturnsReceive', { number, lines }, context.packer), null);
  assert.is((await stockOf(db, order.variantId)).on_hand, before.on_hand + 1);
  const received = await readReturn(context, number);
  assert.equal(
    [received.listed.status, received.receipts[0].condition, received.listed.isWaiting],
    ['received', 'creased', false],
  );
  assert.is(await press(context, 'ReturnsReceive', { number, lines }), 'AlreadyReturned');

  const refund = await refundOf(context, number, order);
  assert.is(refund.refund.amountMinor, 14_599);
  assert.is(await press(context, 'OrdersRefund', refund, context.packer), 403);
  assert.is(await press(context, 'OrdersRefund', refund), null);
  assert.is((await readReturn(context, number)).listed.status, 'received', 'for ten seconds');
  await deliver(context);
  const refunded = await readReturn(context, number);
  assert.equal([refunded.listed.status, refunded.refunds[0].amount.minor], ['refunded', 14_599]);
  assert.is((await stockOf(db, order.variantId)).on_hand, before.on_hand + 1, 'what came back is not counted twice');
  assert.is(await press(context, 'ReturnsReceive', { number, lines }), 'ReturnClosed');
});

test('a reception that is refused for its second line has taken nothing back, and the right numbers count once', async (context) => {
  const { db } = context.shop.database;
  const order = await aSentOrder(context);
  const before = await stockOf(db, order.variantId);
  const { number } = await announce(context, order);
  const right = { position: 0, quantity: 1, condition: '', isRestocked: true };
  const tooMany = { ...right, isRestocked: false };
  assert.is(await press(context, 'ReturnsReceive', { number, lines: [right, tooMany] }), 'AlreadyReturned');
  assert.equal(await stockOf(db, order.variantId), before);
  assert.is((await readReturn(context, number)).listed.status, 'announced');
  assert.is(await press(context, 'ReturnsReceive', { number, lines: [right] }), null);
  assert.is((await stockOf(db, order.variantId)).on_hand, before.on_hand + 1);
});

test('what was withdrawn from before it was sent is refunded without waiting, stays in stock and is not sent', async (context) => {
  const { db } = context.shop.database;
  const order = await aPaidOrder(services(context));
  const before = await stockOf(db, order.variantId);
  const { number } = await announce(context, order);
  assert.is((await readReturn(context, number)).listed.isWaiting, false);
  assert.is(await press(context, 'OrdersRefund', await refundOf(context, number, order)), null);
  await deliver(context);
  assert.is((await readReturn(context, number)).listed.status, 'refunded');
  assert.is((await stockOf(db, order.variantId)).on_hand, before.on_hand + 1);
  const parcel = { carrier: 'inpost', trackingNumber: '1', lines: null, isDespiteDispute: false };
  const sent = await sendParcel(services(context), { orderId: order.id, ...parcel });
  assert.equal(sent.ok ? null : sent.error.kind, 'AlreadySent');
});

// Seen to fail with the return left as refunded: nobody was told any more that its money is due.
test('a withdrawal whose refund fails at the bank waits again, and is refunded once more', async (context) => {
  const { db } = context.shop.database;
  const order = await aPaidOrder(services(context));
  const before = await stockOf(db, order.variantId);
  const { number } = await announce(context, order);
  const state = async () => (await readReturn(context, number)).listed.status;
  for (const status of ['announced', 'refunded']) {
    assert.is(await press(context, 'OrdersRefund', await refundOf(context, number, order)), null);
    await deliver(context);
    assert.is(await state(), 'refunded');
    const { id } = await db
      .selectFrom('refunds')
      .select('id')
      .where('order_id', '=', order.id)
      .orderBy('created_at', 'desc')
      .executeTakeFirstOrThrow();
    if (status === 'refunded') continue;
    const circumstances = { cause: 'webhook', now: later } as const;
    await inTransaction(db, (tx) => recordRefusedRefund(tx, id, 'account_closed', circumstances));
    assert.is(await state(), status);
  }
  assert.is((await stockOf(db, order.variantId)).on_hand, before.on_hand + 1, 'the goods came back once');
});

test('a notice that matches no order is given one, with all that can be withdrawn from', async (context) => {
  const order = await aSentOrder(context);
  const { id, number } = await aWithdrawal(services(context), {
    fields: { orderNumber: '', orderEmail: 'jan@exmaple.com', email: 'jan@example.com' },
  });
  const unfound = await readReturn(context, number);
  assert.is(unfound.order, null);
  assert.ok(unfound.suggestions.some((one: { number: number }) => one.number === order.number));
  assert.is(
    await press(context, 'ReturnsReceive', {
      number,
      lines: [{ position: 0, quantity: 1, condition: '', isRestocked: true }],
    }),
    'ReturnWithoutOrder',
  );
  assert.is(await press(context, 'ReturnsMatch', { number, orderNumber: 999_999 }), 'OrderUnknown');
  assert.is(await press(context, 'ReturnsMatch', { number, orderNumber: order.number }), null);
  const receipts = context.shop.database.db
    .selectFrom('outbox')
    .select('id')
    .where('deduplication_key', '=', `withdrawal-received-${id}`);
  assert.is((await receipts.execute()).length, 1, 'now that its order is known, what was written is acknowledged');
  const matched = await readReturn(context, number);
  assert.equal([matched.order.number, matched.lines[0].announced], [order.number, 1]);
  assert.is(await press(context, 'ReturnsMatch', { number, orderNumber: order.number }), 'ReturnHasOrder');
});

test('a notice by telephone counts like one of the form, and a return is refused with a reason', async (context) => {
  const { db } = context.shop.database;
  const order = await aSentOrder(context);
  const notice = {
    ...{
      orderNumber: order.number,
      lines: [{ position: 0, quantity: 1 }],
      channel: 'phone' as const,
      reason: 'too big',
    },
    ...{ announcedOn: shopTime.toISOString().slice(0, 10), isAcknowledged: true },
  };
  const twice = { ...notice, lines: [...notice.lines, ...notice.lines] };
  assert.is(await press(context, 'ReturnsOpen', twice), 'MoreThanLeft', 'a line that is named twice is added up');
  assert.is(await press(context, 'ReturnsOpen', notice, context.packer), null);
  assert.is(await press(context, 'ReturnsOpen', notice), 'MoreThanLeft');
  const { returnsOfOrder } = await ask(context, 'OrdersManaged', { number: order.number });
  const [{ number, status }] = returnsOfOrder.returns;
  assert.is(status, 'announced');
  const { id } = await db.selectFrom('returns').select('id').where('number', '=', number).executeTakeFirstOrThrow();
  const key = `withdrawal-received-${id}`;
  assert.is((await db.selectFrom('outbox').select('id').where('deduplication_key', '=', key).execute()).length, 1);
  assert.is(await press(context, 'ReturnsRefuse', { number, reason: ' ', isTold: true }), 'ReasonMissing');
  assert.is(
    await press(context, 'ReturnsRefuse', { number, reason: 'used for months', isTold: true }, context.packer),
    403,
  );
  assert.is(await press(context, 'ReturnsRefuse', { number, reason: 'used for months', isTold: true }), null);
  const refused = await readReturn(context, number);
  assert.equal([refused.listed.status, refused.refusalReason], ['refused', 'used for months']);
  const logged = await db.selectFrom('audit_log').select('kind').where('subject', '=', String(number)).execute();
  assert.ok(['return.opened', 'return.refused'].every((kind) => logged.some((row) => row.kind === kind)));
});

test('the queue marks and counts what is overdue as the rule says it', async (context) => {
  const { db } = context.shop.database;
  const [waiting, proven] = [await aSentOrder(context), await aSentOrder(context)];
  const numbers = [(await announce(context, waiting)).number, (await announce(context, proven)).number];
  const long = new Date(shopTime.getTime() - 15 * DAY_MS);
  await db.updateTable('returns').set({ announced_at: long }).where('number', 'in', numbers).execute();
  assert.is(await press(context, 'ReturnsNoteProof', { number: numbers[1] ?? 0 }), null);
  const { listedReturns } = await ask(context, 'ReturnsList', { filter: 'overdue' });
  assert.equal(
    listedReturns.returns.map(({ number, isOverdue }: { number: number; isOverdue: boolean }) => [number, isOverdue]),
    [[numbers[1], true]],
  );
  assert.is((await ask(context, 'OrdersToday', {})).today.queue.overdueReturns, 1);
});

const at = (text: string) => new Date(text);
const timeZone = 'Europe/Warsaw';
const announced = { announcedAt: at('2026-11-01T22:30:00Z'), receivedAt: null, proofOfSendingAt: null, isSent: true };

test('the money is due fourteen days after the notice, counted where the shop is', () => {
  assert.equal(refundDeadline({ ...announced, isSent: false }, { now: at('2026-11-15T22:59:00Z'), timeZone }), {
    dueOn: '2026-11-15',
    isWaiting: false,
    isOverdue: false,
  });
  assert.ok(refundDeadline({ ...announced, isSent: false }, { now: at('2026-11-15T23:01:00Z'), timeZone }).isOverdue);
});

test('it waits for the goods, or for the proof that they were sent', () => {
  const now = at('2026-12-01T12:00:00Z');
  assert.equal(
    [refundDeadline(announced, { now, timeZone }).isWaiting, refundDeadline(announced, { now, timeZone }).isOverdue],
    [true, false],
  );
  assert.ok(refundDeadline({ ...announced, proofOfSendingAt: now }, { now, timeZone }).isOverdue);
  assert.ok(refundDeadline({ ...announced, receivedAt: now }, { now, timeZone }).isOverdue);
});

test.run();
