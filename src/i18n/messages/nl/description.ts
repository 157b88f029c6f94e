import type { Translated } from '../../translate.ts';
import type { messages as english } from '../en/description.ts';

export const messages: Translated<typeof english> = {
  'description.cart':
    'Je winkelwagen bij {shop}: pas aantallen aan, haal er iets uit, bekijk het totaal met btw en ga naar de kassa.',
  'description.checkout': 'Bestellen bij {shop}: adres, bezorging en betaling op één pagina, zonder account.',

  'company.vatId': 'Btw-id {value}',
  'company.nip': 'NIP {value}',
  'company.regon': 'REGON {value}',
  'company.krs': 'KRS {value}',
  'company.ico': 'IČO {value}',
  'company.kvk': 'KvK {value}',
  'company.wIdNr': 'W-IdNr. {value}',
  'company.lucid': 'LUCID {value}',
  'company.responsiblePerson': 'Vertegenwoordigd door {value}',
  'company.phone': 'Tel. {value}',
};
