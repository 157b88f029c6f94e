// What platforms are told of money that was given back, and of what came back.
import * as assert from 'uvu/assert';
import { inTransaction } from '#server/database/transaction.ts';
import { appendOrderEvents } from '#server/orders/order-store.ts';
import { insertRefund, saveRefundStatus } from '#server/payments/refund-store.ts';
import { askAsPlatform, type UcpBody } from '../fixtures/ucp/ask-as-platform.ts';
import { faultsOf, type UcpVersionName, ucpVersions } from '../fixtures/ucp/read-schemas.ts';
import { anOrder, deliver, suiteOfTelling, type TellingContext } from './a-telling-shop.ts';

const test = suiteOfTelling('refunds that platforms are told of');

/** Gives back one unit of the last order, and an amount that the provider could not give back. */
async function giveBack({ shop, clock }: TellingContext): Promise<{ orderId: string; refundId: string }> {
  const { db } = shop.database;
  const { id: orderId } = await db
    .selectFrom('orders')
    .select('id')
    .orderBy('number', 'desc')
    .executeTakeFirstOrThrow();
  const about = { orderId, intentId: 'pi_told', currency: 'PLN', cause: 'staff', reason: 'scratched' } as const;
  const line = { position: 0, quantity: 1, amountMinor: 12_900, costMinor: 0, isRestocked: false };
  const refunds = [
    { amountMinor: 12_900, status: 'succeeded', parts: { deliveryMinor: 0, lines: [line], vat: [] } },
    { amountMinor: 500, status: 'failed' },
  ] as const;
  const written = refunds.map((refund, at) => ({ ...refund, id: `${orderId.slice(0, -1)}${at}` }));
  await inTransaction(db, async (tx) => {
    for (const { status, ...refund } of written) {
      await insertRefund(tx, { ...about, ...refund }, clock.now);
      await saveRefundStatus(tx, refund.id, { status, stripeRefundId: null, failureReason: null, now: clock.now });
    }
    const told = { type: 'RefundSucceeded', refundId: 'r', intentId: 'pi_told', amountMinor: 12_900 } as const;
    await appendOrderEvents(tx, orderId, [told], 'test', clock.now);
  });
  return { orderId, refundId: written[0]?.id ?? '' };
}

for (const version of ucpVersions) {
  test(`what was given back is told to a platform of ${version}, and stays when it failed`, async (context) => {
    const { shop, platform, clock } = context;
    const profile = `asks-${version}`;
    const id = await anOrder(context, profile);
    await deliver(context);
    await giveBack(context);
    const [sent] = await deliver(context);
    const about = { transport: 'rest', profileUrl: platform.profileUrl(profile) } as const;
    const asked = await askAsPlatform(shop, { ...about, operation: 'get_order', id });
    for (const body of [JSON.parse(sent?.body ?? '{}'), asked.body]) {
      assert.equal(faultsOf(body, { version: version as UcpVersionName, schema: 'shopping/order.json' }), []);
      assert.equal(
        body.adjustments.map(({ id: _id, ...adjustment }: UcpBody) => adjustment),
        [
          {
            ...{ type: 'refund', occurred_at: clock.now.toISOString(), status: 'completed' },
            ...{ line_items: [{ id: 'line-1', quantity: -1 }], totals: [{ type: 'total', amount: -12_900 }] },
          },
          {
            ...{ type: 'refund', occurred_at: clock.now.toISOString(), status: 'failed' },
            totals: [{ type: 'total', amount: -500 }],
          },
        ],
      );
      assert.not.match(JSON.stringify(body), 'scratched');
    }
  });
}

test('a platform is told of a refund that the bank returns after it had succeeded', async (context) => {
  const { shop, clock } = context;
  await anOrder(context, 'asks-2026-08-25');
  const { orderId, refundId } = await giveBack(context);
  await deliver(context);
  await inTransaction(shop.database.db, async (tx) => {
    const status = { status: 'failed', stripeRefundId: null, failureReason: null, now: clock.now } as const;
    await saveRefundStatus(tx, refundId, status);
    const refund = { refundId, intentId: 'pi_told', amountMinor: 12_900 };
    await appendOrderEvents(tx, orderId, [{ type: 'RefundFailed', ...refund, reason: null }], 'test', clock.now);
  });
  const sent = await deliver(context);
  const statuses = sent.map(({ body }) => JSON.parse(body).adjustments.map(({ status }: UcpBody) => status));
  assert.equal(statuses, [['failed', 'failed']]);
});

test.run();
