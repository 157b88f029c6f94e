import type { Translated } from '../../../message.ts';
import type { messages as english } from '../../en/returns/order-withdrawal.ts';

export const messages: Translated<typeof english> = {
  'order.withdrawTitle': 'Zwrot i odstąpienie',
  'order.withdrawText': 'Na odstąpienie masz 14 dni od dnia, w którym dotarła ostatnia paczka.',
  'order.withdrawnAt': 'Odstąpienie z {moment}',
  'order.documents': 'Dokumenty',
};
