import type { Translated } from '../../../message.ts';
import type { messages as english } from '../../en/orders/order-refusals.ts';

export const messages: Translated<typeof english> = {
  'work.refusedOrderChanged': 'Zamówienie zmieniło się w międzyczasie. Sprawdź je ponownie.',
  'work.refusedActionWaiting': 'Inne działanie na tym zamówieniu jeszcze nie zostało wykonane.',
  'work.refusedActionFailed':
    'U nas coś poszło nie tak i czynność nie została wykonana. Spróbuj ponownie; szczegóły są w dzienniku.',
  'work.refusedNoLongerAllowed': 'Zlecający nie ma już uprawnień. Nic nie zostało zrobione.',
  'work.refusedHeldByDispute': 'Płatność jest sporna: towar jest wstrzymany.',
  'work.refusedHeldByWithdrawal': 'Klient od tego odstąpił: najpierw rozpatrz odstąpienie.',
  'work.refusedDueOnDelivery': 'Za pobraniem: wszystko musi iść w jednej paczce.',
  'work.refusedNothingToSend': 'Wybierz co najmniej jeden artykuł do wysłania.',
  'work.refusedRefundChanged': 'Kwota się w międzyczasie zmieniła. Sprawdź ją jeszcze raz.',
  'work.refusedMoreThanRefundable': 'To więcej sztuk, niż pozostało do zwrotu.',
  'work.refusedGiftCardUsed': 'Część środków wykorzystano: zwrócić można tylko nieużytą kartę podarunkową.',
  'work.refusedGiftCardsByLine': 'Wybierz karty do zwrotu: sama kwota nie mówi, które z nich przestają działać.',
  'work.refusedGiftCardsOnly':
    'Karta podarunkowa to pieniądze z góry: fakturę wystawia się za to, co nią opłacono, a nie za nią.',
  'work.refusedReturnClosed': 'Ten zwrot jest zamknięty.',
  'work.refusedAlreadySent': 'Towar z tego zamówienia już wysłano. Aby oddać pieniądze, zrób zwrot.',
  'work.refusedPaymentDisputed': 'Bank już zabrał te pieniądze: odpowiedz na spór.',
  'work.refusedOrderUnknown': 'Tego zamówienia już nie ma. Otwórz listę zamówień ponownie.',
  'work.refusedTooLate': 'Za późno, by to cofnąć: już zostało wykonane.',
  'work.refusedActionUnreadable':
    'To działanie zapisała inna wersja sklepu. Nic nie zostało zrobione: zleć je ponownie.',
  'work.refusedMailUnknown': 'To zamówienie nie ma e-maila, który można wysłać ponownie.',
  'work.refusedCarrierUnknown': 'Sklep nie współpracuje z tym przewoźnikiem. Wybierz innego.',
  'work.refusedMoreThanOrdered': 'To więcej sztuk, niż zostało do wysłania. Wybierz mniej.',
  'work.refusedNotPaid': 'Zamówienie nie jest opłacone. Poczekaj, aż pieniądze wpłyną.',
  'work.refusedFullyRefunded': 'Zwrócono wszystkie pieniądze, więc nic więcej nie zostanie wysłane.',
  'work.refusedNotSent': 'Nic z tego zamówienia nie jest w drodze. Najpierw je wyślij.',
  'work.refusedParcelUnknown': 'Ta paczka nie należy już do zamówienia. Sprawdź je ponownie.',
  'work.refusedAlreadyDelivered': 'Paczka jest już dostarczona.',
  'work.refusedAlreadyReturned': 'Paczka już wróciła. Pozostał zwrot pieniędzy.',
  'work.refusedMoreThanSent': 'To więcej sztuk, niż wysłano. Wybierz mniej.',
  'work.refusedRefundNotPositive': 'Wybierz, za co zwracasz pieniądze, albo wpisz kwotę większą od zera.',
  'work.refusedOtherCurrency': 'Zamówienie opłacono w innej walucie. Wpisz kwotę w tej walucie.',
  'work.refusedAlreadyPaid': 'Zamówienie jest już opłacone. Jeśli pieniądze mają wrócić, zrób zwrot.',
  'work.refusedPaidTwice': 'Do tego zamówienia wpłynęła druga płatność. Wróci do klienta automatycznie.',
  'work.refusedPaymentUnderWay': 'Płatność jest w toku. Poczekaj na decyzję banku.',
  'work.refusedOrderCancelled': 'Zamówienie jest anulowane i tak zostanie. Potrzebne jest nowe.',
  'work.refusedGoodsGone': 'Zamówienie wygasło, a jego towar w międzyczasie sprzedano. Odeślij klientowi pieniądze.',
  'work.refusedOtherAmount': 'To nie jest suma zamówienia. Sprawdź, ile wpłynęło.',
  'work.refusedNotPaidYet':
    'Zamówienie nie jest opłacone, więc nie ma jeszcze czego fakturować. Wystaw proformę albo poczekaj na wpłatę.',
  'work.refusedNotSoldYet':
    'Zamówienie nie jest ani opłacone, ani wysłane, a rachunek potwierdza sprzedaż. Wystaw go po wysłaniu paczki albo po wpłacie.',
  'work.refusedCompanyNeedsInvoice': 'Kupiła firma, a rachunek jest dla konsumentów. Wystaw fakturę.',
  'work.refusedNothingToPay': 'Nic już nie trzeba płacić, a proforma to prośba o zapłatę. Wystaw fakturę.',
  'work.refusedSellerIncomplete':
    'Faktura musi podawać sprzedawcę, a brakuje adresu lub e-maila firmy. Uzupełnij dane w Ustawieniach, Firma.',
  'work.refusedRateMissing': 'Brak kursu waluty z dnia sprzedaży. Spróbuj później albo podaj go: kasa invoice rate.',
  'work.refusedSellerNipWrong':
    'NIP firmy ma błędną cyfrę kontrolną, a faktury z takim numerem nie da się poprawić w KSeF. Popraw go w Ustawieniach, Firma.',
  'work.refusedBuyerNipWrong':
    'NIP klienta ma błędną cyfrę kontrolną, a faktury z takim numerem nie da się poprawić w KSeF. Zapytaj o właściwy i zmień go w zamówieniu.',
  'work.refusedBuyerIncomplete':
    'Faktura musi podawać nabywcę, a to zamówienie nie ma pełnego adresu. Uzupełnij go przyciskiem „Edytuj” obok klienta.',
  'work.refusedSellerUnreadable':
    'W nazwie lub adresie firmy są litery, których nie ma żaden krój pisma: na papierze byłyby znakami zapytania. Zapisz je literami łacińskimi w Ustawieniach, Firma.',
  'work.refusedBuyerUnreadable':
    'W nazwie lub adresie klienta są litery, których nie ma żaden krój pisma: na papierze byłyby znakami zapytania. Zapisz je literami łacińskimi przyciskiem „Edytuj” obok klienta.',
  'work.refusedGoodsUnreadable':
    'W nazwie produktu są litery, których nie ma żaden krój pisma: na papierze byłyby znakami zapytania. Nadaj produktowi nazwę literami łacińskimi – wtedy znajdzie się ona na dokumencie.',
  'work.refusedBuyerErased':
    'Dane klienta z tego zamówienia zostały usunięte, więc nie da się już wystawić do niego dokumentu.',
  'work.refusedIssuedElsewhere':
    'W ustawieniach, w dziale Faktury, zapisano, że faktury wystawia ktoś inny. Jeśli to się zmieniło, wybierz tam, kiedy mają powstawać.',
  'work.refusedNeedsCertifiedProgram':
    'Prawo Twojego kraju pozwala wystawiać faktury tylko programom certyfikowanym przez urząd skarbowy, a Kasa takim nie jest. Wystaw ją w swoim programie.',
  'work.refusedAlreadyIssued':
    'Ten dokument jest już wystawiony: znajdziesz go w części „Dokumenty”. Zmienia go tylko korekta.',
  'work.refusedNotInvoiced':
    'Nie ma faktury, którą można by skorygować. Wystaw fakturę: korekta zwrotu powstanie razem z nią.',
  'work.refusedNothingToCorrect': 'Wszystkie zwroty są już skorygowane. Najpierw zrób zwrot.',
  'work.refusedDepositNotPolish':
    'Faktury zaliczkowe wystawiają tu tylko sprzedawcy z Polski. Wystaw fakturę na całość i zapytaj księgowego, czy prawo twojego kraju wymaga innego dokumentu.',
  'work.refusedInvoicedAlready':
    'Cała sprzedaż ma już fakturę, a wolno ją wystawić przed wysyłką: faktura zaliczkowa nie jest potrzebna.',
  'work.refusedSentAlready': 'Towar jest już wysłany, więc nie jest to zaliczka. Wystaw fakturę.',
  'work.refusedCardsTaxedAtSale':
    'Te karty podarunkowe opodatkowuje się w chwili sprzedaży, więc nie jest to zaliczka. Wystaw fakturę.',
  'work.refusedNoDeposit': 'Nie ma faktury zaliczkowej, którą można by rozliczyć. Wystaw fakturę.',
  'work.refusedNotSentYet': 'Nic jeszcze nie wysłano: fakturę końcową wystawisz, gdy towar będzie w drodze.',
  'work.refusedGivenBack':
    'Część pieniędzy zwrócono: faktura zaliczkowa i jej korekta opisują całą sprzedaż, faktury końcowej już nie będzie.',
};
