import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { concerns } from '#src/live/live-kinds.ts';

const test = suite('what an open screen asks for again');

const order = { kind: 'order', subject: '1001' } as const;

test('a change of an order concerns the order itself, every list of orders, and its customer', () => {
  assert.ok(concerns(order, 'OrdersManaged', { number: 1001 }));
  assert.not(concerns(order, 'OrdersManaged', { number: 1002 }));
  for (const name of ['OrdersToday', 'ReturnsList', 'PackingQueue', 'CustomersList', 'CustomersShow'] as const) {
    assert.ok(concerns(order, name, { id: '7' }), name);
  }
  assert.not(concerns(order, 'StaffList', {}));
});

test('a change of a dispute concerns the disputes and the order that is contested', () => {
  const dispute = { kind: 'dispute', subject: '1001' } as const;
  assert.ok(concerns(dispute, 'DisputesOpen', {}));
  assert.ok(concerns(dispute, 'DisputesManaged', { id: 'dp_1' }));
  assert.ok(concerns(dispute, 'OrdersManaged', { number: 1001 }));
  assert.not(concerns(dispute, 'OrdersManaged', { number: 1002 }));
});

test.run();
