import type { Translated } from '../../message.ts';
import type { messages as english } from '../en/payment.ts';

export const messages: Translated<typeof english> = {
  'payment.card': 'Karta',
  'payment.sepa_debit': 'Polecenie zapłaty SEPA',
  'payment.cardDetails': 'Dane karty',
  'payment.cardNumber': 'Numer karty',
  'payment.cardExpiry': 'Data ważności',
  'payment.cardExpiryPlaceholder': 'MM / RR',
  'payment.cardCvc': 'Kod CVC',
  'payment.cardNumberIncomplete': 'Podaj cały numer karty.',
  'payment.cardNumberWrong': 'Sprawdź numer karty: któraś cyfra się nie zgadza.',
  'payment.cardExpiryIncomplete': 'Podaj miesiąc i rok ważności.',
  'payment.cardExpiryWrong': 'Sprawdź datę ważności.',
  'payment.cardExpiryPast': 'Ta karta straciła ważność. Użyj innej.',
  'payment.cardCvcIncomplete': 'Podaj kod CVC: trzy cyfry z tyłu karty, a na American Express cztery z przodu.',
  'payment.fieldsFailed':
    'Nie udało się wczytać pól płatności. Powodem może być wolne łącze albo program blokujący treści. Wszystko, co wpisano, zostaje, a płatności na stronie banku działają dalej.',
  'payment.fieldsNotReady': 'Pól płatności jeszcze nie ma. Odczekaj chwilę i naciśnij przycisk jeszcze raz.',
  'payment.retryFields': 'Wczytaj pola ponownie',
  'payment.sandbox': 'Tryb testowy: nic nie zapłacisz',

  'decline.generic':
    'Bank odrzucił płatność. Spróbuj zapłacić inną kartą lub w inny sposób albo zapytaj bank o powód. Nic nie zostało pobrane.',
  'decline.insufficientFunds':
    'Na tej karcie lub koncie brakuje środków. Spróbuj zapłacić inaczej; nic nie zostało pobrane.',
  'decline.expiredCard': 'Ta karta straciła ważność. Sprawdź datę albo użyj innej karty; nic nie zostało pobrane.',
  'decline.incorrectCvc': 'Kod CVC się nie zgadza. Popraw go i naciśnij przycisk jeszcze raz; nic nie zostało pobrane.',
  'decline.incorrectNumber':
    'Numer karty się nie zgadza. Popraw go i naciśnij przycisk jeszcze raz; nic nie zostało pobrane.',
  'decline.incorrectExpiry':
    'Data ważności się nie zgadza. Popraw ją i naciśnij przycisk jeszcze raz; nic nie zostało pobrane.',
  'decline.tooOften':
    'Tej karty użyto zbyt wiele razy w krótkim czasie. Użyj innej albo spróbuj jutro. Nic nie zostało pobrane.',
  'decline.limit':
    'Kwota przekracza limit karty lub konta. Podnieś go w aplikacji banku albo zapłać inaczej. Nic nie zostało pobrane.',
  'decline.callBank': 'Bank odrzucił płatność i prosi o telefon. Możesz też użyć innej karty. Nic nie zostało pobrane.',
  'decline.cardNotSupported': 'Tą kartą nie da się zapłacić za te zakupy. Użyj innej; nic nie zostało pobrane.',
  'decline.authentication':
    'Płatność nie została potwierdzona w banku. Naciśnij przycisk jeszcze raz i potwierdź ją albo użyj innej karty. Nic nie zostało pobrane.',
  'decline.processing':
    'Bank nie mógł teraz przetworzyć płatności. Odczekaj minutę i naciśnij przycisk jeszcze raz albo użyj innej karty.',
  'decline.connection': 'Połączenie zostało przerwane. Naciśnij przycisk jeszcze raz: nie zapłacisz dwa razy.',
  'decline.tooManyRequests':
    'Operator płatności ma teraz duży ruch. Odczekaj minutę i naciśnij przycisk jeszcze raz: nie zapłacisz dwa razy.',
  'decline.bankDeclined':
    'Bank nie zrealizował płatności albo została tam przerwana. Spróbuj ponownie lub wybierz inny sposób; nic nie zostało pobrane.',
  'decline.notConfirmed':
    'Płatność nie została na czas potwierdzona w aplikacji banku. Naciśnij przycisk jeszcze raz i potwierdź ją w ciągu minuty; nic nie zostało pobrane.',
  'decline.accountUnusable':
    'Bank nie może pobrać pieniędzy z tego konta: mogło zostać zamknięte, zablokowane albo nie obsługuje poleceń zapłaty. Podaj inne konto albo zapłać inaczej; nic nie zostało pobrane.',
  'decline.debitRefused':
    'Bank nie zgodził się na polecenie zapłaty. Zapytaj bank o powód albo zapłać inaczej; nic nie zostało pobrane.',
  'decline.incorrectIban':
    'Numer IBAN nie zgadza się z kontem. Sprawdź numer i nazwisko albo zapłać inaczej; nic nie zostało pobrane.',
  'decline.methodUnavailable':
    'Tą metodą nie można teraz zapłacić za to zamówienie. Wybierz inną; nic nie zostało pobrane.',

  'decline.method':
    'Płatność została odrzucona. Spróbuj jeszcze raz albo wybierz inny sposób; nic nie zostało pobrane.',
  'decline.blikCode': 'Bank nie zna tego kodu BLIK. Podaj nowy; nic nie zostało pobrane.',
  'decline.blikExpired': 'Ten kod BLIK stracił ważność. Podaj nowy; nic nie zostało pobrane.',
  'decline.blikLimit':
    'Kwota przekracza limit BLIK w aplikacji banku. Podnieś go tam albo wybierz inny sposób; nic nie zostało pobrane.',
  'decline.blikRefused':
    'Płatność została odrzucona w aplikacji banku. Podaj nowy kod albo wybierz inny sposób; nic nie zostało pobrane.',
  'decline.blikTimeout':
    'Płatność nie została zatwierdzona na czas. Podaj nowy kod i zatwierdź go w ciągu minuty; nic nie zostało pobrane.',
  'decline.accountFunds': 'Na tym rachunku brakuje środków. Wybierz inny sposób płatności; nic nie zostało pobrane.',
  'decline.bankFailed':
    'Płatność nie została dokończona w banku. Spróbuj jeszcze raz albo wybierz inny sposób; nic nie zostało pobrane.',
  'decline.notCompleted':
    'Płatność nie została dokończona. Spróbuj jeszcze raz albo wybierz inny sposób; nic nie zostało pobrane.',
  'decline.iban': 'Numer IBAN się nie zgadza. Popraw go i naciśnij przycisk jeszcze raz; nic nie zostało pobrane.',
  'decline.testIban': 'Tryb testowy przyjmuje tylko swoje rachunki testowe; są wymienione pod polem.',
  'decline.debitLimit':
    'Ten rachunek osiągnął limit poleceń zapłaty. Wybierz inny sposób płatności; nic nie zostało pobrane.',
  'payment.bank_transfer': 'Przelew tradycyjny',
  'payment.cash_on_delivery': 'Płatność przy odbiorze',
  'payment.nothing_due': 'Nic do zapłaty',
  'payment.fee': 'Opłata za pobranie',
};
