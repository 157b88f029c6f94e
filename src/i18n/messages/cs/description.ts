import type { Translated } from '../../translate.ts';
import type { messages as english } from '../en/description.ts';

export const messages: Translated<typeof english> = {
  'description.cart':
    'Váš košík v obchodě {shop}: změňte počet kusů, odeberte, co nechcete, zkontrolujte cenu s DPH a pokračujte k pokladně.',
  'description.checkout': 'Objednávka v obchodě {shop}: adresa, doprava a platba na jedné stránce, bez registrace.',

  'company.vatId': 'DIČ {value}',
  'company.nip': 'NIP {value}',
  'company.regon': 'REGON {value}',
  'company.krs': 'KRS {value}',
  'company.ico': 'IČO {value}',
  'company.kvk': 'KvK {value}',
  'company.wIdNr': 'W-IdNr. {value}',
  'company.lucid': 'LUCID {value}',
  'company.responsiblePerson': 'Zastoupená: {value}',
  'company.phone': 'tel. {value}',
};
