// Staff types what stands on the statement of a Finnish bank, and finds the order.
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { Database } from '#server/database/connect.ts';
import { finnishReference } from '#server/orders/manual/finnish-reference.ts';
import { listOrders } from '#server/orders/office/list-orders.ts';
import { openTestDatabase } from '../../database/test-database.ts';
import { aCashOrder, aTransfer } from '../a-manual-order.ts';

const test = suite<{ database: Database }>('orders by the reference of a transfer');

test.before(async (context) => {
  context.database = await openTestDatabase();
});
test.after(({ database }) => database.close());

test('an order that is paid by transfer is found by its reference, and no other is', async ({ database: { db } }) => {
  const numberOf = async ({ orderId }: { orderId: string }) =>
    (await db.selectFrom('orders').select('number').where('id', '=', orderId).executeTakeFirstOrThrow()).number;
  const [transfer, cash] = [await numberOf(await aTransfer(db)), await numberOf(await aCashOrder(db))];
  const found = async (text: string) =>
    (await listOrders(db, { filters: { text }, first: 5, now: new Date() })).orders.map(({ number }) => number);
  assert.equal(await found(finnishReference(transfer)), [transfer]);
  assert.equal(await found(finnishReference(transfer).replaceAll(' ', '')), [transfer]);
  assert.equal(await found(finnishReference(cash)), []);
});

test.run();
