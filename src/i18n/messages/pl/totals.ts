import type { Translated } from '../../message.ts';
import type { messages as english } from '../en/totals.ts';

export const messages: Translated<typeof english> = {
  'cart.unitPrice': '{price} za sztukę',
  'cart.priceUp': '{title}: było {before}, teraz {now}.',
  'cart.priceDown': '{title}: teraz taniej, {now} zamiast {before}.',
  'cart.gone': '{title}: już tego nie sprzedajemy. Nie liczy się do sumy.',
  'cart.goneText':
    '{title}: w wybranej postaci nie da się już tego zamówić. Nie wlicza się do sumy; możesz wybrać od nowa.',

  'totals.quantity': 'Liczba sztuk: {count}',
  'totals.subtotal': 'Produkty',
  'totals.shipping': 'Dostawa',
  'totals.free': 'gratis',
  'totals.discount': 'Rabat',
  'totals.freeDelivery': 'darmowa dostawa',

  'shipping.byCarrier': 'Kurier {carrier}',
  'shipping.locker': 'Automat paczkowy {carrier}',
  'shipping.point': 'Punkt odbioru {carrier}',
  'shipping.inpostLocker': 'Paczkomat InPost',
  'shipping.orlenPaczka': 'ORLEN Paczka, automat lub punkt',
  'shipping.dhlPoint': 'Punkt DHL',
  'shipping.dhlPackstation': 'Automat DHL Packstation',
  'shipping.packetaPoint': 'Packeta, punkt odbioru lub automat',
  'cart.changes': 'Od ostatniego razu coś się zmieniło:',
  'cart.changesRead': 'Rozumiem',
};
