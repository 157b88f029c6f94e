import type { Translated } from '../../../message.ts';
import type { messages as english } from '../../en/orders/paid-by-hand.ts';

export const messages: Translated<typeof english> = {
  'paidByHand.confirm': 'Der volle Betrag von {amount} ist auf dem Konto des Shops eingegangen.',
  'paidByHand.reference': 'Verwendungszweck laut Kontoauszug',
};
