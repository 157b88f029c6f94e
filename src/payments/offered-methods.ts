// Which methods a market's checkout offers, and in which order: by currency, smallest amount, and what people there
// are used to.
import { type Currency, currencies, rulesOf } from '../currencies.ts';
import type { Locale } from '../i18n/locales.ts';
import type { Money } from '../money.ts';
import type { PaymentMethod } from '../operations.generated.ts';

const currenciesOf: Readonly<Record<PaymentMethod, readonly Currency[]>> = {
  card: currencies,
  blik: ['PLN'],
  p24: ['PLN', 'EUR'],
  ideal: ['EUR'],
  sepa_debit: ['EUR'],
};

/** Every method that the shop knows. */
export const paymentMethods = Object.keys(currenciesOf) as PaymentMethod[];

/** The first one is ticked when the checkout begins. */
const usualOrder: Readonly<Record<Locale, readonly PaymentMethod[]>> = {
  pl: ['blik', 'p24', 'card', 'ideal', 'sepa_debit'],
  nl: ['ideal', 'card', 'sepa_debit', 'p24', 'blik'],
  de: ['sepa_debit', 'card', 'ideal', 'p24', 'blik'],
  en: ['card', 'ideal', 'sepa_debit', 'p24', 'blik'],
};

/** `enabled`: what the shop takes at all. */
export function offeredMethods(enabled: readonly PaymentMethod[], locale: Locale, total: Money): PaymentMethod[] {
  return isBelowMinimum(total) ? [] : marketMethods(enabled, locale, total.currency);
}

/** Less than any method can take. */
export function isBelowMinimum({ minor, currency }: Money): boolean {
  return minor < rulesOf(currency).minimumCharge;
}

/** Whatever is bought. */
export function marketMethods(enabled: readonly PaymentMethod[], locale: Locale, currency: Currency): PaymentMethod[] {
  return usualOrder[locale].filter((method) => enabled.includes(method) && currenciesOf[method].includes(currency));
}
