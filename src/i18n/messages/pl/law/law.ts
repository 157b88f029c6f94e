import type { Translated } from '../../../message.ts';
import type { messages as english } from '../../en/law/law.ts';

export const messages: Translated<typeof english> = {
  'law.ownLaw': 'Prawo Twojego kraju',
  'law.ownLaw_known': 'Punkty na tej liście uwzględniają przepisy tego kraju: {countries}.',
  'law.ownLaw_confirm':
    'Z prawa tego kraju znamy przepisy unijne, a krajowych tylko niewiele: {countries}. Zapytaj tamtejszego prawnika, co jeszcze z nich wynika.',
  'law.companyData': 'Kto sprzedaje',
  'law.companyData_met': 'Nazwa, adres, e-mail i numery są w stopce, w e-mailach i na stronach prawnych.',
  'law.legalPages': 'Regulamin, prywatność, dostawa, odstąpienie',
  'law.legalPages_met':
    'Strony są w językach: {languages}. Zamówienie zachowuje wersje, na podstawie których je złożono.',
  'law.legalPages_confirm':
    'Strony są w językach: {languages}. Nie ma wśród nich języka, którym mówi się w kraju: {countries}. Zapytaj prawnika, czy konsumentów trzeba tam informować w ich języku.',
  'law.accessibility': 'Dostępność',
  'law.accessibility_met': 'Deklaracja jest w językach: {languages}.',
  'law.accessibility_confirm':
    'Nie ma deklaracji dostępności w językach: {languages}. Nie potrzebują jej firmy poniżej 10 osób i do 2 mln euro rocznie.',
  'law.personalData': 'Dane osobowe',
  'law.personalData_met':
    'Dla urzędu przechowujemy je {books} lat, dla roszczeń {claims}, potem są usuwane. Nic nie śledzi odwiedzających, więc baner cookie nie jest potrzebny.',
  'law.personalData_metOss':
    'Dla urzędu przechowujemy je {books} lat (sprzedaż w procedurze OSS {oss} lat), dla roszczeń {claims}, potem są usuwane. Nic nie śledzi odwiedzających, więc baner cookie nie jest potrzebny.',
  'law.personalData_confirm':
    'Dla urzędu przechowujemy je {books} lat, najdłużej, ile wymaga znany nam kraj UE, dla roszczeń {claims}, potem są usuwane. Zapytaj doradcę podatkowego, ile wymaga Twój kraj, i ustaw to w przechowywaniu danych.',
  'law.withdrawalFunction': 'Odstąpienie od umowy',
  'law.withdrawalFunction_met': 'Na każdej stronie, na każdym ekranie i bez logowania: {link}',
  'law.afterWithdrawal': 'Zwrot pieniędzy po odstąpieniu',
  'law.afterWithdrawal_met': 'Żaden zwrot nie jest spóźniony.',
  'law.afterWithdrawal_excepted': {
    one: '{count} produkt jest oznaczony jako wyjątek od prawa odstąpienia lub zapieczętowany: mówią o tym jego strona, kasa i e-maile. Żaden zwrot pieniędzy nie jest spóźniony.',
    few: '{count} produkty są oznaczone jako wyjątki od prawa odstąpienia lub zapieczętowane: mówią o tym ich strony, kasa i e-maile. Żaden zwrot pieniędzy nie jest spóźniony.',
    many: '{count} produktów jest oznaczonych jako wyjątki od prawa odstąpienia lub zapieczętowane: mówią o tym ich strony, kasa i e-maile. Żaden zwrot pieniędzy nie jest spóźniony.',
    other:
      '{count} produktu jest oznaczone jako wyjątek od prawa odstąpienia: mówią o tym strony, kasa i e-maile. Żaden zwrot pieniędzy nie jest spóźniony.',
  },
  'law.guaranteeNotice': 'Informacja o prawnej gwarancji zgodności',
  'law.guaranteeNotice_met': 'Urzędowy plik jest pokazywany w językach: {languages}.',
  'law.garanLabel': 'Etykieta GARAN',
  'law.garanLabel_met': {
    one: '{count} produkt pokazuje etykietę producenta.',
    few: '{count} produkty pokazują etykietę producenta.',
    many: '{count} produktów pokazuje etykietę producenta.',
    other: '{count} produktu pokazuje etykietę producenta.',
  },
  'law.garanLabel_none':
    'Tylko gdy producent daje bezpłatną gwarancję na cały produkt na ponad dwa lata. Żaden produkt nie ma takiej etykiety.',
  'law.orderButton': 'Przycisk zamówienia i podsumowanie',
  'law.orderButton_met': 'Produkty, suma z VAT, koszt i czas dostawy są tuż nad przyciskiem: {button}',
  'law.repair': 'Naprawy',
  'law.repair_confirm':
    'Po naprawie odpowiedzialność trwa o 12 miesięcy dłużej (sprzedaż od 31 lipca 2026). Kasa jeszcze nie zapisuje napraw: zanotuj datę przy zamówieniu.',
  'law.lowestPrice': 'Najniższa cena z 30 dni',
  'law.lowestPrice_met': {
    one: '{count} produkt ma cenę przekreśloną. Widać ją tylko, gdy w ciągu 30 dni przedtem kosztował więcej, razem z najniższą ceną z tych dni.',
    few: '{count} produkty mają cenę przekreśloną. Widać ją tylko, gdy w ciągu 30 dni przedtem kosztowały więcej, razem z najniższą ceną z tych dni.',
    many: '{count} produktów ma cenę przekreśloną. Widać ją tylko, gdy w ciągu 30 dni przedtem kosztowały więcej, razem z najniższą ceną z tych dni.',
    other:
      '{count} produktu ma cenę przekreśloną. Widać ją tylko, gdy w ciągu 30 dni przedtem kosztował więcej, razem z najniższą ceną z tych dni.',
  },
  'law.lowestPrice_none': 'Teraz żadna cena nie jest obniżona.',
  'law.unitPrice': 'Cena jednostkowa',
  'law.unitPrice_met':
    'Produkty z zapisaną ilością: {count} z {products}. Obok ich ceny jest cena jednostkowa, także na listach.',
  'law.unitPrice_none':
    'Żaden produkt nie mówi, ile zawiera (w sprzedaży: {products}). Jeśli sprzedajesz na wagę, objętość, długość lub powierzchnię, zapisz ilość, a obok ceny pojawi się cena jednostkowa.',
  'law.unitPrice_confirm': {
    one: '{count} produkt podaje ilość, a nie pokazuje ceny jednostkowej:',
    few: '{count} produkty podają ilość, a nie pokazują ceny jednostkowej:',
    many: '{count} produktów podaje ilość, a nie pokazuje ceny jednostkowej:',
    other: '{count} produktu podaje ilość, a nie pokazuje ceny jednostkowej:',
  },
  'law.productSafety': 'Bezpieczeństwo produktów',
  'law.productSafety_met': {
    one: '{count} produkt podaje producenta z adresem i e-mailem.',
    few: 'Wszystkie {count} produkty podają producenta z adresem i e-mailem.',
    many: 'Wszystkie {count} produktów podaje producenta z adresem i e-mailem.',
    other: 'Wszystkie produkty ({count}) podają producenta z adresem i e-mailem.',
  },
  'law.noProducts': 'Nic jeszcze nie jest w sprzedaży.',
  'law.greenClaims': 'Twierdzenia ekologiczne',
  'law.greenClaims_met':
    'Żaden tekst nie zawiera ogólnego twierdzenia, takiego jak „eko” czy „neutralny klimatycznie”.',
  'law.greenClaims_unread': {
    one: '{count} opis produktu jest w języku, którego nie sprawdzamy; sprawdzane języki: {languages}. Upewnij się, że nie zawiera ogólnego twierdzenia, takiego jak „eko” czy „neutralny klimatycznie”.',
    few: '{count} opisy produktów są w języku, którego nie sprawdzamy; sprawdzane języki: {languages}. Upewnij się, że nie zawierają ogólnych twierdzeń, takich jak „eko” czy „neutralny klimatycznie”.',
    many: '{count} opisów produktów jest w języku, którego nie sprawdzamy; sprawdzane języki: {languages}. Upewnij się, że nie zawierają ogólnych twierdzeń, takich jak „eko” czy „neutralny klimatycznie”.',
    other:
      '{count} opisu produktu jest w języku, którego nie sprawdzamy; sprawdzane języki: {languages}. Upewnij się, że nie zawiera ogólnego twierdzenia, takiego jak „eko” czy „neutralny klimatycznie”.',
  },
  'law.greenClaims_confirm': {
    one: '{count} produkt zawiera ogólne twierdzenie. Wolno go użyć tylko przy uznanej, wybitnej efektywności albo gdy obok napisano, o co dokładnie chodzi:',
    few: '{count} produkty zawierają ogólne twierdzenie. Wolno go użyć tylko przy uznanej, wybitnej efektywności albo gdy obok napisano, o co dokładnie chodzi:',
    many: '{count} produktów zawiera ogólne twierdzenie. Wolno go użyć tylko przy uznanej, wybitnej efektywności albo gdy obok napisano, o co dokładnie chodzi:',
    other:
      '{count} produktu zawiera ogólne twierdzenie. Wolno go użyć tylko przy uznanej, wybitnej efektywności albo gdy obok napisano, o co dokładnie chodzi:',
  },
  'law.vat': 'VAT',
  'law.vat_met':
    'Klienci płacą VAT swojego kraju, który rozliczasz przez OSS. VAT doliczamy też firmom z zagranicy i przy eksporcie.',
  'law.vat_classes':
    'Klienci płacą VAT swojego kraju, który rozliczasz przez OSS. O tym, co ma tam stawkę obniżoną, decyduje prawo danego kraju: sprawdź, co naliczamy, a różnice wpisz w Ustawieniach, Podatki, „Inne klasy za granicą”.',
  'law.vat_higher':
    'Klasa „{class}”: w tych krajach jej nie ma, więc naliczamy następną wyższą stawkę, być może więcej, niż trzeba. W nawiasach pozostałe stawki tych krajów: {rates}.',
  'law.vat_same': 'Klasa „{class}”: naliczamy stawkę o tej samej nazwie: {rates}.',
  'law.vat_zero':
    'Klasa „{class}”: nie naliczamy tam VAT, być może mniej, niż trzeba. W większości krajów prawie nic nie jest z niego zwolnione: {rates}.',
  'law.vat_below': 'Wszyscy płacą VAT Twojego kraju. Sprzedaż do innych krajów UE: {amount} z 10 000 euro.',
  'law.vat_near':
    'Sprzedaż do innych krajów UE sięgnęła {amount} z 10 000 euro. Zarejestruj się już teraz do OSS: powyżej tej kwoty należy się VAT kraju dostawy.',
  'law.vat_outside': 'Twoja firma nie jest w kraju UE: zapytaj doradcę, jaki VAT Cię obowiązuje.',
  'law.invoices': 'Faktury',
  'law.invoices_byHand':
    'Faktury wystawiasz ręcznie i nic nie przypomni o fakturze należnej firmie. W Ustawieniach, Faktury mogą powstawać automatycznie albo zaznacz, że wystawia je ktoś inny.',
  'law.invoices_elsewhere': 'Zaznaczono, że faktury wystawia ktoś inny. Kasa nie tworzy ich automatycznie.',
  'law.invoices_met':
    'Każda firma automatycznie dostaje fakturę, numerowaną bez luk, a każdy zwrot korektę. Każdy dokument jest przechowywany tak, jak go wystawiono.',
  'law.ksef': 'KSeF',
  'law.ksef_confirm':
    'Faktury dla innych nabywców niż konsumenci wystawia się przez KSeF; od 1 stycznia 2027 r. bez wyjątków. Kasa wysyła je, gdy włączysz to w Ustawieniach, Faktury, i zapiszesz certyfikat. Faktury dla konsumentów pozostają dobrowolne.',
  'law.ksef_met':
    'Faktury trafiają do KSeF samoczynnie. Czy certyfikat i jego uprawnienia są właściwe, potwierdzi tylko KSeF: najpierw wypróbuj środowisko testowe.',
  'law.onlyPoland': 'Tylko dla firm w Polsce.',
  'law.eInvoice': 'E-faktury',
  'law.eInvoice_germany':
    'Dla firm: obowiązkowe od 2027 (powyżej 800 000 euro obrotu), dla pozostałych od 2028. Faktury Kasy mają ją w pliku PDF, według EN 16931 (ZUGFeRD).',
  'law.eInvoice_belgium': 'Między firmami belgijskimi od 2026 przez Peppol. Kasa ich nie wysyła; UBL można pobrać.',
  'law.eInvoice_netherlands': 'W Holandii nie ma takiego obowiązku.',
  'law.eInvoice_poland': 'W Polsce zastępuje je KSeF.',
  'law.eInvoice_elsewhere':
    'Kasa zapisuje fakturę jako XML według EN 16931 (UBL i CII) do pobrania i nigdzie jej nie wysyła. Zapytaj księgowego, co obowiązuje w Twoim kraju.',
  'law.cashRegister': 'Kasa fiskalna',
  'law.cashRegister_elsewhere':
    'Znamy tylko przepisy tych krajów: {countries}. Zapytaj księgowego, czy Twój kraj wymaga kasy fiskalnej.',
  'law.cashRegister_confirm':
    'Sprzedaż wysyłkowa pocztą lub kurierem, opłacona w całości przez bank lub operatora płatności, jest zwolniona do 31 grudnia 2027. Potwierdź dla automatów paczkowych, płatności przy odbiorze i swojego operatora płatności.',
  'law.cashRegister_excluded': {
    one: 'Sądząc po nazwie, {count} produkt może należeć do towarów, których § 4 nigdy nie zwalnia (elektronika, perfumy, alkohol, metale szlachetne…):',
    few: 'Sądząc po nazwach, {count} produkty mogą należeć do towarów, których § 4 nigdy nie zwalnia (elektronika, perfumy, alkohol, metale szlachetne…):',
    many: 'Sądząc po nazwach, {count} produktów może należeć do towarów, których § 4 nigdy nie zwalnia (elektronika, perfumy, alkohol, metale szlachetne…):',
    other:
      'Sądząc po nazwach, {count} produktu może należeć do towarów, których § 4 nigdy nie zwalnia (elektronika, perfumy, alkohol, metale szlachetne…):',
  },
  'law.cashRegister_marked': {
    one: '{count} produkt jest oznaczony jako niezwolniony (§ 4): każda jego sprzedaż idzie przez kasę fiskalną.',
    few: '{count} produkty są oznaczone jako niezwolnione (§ 4): każda ich sprzedaż idzie przez kasę fiskalną.',
    many: '{count} produktów jest oznaczonych jako niezwolnione (§ 4): każda ich sprzedaż idzie przez kasę fiskalną.',
    other: '{count} produktu jest oznaczone jako niezwolnione (§ 4): każda sprzedaż idzie przez kasę fiskalną.',
  },
  'law.cashRegister_both':
    'Oznaczone jako niezwolnione (§ 4), każda sprzedaż idzie przez kasę fiskalną: {marked}. Sądząc po nazwach, mogą to być także te ({suspected}):',
  'law.packaging': 'Opakowania',
  'law.packaging_met': 'Numer LUCID jest zapisany: {number}.',
  'law.packaging_confirm':
    'Według Twoich danych firma nie ma numeru LUCID. Potrzebuje go każdy, kto wysyła zapakowane produkty do konsumentów w Niemczech.',
  'law.packaging_abroad':
    'Dostarczasz do Niemiec: potrzebny jest numer LUCID i upoważniony przedstawiciel na miejscu. Zaproponowano zawieszenie tego obowiązku.',
  'law.packaging_representative':
    'Numer LUCID jest zapisany. W Niemczech potrzebny jest też upoważniony przedstawiciel; zaproponowano zawieszenie tego obowiązku.',
  'law.packaging_none':
    'Nie dostarczasz do Niemiec, których rejestr znamy. Każdy kraj UE ma własny rejestr opakowań: zapytaj w swoim i w krajach, do których dostarczasz.',
  'law.equipment': 'Sprzęt elektryczny i baterie',
  'law.equipment_confirm':
    'Żaden produkt nie wygląda na taki z nazwy. Jeśli jednak sprzedajesz sprzęt elektryczny albo produkty z bateriami, brakuje tego, czego wymagają kraje, do których wysyłasz: {missing}. Zapisz to w ustawieniach firmy, a znajdzie się w stopce, w e-mailach i na stronach prawnych.',
  'law.equipment_missing':
    'Dla sprzętu elektrycznego i baterii brakuje numerów z krajów, do których wysyłasz: {missing}. Zapisz je w ustawieniach firmy, a znajdą się w stopce, w e-mailach i na stronach prawnych. Sądząc po nazwach, może chodzić o:',
  'law.equipment_elsewhere':
    'Dla sprzętu elektrycznego i baterii trzeba mieć wpis do rejestru albo należeć do systemu zbierania także tam, dokąd wysyłasz: {countries}. W ustawieniach nie ma miejsca na numery tych rejestrów, sprawdź to we własnym zakresie. Sądząc po nazwach, może chodzić o:',
  'law.equipment_none':
    'Jeśli je sprzedajesz, musisz mieć wpis do rejestru w każdym kraju, do którego wysyłasz, albo należeć do tamtejszego systemu zbierania.',
  'law.equipment_met': 'W stopce, w e-mailach i na stronach prawnych: {numbers}.',
  'law.customs': 'Cło od małych przesyłek',
  'law.customs_none': 'Tylko dla produktów wysyłanych klientom z krajów spoza UE.',
  'law.customs_northernIreland':
    'Tylko dla produktów wysyłanych klientom z krajów spoza UE. Przy towarach Irlandia Północna jest jak państwo członkowskie: dopóki sprzedaż konsumentom w innych krajach nie przekracza 10 000 euro rocznie, należy się tam Twój VAT, powyżej – brytyjski, rozliczany przez OSS. Kasa nie zna brytyjskich stawek, więc tam nie wysyła.',
  'law.dac7': 'DAC7',
  'law.dac7_none': 'Tylko dla platform, na których sprzedają inni.',
  'law.vida': 'ViDA',
  'law.vida_none': 'Zacznie obowiązywać w 2028 i 2030 roku.',
  'law.eet': 'EET 2.0',
  'law.eet_confirm': 'Tylko płatności na miejscu; Twój sklep ich nie przyjmuje. Data startu wymaga potwierdzenia.',
  'law.eet_none': 'Tylko dla firm w Czechach, którym płaci się na miejscu.',
  'lacks.name': 'Sklep nie ma jeszcze nazwy.',
  'lacks.company': 'Nie wiadomo jeszcze, kto sprzedaje.',
  'lacks.incomplete': 'W danych firmy brakuje: {facts}.',
  'lacks.facts':
    'Prawo wymaga podania tych danych, jeśli firma je ma: {facts}. Uzupełnij je albo zaznacz, że firma nie ma innych.',
  'lacks.address': 'Nikt nie czyta e-maili wysłanych na adres sklepu {address}.',
  'lacks.pages': 'Brakuje stron z informacjami prawnymi: {pages}.',
  'lacks.notice':
    'Brakuje urzędowej informacji Komisji Europejskiej o prawnej gwarancji zgodności w językach: {languages}. Na razie zastępuje ją jedno zdanie.',
  'lacks.makers': 'Produkty bez producenta z adresem i adresem e-mail: {unnamed} z {products}.',
  'lacks.sender': 'E-maile nie mają jeszcze nadawcy.',
  'lacks.senderAddress': 'E-maile wychodzą z adresu {address}, na którym nikt nie czyta odpowiedzi.',
  'lacks.demo': 'To wciąż dane z wersji demo: {document}.',
  'lacks.prices': 'Przewoźnicy nie mają cen, więc nie da się nic zamówić.',
  'lacks.delivery': 'Na ten rynek nic nie dociera, więc nikt tam nie zamówi: {country}, {currency}.',
  'lacks.points': 'Brakuje punktów odbioru przewoźnika {carrier}, więc klienci ich nie zobaczą: {countries}.',
  'lacks.lucid':
    'Twoja firma nie ma jeszcze numeru LUCID. Bez niego nie wolno wysyłać zapakowanych produktów do konsumentów w Niemczech.',
  'lacks.platform': 'Te strony odsyłają do unijnej platformy ODR, którą zamknięto w 2025 roku: {pages}.',
  'lacks.invoices':
    '{country}: faktura z Kasy tam nie wystarczy. Prawo wymaga: {system}, a tego Kasa nie zna. Wystawiaj faktury innym programem i zaznacz to w ustawieniach faktur.',
  'lacks.complaintsBook':
    'W Portugalii każdy sklep musi odsyłać do elektronicznej księgi skarg, a tutaj nic nie prowadzi do www.livroreclamacoes.pt. Dodaj stronę z tym linkiem; strony widać w stopce.',
  'lacks.refunds': {
    one: '{count} odstąpienie po 14 dniach nadal czeka na zwrot pieniędzy.',
    few: '{count} odstąpienia po 14 dniach nadal czekają na zwrot pieniędzy.',
    many: '{count} odstąpień po 14 dniach nadal czeka na zwrot pieniędzy.',
    other: '{count} odstąpienia po 14 dniach nadal czeka na zwrot pieniędzy.',
  },
  'lacks.threshold':
    'Sprzedaż do innych krajów UE sięgnęła {amount}. Powyżej 10 000 euro należy się VAT kraju dostawy: zarejestruj się do OSS i włącz tę opcję w podatkach.',
};
