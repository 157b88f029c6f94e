// `kill -9` in the middle of a refusal, at the latest point of each: everything is written, and nothing is taken back yet.
// Started again, the shop has nothing of it, refuses the same once more and leaves nothing, and takes what is right.
import * as assert from 'uvu/assert';
import { sendParcel } from '#server/fulfilment/send-parcel.ts';
import { aDraftOrder } from '../../drafts/a-draft.ts';
import { changedTables, takeSnapshot } from '../../refusals/database-snapshot.ts';
import { aWithdrawal } from '../../returns/a-withdrawal.ts';
import { placed } from '../http-buyer.ts';
import { type KillableContext, killableSuite } from '../killable-suite.ts';
import { officeOf } from '../office-of-shop.ts';
import { repeatedly } from '../repeatedly.ts';

const test = killableSuite('killed while it refuses');

/** 129.00 zł and the courier's 16.99 zł. */
const ONE = 14_599;
const THREE = 3 * 12_900;

/** What only people change; the shop's own work goes on beside it. */
const watched = [
  ...['orders', 'order_events', 'payment_attempts', 'stock_reservations', 'stock_movements', 'variants'],
  ...['carts', 'cart_lines', 'returns', 'return_receipts', 'parcel_lines', 'draft_orders', 'audit_log'],
];

type Asked = {
  refusal: string;
  /** The kind of the refusal, or null. */
  wrong(): Promise<string | null>;
  right(): Promise<string | null>;
};

const prepared: Record<string, (context: KillableContext) => Promise<Asked>> = {
  async 'a press with another total, while the older order of the cart is being paid'({ buyer, variantId }) {
    await buyer.fillCart({ [variantId]: 1 });
    placed(await buyer.press(ONE));
    await buyer.setQuantity(variantId, 3);
    const press = async (total: number) => (await buyer.press(total)).result?.__typename ?? null;
    return {
      refusal: 'TotalChanged',
      wrong: () => press(ONE),
      right: async () => ((await press(THREE)) === 'PlacedOrder' ? null : 'not placed'),
    };
  },
  async 'a reception of a return that is refused for its second line'(context) {
    const { shop, buyer, variantId } = context;
    await buyer.fillCart({ [variantId]: 1 });
    const { clientSecret, orderToken } = placed(await buyer.press(ONE));
    await buyer.payByCard(clientSecret ?? '');
    assert.is(await buyer.comeBack(orderToken), 'paid');
    const { id, number } = await shop.db.selectFrom('orders').select(['id', 'number']).executeTakeFirstOrThrow();
    const services = { db: shop.db, now: () => new Date() };
    const parcel = { carrier: 'inpost', trackingNumber: '1', lines: null, isDespiteDispute: false };
    assert.ok((await sendParcel(services, { orderId: id, ...parcel })).ok);
    const fields = { orderNumber: String(number), orderEmail: 'jan@example.com' };
    const announced = await aWithdrawal(services, { fields, lines: [{ position: 0, quantity: 1 }] });
    const ask = await officeOf(shop);
    const receive = (restocked: boolean[]) =>
      ask('ReturnsReceive', {
        number: announced.number,
        lines: restocked.map((isRestocked) => ({ position: 0, quantity: 1, condition: '', isRestocked })),
      });
    return { refusal: 'AlreadyReturned', wrong: () => receive([true, false]), right: () => receive([true]) };
  },
  async 'a draft that cannot be paid here, with a link that is open'({ shop }) {
    const draft = await aDraftOrder(shop.db);
    await draft.link();
    const ask = await officeOf(shop);
    const named = { number: draft.number, version: 1 };
    const here = { paidBy: 'cash', isHandedOver: false, hasReceipt: false } as const;
    return {
      refusal: 'AddressMissing',
      wrong: () => ask('DraftsPayHere', { ...named, ...here }),
      right: () => ask('DraftsWithdraw', named),
    };
  },
};

for (const [title, prepare] of Object.entries(prepared)) {
  repeatedly(test, title, async (context) => {
    const { shop } = context;
    await shop.start();
    const { refusal, wrong, right } = await prepare(context);
    const before = await takeSnapshot(shop.db);
    const left = async () =>
      changedTables(before, await takeSnapshot(shop.db)).filter((table) => watched.includes(table));

    await shop.start('before-rollback');
    const unanswered = await wrong().catch((error: Error) => error.name);
    await shop.died();
    assert.is(unanswered, 'TypeError');
    assert.equal(await left(), []);

    await shop.start();
    assert.is(await wrong(), refusal);
    assert.equal(await left(), []);
    assert.is(await right(), null);
    assert.not.equal(await left(), []);
  });
}

test.run();
