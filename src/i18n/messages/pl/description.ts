import type { Translated } from '../../message.ts';
import type { messages as english } from '../en/description.ts';

export const messages: Translated<typeof english> = {
  'description.cart':
    'Twój koszyk w sklepie {shop}: zmień liczbę sztuk, usuń to, co zbędne, sprawdź sumę z VAT i przejdź do kasy.',
  'description.checkout':
    'Zamówienie w sklepie {shop}: adres, dostawa i płatność na jednej stronie, bez zakładania konta.',

  'shop.description':
    'Zakupy w sklepie {shop}: obejrzyj ofertę, zapłać bezpiecznie i odbierz paczkę tam, gdzie Ci wygodnie.',
  'shop.allGoods': 'Cała nasza oferta w jednym miejscu.',
  'shop.collections': 'Kolekcje',
  'shop.mostBought': 'Najczęściej kupowane',
  'shop.across': 'Z naszej oferty',
  'shop.look': 'Zobacz z bliska',
  'shop.more': 'Czytaj dalej',
  'shop.service': 'Warto wiedzieć',
  'shop.delivery': 'Dostawa',
  'shop.courier': 'Kurier od {price}.',
  'shop.courierUntil': 'Kurier od {price}, gratis od {freeFrom}.',
  'shop.courierFree': 'Kurier gratis.',

  'company.vatId': 'VAT UE {value}',
  'company.nip': 'NIP {value}',
  'company.registryNumber': 'nr w rejestrze {value}',
  'company.krs': 'KRS {value}',
  'company.kvk': 'KvK {value}',
  'company.wIdNr': 'W-IdNr. {value}',
  'company.lucid': 'LUCID {value}',
  'company.weee': 'nr rej. WEEE {value}',
  'company.batteries': 'nr rej. baterii {value}',
  'company.bdo': 'BDO {value}',
  'company.responsiblePerson': 'Reprezentacja: {value}',
  'company.phone': 'tel. {value}',

  'terms.importVat':
    'Adres leży poza obszarem VAT Unii: cena nie zawiera VAT, a przy doręczeniu paczki może zostać naliczony VAT importowy i cło.',
  'terms.importVatAlone':
    'Adres leży poza obszarem VAT Unii: cena nie zawiera VAT, a przy doręczeniu paczki może zostać naliczony VAT lub inny miejscowy podatek, lecz nie cło.',
  'terms.lead': 'Do zamówienia stosuje się:',
  'exception.order_custom':
    'Wykonujemy według Twojej specyfikacji lub dla zaspokojenia Twoich zindywidualizowanych potrzeb, dlatego nie przysługuje prawo odstąpienia od umowy: {goods}.',
  'exception.order_perishable':
    'Szybko się psuje lub ma krótki termin przydatności, dlatego nie przysługuje prawo odstąpienia od umowy: {goods}.',
  'exception.order_sealed_hygiene':
    'Zapieczętowane ze względu na ochronę zdrowia lub higienę, po otwarciu opakowania prawo odstąpienia od umowy nie przysługuje: {goods}.',
  'exception.order_sealed_media':
    'Zapieczętowane nagrania lub oprogramowanie, po otwarciu opakowania prawo odstąpienia od umowy nie przysługuje: {goods}.',
  'exception.defects': 'Prawa w razie wad pozostają bez zmian.',
  'exception.product_custom':
    'Wykonujemy według Twojej specyfikacji lub dla zaspokojenia Twoich zindywidualizowanych potrzeb: nie przysługuje prawo odstąpienia od umowy.',
  'exception.product_perishable':
    'Szybko się psuje lub ma krótki termin przydatności: nie przysługuje prawo odstąpienia od umowy.',
  'exception.product_sealed_hygiene':
    'Zapieczętowane ze względu na ochronę zdrowia lub higienę: po otwarciu opakowania nie przysługuje prawo odstąpienia od umowy.',
  'exception.product_sealed_media':
    'Zapieczętowane nagranie lub oprogramowanie: po otwarciu opakowania nie przysługuje prawo odstąpienia od umowy.',
  'exception.line_custom': 'według Twojej specyfikacji',
  'exception.line_perishable': 'szybko się psuje',
  'exception.line_sealed_hygiene': 'tylko w nieotwartym opakowaniu',
  'exception.line_sealed_media': 'tylko w nieotwartym opakowaniu',
  'terms.reviews':
    'Po dostawie raz poprosimy Cię e-mailem o opinię. Możesz się temu w każdej chwili bezpłatnie sprzeciwić.',
  'guarantee.title': 'Prawna gwarancja zgodności',
  'guarantee.text':
    'Prawna gwarancja zgodności: przez co najmniej {years} lata od dostawy sprzedawca odpowiada za brak zgodności towaru z umową.',
  'guarantee.link': 'Twoje prawa w serwisie „Twoja Europa”',
  'guarantee.openFile': 'Otwórz urzędową informację',
  'garan.title': 'Gwarancja trwałości (GARAN)',
  'garan.text':
    'Producent bezpłatnie gwarantuje trwałość produktu {brand} {model}; okres gwarancji: {years}. Twoje prawa z prawnej gwarancji zgodności pozostają bez zmian.',
};
