import type { Translated } from '../../translate.ts';
import type { messages as english } from '../en/manual-payment.ts';

export const messages: Translated<typeof english> = {
  'manualPayment.transferHint': 'Na nasze konto. Rzeczy czekają na Ciebie {days} dni.',
  'manualPayment.deliveryHint': 'Płacisz kurierowi. Opłata: {fee}.',
  'manualPayment.transferText':
    'Zamówienie {number} czeka na Ciebie do: {until}. Przelej {amount}, podając poniższy tytuł: spakujemy je, gdy tylko pieniądze wpłyną. Dane do przelewu wysyłamy też na {email}.',
  'manualPayment.recipient': 'Odbiorca',
  'manualPayment.bank': 'Bank',
  'manualPayment.reference': 'Tytuł przelewu',
  'manualPayment.lateText':
    'Zamówienie {number} nie zostało opłacone na czas, a rzeczy wróciły na półkę. Nic nie trzeba płacić. Jeśli Twój przelew jest już w drodze, napisz do nas: wyślemy rzeczy, jeśli jeszcze są, albo oddamy pieniądze.',
  'manualPayment.dueText':
    'Mamy Twoje zamówienie {number}. Zapłacisz {amount} przy odbiorze. Potwierdzenie jest w drodze na {email}.',
};
