import type { Translated } from '../../../message.ts';
import type { messages as english } from '../../en/orders/paid-by-hand.ts';

export const messages: Translated<typeof english> = {
  'paidByHand.confirm': 'Cała kwota, {amount}, wpłynęła na konto sklepu.',
  'paidByHand.reference': 'Tytuł na wyciągu',
};
