import type { Translated } from '../../message.ts';
import type { messages as english } from '../en/totals.ts';

export const messages: Translated<typeof english> = {
  'cart.unitPrice': '{price} pro Stück',
  'cart.priceUp': '{title}: bisher {before}, jetzt {now}.',
  'cart.priceDown': '{title}: jetzt günstiger, {now} statt {before}.',
  'cart.gone': '{title}: wird nicht mehr verkauft und zählt nicht zur Summe.',
  'cart.goneText':
    '{title}: So wie gewählt nicht mehr zu haben. Der Artikel zählt nicht zur Summe; Sie können ihn neu wählen.',

  'totals.quantity': 'Anzahl: {count}',
  'totals.subtotal': 'Waren',
  'totals.shipping': 'Versand',
  'totals.free': 'kostenlos',
  'totals.discount': 'Rabatt',
  'totals.freeDelivery': 'kostenloser Versand',
  'shipping.byCarrier': 'Mit {carrier} nach Hause',
  'shipping.locker': 'Paketautomat von {carrier}',
  'shipping.point': 'Abholstelle von {carrier}',
  'shipping.inpostLocker': 'InPost-Paketautomat',
  'shipping.orlenPaczka': 'ORLEN Paczka, Automat oder Abholstelle',
  'shipping.dhlPoint': 'DHL-Paketshop',
  'shipping.dhlPackstation': 'DHL Packstation',
  'shipping.packetaPoint': 'Packeta, Abholstelle oder Automat',
  'cart.changes': 'Seit dem letzten Mal hat sich etwas geändert:',
  'cart.changesRead': 'Verstanden',
};
