import type { Translated } from '../../../message.ts';
import type { messages as english } from '../../en/orders/order-batch.ts';

export const messages: Translated<typeof english> = {
  'many.printLabels': 'Drukuj etykiety',
  'many.close': 'Zamknij',
  'many.waiting_send': {
    one: 'Za chwilę {count} zamówienie zostanie oznaczone jako wysłane.',
    few: 'Za chwilę {count} zamówienia zostaną oznaczone jako wysłane.',
    many: 'Za chwilę {count} zamówień zostanie oznaczonych jako wysłane.',
    other: 'Za chwilę {count} zamówienia zostaną oznaczone jako wysłane.',
  },
  'many.waiting_send_labelled': {
    one: 'Za chwilę powstanie etykieta {count} zamówienia.',
    few: 'Za chwilę powstaną etykiety {count} zamówień.',
    many: 'Za chwilę powstaną etykiety {count} zamówień.',
    other: 'Za chwilę powstaną etykiety {count} zamówienia.',
  },
  'many.waiting_delivered': {
    one: 'Za chwilę {count} zamówienie zostanie oznaczone jako dostarczone.',
    few: 'Za chwilę {count} zamówienia zostaną oznaczone jako dostarczone.',
    many: 'Za chwilę {count} zamówień zostanie oznaczonych jako dostarczone.',
    other: 'Za chwilę {count} zamówienia zostaną oznaczone jako dostarczone.',
  },
  'many.waiting_paid': {
    one: 'Za chwilę {count} zamówienie zostanie oznaczone jako opłacone.',
    few: 'Za chwilę {count} zamówienia zostaną oznaczone jako opłacone.',
    many: 'Za chwilę {count} zamówień zostanie oznaczonych jako opłacone.',
    other: 'Za chwilę {count} zamówienia zostaną oznaczone jako opłacone.',
  },
  'many.waiting_resend_mail': {
    one: 'Za chwilę {count} e-mail zostanie wysłany ponownie.',
    few: 'Za chwilę {count} e-maile zostaną wysłane ponownie.',
    many: 'Za chwilę {count} e-maili zostanie wysłanych ponownie.',
    other: 'Za chwilę {count} e-maile zostaną wysłane ponownie.',
  },
  'many.done': {
    one: 'Gotowe: {count} zamówienie.',
    few: 'Gotowe: {count} zamówienia.',
    many: 'Gotowe: {count} zamówień.',
    other: 'Gotowe: {count} zamówienia.',
  },
  'many.undone': {
    one: 'Cofnięto dla {count} zamówienia. Nic nie wyszło.',
    few: 'Cofnięto dla {count} zamówień. Nic nie wyszło.',
    many: 'Cofnięto dla {count} zamówień. Nic nie wyszło.',
    other: 'Cofnięto dla {count} zamówień. Nic nie wyszło.',
  },
  'many.refused': {
    one: '{count} zamówienie pozostało bez zmian:',
    few: '{count} zamówienia pozostały bez zmian:',
    many: '{count} zamówień pozostało bez zmian:',
    other: '{count} zamówienia pozostały bez zmian:',
  },
  'many.whyOrderChanged': 'W międzyczasie się zmieniło.',
  'many.whyActionWaiting': 'Inne działanie jeszcze nie zostało wykonane.',
  'many.whyNotPaid': 'Nie jest opłacone.',
  'many.whyFullyRefunded': 'Wszystkie pieniądze zwrócono.',
  'many.whyHeldByDispute': 'Płatność jest sporna.',
  'many.whyAlreadySent': 'Jest już wysłane.',
  'many.whyNotSent': 'Nie jest jeszcze wysłane.',
  'many.whyAlreadyDelivered': 'Jest już dostarczone.',
  'many.whyAlreadyPaid': 'Jest już opłacone.',
  'many.whyPaymentUnderWay': 'Płatność jest w toku.',
  'many.whyOrderCancelled': 'Jest anulowane.',
  'many.whyMailUnknown': 'Nie wysłano w jego sprawie żadnego e-maila.',
  'many.whyOther': 'Teraz to niemożliwe.',
};
