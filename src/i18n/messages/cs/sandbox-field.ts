import type { Translated } from '../../message.ts';
import type { messages as english } from '../en/sandbox-field.ts';

export const messages: Translated<typeof english> = {
  'sandboxField.cardNumberLabel': 'Číslo platební karty',
  'sandboxField.cardExpiryLabel': 'Platnost platební karty',
  'sandboxField.cardCvcLabel': 'Kód CVC/CVV platební karty',
  'sandboxField.expiryPlaceholder': 'MM / RR',
  'sandboxField.cvcPlaceholder': 'CVC',
  'sandboxField.invalid_number': 'Číslo karty je neplatné.',
  'sandboxField.incomplete_number': 'Číslo karty není úplné.',
  'sandboxField.incomplete_expiry': 'Datum platnosti karty není úplné.',
  'sandboxField.invalid_expiry_month_past': 'Platnost karty už vypršela.',
  'sandboxField.invalid_expiry_year_past': 'Rok platnosti karty už uplynul.',
  'sandboxField.invalid_expiry_year': 'Rok platnosti karty je neplatný.',
  'sandboxField.incomplete_cvc': 'Bezpečnostní kód karty není úplný.',
  'sandboxField.card_declined': 'Vaše karta byla zamítnuta.',
  'sandboxField.insufficient_funds': 'Na kartě není dost peněz.',
  'sandboxField.expired_card': 'Platnost vaší karty vypršela.',
  'sandboxField.incorrect_cvc': 'Bezpečnostní kód karty není správný.',
  'sandboxField.incorrect_number': 'Číslo karty není správné.',
  'sandboxField.processing_error': 'Při zpracování karty došlo k chybě. Zkuste to za chvíli znovu.',
  'sandboxField.payment_intent_authentication_failure':
    'Váš způsob platby se nepodařilo ověřit. Zvolte jiný a zkuste to znovu.',
  'sandboxField.connection':
    'Spojení s poskytovatelem plateb se nedaří. Zkontrolujte připojení k internetu a zkuste to znovu.',
  'sandboxField.ibanLabel': 'IBAN',
  'sandboxField.invalid_iban': 'Zadaný IBAN je neplatný.',
  'sandboxField.invalid_iban_start': 'IBAN začíná dvoupísmenným kódem země.',
  'sandboxField.invalid_iban_country_code': 'Zadaný IBAN je neplatný: tento kód země není podporován.',
  'sandboxField.incomplete_iban': 'Zadaný IBAN není úplný.',
  'sandboxField.payment_method_invalid_parameter_testmode': 'Testovací prostředí přijímá jen testovací účty.',
  'sandboxField.payment_method_provider_timeout': 'Platba nebyla včas potvrzena. Zkuste to prosím znovu.',
  'sandboxField.payment_method_provider_decline':
    'Platba byla zamítnuta. Zkuste to znovu, nebo zvolte jiný způsob platby.',
  'sandboxField.payment_method_invalid_parameter': 'Kód je neplatný, nebo jeho platnost vypršela. Vyžádejte si nový.',
};
