// What the fields say, in the shop's four languages. Stripe chooses by `elements({ locale })`, else by the browser.

const english = {
  cardNumberLabel: 'Credit or debit card number',
  cardExpiryLabel: 'Credit or debit card expiration date',
  cardCvcLabel: 'Credit or debit card CVC/CVV',
  expiryPlaceholder: 'MM / YY',
  cvcPlaceholder: 'CVC',
  invalid_number: 'Your card number is invalid.',
  incomplete_number: 'Your card number is incomplete.',
  incomplete_expiry: "Your card's expiration date is incomplete.",
  invalid_expiry_month_past: "Your card's expiration date is in the past.",
  invalid_expiry_year_past: "Your card's expiration year is in the past.",
  invalid_expiry_year: "Your card's expiration year is invalid.",
  incomplete_cvc: "Your card's security code is incomplete.",
  card_declined: 'Your card was declined.',
  insufficient_funds: 'Your card has insufficient funds.',
  expired_card: 'Your card has expired.',
  incorrect_cvc: "Your card's security code is incorrect.",
  incorrect_number: 'Your card number is incorrect.',
  processing_error: 'An error occurred while processing your card. Try again in a little bit.',
  payment_intent_authentication_failure:
    'We are unable to authenticate your payment method. Please choose a different payment method and try again.',
  connection:
    'We are experiencing issues connecting to our payments provider. Please check your internet connection and try again.',
  ibanLabel: 'IBAN',
  invalid_iban: 'The IBAN you entered is invalid.',
  invalid_iban_start: 'Your IBAN should start with a two-letter country code.',
  invalid_iban_country_code: 'The IBAN you entered is invalid: its country code is not supported.',
  incomplete_iban: 'The IBAN you entered is incomplete.',
  payment_method_invalid_parameter_testmode: 'The sandbox takes test accounts only.',
  payment_method_provider_timeout: 'The payment was not approved in time. Please try again.',
  payment_method_provider_decline: 'The payment was declined. Please try again or choose another payment method.',
  payment_method_invalid_parameter: 'The code is invalid or has expired. Please ask for a new one.',
};

export type FieldMessages = typeof english;
export type FieldMessage = keyof FieldMessages;

const polish: FieldMessages = {
  cardNumberLabel: 'Numer karty kredytowej lub debetowej',
  cardExpiryLabel: 'Data ważności karty kredytowej lub debetowej',
  cardCvcLabel: 'Kod CVC/CVV karty kredytowej lub debetowej',
  expiryPlaceholder: 'MM / RR',
  cvcPlaceholder: 'CVC',
  invalid_number: 'Numer karty jest nieprawidłowy.',
  incomplete_number: 'Numer karty jest niekompletny.',
  incomplete_expiry: 'Data ważności karty jest niekompletna.',
  invalid_expiry_month_past: 'Data ważności karty już minęła.',
  invalid_expiry_year_past: 'Rok ważności karty już minął.',
  invalid_expiry_year: 'Rok ważności karty jest nieprawidłowy.',
  incomplete_cvc: 'Kod zabezpieczający karty jest niekompletny.',
  card_declined: 'Twoja karta została odrzucona.',
  insufficient_funds: 'Na Twojej karcie brakuje środków.',
  expired_card: 'Twoja karta straciła ważność.',
  incorrect_cvc: 'Kod zabezpieczający karty jest nieprawidłowy.',
  incorrect_number: 'Numer karty jest nieprawidłowy.',
  processing_error: 'Podczas przetwarzania karty wystąpił błąd. Spróbuj ponownie za chwilę.',
  payment_intent_authentication_failure:
    'Nie udało się uwierzytelnić Twojej metody płatności. Wybierz inną metodę i spróbuj ponownie.',
  connection: 'Nie udało się połączyć z dostawcą płatności. Sprawdź połączenie z internetem i spróbuj ponownie.',
  ibanLabel: 'IBAN',
  invalid_iban: 'Podany numer IBAN jest nieprawidłowy.',
  invalid_iban_start: 'Numer IBAN zaczyna się od dwuliterowego kodu kraju.',
  invalid_iban_country_code: 'Podany numer IBAN jest nieprawidłowy: ten kod kraju nie jest obsługiwany.',
  incomplete_iban: 'Podany numer IBAN jest niekompletny.',
  payment_method_invalid_parameter_testmode: 'Piaskownica przyjmuje tylko rachunki testowe.',
  payment_method_provider_timeout: 'Płatność nie została zatwierdzona na czas. Spróbuj ponownie.',
  payment_method_provider_decline: 'Płatność została odrzucona. Spróbuj ponownie lub wybierz inną metodę.',
  payment_method_invalid_parameter: 'Kod jest nieprawidłowy lub stracił ważność. Wygeneruj nowy.',
};

const dutch: FieldMessages = {
  cardNumberLabel: 'Nummer van creditcard of betaalpas',
  cardExpiryLabel: 'Vervaldatum van creditcard of betaalpas',
  cardCvcLabel: 'CVC/CVV van creditcard of betaalpas',
  expiryPlaceholder: 'MM / JJ',
  cvcPlaceholder: 'CVC',
  invalid_number: 'Je kaartnummer is ongeldig.',
  incomplete_number: 'Je kaartnummer is niet volledig.',
  incomplete_expiry: 'De vervaldatum van je kaart is niet volledig.',
  invalid_expiry_month_past: 'De vervaldatum van je kaart ligt in het verleden.',
  invalid_expiry_year_past: 'Het vervaljaar van je kaart ligt in het verleden.',
  invalid_expiry_year: 'Het vervaljaar van je kaart is ongeldig.',
  incomplete_cvc: 'De beveiligingscode van je kaart is niet volledig.',
  card_declined: 'Je kaart is geweigerd.',
  insufficient_funds: 'Je kaart heeft onvoldoende saldo.',
  expired_card: 'Je kaart is verlopen.',
  incorrect_cvc: 'De beveiligingscode van je kaart is onjuist.',
  incorrect_number: 'Je kaartnummer is onjuist.',
  processing_error: 'Er is een fout opgetreden bij het verwerken van je kaart. Probeer het zo nog eens.',
  payment_intent_authentication_failure:
    'We kunnen je betaalmethode niet verifiëren. Kies een andere betaalmethode en probeer het opnieuw.',
  connection:
    'We kunnen geen verbinding maken met onze betaalprovider. Controleer je internetverbinding en probeer het opnieuw.',
  ibanLabel: 'IBAN',
  invalid_iban: 'Het ingevoerde IBAN is ongeldig.',
  invalid_iban_start: 'Een IBAN begint met een landcode van twee letters.',
  invalid_iban_country_code: 'Het ingevoerde IBAN is ongeldig: deze landcode wordt niet ondersteund.',
  incomplete_iban: 'Het ingevoerde IBAN is niet volledig.',
  payment_method_invalid_parameter_testmode: 'De proefomgeving neemt alleen testrekeningen aan.',
  payment_method_provider_timeout: 'De betaling is niet op tijd goedgekeurd. Probeer het opnieuw.',
  payment_method_provider_decline: 'De betaling is geweigerd. Probeer het opnieuw of kies een andere betaalmethode.',
  payment_method_invalid_parameter: 'De code is ongeldig of verlopen. Vraag een nieuwe aan.',
};

const german: FieldMessages = {
  cardNumberLabel: 'Kredit- oder Debitkartennummer',
  cardExpiryLabel: 'Ablaufdatum der Kredit- oder Debitkarte',
  cardCvcLabel: 'Prüfziffer (CVC/CVV) der Kredit- oder Debitkarte',
  expiryPlaceholder: 'MM / JJ',
  cvcPlaceholder: 'CVC',
  invalid_number: 'Ihre Kartennummer ist ungültig.',
  incomplete_number: 'Ihre Kartennummer ist unvollständig.',
  incomplete_expiry: 'Das Ablaufdatum Ihrer Karte ist unvollständig.',
  invalid_expiry_month_past: 'Das Ablaufdatum Ihrer Karte liegt in der Vergangenheit.',
  invalid_expiry_year_past: 'Das Ablaufjahr Ihrer Karte liegt in der Vergangenheit.',
  invalid_expiry_year: 'Das Ablaufjahr Ihrer Karte ist ungültig.',
  incomplete_cvc: 'Die Prüfziffer Ihrer Karte ist unvollständig.',
  card_declined: 'Ihre Karte wurde abgelehnt.',
  insufficient_funds: 'Ihre Karte ist nicht ausreichend gedeckt.',
  expired_card: 'Ihre Karte ist abgelaufen.',
  incorrect_cvc: 'Die Prüfziffer Ihrer Karte ist falsch.',
  incorrect_number: 'Ihre Kartennummer ist falsch.',
  processing_error:
    'Bei der Verarbeitung Ihrer Karte ist ein Fehler aufgetreten. Versuchen Sie es in Kürze noch einmal.',
  payment_intent_authentication_failure:
    'Wir können Ihre Zahlungsmethode nicht authentifizieren. Wählen Sie eine andere Zahlungsmethode und versuchen Sie es erneut.',
  connection:
    'Die Verbindung zu unserem Zahlungsanbieter ist gestört. Prüfen Sie Ihre Internetverbindung und versuchen Sie es erneut.',
  ibanLabel: 'IBAN',
  invalid_iban: 'Die eingegebene IBAN ist ungültig.',
  invalid_iban_start: 'Eine IBAN beginnt mit einem zweistelligen Ländercode.',
  invalid_iban_country_code: 'Die eingegebene IBAN ist ungültig: Dieser Ländercode wird nicht unterstützt.',
  incomplete_iban: 'Die eingegebene IBAN ist unvollständig.',
  payment_method_invalid_parameter_testmode: 'Die Testumgebung nimmt nur Testkonten an.',
  payment_method_provider_timeout: 'Die Zahlung wurde nicht rechtzeitig freigegeben. Bitte versuchen Sie es erneut.',
  payment_method_provider_decline:
    'Die Zahlung wurde abgelehnt. Versuchen Sie es erneut oder wählen Sie eine andere Zahlungsmethode.',
  payment_method_invalid_parameter: 'Der Code ist ungültig oder abgelaufen. Bitte fordern Sie einen neuen an.',
};

const languages: Record<string, FieldMessages> = { pl: polish, nl: dutch, de: german, en: english };

/** `auto` and anything unknown follow the browser, then English. */
export function fieldMessages(locale: string): FieldMessages {
  for (const tag of [locale, ...navigator.languages]) {
    const known = languages[tag.slice(0, 2).toLowerCase()];
    if (known) return known;
  }
  return english;
}

export function isFieldMessage(key: string | undefined): key is FieldMessage {
  return key !== undefined && key in english;
}
