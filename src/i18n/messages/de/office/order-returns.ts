import type { Translated } from '../../../message.ts';
import type { messages as english } from '../../en/office/order-returns.ts';

export const messages: Translated<typeof english> = {
  'returns.status_announced': 'Angekündigt',
  'returns.status_received': 'Ware eingegangen',
  'returns.status_refunded': 'Erstattet',
  'returns.status_refused': 'Abgelehnt',
  'returns.channel': 'Eingegangen per',
  'returns.channel_form': 'Formular',
  'returns.channel_phone': 'Telefon',
  'returns.channel_letter': 'Brief',
  'returns.channel_email': 'E-Mail',
  'returns.channel_counter': 'Vor Ort',
  'returns.reason': 'Grund',
  'returns.refused': 'Das geht jetzt nicht.',
  'returns.refusedClosed': 'Diese Rücksendung ist abgeschlossen.',
  'returns.refusedMoreThanSent': 'Mehr, als dem Kunden geschickt wurde.',
  'returns.refusedNothing': 'Wählen Sie mindestens einen Artikel.',
  'returns.refusedOrderUnknown': 'Diese Bestellung gibt es nicht.',
  'orderReturns.title': 'Rücksendungen',
  'orderReturns.open': 'Rücksendung anlegen',
  'orderReturns.one': 'Rücksendung {number}',
  'orderReturns.refundBy': 'erstatten bis {day}',
  'orderReturns.overdue': 'überfällig seit {day}',
  'orderReturns.what': 'Was der Kunde widerruft',
  'orderReturns.day': 'Die Mitteilung kam am',
  'orderReturns.acknowledge': 'Dem Kunden den Eingang per E-Mail bestätigen',
};
