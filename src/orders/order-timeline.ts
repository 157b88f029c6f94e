// The order's history as simple steps, from its two states and its events.
import type { MessageKey } from '../i18n/all-messages.ts';
import type { OrderFieldsFragment } from '../operations.generated.ts';
import { EMAILED } from '../shipping/carriers.ts';
import { isCollectedInPerson } from './carriers-of-order.ts';
import type { OrderEvent } from './order-decisions.ts';

export type StepState = 'done' | 'current' | 'pending';
export type TimelineStep = {
  name: MessageKey;
  state: StepState;
  /** When it happened; ISO 8601. */
  at?: string | undefined;
  /** What the current step is waiting for. */
  note?: MessageKey | undefined;
};

type Order = Pick<
  OrderFieldsFragment,
  'createdAt' | 'paymentState' | 'fulfilmentState' | 'events' | 'refunded' | 'totals' | 'shippingMethod'
> & { parcels: readonly { carrier: string }[] };

export function orderTimeline(order: Order): TimelineStep[] {
  const placed: TimelineStep = { name: 'order.stepPlaced', state: 'done', at: order.createdAt };
  if (order.paymentState === 'cancelled') {
    const cancelled: TimelineStep = { name: 'order.stepCancelled', state: 'done', at: timeOf(order, 'OrderCancelled') };
    return [placed, cancelled, ...(order.refunded.minor > 0 ? [refundStep(order)] : [])];
  }
  const { refunded, totals } = order;
  // Nothing is given back of an order that cost nothing.
  if (order.paymentState !== 'paid' || refunded.minor === 0 || refunded.minor < totals.total.minor) {
    const [payment, goods] = [paymentStep(order), fulfilmentSteps(order)];
    return isPaidLast(order) ? [placed, ...goods, payment] : [placed, payment, ...goods];
  }
  // After a full refund no further steps are expected.
  const happened = fulfilmentSteps(order).filter(({ state }) => state === 'done');
  return [placed, paymentStep(order), ...happened, refundStep(order)];
}

function refundStep(order: Order): TimelineStep {
  return { name: 'order.stepRefunded', state: 'done', at: timeOf(order, 'RefundSucceeded') };
}

/** Whether the order is paid on delivery. */
function isPaidLast({ events, paymentState, fulfilmentState }: Order): boolean {
  if (paymentState === 'due_on_delivery') return true;
  return fulfilmentState === 'delivered' && events.some(({ type }) => type === 'CashOnDeliveryChosen');
}

function paymentStep(order: Order): TimelineStep {
  if (order.paymentState === 'due_on_delivery') return { name: 'order.stepPaid', state: 'pending' };
  if (order.paymentState === 'paid') {
    return { name: 'order.stepPaid', state: 'done', at: timeOf(order, 'PaymentSucceeded') };
  }
  const isProcessing = order.paymentState === 'payment_processing';
  return {
    name: 'order.stepPaid',
    state: 'current',
    note: isProcessing ? 'order.waitsForBank' : 'order.waitsForPayment',
  };
}

/** Whoever comes for the goods is sent nothing. */
function collectionSteps(order: Order): TimelineStep[] {
  const collectedAt = timeOf(order, 'ParcelSent');
  const isPaid = order.paymentState === 'paid';
  const isThere = order.fulfilmentState !== 'unfulfilled' && order.fulfilmentState !== 'partly_sent';
  return [
    isThere
      ? { name: 'order.stepCollected', state: 'done', at: collectedAt }
      : { name: 'order.stepCollected', state: isPaid ? 'current' : 'pending', note: 'order.collectedAsAgreed' },
    ...partReturned(order),
  ];
}

function fulfilmentSteps(order: Order): TimelineStep[] {
  // What is mailed has no way to go.
  if (order.shippingMethod === EMAILED) return [];
  if (isCollectedInPerson(order)) return collectionSteps(order);
  const packed = (state: StepState, note?: MessageKey): TimelineStep => ({ name: 'order.stepPacked', state, note });
  const sentAt = timeOf(order, 'ParcelSent');
  const sent = (state: StepState): TimelineStep => ({
    name: 'order.stepSent',
    state,
    // A parcel may have been taken back before its carrier had it.
    ...(state !== 'pending' && { at: sentAt }),
  });
  const delivered: TimelineStep = { name: 'order.stepDelivered', state: 'pending' };
  const deliveredAt = timeOf(order, 'ParcelDelivered');
  if (order.paymentState !== 'paid' && order.paymentState !== 'due_on_delivery')
    return [packed('pending'), sent('pending'), delivered];
  switch (order.fulfilmentState) {
    case 'unfulfilled':
      return [packed('current', 'order.beingPacked'), sent('pending'), delivered];
    case 'partly_sent':
      return [packed('current', 'order.partlySent'), sent('pending'), delivered, ...partReturned(order)];
    case 'sent':
      return [
        packed('done'),
        sent('done'),
        { ...delivered, state: 'current', note: 'order.onItsWay' },
        ...partReturned(order),
      ];
    case 'delivered':
      return [packed('done'), sent('done'), { ...delivered, state: 'done', at: deliveredAt }, ...partReturned(order)];
    case 'returned':
      return [
        packed('done'),
        sent('done'),
        ...(deliveredAt ? [{ ...delivered, state: 'done' as const, at: deliveredAt }] : []),
        { name: 'order.stepReturned', state: 'done', at: timeOf(order, 'ParcelReturned') },
      ];
  }
}

function partReturned(order: Order): TimelineStep[] {
  const at = timeOf(order, 'ParcelReturned');
  return at ? [{ name: 'order.stepPartlyReturned', state: 'done', at }] : [];
}

/** The time of the latest event of this type. */
function timeOf(order: Order, wanted: OrderEvent['type']): string | undefined {
  return order.events.findLast(({ type }) => type === wanted)?.at;
}
