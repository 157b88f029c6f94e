import { randomUUID } from 'node:crypto';
import { KasaError } from '#src/errors.ts';
import type { Result } from '#src/result.ts';
import type { Resolvers } from '../../schema/office-resolver-types.generated.ts';
import { isKnownCarrier } from '../../shipping/own-carriers.ts';
import { MAX_NOTE_LENGTH, noteOrder } from './note-order.ts';
import { requestOrderAction, undoOrderAction } from './request-order-action.ts';

const MAX_TEXT_LENGTH = 500;
const MAX_TRACKING_LENGTH = 60;
/** More than any carrier takes. */
const MOST_GRAMS = 1_000_000;

export const orderActionResolvers: Resolvers = {
  Mutation: {
    async sendOrder(_, { number, version, carrier, trackingNumber, lines, isDespiteDispute, label }, context) {
      if (!isKnownCarrier(carrier)) return { refusal: 'CarrierUnknown' };
      requireLength(trackingNumber, MAX_TRACKING_LENGTH);
      if (lines.length === 0 || lines.some(({ quantity }) => quantity < 1)) return { refusal: 'NothingToSend' };
      if (label && !(await context.findLabelCarrier(carrier))) return { refusal: 'LabelKeysMissing' };
      if (label && (label.weightGrams < 1 || label.weightGrams > MOST_GRAMS)) return { refusal: 'LabelTooHeavy' };
      const parcel = {
        parcelId: randomUUID(),
        carrier,
        trackingNumber: trackingNumber.trim(),
        lines,
        isDespiteDispute,
        ...(label && { label }),
      };
      return shown(await requestOrderAction(context, { number, version, kind: 'send', input: parcel }));
    },
    async deliverOrder(_, { number, version }, context) {
      return shown(await requestOrderAction(context, { number, version, kind: 'delivered', input: {} }));
    },
    async payOrderByHand(_, { number, version, reference }, context) {
      requireLength(reference, MAX_TEXT_LENGTH);
      return shown(await requestOrderAction(context, { number, version, kind: 'paid', input: { reference } }));
    },
    async resendOrderMail(_, { number, version, key }, context) {
      const sent = await context.db
        .selectFrom('sent_mails')
        .innerJoin('orders', 'orders.id', 'sent_mails.order_id')
        .select('sent_mails.key')
        .where('sent_mails.key', '=', key)
        .where('orders.number', '=', number)
        .executeTakeFirst();
      if (!sent) return { refusal: 'MailUnknown' };
      const input = { mailKey: sent.key };
      return shown(await requestOrderAction(context, { number, version, kind: 'resend_mail', input }));
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

function shown(result: Result<unknown, { kind: string }>): { refusal: string | null } {
  return { refusal: result.ok ? null : result.error.kind };
}
