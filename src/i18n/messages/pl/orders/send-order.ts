import type { Translated } from '../../../message.ts';
import type { messages as english } from '../../en/orders/send-order.ts';

// What is asked for before an order is sent.
export const messages: Translated<typeof english> = {
  'work.trackingHint': 'Zostaw puste, jeśli przewoźnik go nie podał.',
  'work.customs': '{place}: poza obszarem VAT UE. Do paczki potrzebne są dokumenty celne.',
  'work.customsDutyFree':
    '{place}: poza obszarem VAT UE, ale bez cła. Do paczki potrzebne są dokumenty celne ze względu na podatek.',
  'work.sendLines': 'W tej paczce',
  'work.despiteDispute': 'Wyślij mimo sporu o płatność',
  'work.despiteWithdrawal': 'Wyślij mimo odstąpienia klienta',
  'work.sendWithdrawn':
    'Klient odstąpił od zakupu towaru, który jeszcze nie został wysłany. Zamiast wysyłać, rozpatrz odstąpienie: zwróć pieniądze albo odmów.',
  'labels.withLabel': 'Utwórz etykietę w {carrier}',
  'labels.size': 'Rozmiar',
  'labels.weight': 'Waga w gramach',
  'labels.weightHint': 'Z kartonem i wypełnieniem; można też wpisać 1,2 kg.',
  'labels.weightMissing': 'Podaj wagę paczki w gramach.',
  'labels.doSend': 'Wyślij z etykietą',
  'labels.looked': 'Sprawdzono: w {carrier} nie ma etykiety {reference}.',
};
