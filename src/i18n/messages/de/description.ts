import type { Translated } from '../../translate.ts';
import type { messages as english } from '../en/description.ts';

export const messages: Translated<typeof english> = {
  'description.cart':
    'Ihr Warenkorb bei {shop}: Mengen ändern, Artikel entfernen, die Summe mit MwSt. sehen und zur Kasse gehen.',
  'description.checkout': 'Bestellen bei {shop}: Adresse, Lieferung und Zahlung auf einer Seite, ohne Kundenkonto.',

  'company.vatId': 'USt-IdNr. {value}',
  'company.nip': 'NIP {value}',
  'company.regon': 'REGON {value}',
  'company.krs': 'KRS {value}',
  'company.ico': 'IČO {value}',
  'company.kvk': 'KvK {value}',
  'company.wIdNr': 'W-IdNr. {value}',
  'company.lucid': 'LUCID {value}',
  'company.responsiblePerson': 'Vertreten durch {value}',
  'company.phone': 'Tel. {value}',
};
