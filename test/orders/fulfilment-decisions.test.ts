// Sending, delivering and taking back, in every state that matters to them.
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import {
  decide,
  evolve,
  fold,
  type OrderCommand,
  type OrderEvent,
  type OrderState,
} from '#src/orders/order-decisions.ts';
import { closed, given, opened, paidEvent, type Row, refund, testTable, withdrawn } from './order-tables.ts';

const ordered = [
  { position: 0, quantity: 2 },
  { position: 1, quantity: 1 },
];
const sent = (isLast: boolean): OrderEvent => ({
  type: 'ParcelSent',
  parcelId: 'p1',
  carrier: 'dpd',
  trackingNumber: '1',
  lines: isLast ? ordered : [{ position: 0, quantity: 1 }],
  isLast,
});
const delivered: OrderEvent = { type: 'ParcelDelivered', parcelId: 'p1' };
const returned: OrderEvent = { type: 'ParcelReturned', parcelId: 'p1', lines: ordered, isRestocked: true };

const states = {
  awaiting: given(),
  processing: given({ type: 'PaymentProcessing', intentId: 'pi_1' }),
  cancelled: given({ type: 'OrderCancelled', reason: 'expired' }),
  paid: given(paidEvent),
  refunded: given(paidEvent, { type: 'RefundSucceeded', ...refund }),
  givenBack: given(paidEvent, { type: 'RefundSucceeded', ...refund, amountMinor: 10_000 }),
  disputed: given(paidEvent, opened),
  withdrawn: given(paidEvent, opened, withdrawn),
  won: given(paidEvent, opened, withdrawn, closed('won')),
  dropped: given(paidEvent, opened, closed('dropped')),
  lost: given(paidEvent, opened, withdrawn, closed('lost')),
  partlySent: given(paidEvent, sent(false)),
  sent: given(paidEvent, sent(true)),
  delivered: given(paidEvent, sent(true), delivered),
  returned: given(paidEvent, sent(true), returned),
} satisfies Record<string, OrderState>;

const parcel = {
  type: 'markSent' as const,
  parcelId: 'p2',
  carrier: 'dpd',
  trackingNumber: '2',
  ordered,
  capturedMinor: 10_000,
  isDespiteDispute: false,
  withdrawn: [],
  isDespiteWithdrawal: false,
};

const commands = {
  send: { ...parcel, lines: null },
  sendPart: { ...parcel, lines: [{ position: 0, quantity: 1 }] },
  sendTooMuch: { ...parcel, lines: [{ position: 1, quantity: 2 }] },
  sendNothing: { ...parcel, lines: [] },
  sendDespiteDispute: { ...parcel, lines: null, isDespiteDispute: true },
  deliver: { type: 'markDelivered', parcel: null },
  deliverSecond: { type: 'markDelivered', parcel: 2 },
  return: { type: 'markReturned', parcel: null, lines: null, isRestocked: true },
  returnPart: { type: 'markReturned', parcel: 1, lines: [{ position: 0, quantity: 1 }], isRestocked: false },
  returnTooMuch: { type: 'markReturned', parcel: null, lines: [{ position: 1, quantity: 2 }], isRestocked: true },
} satisfies Record<string, OrderCommand>;

type RowOfStates = Row<keyof typeof states>;

const unpaid = { awaiting: '!NotPaid', processing: '!NotPaid', cancelled: '!NotPaid' };
const sendableDespiteDispute = {
  otherwise: 'ParcelSent',
  ...unpaid,
  givenBack: '!FullyRefunded',
  sent: '!AlreadySent',
  delivered: '!AlreadySent',
  returned: '!AlreadySent',
};
const held = { disputed: '!HeldByDispute', withdrawn: '!HeldByDispute', lost: '!HeldByDispute' };
const sendable = { ...sendableDespiteDispute, ...held };
const unsent = { otherwise: '!NotSent', ...unpaid };
const returnable = {
  ...unsent,
  partlySent: 'ParcelReturned',
  sent: 'ParcelReturned',
  delivered: 'ParcelReturned',
  returned: '!AlreadyReturned',
};
const unknown = { partlySent: '!ParcelUnknown', sent: '!ParcelUnknown' };
const tooMuch = { partlySent: '!MoreThanSent', sent: '!MoreThanSent', delivered: '!MoreThanSent' };

/** Events by name; refusals with a `!`. The first column is for all states that a row does not name. */
const table: Record<keyof typeof commands, RowOfStates> = {
  send: sendable,
  sendPart: sendable,
  sendTooMuch: { ...sendable, otherwise: '!MoreThanOrdered' },
  sendNothing: { ...sendable, otherwise: '!NothingToSend' },
  sendDespiteDispute: sendableDespiteDispute,
  deliver: {
    ...unsent,
    partlySent: 'ParcelDelivered',
    sent: 'ParcelDelivered',
    delivered: '!AlreadyDelivered',
    returned: '!AlreadyReturned',
  },
  deliverSecond: { ...unsent, ...unknown, delivered: '!ParcelUnknown', returned: '!ParcelUnknown' },
  return: returnable,
  returnPart: returnable,
  returnTooMuch: { ...returnable, ...tooMuch },
};

testTable(table, commands, states);

// Seen to fail before: what the shopper had withdrawn from was sent like anything else.
test('what the shopper has withdrawn from before it was sent stays here unless somebody says so, and the rest goes', () => {
  const withdrawn = [{ position: 0, quantity: 1 }];
  const outcome = (given: object) => {
    const decision = decide({ ...parcel, lines: null, withdrawn, ...given }, states.paid);
    return decision.ok ? 'sent' : decision.error.kind;
  };
  assert.is(outcome({}), 'HeldByWithdrawal');
  assert.is(outcome({ lines: [{ position: 0, quantity: 2 }] }), 'HeldByWithdrawal');
  const others = [
    { position: 0, quantity: 1 },
    { position: 1, quantity: 1 },
  ];
  assert.is(outcome({ lines: others }), 'sent');
  assert.is(outcome({ isDespiteWithdrawal: true }), 'sent');
});

test('what is left of an order goes in its last parcel, and comes back by the parcel it went in', () => {
  const rest = decide(commands.send, states.partlySent);
  assert.equal(rest.ok && rest.value, [
    {
      type: 'ParcelSent',
      parcelId: 'p2',
      carrier: 'dpd',
      trackingNumber: '2',
      lines: [
        { position: 0, quantity: 1 },
        { position: 1, quantity: 1 },
      ],
      isLast: true,
    },
  ]);
  const whole = rest.ok ? fold(rest.value, states.partlySent) : states.partlySent;
  assert.is(whole.fulfilment, 'sent');
  const back = decide(
    { type: 'markReturned', parcel: null, lines: [{ position: 0, quantity: 2 }], isRestocked: true },
    whole,
  );
  assert.equal(back.ok && back.value.map((event) => event.type === 'ParcelReturned' && [event.parcelId, event.lines]), [
    ['p1', [{ position: 0, quantity: 1 }]],
    ['p2', [{ position: 0, quantity: 1 }]],
  ]);
  const after = back.ok ? fold(back.value, whole) : whole;
  assert.is(after.fulfilment, 'sent', 'a part of what was sent is still out');
  assert.is(evolve(after, { type: 'ParcelDelivered', parcelId: 'p2' }).fulfilment, 'delivered');
  const tooMuch = decide({ ...commands.sendTooMuch, lines: [{ position: 0, quantity: 2 }] }, states.partlySent);
  assert.equal(tooMuch, { ok: false, error: { kind: 'MoreThanOrdered', position: 0, leftQuantity: 1 } });
});

test('states follow from events', () => {
  assert.is(states.partlySent.fulfilment, 'partly_sent');
  assert.is(states.sent.fulfilment, 'sent');
  assert.is(states.delivered.fulfilment, 'delivered');
  assert.is(states.returned.fulfilment, 'returned');
});

test.run();
