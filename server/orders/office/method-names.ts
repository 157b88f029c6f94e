// How staff reads the names of payment methods and carriers: browsers of the office get them ready-made.
import type { Translate } from '#src/i18n/translate.ts';
import { type PaymentMethod, paymentMethodName, paymentMethods } from '#src/payments/methods/payment-methods.ts';
import { carrierName } from '#src/shipping/carriers.ts';
import { shownCarrier } from '../../shipping/own-carriers.ts';

export function nameOfMethod(t: Translate, method: string | null): string | null {
  if (method === null) return null;
  const known = paymentMethods.find((candidate) => candidate === method);
  // A transfer that staff saw on the account, whatever the shopper had chosen.
  return paymentMethodName(t, known ?? ('bank_transfer' satisfies PaymentMethod));
}

export function nameOfCarrier(carrier: string): string {
  return carrierName(shownCarrier(carrier));
}
