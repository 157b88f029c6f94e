import type { Translated } from '../../../message.ts';
import type { messages as english } from '../../en/payments/method-terms.ts';

export const messages: Translated<typeof english> = {
  'method.cardHint': 'Visa, Mastercard en andere. Je gegevens gaan versleuteld naar Stripe en nooit naar ons.',
  'method.blikHint': 'Een code uit de app van je Poolse bank.',
  'method.p24Hint': 'Overboeking van je Poolse bank. Daarna kom je hier terug.',
  'method.idealHint': 'Vanuit de app van je bank. Daarna kom je hier terug.',
  'method.sepa_debitHint': 'Van je rekening. Het geld is een paar dagen onderweg.',
  'method.redirectHint': 'Je betaalt bij {name}. Daarna kom je hier terug.',
  'method.idealText': 'De bestelknop brengt je naar iDEAL; daar kies je je bank en keur je de betaling goed.',
  'method.redirectText': 'De bestelknop brengt je naar {name}; daar keur je de betaling goed.',
};
