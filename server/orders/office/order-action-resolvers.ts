import { KasaError } from '#src/errors.ts';
import type { OrderActionRefusal } from '#src/orders/office/office-order-refusals.ts';
import { decide, fold, type OrderCommand } from '#src/orders/order-decisions.ts';
import type { Result } from '#src/result.ts';
import type { Resolvers } from '../../schema/office-resolver-types.generated.ts';
import { listOrderEvents } from '../order-store.ts';
import { MAX_NOTE_LENGTH, noteOrder } from './note-order.ts';
import { type CheckAction, requestOrderAction, undoOrderAction } from './request-order-action.ts';
import { requestMailAgain, requestParcel } from './request-parcel.ts';

const MAX_TEXT_LENGTH = 500;
const MAX_TRACKING_LENGTH = 60;

export const orderActionResolvers: Resolvers = {
  Mutation: {
    async sendOrder(_, { number, version, trackingNumber, ...parcel }, context) {
      requireLength(trackingNumber, MAX_TRACKING_LENGTH);
      const asked = { ...parcel, trackingNumber: trackingNumber.trim() };
      return shown(await requestParcel(context, { number, version }, asked));
    },
    async deliverOrder(_, { number, version }, context) {
      const request = { number, version, kind: 'delivered' as const, input: {} };
      return shown(await requestOrderAction(context, request, checkDecision({ type: 'markDelivered', parcel: null })));
    },
    async payOrderByHand(_, { number, version, reference }, context) {
      requireLength(reference, MAX_TEXT_LENGTH);
      const request = { number, version, kind: 'paid' as const, input: { reference } };
      const command = { type: 'notePaidByHand' as const, intentId: '', isStockLeft: true };
      return shown(await requestOrderAction(context, request, checkDecision(command)));
    },
    async resendOrderMail(_, { number, version, key }, context) {
      return shown(await requestMailAgain(context, { number, version }, key));
    },
    async undoOrderAction(_, { id }, context) {
      return shown(await undoOrderAction(context, id));
    },
    async noteOrder(_, { number, text }, context) {
      const note = text.trim();
      if (note === '') throw new KasaError('BAD_REQUEST', 'A note says something.');
      requireLength(note, MAX_NOTE_LENGTH);
      return shown(await noteOrder(context, { number, text: note }));
    },
  },
};

/** By what the order itself says to it. */
function checkDecision(command: OrderCommand): CheckAction {
  return async (tx, { id }) => decide(command, fold(await listOrderEvents(tx, id)));
}

function requireLength(text: string, most: number): void {
  if (text.length > most) throw new KasaError('BAD_REQUEST', `A text is longer than ${most} characters.`);
}

function shown(result: Result<unknown, OrderActionRefusal>): { refusal: string | null } {
  return { refusal: result.ok ? null : result.error.kind };
}
