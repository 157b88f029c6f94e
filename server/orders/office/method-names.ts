// How staff reads the names of payment methods and carriers: browsers of the office get them ready-made.
import type { Locale } from '#src/i18n/locales.ts';
import type { PaymentMethod } from '#src/payments/methods/payment-methods.ts';
import { COLLECTED, carrierName } from '#src/shipping/carriers.ts';
import { translateTo } from '../../i18n/translations.ts';
import { shownMethodName } from '../../payments/method-terms.ts';
import { shownCarrier } from '../../shipping/own-carriers.ts';

export function nameOfMethod(locale: Locale, method: string | null): string | null {
  if (method === null) return null;
  // Money that staff saw on the account, whatever the shopper had chosen.
  return shownMethodName(method === 'manual' ? 'bank_transfer' : (method as PaymentMethod), locale);
}

/** `locale`: wherever it may be nobody, for goods that are collected in person. */
export function nameOfCarrier(carrier: string, locale?: Locale): string {
  if (locale && carrier === COLLECTED) return translateTo(locale)('draftMail.collected');
  return carrierName(shownCarrier(carrier));
}
