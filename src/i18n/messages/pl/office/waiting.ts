import type { Translated } from '../../../message.ts';
import type { messages as english } from '../../en/office/waiting.ts';

export const messages: Translated<typeof english> = {
  'waiting.title': 'Czynności, które czekają',
  'waiting.byMe': 'Ty',
  'waiting.by': '{name}',
  'waiting.in': 'za {seconds} s',
  'waiting.running': 'trwa wykonywanie',
  'waiting.howToUndo': 'Naciśnij Z, aby cofnąć.',
  'waiting.close': 'Zamknij',
  'waiting.refused': 'Zamówienie {number}, nie wykonano: {action}',
  'waiting.more': {
    one: 'Czeka jeszcze {count} czynność.',
    few: 'Czekają jeszcze {count} czynności.',
    many: 'Czeka jeszcze {count} czynności.',
    other: 'Czeka jeszcze {count} czynności.',
  },
  'waiting.one_send': 'Zamówienie {number} zostanie oznaczone jako wysłane',
  'waiting.one_refund': 'Pieniądze za zamówienie {number} zostaną zwrócone',
  'waiting.one_cancel': 'Zamówienie {number} zostanie anulowane',
  'waiting.one_paid': 'Zamówienie {number} zostanie oznaczone jako opłacone',
  'waiting.one_delivered': 'Zamówienie {number} zostanie oznaczone jako dostarczone',
  'waiting.one_resend_mail': 'E-mail o zamówieniu {number} zostanie wysłany ponownie',
  'waiting.one_document': 'Dokument do zamówienia {number} zostanie wystawiony',
  'waiting.many_send': {
    one: '{count} zamówienie zostanie oznaczone jako wysłane',
    few: '{count} zamówienia zostaną oznaczone jako wysłane',
    many: '{count} zamówień zostanie oznaczonych jako wysłane',
    other: '{count} zamówień zostanie oznaczonych jako wysłane',
  },
  'waiting.many_refund': {
    one: 'Pieniądze za {count} zamówienie zostaną zwrócone',
    few: 'Pieniądze za {count} zamówienia zostaną zwrócone',
    many: 'Pieniądze za {count} zamówień zostaną zwrócone',
    other: 'Pieniądze za {count} zamówień zostaną zwrócone',
  },
  'waiting.many_cancel': {
    one: '{count} zamówienie zostanie anulowane',
    few: '{count} zamówienia zostaną anulowane',
    many: '{count} zamówień zostanie anulowanych',
    other: '{count} zamówień zostanie anulowanych',
  },
  'waiting.many_paid': {
    one: '{count} zamówienie zostanie oznaczone jako opłacone',
    few: '{count} zamówienia zostaną oznaczone jako opłacone',
    many: '{count} zamówień zostanie oznaczonych jako opłacone',
    other: '{count} zamówień zostanie oznaczonych jako opłacone',
  },
  'waiting.many_delivered': {
    one: '{count} zamówienie zostanie oznaczone jako dostarczone',
    few: '{count} zamówienia zostaną oznaczone jako dostarczone',
    many: '{count} zamówień zostanie oznaczonych jako dostarczone',
    other: '{count} zamówień zostanie oznaczonych jako dostarczone',
  },
  'waiting.many_resend_mail': {
    one: '{count} e-mail zostanie wysłany ponownie',
    few: '{count} e-maile zostaną wysłane ponownie',
    many: '{count} e-maili zostanie wysłanych ponownie',
    other: '{count} e-maili zostanie wysłanych ponownie',
  },
  'waiting.many_document': {
    one: '{count} dokument zostanie wystawiony',
    few: '{count} dokumenty zostaną wystawione',
    many: '{count} dokumentów zostanie wystawionych',
    other: '{count} dokumentu zostanie wystawione',
  },
};
