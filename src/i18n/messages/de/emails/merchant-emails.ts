import type { Translated } from '../../../message.ts';
import type { messages as english } from '../../en/emails/merchant-emails.ts';

export const messages: Translated<typeof english> = {
  'merchant.orderSubject': 'Neue Bestellung {number}: {total}',
  'merchant.order': 'Bestellung {number} ist bezahlt und kann versandt werden.',
  'merchant.orderCollected':
    'Bestellung {number} ist bezahlt und wird persönlich bei Ihnen abgeholt. Bitte legen Sie sie bereit.',
  'merchant.orderCards':
    'Bestellung {number} ist bezahlt. Die Geschenkkarten gehen von selbst per E-Mail hinaus; Sie brauchen nichts zu tun.',
  'merchant.bought': 'Bestellt',
  'merchant.articles': 'Zu packen',
  'merchant.address': 'Adresse',
  'merchant.pickUpAt': 'Abholstelle',
  'merchant.note': 'Anmerkung des Kunden',
  'merchant.contact': 'Kontakt',
  'merchant.total': 'Gesamtsumme',
  'merchant.delivery': 'Versand, {carrier}',
  'merchant.disputedSubject': 'Die Zahlung für Bestellung {number} ist strittig',
  'merchant.disputed':
    'Der Kunde hat die Zahlung von {amount} für Bestellung {number} bei seiner Bank reklamiert (Grund: {reason}).',
  'merchant.disputeReason.fraudulent': 'die Zahlung sei nicht vom Karteninhaber',
  'merchant.disputeReason.product_not_received': 'die Ware sei nicht angekommen',
  'merchant.disputeReason.product_unacceptable': 'die Ware sei mangelhaft oder anders als beschrieben',
  'merchant.disputeReason.duplicate': 'es sei doppelt abgebucht worden',
  'merchant.disputeReason.credit_not_processed': 'eine zugesagte Erstattung sei nicht gekommen',
  'merchant.disputeReason.unrecognized': 'der Karteninhaber kenne die Zahlung nicht',
  'merchant.disputeReason.general': 'nicht angegeben',
  'merchant.held':
    'Halten Sie die Ware zurück. Beantworten Sie den Zahlungsstreit auf der Seite der Bestellung, bevor die Frist abläuft.',
  'merchant.closedSubject': 'Der Zahlungsstreit zu Bestellung {number} ist entschieden',
  'merchant.won':
    'Die Bank hat zu Ihren Gunsten entschieden: Das Geld für Bestellung {number} bleibt bei Ihnen. Ist sie noch nicht versandt, können Sie sie jetzt versenden.',
  'merchant.lost':
    'Die Bank hat dem Kunden das Geld für Bestellung {number} zurückgegeben. Versenden Sie die Bestellung nicht.',
  'merchant.cardsSubject': 'Geld für die Geschenkkarten aus Bestellung {number} ging zurück',
  'merchant.cardsRefunded':
    'Von Bestellung {number}, mit der Geschenkkarten gekauft wurden, wurden {amount} beim Zahlungsdienst erstattet, nicht im Shop.',
  'merchant.cardsDisputed':
    'Die Bank hat dem Kunden {amount} für Bestellung {number} zurückgegeben, mit der Geschenkkarten gekauft wurden.',
  'merchant.cardsDisabled': 'Diese Geschenkkarten sind gesperrt',
  'merchant.cardDisabled': '•••• {code}: {lost} waren noch darauf und sind verfallen, {spent} waren schon ausgegeben',
  'merchant.cardsLeft':
    '{left} davon sind der Preis keiner Karte. Suchen Sie die Karten dieser Bestellung unter Geschenkkarten und sperren Sie die gemeinten.',
  'merchant.lateSubject': 'Die Zahlung für Bestellung {number} kam zu spät',
  'merchant.late':
    'Bestellung {number} war schon storniert und die Ware verkauft, als {total} eingingen. Das Geld geht automatisch an den Kunden zurück; versenden Sie nichts.',
  'merchant.lateByHand':
    'Bestellung {number} war schon storniert und die Ware verkauft, als {total} eingingen. Bei dieser Zahlungsart wird nichts automatisch erstattet: Überweisen Sie dem Kunden das Geld bitte selbst zurück; versenden Sie nichts.',
  'merchant.link': 'Bestellung ansehen',
  'merchant.orderDue': 'Bestellung {number} kann versandt werden. Nachnahme: Der Paketdienst kassiert {total}.',
  'merchant.lowStockSubject': { one: '{count} Produkt wird knapp', other: '{count} Produkte werden knapp' },
  'merchant.lowStock': 'Bitte rechtzeitig nachbestellen',
  'merchant.lowStockLine': '{name}: noch {count}',
  'merchant.lowStockLink': 'Ansehen, was knapp wird',
};
