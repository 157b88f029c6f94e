import type { Translated } from '../../../message.ts';
import type { messages as english } from '../../en/payments/method-terms.ts';

export const messages: Translated<typeof english> = {
  'method.cardHint': 'Visa, Mastercard i inne. Dane karty trafiają zaszyfrowane do Stripe, nigdy do nas.',
  'method.blikHint': 'Kod z aplikacji banku, zatwierdzany w aplikacji.',
  'method.p24Hint': 'Przelew z Twojego banku. Potem wracasz tutaj.',
  'method.idealHint': 'Z aplikacji Twojego banku. Potem wracasz tutaj.',
  'method.sepa_debitHint': 'Z Twojego rachunku. Pieniądze idą kilka dni.',
  'method.redirectHint': 'Płacisz przez {name}. Potem wracasz tutaj.',
  'method.idealText': 'Przycisk zamówienia prowadzi do iDEAL: tam wybierzesz bank i zatwierdzisz płatność.',
  'method.redirectText': 'Przycisk zamówienia prowadzi na stronę {name}: tam zatwierdzisz płatność.',
};
