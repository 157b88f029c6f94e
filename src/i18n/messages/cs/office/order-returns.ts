import type { Translated } from '../../../message.ts';
import type { messages as english } from '../../en/office/order-returns.ts';

export const messages: Translated<typeof english> = {
  'returns.status_announced': 'Oznámeno',
  'returns.status_received': 'Zboží přijato',
  'returns.status_refunded': 'Peníze vráceny',
  'returns.status_refused': 'Zamítnuto',
  'returns.channel': 'Způsob oznámení',
  'returns.channel_form': 'Formulář',
  'returns.channel_phone': 'Telefon',
  'returns.channel_letter': 'Dopis',
  'returns.channel_email': 'E-mail',
  'returns.channel_counter': 'Osobně',
  'returns.reason': 'Důvod',
  'returns.refused': 'To teď nejde.',
  'returns.refusedClosed': 'Toto vrácení je uzavřené.',
  'returns.refusedMoreThanSent': 'Víc, než bylo zákazníkovi odesláno.',
  'returns.refusedNothing': 'Vyberte alespoň jedno zboží.',
  'returns.refusedOrderUnknown': 'Taková objednávka neexistuje.',
  'orderReturns.title': 'Vrácení',
  'orderReturns.open': 'Otevřít vrácení',
  'orderReturns.one': 'Vrácení {number}',
  'orderReturns.refundBy': 'vrátit peníze do {day}',
  'orderReturns.overdue': 'po termínu od {day}',
  'orderReturns.what': 'Od čeho zákazník odstupuje',
  'orderReturns.day': 'Oznámení přišlo',
  'orderReturns.acknowledge': 'Potvrdit zákazníkovi přijetí e-mailem',
};
