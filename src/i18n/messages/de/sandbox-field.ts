import type { Translated } from '../../message.ts';
import type { messages as english } from '../en/sandbox-field.ts';

export const messages: Translated<typeof english> = {
  'sandboxField.cardNumberLabel': 'Kredit- oder Debitkartennummer',
  'sandboxField.cardExpiryLabel': 'Ablaufdatum der Kredit- oder Debitkarte',
  'sandboxField.cardCvcLabel': 'Prüfziffer (CVC/CVV) der Kredit- oder Debitkarte',
  'sandboxField.expiryPlaceholder': 'MM / JJ',
  'sandboxField.cvcPlaceholder': 'CVC',
  'sandboxField.invalid_number': 'Ihre Kartennummer ist ungültig.',
  'sandboxField.incomplete_number': 'Ihre Kartennummer ist unvollständig.',
  'sandboxField.incomplete_expiry': 'Das Ablaufdatum Ihrer Karte ist unvollständig.',
  'sandboxField.invalid_expiry_month_past': 'Das Ablaufdatum Ihrer Karte liegt in der Vergangenheit.',
  'sandboxField.invalid_expiry_year_past': 'Das Ablaufjahr Ihrer Karte liegt in der Vergangenheit.',
  'sandboxField.invalid_expiry_year': 'Das Ablaufjahr Ihrer Karte ist ungültig.',
  'sandboxField.incomplete_cvc': 'Die Prüfziffer Ihrer Karte ist unvollständig.',
  'sandboxField.card_declined': 'Ihre Karte wurde abgelehnt.',
  'sandboxField.insufficient_funds': 'Ihre Karte ist nicht ausreichend gedeckt.',
  'sandboxField.expired_card': 'Ihre Karte ist abgelaufen.',
  'sandboxField.incorrect_cvc': 'Die Prüfziffer Ihrer Karte ist falsch.',
  'sandboxField.incorrect_number': 'Ihre Kartennummer ist falsch.',
  'sandboxField.processing_error':
    'Bei der Verarbeitung Ihrer Karte ist ein Fehler aufgetreten. Versuchen Sie es in Kürze noch einmal.',
  'sandboxField.payment_intent_authentication_failure':
    'Wir können Ihre Zahlungsmethode nicht authentifizieren. Wählen Sie eine andere Zahlungsmethode und versuchen Sie es erneut.',
  'sandboxField.connection':
    'Die Verbindung zu unserem Zahlungsanbieter ist gestört. Prüfen Sie Ihre Internetverbindung und versuchen Sie es erneut.',
  'sandboxField.ibanLabel': 'IBAN',
  'sandboxField.invalid_iban': 'Die eingegebene IBAN ist ungültig.',
  'sandboxField.invalid_iban_start': 'Eine IBAN beginnt mit einem zweistelligen Ländercode.',
  'sandboxField.invalid_iban_country_code':
    'Die eingegebene IBAN ist ungültig: Dieser Ländercode wird nicht unterstützt.',
  'sandboxField.incomplete_iban': 'Die eingegebene IBAN ist unvollständig.',
  'sandboxField.payment_method_invalid_parameter_testmode': 'Die Testumgebung nimmt nur Testkonten an.',
  'sandboxField.payment_method_provider_timeout':
    'Die Zahlung wurde nicht rechtzeitig freigegeben. Bitte versuchen Sie es erneut.',
  'sandboxField.payment_method_provider_decline':
    'Die Zahlung wurde abgelehnt. Versuchen Sie es erneut oder wählen Sie eine andere Zahlungsmethode.',
  'sandboxField.payment_method_invalid_parameter':
    'Der Code ist ungültig oder abgelaufen. Bitte fordern Sie einen neuen an.',
};
