import type { Translated } from '../../../message.ts';
import type { messages as english } from '../../en/office/order-contact.ts';

export const messages: Translated<typeof english> = {
  'contact.edit': 'Bearbeiten',
  'contact.title': 'Adresse und Kontakt ändern',
  'contact.fullName': 'Name',
  'contact.line1': 'Straße und Hausnummer',
  'contact.line2': 'Adresszusatz',
  'contact.postalCode': 'Postleitzahl',
  'contact.city': 'Ort',
  'contact.phone': 'Telefon',
  'contact.email': 'E-Mail',
  'contact.pickupPoint': 'Abholstelle',
  'contact.findPoint': 'Andere Abholstelle suchen: Ort, PLZ oder Straße',
  'contact.country':
    'Das Land bleibt {country}, die Versandart auch: Sonst änderten sich Mehrwertsteuer oder Porto. Dafür stornieren Sie die Bestellung und lassen sie neu aufgeben.',
  'contact.tell': 'Den Kunden per E-Mail benachrichtigen',
  'contact.save': 'Speichern',
  'contact.problem': 'Das kann nicht stimmen. Bitte prüfen.',
  'contact.missing': 'Das fehlt.',
  'contact.tooLong': 'Das ist zu lang.',
  'contact.alreadySent': 'Die Bestellung ist schon versandt.',
  'contact.emailNotAllowed':
    'Mit Ihrer Rolle können Sie die E-Mail-Adresse einer Bestellung nicht ändern. Wenden Sie sich an einen Manager oder einen Inhaber des Shops.',
  'contact.otherVat':
    'An dieser Adresse gilt eine andere Mehrwertsteuer. Stornieren Sie die Bestellung, und lassen Sie sie für diese Adresse neu aufgeben.',
  'contact.pointUnknown': 'Diese Abholstelle gibt es nicht mehr.',
  'contact.momentChanged': 'Adresse oder Kontakt geändert',
  'contact.was': 'vorher: {text}',
  'contact.empty': 'nichts',
  'contact.noteEdited': 'bearbeitet',
  'contact.editNote': 'Notiz bearbeiten',
  'contact.removeNote': 'Notiz löschen',
  'contact.noteGone': 'Die Notiz ist inzwischen gelöscht.',
  'contact.print': 'Papiere drucken',
};
