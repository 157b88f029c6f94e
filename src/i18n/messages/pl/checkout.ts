import type { Translated } from '../../message.ts';
import type { messages as english } from '../en/checkout.ts';

export const messages: Translated<typeof english> = {
  'checkout.title': 'Kasa',
  'checkout.back': 'Wróć do koszyka',
  'checkout.contact': 'Kontakt',
  'checkout.address': 'Adres dostawy',
  'checkout.billingAddress': 'Adres do rachunku',
  'checkout.delivery': 'Dostawa',
  'checkout.payment': 'Płatność',
  'checkout.summary': 'Twoje zamówienie',
  'checkout.arrival': 'Termin dostawy',
  'checkout.total': 'Do zapłaty',
  'checkout.vatIncluded': 'w tym {vat} VAT',
  'checkout.orderFree': 'Zamawiam',
  'checkout.orderButton': 'Zamówienie z obowiązkiem zapłaty',
  'checkout.changeCart': 'Zmień koszyk',
  'checkout.needsScripts':
    'Ta płatność wymaga JavaScriptu. Nic nie zostało zamówione ani pobrane. Włącz go i odśwież stronę albo wybierz inną płatność; wszystko, co wpisano, zostaje.',
  'checkout.edit': 'Zmień',
  'checkout.editSection': 'Zmień: {section}',
  'checkout.refresh': 'Przelicz dostawę i sumę',
  'checkout.methodNeedsScripts': 'wymaga JavaScriptu',
  'checkout.updating': 'Liczymy dostawę i sumę…',
  'checkout.updateFailed': 'Nie udało się policzyć dostawy. Sprawdź połączenie i spróbuj ponownie.',
  'checkout.tryAgain': 'Spróbuj ponownie',
  'checkout.emptyTitle': 'Nie ma za co płacić',
  'checkout.emptyText': 'Twój koszyk jest pusty. Jeśli zamówienie jest już złożone, potwierdzenie czeka w e-mailu.',
  'checkout.problems': {
    one: 'Jedna rzecz wymaga jeszcze uwagi',
    few: '{count} rzeczy wymagają jeszcze uwagi',
    many: '{count} rzeczy wymaga jeszcze uwagi',
    other: '{count} rzeczy wymaga jeszcze uwagi',
  },
  'checkout.placing': 'Składamy zamówienie…',
  'checkout.paying': 'Czekamy na potwierdzenie z banku…',
  'checkout.leaving': 'Gotowe. Przechodzimy do potwierdzenia…',
  'checkout.totalChanged':
    'Od otwarcia tej strony suma zmieniła się z {oldTotal} na {newTotal}. Jeśli nowa kwota Ci odpowiada, naciśnij przycisk jeszcze raz. Nic nie zostało pobrane.',
  'checkout.outOfStock': 'Ktoś był szybszy. W tej liczbie niedostępne: {titles}. Nic nie zostało pobrane.',
  'checkout.cartEmpty':
    'Twój koszyk jest pusty. Może zamówienie złożono w innym oknie: najpierw poszukaj potwierdzenia w e-mailu.',
  'checkout.deliveryNotAvailable':
    'Wybrana dostawa nie obejmuje tego adresu ({country}). Wybierz inną; nic nie pobrano.',
  'checkout.discountRefused': 'Kodu {code} nie można tu użyć, więc suma wzrosła. Sprawdź ją, zanim zamówisz.',
  'checkout.methodNotOffered':
    'Ta metoda płatności jest niedostępna dla tego zamówienia. Wybierz inną; nic nie pobrano.',
  'checkout.holdsTooMuch':
    'Przy tej metodzie płatności możemy odłożyć tylko kilka sztuk i nieopłaconych zamówień naraz. Wybierz inną, zamów mniej albo opłać wcześniejsze.',
  'checkout.methodRefused':
    'Ta metoda płatności chwilowo nie działa. Wybierz inną: zamówienie na Ciebie czeka, a nic nie zostało pobrane.',
  'checkout.noMethod':
    'W tej chwili nie możemy przyjąć żadnej płatności. Spróbuj ponownie za kilka minut: koszyk i wszystko, co wpisano, zostaje.',
  'checkout.belowMinimum': 'Kwota zamówienia jest zbyt niska na płatność online. Dołóż coś do koszyka.',
  'checkout.paymentUnavailable':
    'Zamówienie na Ciebie czeka, ale operator płatności nie odpowiada. Odczekaj chwilę i naciśnij przycisk jeszcze raz: nie zapłacisz dwa razy.',
  'checkout.paymentOvertaken':
    'Płatność rozpoczęto przed chwilą gdzie indziej. Dokończ ją tam albo naciśnij przycisk jeszcze raz: nie zapłacisz dwa razy.',
  'checkout.tooManyRequests':
    'Za dużo prób w krótkim czasie. Odczekaj minutę i naciśnij przycisk jeszcze raz. Wszystko, co wpisano, zostaje.',
  'checkout.tooManyTries': {
    one: 'Za dużo prób zapłaty w krótkim czasie. Odczekaj {count} minutę i naciśnij przycisk jeszcze raz. Wszystko, co wpisano, zostaje.',
    few: 'Za dużo prób zapłaty w krótkim czasie. Odczekaj {count} minuty i naciśnij przycisk jeszcze raz. Wszystko, co wpisano, zostaje.',
    many: 'Za dużo prób zapłaty w krótkim czasie. Odczekaj {count} minut i naciśnij przycisk jeszcze raz. Wszystko, co wpisano, zostaje.',
    other:
      'Za dużo prób zapłaty w krótkim czasie. Odczekaj {count} minuty i naciśnij przycisk jeszcze raz. Wszystko, co wpisano, zostaje.',
  },
  'checkout.offline':
    'Nie możemy połączyć się ze sklepem. Sprawdź połączenie i naciśnij przycisk jeszcze raz: nie zapłacisz dwa razy, a wszystko, co wpisano, zostaje.',
  'checkout.failed':
    'Coś poszło nie tak po naszej stronie. Naciśnij przycisk jeszcze raz: nie zapłacisz dwa razy, a wszystko, co wpisano, zostaje.',

  'pickup.search': 'Znajdź punkt odbioru',
  'pickup.searchHint': 'Miejscowość, kod pocztowy albo ulica, np. {example}.',
  'pickup.show': 'Pokaż punkty odbioru',
  'pickup.results': 'Punkty odbioru',
  'pickup.searching': 'Szukamy…',
  'pickup.count': {
    one: 'Znaleziono {count} punkt.',
    few: 'Znaleziono {count} punkty.',
    many: 'Znaleziono {count} punktów.',
    other: 'Znaleziono {count} punktu.',
  },
  'pickup.more': '{count} najbliższych punktów. Dopisz ulicę albo kod pocztowy, żeby zawęzić wyszukiwanie.',
  'pickup.none': 'Nic nie znaleziono. Sprawdź pisownię albo poszukaj sąsiedniej miejscowości.',
  'pickup.failed': 'Wyszukiwanie nie dotarło do nas. Sprawdź połączenie i spróbuj ponownie.',
  'pickup.chosen': 'Twój punkt odbioru',
  'pickup.use': 'Odbiorę tutaj',
  'pickup.change': 'Wybierz inny punkt',

  'field.optional': '(opcjonalnie)',
  'field.email': 'E-mail',
  'field.emailHint': 'Wyślemy potwierdzenie i wieści o paczce. Nic więcej.',
  'field.phone': 'Telefon',
  'field.phoneHint': 'Dla przewoźnika: telefon lub SMS.',
  'field.country': 'Kraj',
  'field.fullName': 'Imię i nazwisko',
  'field.line1': 'Ulica i numer domu',
  'field.line2': 'Mieszkanie, piętro, dopisek',
  'field.postalCode': 'Kod pocztowy',
  'field.city': 'Miejscowość',
  'field.hasBillingAddress': 'Inny adres na rachunku',
  'field.note': 'Uwagi do zamówienia',
  'field.isCompany': 'Kupuję na firmę',
  'field.companyName': 'Nazwa firmy',
  'field.taxId': 'Numer VAT',
  'field.taxIdPL': 'NIP',
  'field.companyNote': 'Fakturę wystawimy na firmę. VAT naliczamy tak, jak podano.',
  'field.emailMissing': 'Podaj adres e-mail.',
  'field.emailWrong': 'Wpisz cały adres, bez liter takich jak ł: anna@example.com.',
  'field.phoneMissing': 'Podaj numer telefonu: potrzebuje go przewoźnik.',
  'field.phoneWrong':
    'Sprawdź numer telefonu, np. {example}. Numer z zagranicy zacznij od + i numeru kierunkowego kraju.',
  'field.countryWrong': 'Wybierz jeden z krajów, do których dostarczamy.',
  'field.fullNameMissing': 'Podaj imię i nazwisko.',
  'field.line1Missing': 'Podaj ulicę i numer domu.',
  'field.phoneMobile': 'Kod do skrytki przyjdzie SMS-em: podaj numer komórkowy.',
  'field.line1Number': 'Podaj numer domu. Jeśli go nie ma, naciśnij przycisk jeszcze raz.',
  'field.line2Missing':
    'Paczkomat DHL w Niemczech (Packstation) wymaga numeru odbiorcy. Wpisz go tutaj, na przykład Postnummer 12345678.',
  'field.postalCodeMissing': 'Podaj kod pocztowy, np. {example}.',
  'field.postalCodeWrong': '{code}: sprawdź go. Powinien wyglądać tak: {example}.',
  'field.cityMissing': 'Podaj miejscowość.',
  'field.companyNameMissing': 'Podaj nazwę firmy.',
  'field.taxIdMissing': 'Podaj NIP lub numer VAT, np. {example}.',
  'field.taxIdWrong': 'Nie ma takiego numeru. Sprawdź cyfry. Wzór: {example}.',
  'field.shippingMethodMissing': 'Wybierz sposób dostawy.',
  'field.pickupPointMissing': 'Wybierz, gdzie chcesz odebrać paczkę.',
  'field.pickupPointClosed': 'Ten punkt nie przyjmuje już paczek. Wybierz inny.',
  'field.tooLong': 'To za długie na etykietę paczki. Skróć, proszę.',
  'checkout.cartLost':
    'Przeglądarka zgubiła koszyk: jej pliki cookie zostały usunięte lub zablokowane. Wpisane dane zostają.',
};
