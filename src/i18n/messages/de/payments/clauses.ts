import type { Translated } from '../../../message.ts';
import type { messages as english } from '../../en/payments/clauses.ts';

export const messages: Translated<typeof english> = {
  'clauses.lead': 'Wann der Kaufvertrag zustande kommt, richtet sich nach der Zahlungsart:',
  'clauses.confirmed':
    'Wir nehmen Ihr Angebot an, und der Kaufvertrag kommt zustande, indem wir Ihre Bestellung auf der Bestellseite und per E-Mail bestätigen.',
  'clauses.otherwise':
    'In allen anderen Fällen, etwa wenn ein Code die ganze Summe deckt, nehmen wir Ihr Angebot an, indem wir Ihre Bestellung auf der Bestellseite und per E-Mail bestätigen.',
  'clauses.online': 'Online-Zahlung ({names})',
  'clauses.onlineText':
    'Wir reservieren die Ware {minutes} Minuten lang. Wir nehmen Ihr Angebot an, indem wir auf der Bestellseite und per E-Mail bestätigen, dass die Zahlung eingegangen ist; führt eine Bank sie noch aus, warten wir länger. Kommt die Zahlung nicht zustande, wird die Bestellung storniert und es entsteht kein Vertrag.',
  'clauses.debit': '{name} kann bis zu 14 Bankarbeitstage dauern; so lange bleibt die Ware reserviert.',
  'clauses.awaited':
    'Wir nehmen Ihr Angebot mit der E-Mail an, die Ihre Bestellung bestätigt und Ihnen sagt, wie Sie zahlen.',
  'clauses.held': {
    one: 'Wir reservieren die Ware {count} Tag lang.',
    other: 'Wir reservieren die Ware {count} Tage lang.',
  },
  'clauses.lapses':
    'Ist das Geld bis zu dem Tag, den die E-Mail nennt, nicht eingegangen oder öffnen Sie Ihre Bestellung nicht bis zu dem Zeitpunkt, bis zu dem die E-Mail darum bittet, endet der Vertrag (auflösende Bedingung[DE: , §\u00a0158 Abs.\u00a02 BGB | ]): Die Bestellung wird storniert, und Sie schulden uns nichts.',
  'clauses.onDelivery':
    'Wir nehmen Ihr Angebot an, indem wir Ihre Bestellung auf der Bestellseite und per E-Mail bestätigen; eine Vorauszahlung verlangen wir nicht. Sie zahlen, wenn Ihnen das Paket übergeben wird.',
  'clauses.languages': {
    one: 'Vertragssprache: {languages}.',
    other: 'Als Vertragssprachen stehen zur Verfügung: {languages}.',
  },
  'clauses.stripe': 'Die Zahlung wickelt Stripe ab. Abgebucht wird einmal, nach „zahlungspflichtig bestellen“.',
  'clauses.providers': 'Der Anbieter der gewählten Zahlungsart ({names})',
  'clauses.providersText': 'erhält, was für die Zahlung nötig ist, und ist eigener Verantwortlicher, ebenso Ihre Bank.',
  'clauses.debitReady': 'Wir bearbeiten Ihre Bestellung, wenn das Geld da ist; das dauert einige Tage.',
  'clauses.awaitedReady': 'Wir bearbeiten Ihre Bestellung, sobald das Geld da ist.',
  'clauses.paidOnDelivery':
    'Sie zahlen, wenn Ihnen das Paket übergeben wird. Schulden wir Ihnen eine Erstattung, überweisen wir sie auf das Konto, das Sie uns nennen.',
  'clauses.priceWithVat': 'inkl. MwSt., zzgl. Versand',
  'clauses.pricesWithVat': 'Alle Preise inklusive Mehrwertsteuer. Der Versand kommt an der Kasse hinzu.',
  'clauses.priceWithoutVat': 'Kleinunternehmer: keine Umsatzsteuer, zzgl. Versand',
  'clauses.pricesWithoutVat':
    'Als Kleinunternehmer weisen wir keine Umsatzsteuer aus. Der Versand kommt an der Kasse hinzu.',
  'clauses.vatOfNone': 'Als Kleinunternehmer weisen wir keine Umsatzsteuer aus.',
  'clauses.vatOfDelivery': 'Sie enthalten die Mehrwertsteuer des Lieferlandes.',
  'clauses.vatOutside':
    'Nur was das Mehrwertsteuergebiet der EU verlässt, wird ohne sie verkauft; am Ziel können Steuer und Zoll anfallen.',
  'clauses.vatOfHome': 'Sie enthalten die Mehrwertsteuer unseres Landes, wohin wir auch liefern.',
};
