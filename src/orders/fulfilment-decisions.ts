// The goods on their way. Only what is paid is sent.
import { ok, type Result, refuse } from '../result.ts';
import type { PaymentState } from './payment-decisions.ts';
import { type RefundsState, refundedOrRequested } from './refund-decisions.ts';

export type FulfilmentState = { fulfilment: 'unfulfilled' | 'partly_sent' | 'sent' | 'delivered' | 'returned' };

export type FulfilmentCommand =
  | {
      type: 'markSent';
      carrier: string;
      trackingNumber: string;
      /** False: more parcels follow. */
      isLast: boolean;
      capturedMinor: number;
    }
  | { type: 'markDelivered' }
  | { type: 'markReturned' };

export type FulfilmentEvent =
  | { type: 'ParcelSent'; carrier: string; trackingNumber: string; isLast: boolean }
  | { type: 'OrderDelivered' }
  | { type: 'OrderReturned' };

export type FulfilmentRefusal =
  | { kind: 'NotPaid' }
  | { kind: 'FullyRefunded' }
  | { kind: 'AlreadySent' }
  | { kind: 'NotSent' }
  | { kind: 'AlreadyDelivered' }
  | { kind: 'AlreadyReturned' };

type State = PaymentState & RefundsState & FulfilmentState;

export function decideFulfilment(
  command: FulfilmentCommand,
  state: State,
): Result<FulfilmentEvent[], FulfilmentRefusal> {
  if (state.payment !== 'paid') return refuse({ kind: 'NotPaid' });
  switch (command.type) {
    case 'markSent': {
      const { carrier, trackingNumber, isLast, capturedMinor } = command;
      if (state.fulfilment !== 'unfulfilled' && state.fulfilment !== 'partly_sent') {
        return refuse({ kind: 'AlreadySent' });
      }
      if (refundedOrRequested(state, state.intentId) >= capturedMinor) return refuse({ kind: 'FullyRefunded' });
      return ok([{ type: 'ParcelSent', carrier, trackingNumber, isLast }]);
    }
    case 'markDelivered':
      if (state.fulfilment === 'sent') return ok([{ type: 'OrderDelivered' }]);
      return refuse(whyNotArrived(state));
    case 'markReturned':
      // A parcel that nobody takes in comes back without having been delivered.
      if (state.fulfilment === 'sent' || state.fulfilment === 'delivered') return ok([{ type: 'OrderReturned' }]);
      return refuse(whyNotArrived(state));
  }
}

function whyNotArrived({ fulfilment }: FulfilmentState): FulfilmentRefusal {
  if (fulfilment === 'delivered') return { kind: 'AlreadyDelivered' };
  return { kind: fulfilment === 'returned' ? 'AlreadyReturned' : 'NotSent' };
}

export function evolveFulfilment(event: FulfilmentEvent): FulfilmentState {
  switch (event.type) {
    case 'ParcelSent':
      return { fulfilment: event.isLast ? 'sent' : 'partly_sent' };
    case 'OrderDelivered':
      return { fulfilment: 'delivered' };
    case 'OrderReturned':
      return { fulfilment: 'returned' };
  }
}
