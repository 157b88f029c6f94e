// How staff reads the names of payment methods and carriers: browsers of the office get them ready-made.
import type { Locale } from '#src/i18n/locales.ts';
import type { PaymentMethod } from '#src/payments/methods/payment-methods.ts';
import { carrierName } from '#src/shipping/carriers.ts';
import { shownMethodName } from '../../payments/method-terms.ts';
import { shownCarrier } from '../../shipping/own-carriers.ts';

export function nameOfMethod(locale: Locale, method: string | null): string | null {
  if (method === null) return null;
  // Money that staff saw on the account, whatever the shopper had chosen.
  return shownMethodName(method === 'manual' ? 'bank_transfer' : (method as PaymentMethod), locale);
}

export function nameOfCarrier(carrier: string): string {
  return carrierName(shownCarrier(carrier));
}
