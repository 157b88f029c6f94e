import type { Translated } from '../../../message.ts';
import type { messages as english } from '../../en/orders/paid-by-hand.ts';

export const messages: Translated<typeof english> = {
  'paidByHand.confirm': 'Celá částka {amount} dorazila na účet obchodu.',
  'paidByHand.reference': 'Údaj na výpisu',
};
