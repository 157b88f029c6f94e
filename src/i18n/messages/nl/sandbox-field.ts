import type { Translated } from '../../message.ts';
import type { messages as english } from '../en/sandbox-field.ts';

export const messages: Translated<typeof english> = {
  'sandboxField.cardNumberLabel': 'Nummer van creditcard of betaalpas',
  'sandboxField.cardExpiryLabel': 'Vervaldatum van creditcard of betaalpas',
  'sandboxField.cardCvcLabel': 'CVC/CVV van creditcard of betaalpas',
  'sandboxField.expiryPlaceholder': 'MM / JJ',
  'sandboxField.cvcPlaceholder': 'CVC',
  'sandboxField.invalid_number': 'Je kaartnummer is ongeldig.',
  'sandboxField.incomplete_number': 'Je kaartnummer is niet volledig.',
  'sandboxField.incomplete_expiry': 'De vervaldatum van je kaart is niet volledig.',
  'sandboxField.invalid_expiry_month_past': 'De vervaldatum van je kaart ligt in het verleden.',
  'sandboxField.invalid_expiry_year_past': 'Het vervaljaar van je kaart ligt in het verleden.',
  'sandboxField.invalid_expiry_year': 'Het vervaljaar van je kaart is ongeldig.',
  'sandboxField.incomplete_cvc': 'De beveiligingscode van je kaart is niet volledig.',
  'sandboxField.card_declined': 'Je kaart is geweigerd.',
  'sandboxField.insufficient_funds': 'Je kaart heeft onvoldoende saldo.',
  'sandboxField.expired_card': 'Je kaart is verlopen.',
  'sandboxField.incorrect_cvc': 'De beveiligingscode van je kaart is onjuist.',
  'sandboxField.incorrect_number': 'Je kaartnummer is onjuist.',
  'sandboxField.processing_error': 'Er is een fout opgetreden bij het verwerken van je kaart. Probeer het zo nog eens.',
  'sandboxField.payment_intent_authentication_failure':
    'We kunnen je betaalmethode niet verifiëren. Kies een andere betaalmethode en probeer het opnieuw.',
  'sandboxField.connection':
    'We kunnen geen verbinding maken met onze betaalprovider. Controleer je internetverbinding en probeer het opnieuw.',
  'sandboxField.ibanLabel': 'IBAN',
  'sandboxField.invalid_iban': 'Het ingevoerde IBAN is ongeldig.',
  'sandboxField.invalid_iban_start': 'Een IBAN begint met een landcode van twee letters.',
  'sandboxField.invalid_iban_country_code': 'Het ingevoerde IBAN is ongeldig: deze landcode wordt niet ondersteund.',
  'sandboxField.incomplete_iban': 'Het ingevoerde IBAN is niet volledig.',
  'sandboxField.payment_method_invalid_parameter_testmode': 'De testomgeving neemt alleen testrekeningen aan.',
  'sandboxField.payment_method_provider_timeout': 'De betaling is niet op tijd goedgekeurd. Probeer het opnieuw.',
  'sandboxField.payment_method_provider_decline':
    'De betaling is geweigerd. Probeer het opnieuw of kies een andere betaalmethode.',
  'sandboxField.payment_method_invalid_parameter': 'De code is ongeldig of verlopen. Vraag een nieuwe aan.',
};
