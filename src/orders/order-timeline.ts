// The order's life in steps anyone understands, from its two states and its events.
import type { MessageKey } from '../i18n/messages/en.ts';
import type { OrderFieldsFragment } from '../operations.generated.ts';

export type StepState = 'done' | 'current' | 'pending';
export type TimelineStep = {
  name: MessageKey;
  state: StepState;
  /** When it happened; ISO 8601. */
  at?: string | undefined;
  /** What is being waited for, while the step is the current one. */
  note?: MessageKey | undefined;
};

type Order = Pick<OrderFieldsFragment, 'createdAt' | 'paymentState' | 'fulfilmentState' | 'events'>;

export function orderTimeline(order: Order): TimelineStep[] {
  const placed: TimelineStep = { name: 'order.stepPlaced', state: 'done', at: order.createdAt };
  if (order.paymentState === 'cancelled') {
    return [placed, { name: 'order.stepCancelled', state: 'done', at: timeOf(order, ['OrderCancelled']) }];
  }
  return [placed, paymentStep(order), ...fulfilmentSteps(order)];
}

function paymentStep(order: Order): TimelineStep {
  if (order.paymentState === 'paid') {
    return { name: 'order.stepPaid', state: 'done', at: timeOf(order, ['PaymentSucceeded']) };
  }
  const isProcessing = order.paymentState === 'payment_processing';
  return {
    name: 'order.stepPaid',
    state: 'current',
    note: isProcessing ? 'order.waitsForBank' : 'order.waitsForPayment',
  };
}

function fulfilmentSteps(order: Order): TimelineStep[] {
  const sentAt = timeOf(order, ['OrderSent', 'ParcelSent']);
  const sent = (state: StepState, note?: MessageKey): TimelineStep => ({
    name: 'order.stepSent',
    state,
    at: sentAt,
    note,
  });
  const delivered: TimelineStep = { name: 'order.stepDelivered', state: 'pending' };
  if (order.paymentState !== 'paid') return [sent('pending'), delivered];
  switch (order.fulfilmentState) {
    case 'unfulfilled':
      return [sent('current', 'order.beingPacked'), delivered];
    case 'partly_sent':
      return [sent('current', 'order.partlySent'), delivered];
    case 'sent':
      return [sent('done'), { ...delivered, state: 'current' }];
    case 'delivered':
      return [sent('done'), { ...delivered, state: 'done', at: timeOf(order, ['OrderDelivered', 'ParcelDelivered']) }];
    case 'returned':
      return [sent('done'), { name: 'order.stepReturned', state: 'done', at: timeOf(order, ['OrderReturned']) }];
  }
}

/** The latest event of these types. */
function timeOf(order: Order, types: readonly string[]): string | undefined {
  return order.events.findLast(({ type }) => types.includes(type))?.at;
}
