import type { Translated } from '../../../message.ts';
import type { messages as english } from '../../en/invoices/order-documents.ts';

export const messages: Translated<typeof english> = {
  'documents.title': 'Dokumente',
  'documents.none': 'Zu dieser Bestellung ist noch nichts ausgestellt.',
  'documents.issue_invoice': 'Rechnung ausstellen',
  'documents.issue_correction': 'Rechnungskorrektur ausstellen',
  'documents.issue_proforma': 'Proforma ausstellen',
  'documents.issue_receipt': 'Beleg ausstellen',
  'documents.issue_deposit': 'Anzahlungsrechnung ausstellen',
  'documents.issue_final': 'Schlussrechnung ausstellen',
  'documents.isMailed': 'Per E-Mail an den Kunden',
  'documents.final_NotSentYet': 'Noch ist nichts versandt: Die Schlussrechnung folgt, sobald die Ware unterwegs ist.',
  'documents.final_GivenBack':
    'Es wurde Geld erstattet: Anzahlungsrechnung und Korrektur sind zusammen der ganze Verkauf, eine Schlussrechnung folgt nicht.',
  'documents.which': 'Welches Dokument',
  'documents.nothing':
    'Zu dieser Bestellung ist jetzt nichts auszustellen: es ist schon ausgestellt, oder es wurde nichts bezahlt und nichts ist mehr zu zahlen.',
  'documents.lacksAddress': 'Eine Rechnung nennt den Käufer mit Anschrift, und diese Bestellung hat keine.',
  'documents.addAddress': 'Anschrift ergänzen',
  'documents.here_IssuedElsewhere': 'Ihre Rechnungen schreibt jemand anderes, deshalb entsteht hier keine.',
  'documents.here_NeedsCertifiedProgram':
    'Hier entsteht keine Rechnung: Das Recht Ihres Landes lässt sie nur von Programmen zu, die das Finanzamt zertifiziert hat, und Kasa gehört nicht dazu. Schreiben Sie sie mit Ihrem Programm.',
  'documents.notEnough':
    'Eine Rechnung von hier genügt nicht: Das Recht Ihres Landes verlangt {system}, und das kennt Kasa nicht.',
  'documents.toSettings': 'Einstellungen, Rechnungen',
};
