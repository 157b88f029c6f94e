import type { PluralMessage } from '../translate.ts';
import type { paymentEn } from './payment-en.ts';

export const paymentPl: Record<keyof typeof paymentEn, string | PluralMessage> = {
  'payment.card': 'Karta',
  'payment.blik': 'BLIK',
  'payment.p24': 'Przelewy24',
  'payment.ideal': 'iDEAL | Wero',
  'payment.sepa_debit': 'Polecenie zapłaty SEPA',
  'payment.cardHint': 'Visa, Mastercard i inne. Dane karty trafiają zaszyfrowane do Stripe, nigdy do nas.',
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
  'payment.loadingFields': 'Wczytujemy pola karty …',
  'payment.fieldsFailed':
    'Nie udało się wczytać pól karty. Powodem może być wolne łącze albo program blokujący treści. Wszystko, co wpisano, zostaje.',
  'payment.fieldsNotReady': 'Pól karty jeszcze nie ma. Odczekaj chwilę i naciśnij przycisk jeszcze raz.',
  'payment.retryFields': 'Wczytaj pola karty ponownie',
  'payment.sandbox': 'Piaskownica: żadne pieniądze nie płyną',
  'payment.sandboxText':
    'Ten sklep jest na próbę. Zapłać jedną z tych kart, z dowolną przyszłą datą i dowolnym kodem CVC.',
  'payment.sandboxSuccess': 'płaci od razu',
  'payment.sandboxAuthentication': 'pyta o 3-D Secure',
  'payment.sandboxDecline': 'zostaje odrzucona',

  'decline.generic': 'Bank odrzucił płatność. Spróbuj inną kartą albo zapytaj bank o powód. Nic nie zostało pobrane.',
  'decline.insufficientFunds': 'Na tej karcie brakuje środków. Spróbuj inną; nic nie zostało pobrane.',
  'decline.expiredCard': 'Ta karta straciła ważność. Sprawdź datę albo użyj innej karty; nic nie zostało pobrane.',
  'decline.incorrectCvc': 'Kod CVC się nie zgadza. Popraw go i naciśnij przycisk jeszcze raz; nic nie zostało pobrane.',
  'decline.incorrectNumber':
    'Numer karty się nie zgadza. Popraw go i naciśnij przycisk jeszcze raz; nic nie zostało pobrane.',
  'decline.incorrectExpiry':
    'Data ważności się nie zgadza. Popraw ją i naciśnij przycisk jeszcze raz; nic nie zostało pobrane.',
  'decline.tooOften':
    'Tej karty użyto zbyt wiele razy w krótkim czasie. Użyj innej albo spróbuj jutro. Nic nie zostało pobrane.',
  'decline.limit':
    'Kwota przekracza limit tej karty. Podnieś go w aplikacji banku albo użyj innej karty. Nic nie zostało pobrane.',
  'decline.callBank': 'Bank odrzucił płatność i prosi o telefon. Możesz też użyć innej karty. Nic nie zostało pobrane.',
  'decline.cardNotSupported': 'Tą kartą nie da się zapłacić za te zakupy. Użyj innej; nic nie zostało pobrane.',
  'decline.authentication':
    'Płatność nie została potwierdzona w banku. Naciśnij przycisk jeszcze raz i potwierdź ją albo użyj innej karty. Nic nie zostało pobrane.',
  'decline.processing':
    'Bank nie mógł teraz przetworzyć płatności. Odczekaj minutę i naciśnij przycisk jeszcze raz albo użyj innej karty.',
  'decline.connection': 'Połączenie zostało przerwane. Naciśnij przycisk jeszcze raz: nie zapłacisz dwa razy.',
  'decline.tooManyRequests':
    'Operator płatności ma teraz duży ruch. Odczekaj minutę i naciśnij przycisk jeszcze raz: nie zapłacisz dwa razy.',
};
