import type { Translated } from '../../message.ts';
import type { messages as english } from '../en/sandbox-field.ts';

export const messages: Translated<typeof english> = {
  'sandboxField.cardNumberLabel': 'Numer karty kredytowej lub debetowej',
  'sandboxField.cardExpiryLabel': 'Data ważności karty kredytowej lub debetowej',
  'sandboxField.cardCvcLabel': 'Kod CVC/CVV karty kredytowej lub debetowej',
  'sandboxField.expiryPlaceholder': 'MM / RR',
  'sandboxField.cvcPlaceholder': 'CVC',
  'sandboxField.invalid_number': 'Numer karty jest nieprawidłowy.',
  'sandboxField.incomplete_number': 'Numer karty jest niekompletny.',
  'sandboxField.incomplete_expiry': 'Data ważności karty jest niekompletna.',
  'sandboxField.invalid_expiry_month_past': 'Data ważności karty już minęła.',
  'sandboxField.invalid_expiry_year_past': 'Rok ważności karty już minął.',
  'sandboxField.invalid_expiry_year': 'Rok ważności karty jest nieprawidłowy.',
  'sandboxField.incomplete_cvc': 'Kod zabezpieczający karty jest niekompletny.',
  'sandboxField.card_declined': 'Twoja karta została odrzucona.',
  'sandboxField.insufficient_funds': 'Na Twojej karcie brakuje środków.',
  'sandboxField.expired_card': 'Twoja karta straciła ważność.',
  'sandboxField.incorrect_cvc': 'Kod zabezpieczający karty jest nieprawidłowy.',
  'sandboxField.incorrect_number': 'Numer karty jest nieprawidłowy.',
  'sandboxField.processing_error': 'Podczas przetwarzania karty wystąpił błąd. Spróbuj ponownie za chwilę.',
  'sandboxField.payment_intent_authentication_failure':
    'Nie udało się uwierzytelnić Twojej metody płatności. Wybierz inną metodę i spróbuj ponownie.',
  'sandboxField.connection':
    'Nie udało się połączyć z dostawcą płatności. Sprawdź połączenie z internetem i spróbuj ponownie.',
  'sandboxField.ibanLabel': 'IBAN',
  'sandboxField.invalid_iban': 'Podany numer IBAN jest nieprawidłowy.',
  'sandboxField.invalid_iban_start': 'Numer IBAN zaczyna się od dwuliterowego kodu kraju.',
  'sandboxField.invalid_iban_country_code': 'Podany numer IBAN jest nieprawidłowy: ten kod kraju nie jest obsługiwany.',
  'sandboxField.incomplete_iban': 'Podany numer IBAN jest niekompletny.',
  'sandboxField.payment_method_invalid_parameter_testmode': 'Tryb testowy przyjmuje tylko rachunki testowe.',
  'sandboxField.payment_method_provider_timeout': 'Płatność nie została zatwierdzona na czas. Spróbuj ponownie.',
  'sandboxField.payment_method_provider_decline':
    'Płatność została odrzucona. Spróbuj ponownie lub wybierz inną metodę.',
  'sandboxField.payment_method_invalid_parameter': 'Kod jest nieprawidłowy lub stracił ważność. Wygeneruj nowy.',
};
