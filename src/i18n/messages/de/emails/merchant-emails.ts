import type { Translated } from '../../../message.ts';
import type { messages as english } from '../../en/emails/merchant-emails.ts';

export const messages: Translated<typeof english> = {
  'merchant.orderSubject': 'Neue Bestellung {number}: {total}',
  'merchant.order': 'Bestellung {number} ist bezahlt und kann verschickt werden.',
  'merchant.articles': 'Zu packen',
  'merchant.address': 'Adresse',
  'merchant.pickUpAt': 'Abholort',
  'merchant.note': 'Anmerkung des Kunden',
  'merchant.contact': 'Kontakt',
  'merchant.total': 'Gesamtsumme',
  'merchant.delivery': 'Versand, {carrier}',
  'merchant.disputedSubject': 'Die Zahlung für Bestellung {number} wird angefochten',
  'merchant.disputed':
    'Der Kunde ficht bei seiner Bank die Zahlung über {amount} für Bestellung {number} an (Grund: {reason}).',
  'merchant.disputeReason.fraudulent': 'die Zahlung sei nicht vom Karteninhaber',
  'merchant.disputeReason.product_not_received': 'die Ware sei nicht angekommen',
  'merchant.disputeReason.product_unacceptable': 'die Ware sei mangelhaft oder anders als beschrieben',
  'merchant.disputeReason.duplicate': 'es sei doppelt abgebucht worden',
  'merchant.disputeReason.credit_not_processed': 'eine zugesagte Erstattung sei nicht gekommen',
  'merchant.disputeReason.unrecognized': 'der Karteninhaber erkenne die Zahlung nicht',
  'merchant.disputeReason.general': 'es wurde keiner genannt',
  'merchant.held':
    'Halten Sie die Ware zurück. Antworten Sie auf die Anfechtung von der Seite der Bestellung aus, bevor die Frist abläuft.',
  'merchant.closedSubject': 'Die Anfechtung zu Bestellung {number} ist entschieden',
  'merchant.won':
    'Die Bank hat zu Ihren Gunsten entschieden: Das Geld für Bestellung {number} bleibt bei Ihnen. Ist sie noch nicht verschickt, können Sie das jetzt tun.',
  'merchant.lost':
    'Die Bank hat dem Kunden das Geld für Bestellung {number} zurückgegeben. Verschicken Sie die Bestellung nicht.',
  'merchant.lateSubject': 'Die Zahlung für Bestellung {number} kam zu spät',
  'merchant.late':
    'Bestellung {number} war schon storniert und die Ware verkauft, als {total} einging. Das Geld geht von selbst an den Kunden zurück; verschicken Sie nichts.',
  'merchant.lateByHand':
    'Bestellung {number} war schon storniert und die Ware verkauft, als {total} einging. Diese Zahlungsart zahlt nichts von selbst zurück: Überweisen Sie dem Kunden das Geld bitte selbst zurück; verschicken Sie nichts.',
  'merchant.link': 'Bestellung ansehen',
  'merchant.orderDue': 'Bestellung {number} kann verschickt werden. Nachnahme: Der Paketdienst kassiert {total}.',
};
