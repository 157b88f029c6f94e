// A cart that was ordered, changed, and is ordered again: of the two orders one is paid.
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { setCartQuantity } from '#server/cart/change-cart.ts';
import type { Database, Db } from '#server/database/connect.ts';
import { money } from '#src/money.ts';
import { openTestDatabase } from '../../database/test-database.ts';
import { aDraft } from '../../fixtures/a-shopper.ts';
import { aShopper, orderOf, started, stockOf } from '../a-paying-shopper.ts';
import { assertMoneyPathInvariants } from '../money-path-invariants.ts';

const test = suite<{ database: Database; db: Db }>('orders of a cart that was changed');

test.before(async (context) => {
  context.database = await openTestDatabase();
  context.db = context.database.db;
});
test.after(({ database }) => database.close());
test.after.each(({ db }) => assertMoneyPathInvariants(db));

// Seen to fail with the older order cancelled before the new one was decided.
test('a press that is refused leaves the older order to whoever is paying it', async ({ db }) => {
  const shopper = await aShopper(db, { onHand: 4 });
  const { orderToken } = started(await shopper.press());
  await setCartQuantity(shopper.services, { variantId: shopper.variantId, quantity: 3 });
  const changed = await shopper.press();
  assert.is(changed.ok ? null : changed.error.kind, 'TotalChanged');
  const unserved = await shopper.press({ draft: { ...aDraft, shippingMethod: 'postnl' } });
  assert.is(unserved.ok ? null : unserved.error.kind, 'DeliveryNotAvailable');
  const [intent] = shopper.payments.intents.values();
  assert.is(intent?.status, 'requires_payment_method');
  assert.is((await orderOf(db, orderToken)).payment_state, 'awaiting_payment');
  assert.equal(await stockOf(db, shopper.variantId), { on_hand: 4, reserved: 1 });
  const second = started(await shopper.press({ expectedTotal: money(3 * 12_900, 'PLN') }));
  assert.is.not(second.orderToken, orderToken);
  assert.equal(await stockOf(db, shopper.variantId), { on_hand: 4, reserved: 3 });
  assert.is((await orderOf(db, orderToken)).payment_state, 'cancelled');
});

test.run();
