import type { Translated } from '../../../message.ts';
import type { messages as english } from '../../en/office/packing-papers.ts';

export const messages: Translated<typeof english> = {
  'papers.slip': 'Lieferschein',
  'papers.order': 'Bestellung {number}',
  'papers.orderedOn': 'Bestellt am {date}',
  'papers.continued': 'Bestellung {number}, Fortsetzung',
  'papers.code': 'Rabattcode {code}',
  'papers.shipTo': 'Lieferadresse',
  'papers.delivery': 'Versand',
  'papers.cashOnDelivery': 'Nachnahme',
  'papers.collect': 'Bei der Zustellung zu kassieren: {amount}',
  'papers.toCollect': 'Nachnahme, zu kassieren: {orders}',
  'papers.note': 'Ihre Anmerkung',
  'papers.article': 'Artikel',
  'papers.sku': 'Art.-Nr.',
  'papers.quantity': 'Menge',
  'papers.restIsSent': 'Die übrigen Artikel dieser Bestellung sind bereits unterwegs.',
  'papers.unreadable': '„?“ steht für einen Buchstaben, der sich hier nicht drucken lässt.',
  'papers.unreadableOf': 'Mit Buchstaben, die sich nicht drucken lassen („?“), am Bildschirm nachsehen: {orders}',
  'papers.thanks': 'Vielen Dank für Ihre Bestellung!',
  'papers.pickList': 'Pickliste',
  'papers.orderCount': { one: '{count} Bestellung', other: '{count} Bestellungen' },
  'papers.articleCount': { one: '{count} Artikel', other: '{count} Artikel' },
  'papers.forOrders': 'Für Bestellungen',
  'papers.pickContinued': 'Pickliste, Fortsetzung',
  'papers.onlyFirst':
    'Die ältesten {count} von {total} offenen Bestellungen. Drucken Sie erneut, wenn diese versandt sind.',
  'papers.tooManyTitle': 'Zu viele Bestellungen auf einmal',
  'papers.tooMany': 'In ein Dokument passen höchstens {count} Bestellungen. Wählen Sie weniger aus.',
  'papers.nothingTitle': 'Es gibt nichts zu drucken',
  'papers.nothing': 'Keine dieser Bestellungen muss noch gepackt werden.',
};
