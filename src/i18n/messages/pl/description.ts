import type { Translated } from '../../message.ts';
import type { messages as english } from '../en/description.ts';

export const messages: Translated<typeof english> = {
  'description.cart':
    'Twój koszyk w sklepie {shop}: zmień liczbę sztuk, usuń to, co zbędne, sprawdź sumę z VAT i przejdź do kasy.',
  'description.checkout':
    'Zamówienie w sklepie {shop}: adres, dostawa i płatność na jednej stronie, bez zakładania konta.',

  'shop.headline': 'Rozejrzyj się spokojnie',
  'shop.lead': 'Wybierz, co Ci się podoba. Starannie zapakujemy i wyślemy.',
  'shop.description':
    'Zakupy w sklepie {shop}: obejrzyj ofertę, zapłać bezpiecznie i odbierz paczkę tam, gdzie Ci wygodnie.',
  'shop.allGoods': 'Cała nasza oferta w jednym miejscu.',
  'shop.collections': 'Kolekcje',
  'shop.mostBought': 'Najczęściej kupowane',
  'shop.look': 'Zobacz z bliska',
  'shop.more': 'Czytaj dalej',
  'shop.service': 'Warto wiedzieć',
  'shop.delivery': 'Dostawa',
  'shop.courier': 'Kurier od {price}.',
  'shop.courierUntil': 'Kurier od {price}, gratis od {freeFrom}.',
  'shop.courierFree': 'Kurier gratis.',

  'company.vatId': 'VAT UE {value}',
  'company.nip': 'NIP {value}',
  'company.regon': 'REGON {value}',
  'company.krs': 'KRS {value}',
  'company.ico': 'IČO {value}',
  'company.kvk': 'KvK {value}',
  'company.wIdNr': 'W-IdNr. {value}',
  'company.lucid': 'LUCID {value}',
  'company.responsiblePerson': 'Reprezentacja: {value}',
  'company.phone': 'tel. {value}',

  'terms.lead': 'Do zamówienia stosuje się:',
  'terms.excepted':
    'Wykonujemy według Twojej specyfikacji, dlatego nie przysługuje prawo odstąpienia od umowy: {goods}. Prawa w razie wad pozostają bez zmian.',
  'terms.reviews':
    'Po dostawie raz poprosimy Cię e-mailem o opinię. Możesz się temu w każdej chwili bezpłatnie sprzeciwić.',
  'guarantee.title': 'Prawna gwarancja zgodności',
  'guarantee.text':
    'Prawna gwarancja zgodności: przez co najmniej 2 lata od dostawy sprzedawca odpowiada za brak zgodności towaru z umową.',
  'guarantee.link': 'Twoje prawa w serwisie „Twoja Europa”',
  'guarantee.openFile': 'Otwórz urzędową informację',
  'garan.title': 'Gwarancja trwałości (GARAN)',
  'garan.text':
    'Producent bezpłatnie gwarantuje trwałość produktu {brand} {model}; okres gwarancji: {years}. Twoje prawa z prawnej gwarancji zgodności pozostają bez zmian.',
};
