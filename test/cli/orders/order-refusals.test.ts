import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { orderRefused, type RefusedCommand } from '#bin/commands/orders/order-refusals.ts';

const order = { number: 1001, currency: 'PLN' } as const;

/** What a command says, and what it advises. */
function adviceOf(kind: 'NotPaid' | 'AlreadyPaid' | 'AlreadySent' | 'PaymentUnderWay', name: RefusedCommand['name']) {
  const { message, fix } = orderRefused({ kind }, order, { name });
  return `${message} ${fix}`;
}

test('an order that is not paid is paid before it is sent, and cancelled rather than refunded', () => {
  assert.match(adviceOf('NotPaid', 'send'), /nothing of it is sent.* kasa paid 1001/);
  assert.match(adviceOf('NotPaid', 'refund'), /nothing to give back.* kasa cancel 1001/);
});

test('a paid order is refunded rather than cancelled, and a second payment goes back', () => {
  assert.match(adviceOf('AlreadyPaid', 'cancel'), /not cancelled.* kasa refund 1001/);
  assert.match(adviceOf('AlreadyPaid', 'paid'), /second payment back/);
});

test('an order that has been sent is taken back rather than cancelled', () => {
  assert.match(adviceOf('AlreadySent', 'cancel'), /not cancelled.* kasa returned 1001/);
  assert.match(adviceOf('AlreadySent', 'send'), /Look at the parcels/);
});

test('a payment under way is neither cancelled nor counted twice', () => {
  assert.match(adviceOf('PaymentUnderWay', 'cancel'), /not cancelled/);
  assert.match(adviceOf('PaymentUnderWay', 'paid'), /charge twice/);
});

test.run();
