import type { PluralMessage } from '../translate.ts';
import type { orderEn } from './order-en.ts';

export const orderDe: Record<keyof typeof orderEn, string | PluralMessage> = {
  'order.title': 'Bestellung {number}',
  'order.thanksTitle': 'Danke! Ihre Bestellung ist bezahlt',
  'order.thanksText': 'Bestellung {number} ist bei uns eingegangen. Die Bestätigung ist unterwegs an {email}.',
  'order.processingTitle': 'Ihre Zahlung ist unterwegs',
  'order.processingText':
    'Bestellung {number} ist für Sie reserviert, während Ihre Bank die Zahlung ausführt. Sie müssen nichts tun, und bitte zahlen Sie nicht noch einmal. Sobald das Geld da ist, schreiben wir an {email}.',
  'order.awaitingTitle': 'Ihre Bestellung ist noch nicht bezahlt',
  'order.awaitingText': 'Bestellung {number} ist noch kurze Zeit für Sie reserviert. Bisher wurde nichts abgebucht.',
  'order.checking': 'Wir fragen weiter bei der Bank nach …',
  'order.tryPayment': 'Zurück zur Kasse',
  'order.cancelledTitle': 'Diese Bestellung wurde storniert',
  'order.cancelledText':
    'Bestellung {number} wird nicht ausgeführt. Sollte Geld abgebucht worden sein, kommt es von selbst zurück.',
  'order.toOrder': 'Bestellung ansehen',
  'order.keepLink': 'Heben Sie die Adresse dieser Seite auf: Sie zeigt jederzeit, wie weit Ihre Bestellung ist.',
  'order.progress': 'Wie weit Ihre Bestellung ist',
  'order.stepPlaced': 'Bestellt',
  'order.stepPaid': 'Bezahlt',
  'order.stepSent': 'An {carrier} übergeben',
  'order.stepDelivered': 'Zugestellt',
  'order.stepCancelled': 'Storniert',
  'order.stepReturned': 'Zurückgeschickt',
  'order.done': 'erledigt',
  'order.current': 'läuft',
  'order.pending': 'steht noch aus',
  'order.waitsForPayment': 'Wartet auf Ihre Zahlung',
  'order.waitsForBank': 'Wartet auf die Bank, bis zu 14 Werktage',
  'order.beingPacked': 'Wird gerade gepackt',
  'order.partlySent': 'Ein Teil ist unterwegs',
  'order.onItsWay': 'Das Paket ist unterwegs',
  'order.goods': 'Waren',
  'order.total': 'Gesamtbetrag',
  'order.vat': 'davon {rate} % MwSt.',
  'order.refunded': 'Erstattet',
  'order.deliverTo': 'Lieferadresse',
  'order.pickUpAt': 'Abzuholen bei',
  'order.billingAddress': 'Ihre Adresse',
  'order.deliverBy': 'Versand',
  'order.contact': 'Bestätigung an',
  'order.paidBy': 'Zahlung',
  'order.mandate': 'Mandat der Lastschrift',
  'order.taxId': 'Steuernummer: {taxId}',
  'order.refundedTitle': 'Ihre Bestellung wurde erstattet',
  'order.refundedText':
    'Wir haben Ihnen {amount} für Bestellung {number} erstattet. Je nach Bank dauert es 5 bis 10 Werktage, bis es da ist.',
  'order.refundPendingText':
    'Eine Erstattung von {amount} ist zu Ihnen unterwegs. Je nach Bank dauert es 5 bis 10 Werktage, bis sie da ist.',
  'order.refundPending': 'Erstattung unterwegs',
  'order.expiredTitle': 'Diese Bestellung ist abgelaufen',
  'order.expiredText':
    'Bestellung {number} wurde nicht rechtzeitig bezahlt, und die Ware liegt wieder im Regal. Sie schulden nichts; sollte Geld abgebucht worden sein, kommt es von selbst zurück.',
  'order.disputedText':
    'Wir klären die Zahlung mit Ihrer Bank. Sie müssen nichts tun; wir schreiben Ihnen, sobald die Sache erledigt ist.',
  'order.stepRefunded': 'Erstattet',
  'order.trackParcel': 'Sendung verfolgen',
  'order.trackingNumber': 'Sendungsnummer {number}',
  'order.failedTitle': 'Die Zahlung hat nicht geklappt',
  'order.toldOfRefund':
    'Der ganze Betrag der Bestellung {number} geht an Sie zurück. Die Einzelheiten stehen in der E-Mail an {email}.',
};
