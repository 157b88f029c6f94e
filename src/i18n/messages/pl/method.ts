import type { Translated } from '../../message.ts';
import type { messages as english } from '../en/method.ts';

export const messages: Translated<typeof english> = {
  'method.blikCode': 'Kod BLIK',
  'method.blikCodeHint': 'Sześć cyfr z aplikacji banku. Kod jest ważny dwie minuty.',
  'method.blikIncomplete': 'Podaj wszystkie sześć cyfr kodu.',
  'method.blikApprove': 'Zatwierdź płatność w aplikacji banku',
  'method.blikApproveHint': 'Nie zamykaj tej strony. Przejdzie dalej sama, gdy tylko bank odpowie.',
  'method.blikAsking': 'Czas minął. Pytamy bank, jak się to skończyło…',
  'method.blikSecondsLeft': {
    one: 'Została {count} sekunda',
    few: 'Zostały {count} sekundy',
    many: 'Zostało {count} sekund',
    other: 'Zostało {count} sekundy',
  },
  'method.bank': 'Twój bank',
  'method.bankLater': 'Wybiorę w Przelewy24',
  'method.p24Terms': 'Znam i akceptuję dokumenty Przelewy24:',
  'method.p24TermsLink': 'regulamin',
  'method.p24PrivacyLink': 'obowiązek informacyjny',
  'method.p24TermsHint': 'Bez tego zgody Przelewy24 poprosi na swojej stronie.',
  'method.ibanIncomplete': 'Podaj cały numer IBAN.',
  'method.ibanWrong': 'Sprawdź numer IBAN: coś się w nim nie zgadza.',
  'method.ibanCountry': 'Polecenie zapłaty nie działa z rachunkami z tego kraju. Wybierz inny sposób płatności.',
  'method.debitTakesDays':
    'Pieniądze schodzą z rachunku w ciągu kilku dni roboczych; zamówienie czeka i zaczynamy, gdy wpłyną.',
  'method.mandate':
    'Podając swoje dane płatnicze i potwierdzając tę płatność, upoważniasz (A) {creditor} i Stripe, naszego dostawcę usług płatniczych, do wysyłania do Twojego banku poleceń obciążenia Twojego rachunku oraz (B) Twój bank do obciążania Twojego rachunku zgodnie z tymi poleceniami. W ramach przysługujących Ci praw możesz otrzymać zwrot środków od banku na warunkach określonych w umowie zawartej z bankiem. Wniosek o zwrot należy złożyć w ciągu 8 tygodni od dnia obciążenia rachunku. Twoje prawa są opisane w oświadczeniu, które możesz otrzymać w swoim banku. Wyrażasz zgodę na otrzymywanie powiadomień o przyszłych obciążeniach najpóźniej 2 dni przed ich dokonaniem.',
};
