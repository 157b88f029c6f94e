import type { Translated } from '../../../message.ts';
import type { messages as english } from '../../en/returns/order-withdrawal.ts';

export const messages: Translated<typeof english> = {
  'order.withdrawTitle': 'Rückgabe und Widerruf',
  'order.withdrawText': 'Sie haben 14 Tage Zeit ab dem Tag, an dem das letzte Paket ankommt.',
  'order.withdrawnAt': 'Widerrufen am {moment}',
  'order.documents': 'Rechnungen',
};
