// Goods of one withdrawal that come in several parcels, or after their money: each is noted, given back and put into stock once,
// and the return waits for the last of them.
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { inTransaction } from '#server/database/transaction.ts';
import { sendParcel } from '#server/fulfilment/send-parcel.ts';
import { recordRefusedRefund } from '#server/refunds/record-refund.ts';
import { requestRefund } from '#server/refunds/request-refund.ts';
import { receiveReturn } from '#server/returns/receive-return.ts';
import { findReturnByNumber } from '#server/returns/return-store.ts';
import { officeApi } from '#src/surfaces/office-api.ts';
import { aPaidOrder } from '#test/fixtures/a-paid-order.ts';
import { aShop, type ShopFixture, shopTime } from '#test/fixtures/a-shop.ts';
import { signedInStaff } from '#test/staff/sign-in-as.ts';
import { stockOf } from '../orders/a-paying-shopper.ts';
import { assertMoneyPathInvariants } from '../orders/money-path-invariants.ts';
import { aWithdrawal } from './a-withdrawal.ts';

type Context = { shop: ShopFixture };
const test = suite<Context>('returns that come in several parcels');

test.before(async (context) => {
  context.shop = await aShop();
});
test.after.each(({ shop }) => assertMoneyPathInvariants(shop.database.db));
test.after(({ shop }) => shop.close());

/** An order of so many pieces that were sent, and a notice that so many of them come back. */
async function anAnnounced({ shop }: Context, ordered: number, announced: number) {
  const { db } = shop.database;
  const services = { db, now: () => shopTime, payments: shop.payments };
  const order = await aPaidOrder(services, ordered);
  const parcel = { carrier: 'inpost', trackingNumber: '1', lines: null, isDespiteDispute: false };
  assert.ok((await sendParcel(services, { orderId: order.id, ...parcel })).ok);
  const fields = { orderNumber: String(order.number), orderEmail: 'jan@example.com' };
  const { id, number } = await aWithdrawal(services, { fields, lines: [{ position: 0, quantity: announced }] });
  const before = (await stockOf(db, order.variantId)).on_hand;
  return {
    order,
    number,
    state: async () => (await findReturnByNumber(db, number))?.status,
    cameBack: async () => (await stockOf(db, order.variantId)).on_hand - before,
    async receive(quantity: number) {
      const lines = [{ position: 0, quantity, condition: '', isRestocked: true }];
      const received = await inTransaction(db, (tx) => receiveReturn(tx, { number, lines }, shopTime));
      return received.ok ? null : received.error.kind;
    },
    async refund(quantity: number) {
      const lines = [{ position: 0, quantity, isCancelled: false, isRestocked: false }];
      const parts = { lines, isWithDelivery: false };
      const refunded = await requestRefund(services, {
        orderId: order.id,
        amount: null,
        parts,
        reason: '',
        returnId: id,
      });
      assert.ok(refunded.ok);
      return refunded.value.refundId;
    },
  };
}

// The first refund once closed the return: what came later could be noted nowhere in the office.
test('goods that come in two parcels are noted and given back one after the other', async (context) => {
  const { db } = context.shop.database;
  const { order, number, state, receive, refund, cameBack } = await anAnnounced(context, 4, 3);
  const { cookie } = await signedInStaff(db, 'manager', { now: shopTime });
  const proposed = async () => {
    const url = officeApi.queryUrl('RefundsQuote', { number: order.number, returnNumber: number });
    const { data } = (await context.shop.app.inject({ url, headers: { cookie } })).json();
    return data.refundQuote.lines[0].quantity;
  };
  for (const [quantity, status] of [
    [1, 'received'],
    [2, 'refunded'],
  ] as const) {
    assert.is(await receive(quantity), null);
    assert.is(await proposed(), quantity, 'what came and was not given back');
    await refund(quantity);
    assert.is(await state(), status);
  }
  assert.is(await cameBack(), 3);
  assert.is(await receive(1), 'ReturnClosed', 'all that was announced is here');
});

test('what was given back before it came is noted when it comes', async (context) => {
  const { state, receive, refund, cameBack } = await anAnnounced(context, 2, 2);
  await refund(2);
  assert.is(await state(), 'refunded');
  assert.is(await receive(2), null);
  assert.equal([await state(), await cameBack()], ['refunded', 2]);
});

test('when the second of two refunds fails at the bank, the return waits for it again', async (context) => {
  const { state, receive, refund } = await anAnnounced(context, 4, 3);
  assert.is(await receive(3), null);
  await refund(1);
  const second = await refund(2);
  assert.is(await state(), 'refunded');
  const circumstances = { cause: 'webhook', now: shopTime } as const;
  await inTransaction(context.shop.database.db, (tx) =>
    recordRefusedRefund(tx, second, 'account_closed', circumstances),
  );
  assert.is(await state(), 'received');
});

test.run();
