import type { Translated } from '../../../message.ts';
import type { messages as english } from '../../en/emails/person-file.ts';

export const messages: Translated<typeof english> = {
  'personFile.title': 'Twoje dane w sklepie {shop}',
  'personFile.made':
    'Sporządzono {moment}. To wszystko, co przechowujemy o Tobie pod adresem {emails}. Plik o tej samej nazwie z końcówką .json zawiera te same dane w całości, w postaci dla programów.',
  'personFile.orders': 'Zamówienia',
  'personFile.order': 'Zamówienie {number} z {moment}',
  'personFile.contact': 'Kontakt',
  'personFile.delivery': 'Adres dostawy',
  'personFile.billing': 'Dane do faktury',
  'personFile.point': 'Punkt odbioru',
  'personFile.note': 'Twoja uwaga',
  'personFile.goods': 'Produkty',
  'personFile.total': 'Razem',
  'personFile.refunded': 'Zwrócono',
  'personFile.erased': 'Dane osobowe z tego zamówienia zostały usunięte.',
  'personFile.notes': 'Nasze notatki',
  'personFile.documents': 'Faktury i inne dokumenty',
  'personFile.vatIds': 'Co system VIES podał o Twoim numerze VAT',
  'personFile.messages': 'Wiadomości, które nam wysłano',
  'personFile.returns': 'Odstąpienia od umowy',
  'personFile.reviews': 'Opinie',
  'personFile.reason': 'Powód',
  'personFile.mails': 'E-maile, które od nas przyszły',
  'personFile.carts': 'Koszyki i niedokończone zamówienia',
  'personFile.drafts': 'Zamówienia przygotowane dla Ciebie',
  'personFile.other': 'Pozostałe dane',
  'personFile.otherText': 'Płatności, paczki, przebieg każdego zamówienia i komunikaty techniczne są w pliku .json.',
};
