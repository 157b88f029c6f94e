import type { Translated } from '../../../message.ts';
import type { messages as english } from '../../en/settings/setting-effects.ts';

export const messages: Translated<typeof english> = {
  'settingEffect.unpriced': {
    one: '{count} produkt nie ma ceny w walucie {currency}: nie będzie sprzedawany na /{language}, dopóki jej nie dostanie.',
    few: '{count} produkty nie mają ceny w walucie {currency}: nie będą sprzedawane na /{language}, dopóki jej nie dostaną.',
    many: '{count} produktów nie ma ceny w walucie {currency}: nie będą sprzedawane na /{language}, dopóki jej nie dostaną.',
    other:
      '{count} produktu nie ma ceny w walucie {currency}: nie będzie sprzedawane na /{language}, dopóki jej nie dostanie.',
  },
  'settingEffect.closed': 'Adresy /{language} będą odtąd prowadzić do /{main}.',
  'settingEffect.closedOrders': {
    one: '{count} otwarte zamówienie złożono w tym języku ({language}). Jego e-maile w nim pozostaną.',
    few: '{count} otwarte zamówienia złożono w tym języku ({language}). Ich e-maile w nim pozostaną.',
    many: '{count} otwartych zamówień złożono w tym języku ({language}). Ich e-maile w nim pozostaną.',
    other: '{count} otwartego zamówienia złożono w tym języku ({language}). Jego e-maile w nim pozostaną.',
  },
  'settingEffect.main': 'Kto wejdzie na główny adres sklepu, trafi na /{language}.',
  'settingEffect.rate': 'Wszystkie ceny w walucie {currency} przeliczane z {from} zostaną od razu policzone na nowo.',
  'settingEffect.deliveryGone': {
    one: '{count} otwarte zamówienie ma być wysłane przez „{id}”. Zachowa swoje warunki; nowe nie będą mogły tego wybrać.',
    few: '{count} otwarte zamówienia mają być wysłane przez „{id}”. Zachowają swoje warunki; nowe nie będą mogły tego wybrać.',
    many: '{count} otwartych zamówień ma być wysłanych przez „{id}”. Zachowają swoje warunki; nowe nie będą mogły tego wybrać.',
    other:
      '{count} otwartego zamówienia ma być wysłane przez „{id}”. Zachowa swoje warunki; nowe nie będą mogły tego wybrać.',
  },
  'settingEffect.unserved':
    'Dostawa do kraju {country} w walucie {currency} nie będzie możliwa: na /{language} nikt nie zamówi.',
  'settingEffect.transfers': {
    one: '{count} zamówienie czeka na przelew na poprzedni rachunek. Klient ma go w e-mailu.',
    few: '{count} zamówienia czekają na przelewy na poprzedni rachunek. Klienci mają go w e-mailu.',
    many: '{count} zamówień czeka na przelewy na poprzedni rachunek. Klienci mają go w e-mailu.',
    other: '{count} zamówienia czeka na przelew na poprzedni rachunek. Klient ma go w e-mailu.',
  },
  'settingEffect.noMethod': 'Nie zostaje żadna metoda płatności: nikt nie zamówi.',
  'settingEffect.bookkeepingYears':
    'Prawo tego kraju ({country}) każe przechowywać księgi przez {legal} lat. Po {years} latach zostałyby trwale usunięte.',
  'settingEffect.ossYears':
    'Sprzedaż rozliczaną w procedurze OSS trzeba przechowywać przez {legal} lat. Po {years} latach zostałaby trwale usunięta.',
  'settingEffect.claimsYears':
    'Roszczenia przedawniają się w tym kraju ({country}) po {legal} latach. Po {years} latach nie pokażesz już, co uzgodniono.',
  'settingEffect.reminders':
    'Kasa będzie odtąd proponować przypomnienie. Dostanie je tylko ten, kto je zaznaczy: inaczej byłaby to bezprawna reklama.',
  'settingEffect.reviews':
    'Kupujący dostaną e-mail, który jest reklamą. Regulamin musi na to pozwalać, a każdy może się sprzeciwić.',
  'settingEffect.ossOn':
    'Zamówienia z innych krajów UE mają odtąd VAT kraju kupującego. Rozliczasz go przez procedurę OSS.',
  'settingEffect.ossOff':
    'Zamówienia z innych krajów UE mają odtąd VAT Twojego kraju. To zgodne z prawem tylko poniżej 10 000 EUR rocznie.',
  'settingEffect.fieldGone': {
    one: '{count} produkt ma coś w polu „{field}”. To pole zniknie z jego strony i z filtrów; wpisana treść zostaje i wróci razem z polem.',
    few: '{count} produkty mają coś w polu „{field}”. To pole zniknie z ich stron i z filtrów; wpisana treść zostaje i wróci razem z polem.',
    many: '{count} produktów ma coś w polu „{field}”. To pole zniknie z ich stron i z filtrów; wpisana treść zostaje i wróci razem z polem.',
    other:
      '{count} produktu ma coś w polu „{field}”. To pole zniknie ze stron i z filtrów; wpisana treść zostaje i wróci razem z polem.',
  },
  'settingEffect.low': {
    one: 'Od teraz {count} wariant uchodzi za kończący się.',
    few: 'Od teraz {count} warianty uchodzą za kończące się.',
    many: 'Od teraz {count} wariantów uchodzi za kończące się.',
    other: 'Od teraz {count} wariantu uchodzi za kończące się.',
  },
  'settingEffect.invoicesByHand':
    'Odtąd faktury nie powstają automatycznie. Zamówienia, które już mają fakturę, nadal dostają korekty do zwrotów.',
  'settingEffect.invoicesForAll':
    'Odtąd faktura powstaje automatycznie do każdego zamówienia, a nadanego numeru nie da się cofnąć. Upewnij się, że nikt inny nie fakturuje tej sprzedaży.',
  'settingEffect.invoicesForCompanies':
    'Odtąd firmy dostają fakturę automatycznie, a nadanego numeru nie da się cofnąć. Upewnij się, że nikt inny nie fakturuje tej sprzedaży.',
  'settingEffect.seriesGoOn':
    'Kolejne numery będą wyglądać tak i liczone są dalej; nadane już numery się nie zmieniają.',
  'settingEffect.lowUnmailed': 'Nikt już nie dostanie e-maila, gdy coś się kończy. Lista stanów dalej to pokazuje.',
  'settingEffect.noNotice':
    'Brakuje urzędowego pliku ({languages}): zamiast niego na stronie każdego produktu będzie przypomnienie słowne.',
  'settingEffect.sender':
    'Skrzynki pytają domenę {domain}, czy Twój serwer poczty może wysyłać w jej imieniu. Sprawdź tam SPF i DKIM i wyślij poniżej e-mail próbny: inaczej potwierdzenia zamówień trafią do spamu.',
  'settingEffect.nobodyTold': 'Nikt już nie dostanie e-maila o opłaconych zamówieniach, sporach i odstąpieniach.',
  'settingEffect.carrierTest': '{carrier} drukuje od teraz tylko etykiety próbne: żadna paczka z nimi nie pojedzie.',
  'settingEffect.carrierReal': '{carrier} drukuje od teraz prawdziwe etykiety i pobiera za nie opłaty.',
  'settingEffect.cardRatio': {
    one: '{count} zdjęcie zostanie na wszystkich kartach sklepu przycięte na nowo wokół punktu kadru.',
    few: '{count} zdjęcia zostaną na wszystkich kartach sklepu przycięte na nowo wokół punktu kadru.',
    many: '{count} zdjęć zostanie na wszystkich kartach sklepu przyciętych na nowo wokół punktu kadru.',
    other: '{count} zdjęcia zostanie na wszystkich kartach sklepu przycięte na nowo wokół punktu kadru.',
  },
  'settingEffect.renamed':
    'Strony, e-maile i dokumenty od razu mają nową nazwę. Na wyciągach bankowych klientów stoi to, co podaje Twoje konto Stripe: zmień ją także tam.',
  'settingEffect.priceless': '{name}: nie ma jeszcze ceny w walucie Twoich rynków, więc klienci tego nie zobaczą.',
  'settingEffect.currencyStays':
    'Ceny pozostają w {currencies}, choć w tym kraju ({country}) płaci się w {own}. Zmienisz to na stronie „{page}”.',
  'settingEffect.home': 'VAT, czas sklepu i wymogi prawa będą takie jak w nowym kraju.',
  'settingEffect.postalCodeMisfit':
    '{postalCode} nie wygląda na kod pocztowy kraju {country}: pisze się je tak: {example}. Stoi on na fakturach i paczkach.',
  'settingEffect.misfit': '{name} {number} nie pasuje do wzoru takiego numeru. Porównaj go z dokumentami.',
  'settingEffect.leftOut':
    'Na /{language} nie będzie można zamówić do kraju {country}: ten rynek ma dostawę tylko do: {countries}.',
  'settingEffect.unreached':
    'Do kraju {country} nic nie dociera w walucie {currency}: na /{language} nikt stamtąd nie zamówi, dopóki nie ustawisz tam dostawy.',
  'settingEffect.foreignMoney': 'W tym kraju ({country}) płaci się w {own}; /{language} miałby ceny w {currency}.',
  'settingEffect.transferNowhere':
    'Przelew nie będzie nikomu proponowany: dodaj rachunek w walucie, w której sprzedajesz.',
  'settingEffect.cashNowhere':
    'Płatność przy odbiorze nie będzie nikomu proponowana: potrzebne są warunki w walucie, w której sprzedajesz, kraj i przewoźnik, który dostarcza tam do drzwi.',
  'settingEffect.number_register': 'Rejestr',
  'settingEffect.number_wIdNr': 'W-IdNr.',
  'settingEffect.fallenBack': {
    one: '{count} tekst nie ma już treści w tym języku: {language}. Zamiast niego będzie ten w języku: {base}.',
    few: '{count} teksty nie mają już treści w tym języku: {language}. Zamiast nich będą te w języku: {base}.',
    many: '{count} tekstów nie ma już treści w tym języku: {language}. Zamiast nich będą te w języku: {base}.',
    other: '{count} tekstu nie ma już treści w tym języku: {language}. Zamiast nich będą te w języku: {base}.',
  },
  'settingEffect.builtIn': {
    one: '{count} tekst e-maili wraca do treści wbudowanej ({language}).',
    few: '{count} teksty e-maili wracają do treści wbudowanej ({language}).',
    many: '{count} tekstów e-maili wraca do treści wbudowanej ({language}).',
    other: '{count} tekstu e-maili wraca do treści wbudowanej ({language}).',
  },
  'settingEffect.pagesGone': {
    one: '{count} strona znika: {pages}. Linki do niej nie będą działać, dopóki nie przekierujesz jej adresu.',
    few: '{count} strony znikają: {pages}. Linki do nich nie będą działać, dopóki nie przekierujesz ich adresów.',
    many: '{count} stron znika: {pages}. Linki do nich nie będą działać, dopóki nie przekierujesz ich adresów.',
    other: '{count} strony znika: {pages}. Linki do nich nie będą działać, dopóki nie przekierujesz ich adresów.',
  },
  'settingEffect.hidden': {
    one: '{count} kolekcji nie będzie w żadnym menu: {collections}. Nadal prowadzi do niej wyszukiwarka i jej własny adres.',
    few: '{count} kolekcji nie będzie w żadnym menu: {collections}. Nadal prowadzi do nich wyszukiwarka i ich własne adresy.',
    many: '{count} kolekcji nie będzie w żadnym menu: {collections}. Nadal prowadzi do nich wyszukiwarka i ich własne adresy.',
    other:
      '{count} kolekcji nie będzie w żadnym menu: {collections}. Nadal prowadzi do nich wyszukiwarka i ich własne adresy.',
  },
  'settingEffect.noCollection': {
    one: 'Sklep nie ma {count} kolekcji, którą wymienia menu: {collections}. Będzie pominięta, dopóki się nie pojawi.',
    few: 'Sklep nie ma {count} kolekcji, które wymienia menu: {collections}. Będą pominięte, dopóki się nie pojawią.',
    many: 'Sklep nie ma {count} kolekcji, które wymienia menu: {collections}. Będą pominięte, dopóki się nie pojawią.',
    other: 'Sklep nie ma {count} kolekcji, które wymienia menu: {collections}. Będą pominięte, dopóki się nie pojawią.',
  },
  'settingEffect.moved': 'Adres będzie się kończył na „{to}”. Dotychczasowy („{from}”) przekieruje na nowy.',
  'settingEffect.legalTexts':
    'Nowe zamówienia obowiązuje ten tekst i dołącza go ich potwierdzenie ({pages}). Wcześniejsze zamówienia zachowują tekst, z którym je złożono.',
  'settingEffect.often': {
    one: 'W ciągu ostatnich {days} dni wyszedł {count} taki e-mail. Następny będzie miał nową treść.',
    few: 'W ciągu ostatnich {days} dni wyszły {count} takie e-maile. Następny będzie miał nową treść.',
    many: 'W ciągu ostatnich {days} dni wyszło {count} takich e-maili. Następny będzie miał nową treść.',
    other: 'W ciągu ostatnich {days} dni wyszło {count} takiego e-maila. Następny będzie miał nową treść.',
  },
  'settingEffect.unanswered': 'Asystenci, którzy szukają w internecie, będą odpowiadać z pominięciem Twojego sklepu.',
  'settingEffect.missed': 'Bloki wskazują na coś, czego nie ma w sklepie: {names}. Strona to pomija.',
  'settingEffect.missedPictures': {
    one: '{count} zdjęcia z bloku nie ma w bibliotece. Strona je pomija.',
    few: '{count} zdjęć z bloków nie ma w bibliotece. Strona je pomija.',
    many: '{count} zdjęć z bloków nie ma w bibliotece. Strona je pomija.',
    other: '{count} zdjęcia z bloków nie ma w bibliotece. Strona je pomija.',
  },
};
