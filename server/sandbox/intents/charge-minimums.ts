// Stripe's minimum charge amounts, in minor units: the currencies that the sandbox accepts, in lower case as in the
// API.
import { currencies } from '#src/currencies.ts';
import { minimumChargeIn } from '#src/minimum-charge.ts';

export const chargeMinimums: ReadonlyMap<string, number> = new Map([
  ...currencies.map((currency): [string, number] => [currency.toLowerCase(), minimumChargeIn(currency)]),
  // Testing cards of other countries are charged in these.
  ['usd', 50],
  ['gbp', 30],
]);

/** `€0.50 eur`, as the API writes it. */
export function minimumInWords(currency: string, minor: number): string {
  const format = new Intl.NumberFormat('en', { style: 'currency', currency, currencyDisplay: 'narrowSymbol' });
  return `${format.format(minor / 100).replace(/\s/g, '')} ${currency}`;
}
