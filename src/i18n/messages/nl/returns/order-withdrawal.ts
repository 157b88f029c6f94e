import type { Translated } from '../../../message.ts';
import type { messages as english } from '../../en/returns/order-withdrawal.ts';

export const messages: Translated<typeof english> = {
  'order.withdrawTitle': 'Retour en herroeping',
  'order.withdrawText': 'Je hebt 14 dagen de tijd vanaf de dag waarop het laatste pakket aankomt.',
  'order.withdrawnAt': 'Herroepen op {moment}',
  'order.documents': 'Facturen',
};
