import type { Translated } from '../../../message.ts';
import type { messages as english } from '../../en/office/order-returns.ts';

export const messages: Translated<typeof english> = {
  'returns.status_announced': 'Zgłoszony',
  'returns.status_received': 'Towar odebrany',
  'returns.status_refunded': 'Pieniądze zwrócone',
  'returns.status_refused': 'Odrzucony',
  'returns.channel': 'Sposób zgłoszenia',
  'returns.channel_form': 'Formularz',
  'returns.channel_phone': 'Telefon',
  'returns.channel_letter': 'List',
  'returns.channel_email': 'E-mail',
  'returns.channel_counter': 'Na miejscu',
  'returns.reason': 'Powód',
  'returns.refused': 'Teraz nie jest to możliwe.',
  'returns.refusedClosed': 'Ten zwrot jest zamknięty.',
  'returns.refusedMoreThanSent': 'Więcej, niż wysłano do klienta.',
  'returns.refusedNothing': 'Wybierz co najmniej jeden artykuł.',
  'returns.refusedOrderUnknown': 'Nie ma takiego zamówienia.',
  'orderReturns.title': 'Zwroty',
  'orderReturns.open': 'Otwórz zwrot',
  'orderReturns.one': 'Zwrot {number}',
  'orderReturns.refundBy': 'zwróć pieniądze do {day}',
  'orderReturns.overdue': 'po terminie od {day}',
  'orderReturns.what': 'Z czego klient się wycofuje',
  'orderReturns.day': 'Zgłoszenie przyszło',
  'orderReturns.acknowledge': 'Potwierdź klientowi odbiór e-mailem',
};
