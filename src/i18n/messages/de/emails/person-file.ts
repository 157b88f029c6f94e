import type { Translated } from '../../../message.ts';
import type { messages as english } from '../../en/emails/person-file.ts';

export const messages: Translated<typeof english> = {
  'personFile.title': 'Ihre Daten bei {shop}',
  'personFile.made':
    'Erstellt am {moment}. Alles, was wir unter {emails} über Sie gespeichert haben. Die gleichnamige Datei mit der Endung .json enthält dieselben Daten vollständig und maschinenlesbar.',
  'personFile.orders': 'Bestellungen',
  'personFile.order': 'Bestellung {number} vom {moment}',
  'personFile.contact': 'Kontakt',
  'personFile.delivery': 'Lieferadresse',
  'personFile.billing': 'Rechnungsadresse',
  'personFile.point': 'Abholstelle',
  'personFile.note': 'Ihre Anmerkung',
  'personFile.goods': 'Waren',
  'personFile.total': 'Summe',
  'personFile.refunded': 'Erstattet',
  'personFile.erased': 'Die personenbezogenen Daten dieser Bestellung wurden gelöscht.',
  'personFile.notes': 'Unsere Notizen',
  'personFile.documents': 'Rechnungen und andere Belege',
  'personFile.vatIds': 'Auskunft von MIAS (VIES) zu Ihrer USt-IdNr.',
  'personFile.messages': 'Nachrichten, die Sie uns geschickt haben',
  'personFile.returns': 'Widerrufe',
  'personFile.reviews': 'Bewertungen',
  'personFile.reason': 'Grund',
  'personFile.mails': 'E-Mails, die wir Ihnen geschickt haben',
  'personFile.carts': 'Warenkörbe und angefangene Bestellungen',
  'personFile.drafts': 'Für Sie geschriebene Bestellungen',
  'personFile.other': 'Alles Weitere',
  'personFile.otherText':
    'Zahlungen, Pakete, der Verlauf jeder Bestellung und technische Meldungen stehen in der .json-Datei.',
};
