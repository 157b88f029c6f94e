// The sum from which on a refund wants the person in the office to prove again who it is.
import type { Currency } from '../currencies.ts';
import type { ShopPaymentSettings } from '../shop/payment-settings.ts';

/** Some 250 EUR each, in minor units: the merchant may set others. */
const usualLimits: Readonly<Record<Currency, number>> = {
  EUR: 250_00,
  PLN: 1_000_00,
  CZK: 6_000_00,
  HUF: 100_000_00,
  RON: 1_250_00,
  SEK: 2_750_00,
  DKK: 1_850_00,
  NOK: 2_900_00,
  ISK: 35_000_00,
  CHF: 250_00,
};

export function refundLimit(settings: Pick<ShopPaymentSettings, 'refundLimits'> | null, currency: Currency): number {
  return settings?.refundLimits[currency] ?? usualLimits[currency];
}
