import type { Currency, Money } from './money.ts';

/** What Stripe charges at the least, in minor units. For the króna it names nothing: what half a euro is worth, and more. */
const minimumCharges: Record<Currency, number> = {
  EUR: 50,
  PLN: 200,
  CZK: 1500,
  HUF: 17_500,
  RON: 200,
  SEK: 300,
  DKK: 250,
  NOK: 300,
  ISK: 10_000,
  CHF: 50,
};

export function minimumChargeIn(currency: Currency): number {
  return minimumCharges[currency];
}

/** Tells whether an amount is below Stripe's minimum charge. */
export function isBelowMinimum({ minor, currency }: Money): boolean {
  return minor < minimumCharges[currency];
}
