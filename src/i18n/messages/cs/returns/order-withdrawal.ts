import type { Translated } from '../../../message.ts';
import type { messages as english } from '../../en/returns/order-withdrawal.ts';

export const messages: Translated<typeof english> = {
  'order.withdrawTitle': 'Vrácení a odstoupení',
  'order.withdrawText': 'Na odstoupení máte 14 dnů ode dne, kdy dorazí poslední balík.',
  'order.withdrawnAt': 'Odstoupeno {moment}',
  'order.documents': 'Doklady',
};
