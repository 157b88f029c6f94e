// What is decided about a draft while its customer is at her bank: refused, it has changed nothing for her.
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { Database, Db } from '#server/database/connect.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { recordPayment } from '#server/orders/record-payment.ts';
import { emptyCustomer } from '#src/drafts/draft-content.ts';
import { openTestDatabase } from '../database/test-database.ts';
import { orderOf, started, stockOf } from '../orders/a-paying-shopper.ts';
import { assertMoneyPathInvariants } from '../orders/money-path-invariants.ts';
import { aDraftOrder } from './a-draft.ts';

type Context = { database: Database; db: Db };
const test = suite<Context>('drafts that are being paid');

test.before(async (context) => {
  context.database = await openTestDatabase();
  context.db = context.database.db;
});
test.after(({ database }) => database.close());
test.after.each(({ db }) => assertMoneyPathInvariants(db));

test('what is refused at the stall leaves the link and the payment of who is at her bank this moment', async ({
  db,
}) => {
  const draft = await aDraftOrder(db, { onHand: 2 });
  const token = await draft.link();
  const { orderToken } = started(await draft.press(token));
  const { id } = draft.intent();
  const linked = await draft.linkState(token);
  const refusals = [
    [await draft.payHere(), 'AddressMissing'],
    [await draft.payHere({ version: 9 }), 'DraftChanged'],
    [await draft.tryLink(9), 'DraftChanged'],
  ] as const;
  for (const [result, kind] of refusals) assert.is(result.ok ? null : result.error.kind, kind);
  const content = JSON.stringify({ ...draft.content, lines: [] });
  await db.updateTable('draft_orders').set({ content }).where('number', '=', draft.number).execute();
  const unlinked = await draft.tryLink();
  assert.is(unlinked.ok ? null : unlinked.error.kind, 'NothingToSell');
  assert.equal(await draft.linkState(token), linked);
  assert.is(draft.payments.intents.get(id)?.status, 'requires_payment_method');
  assert.is((await orderOf(db, orderToken)).payment_state, 'awaiting_payment');
  assert.equal(await stockOf(db, draft.variantId), { on_hand: 2, reserved: 2 });
  const intent = draft.payments.settle(id, 'succeeded');
  await inTransaction(db, (tx) => recordPayment(tx, { intent, cause: 'webhook', now: draft.services.now() }));
  assert.is((await orderOf(db, orderToken)).payment_state, 'paid');
});

test('the last pieces that the shopper has ordered and not paid are sold at the stall', async ({ db }) => {
  const address = { line1: 'ul. Długa 3', postalCode: '00-238', city: 'Warszawa', country: 'PL' };
  const customer = { ...emptyCustomer, ...address, email: 'jan@example.com', fullName: 'Jan Kowalski' };
  const draft = await aDraftOrder(db, { onHand: 2 }, { customer });
  const { orderToken } = started(await draft.press(await draft.link()));
  assert.ok((await draft.payHere({ isHandedOver: false })).ok);
  assert.is((await orderOf(db, orderToken)).payment_state, 'cancelled');
  assert.is(draft.intent().status, 'canceled');
  assert.equal(await stockOf(db, draft.variantId), { on_hand: 0, reserved: 0 });
});

test.run();
