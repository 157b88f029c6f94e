// The problems of a card field while it is being filled in, by the codes of Stripe's change events. Stripe sends texts
// as well; ours say the same in the shop's tone.
import type { MessageKey } from '../i18n/all-messages.ts';
import type { CardField } from './payment-field.ts';

export const cardFields: readonly CardField[] = ['cardNumber', 'cardExpiry', 'cardCvc'];

export type CardFieldState = { isComplete: boolean; errorCode: string | null };

export const emptyCardState: Readonly<Record<CardField, CardFieldState>> = {
  cardNumber: { isComplete: false, errorCode: null },
  cardExpiry: { isComplete: false, errorCode: null },
  cardCvc: { isComplete: false, errorCode: null },
};

/** Null when there is no problem; an unfinished field is one only when `isFinal`. */
export function cardFieldProblem(field: CardField, state: CardFieldState, isFinal: boolean): MessageKey | null {
  if (state.errorCode) return messageOfCode(field, state.errorCode);
  return isFinal && !state.isComplete ? `payment.${field}Incomplete` : null;
}

function messageOfCode(field: CardField, code: string): MessageKey {
  if (/_past$/.test(code)) return 'payment.cardExpiryPast';
  if (field === 'cardCvc' || code.startsWith('incomplete_')) return `payment.${field}Incomplete`;
  return `payment.${field}Wrong`;
}
