import type { Translated } from '../../../message.ts';
import type { messages as english } from '../../en/office/packing-papers.ts';

export const messages: Translated<typeof english> = {
  'papers.slip': 'Specyfikacja przesyłki',
  'papers.order': 'Zamówienie {number}',
  'papers.orderedOn': 'Złożone {date}',
  'papers.continued': 'Zamówienie {number}, ciąg dalszy',
  'papers.code': 'Kod rabatowy {code}',
  'papers.shipTo': 'Adres dostawy',
  'papers.delivery': 'Dostawa',
  'papers.note': 'Twoja uwaga',
  'papers.article': 'Artykuł',
  'papers.sku': 'SKU',
  'papers.quantity': 'Ilość',
  'papers.restIsSent': 'Pozostałe artykuły z tego zamówienia są już w drodze.',
  'papers.thanks': 'Dziękujemy za zamówienie!',
  'papers.pickList': 'Lista kompletacyjna',
  'papers.orderCount': {
    one: '{count} zamówienie',
    few: '{count} zamówienia',
    many: '{count} zamówień',
    other: '{count} zamówienia',
  },
  'papers.articleCount': {
    one: '{count} sztuka',
    few: '{count} sztuki',
    many: '{count} sztuk',
    other: '{count} sztuki',
  },
  'papers.forOrders': 'Do zamówień',
  'papers.pickContinued': 'Lista kompletacyjna, ciąg dalszy',
  'papers.onlyFirst': 'Najstarsze {count} z {total} oczekujących zamówień. Po ich wysłaniu wydrukuj kolejne.',
  'papers.tooManyTitle': 'Za dużo zamówień naraz',
  'papers.tooMany': 'W jednym dokumencie mieści się najwyżej {count} zamówień. Wybierz mniej.',
  'papers.nothingTitle': 'Nie ma czego drukować',
  'papers.nothing': 'Żadne z tych zamówień nie czeka na spakowanie.',
};
