import type { Translated } from '../../../message.ts';
import type { messages as english } from '../../en/office/packing-papers.ts';

export const messages: Translated<typeof english> = {
  'papers.slip': 'Dodací list',
  'papers.order': 'Objednávka {number}',
  'papers.orderedOn': 'Objednáno {date}',
  'papers.continued': 'Objednávka {number}, pokračování',
  'papers.code': 'Slevový kód {code}',
  'papers.shipTo': 'Doručovací adresa',
  'papers.delivery': 'Doprava',
  'papers.note': 'Vaše poznámka',
  'papers.article': 'Zboží',
  'papers.sku': 'Kód',
  'papers.quantity': 'Počet',
  'papers.restIsSent': 'Ostatní zboží z této objednávky je už na cestě.',
  'papers.thanks': 'Děkujeme za objednávku!',
  'papers.pickList': 'Vychystávací seznam',
  'papers.orderCount': {
    one: '{count} objednávka',
    few: '{count} objednávky',
    many: '{count} objednávky',
    other: '{count} objednávek',
  },
  'papers.articleCount': { one: '{count} kus', few: '{count} kusy', many: '{count} kusu', other: '{count} kusů' },
  'papers.forOrders': 'Do objednávek',
  'papers.pickContinued': 'Vychystávací seznam, pokračování',
  'papers.onlyFirst': 'Nejstarších {count} z {total} čekajících objednávek. Až je odešlete, vytiskněte další.',
  'papers.tooManyTitle': 'Příliš mnoho objednávek najednou',
  'papers.tooMany': 'Do jednoho dokumentu se vejde nejvýše {count} objednávek. Vyberte jich méně.',
  'papers.nothingTitle': 'Není co tisknout',
  'papers.nothing': 'Žádná z těchto objednávek nečeká na zabalení.',
};
