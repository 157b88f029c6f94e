import type { Translated } from '../../../message.ts';
import type { messages as english } from '../../en/orders/change-contact.ts';

// What is asked for, and refused, when address or contact of an order change.
export const messages: Translated<typeof english> = {
  'contact.place': 'Adresse',
  'contact.findPoint': 'Andere Abholstelle suchen: Ort, PLZ oder Straße',
  'contact.country':
    'Das Land bleibt {country}, die Versandart auch: Sonst änderten sich Mehrwertsteuer oder Porto. Dafür stornieren Sie die Bestellung und lassen sie neu aufgeben.',
  'contact.tell': 'Den Kunden per E-Mail benachrichtigen',
  'contact.problem': 'Das kann nicht stimmen. Bitte prüfen.',
  'contact.missing': 'Das fehlt.',
  'contact.tooLong': 'Das ist zu lang.',
  'contact.alreadySent': 'Die Bestellung ist schon versandt.',
  'contact.companyInvoiced': 'Die Rechnung ist schon ausgestellt: Name und Nummer des Unternehmens bleiben.',
  'contact.emailNotAllowed':
    'Mit Ihrer Rolle können Sie die E-Mail-Adresse einer Bestellung nicht ändern. Wenden Sie sich an einen Manager oder einen Inhaber des Shops.',
  'contact.otherVat':
    'An dieser Adresse gilt eine andere Mehrwertsteuer. Stornieren Sie die Bestellung, und lassen Sie sie für diese Adresse neu aufgeben.',
  'contact.pointUnknown': 'Diese Abholstelle gibt es nicht mehr.',
};
