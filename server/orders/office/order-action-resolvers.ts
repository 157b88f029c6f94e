import { KasaError } from '#src/errors.ts';
import type { OrderActionRefusal } from '#src/orders/office/office-order-refusals.ts';
import type { Result } from '#src/result.ts';
import type { Resolvers } from '../../schema/office-resolver-types.generated.ts';
import { MAX_NOTE_LENGTH, noteOrder } from './note-order.ts';
import { requestOrderAction, undoOrderAction } from './request-order-action.ts';
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
      return shown(await requestOrderAction(context, { number, version, kind: 'delivered', input: {} }));
    },
    async payOrderByHand(_, { number, version, reference }, context) {
      requireLength(reference, MAX_TEXT_LENGTH);
      return shown(await requestOrderAction(context, { number, version, kind: 'paid', input: { reference } }));
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

function requireLength(text: string, most: number): void {
  if (text.length > most) throw new KasaError('BAD_REQUEST', `A text is longer than ${most} characters.`);
}

function shown(result: Result<unknown, OrderActionRefusal>): { refusal: string | null } {
  return { refusal: result.ok ? null : result.error.kind };
}
