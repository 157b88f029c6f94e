import type { Translated } from '../../../message.ts';
import type { messages as english } from '../../en/payments/method-terms.ts';

export const messages: Translated<typeof english> = {
  'method.cardHint': 'Visa, Mastercard und andere. Ihre Daten gehen verschlüsselt an Stripe und nie an uns.',
  'method.blikHint': 'Ein Code aus der App Ihrer polnischen Bank.',
  'method.p24Hint': 'Überweisung von Ihrer polnischen Bank. Danach kommen Sie hierher zurück.',
  'method.idealHint': 'Aus der App Ihrer Bank. Danach kommen Sie hierher zurück.',
  'method.sepa_debitHint': 'Von Ihrem Konto. Das Geld ist einige Tage unterwegs.',
  'method.redirectHint': 'Sie bezahlen bei {name}. Danach kommen Sie hierher zurück.',
  'method.idealText': 'Mit der Bestellung gelangen Sie zu iDEAL; dort wählen Sie Ihre Bank und bestätigen die Zahlung.',
  'method.redirectText': 'Mit der Bestellung gelangen Sie zu {name}; dort bestätigen Sie die Zahlung.',
};
