// The currencies of the European Union's states (Bulgaria has had the euro since 2026). Each one's rules are an object
// here, from which GraphQL's enum, the product file's columns and the minimum charges are derived. Only their decimals
// are in money.ts, because every page formats prices and needs nothing else.

type CurrencyRules = {
  /** Stripe's minimum charge, in minor units. */
  minimumCharge: number;
  /** The market's name in the price columns of a product file: Shopify's name of the country. */
  marketName: string;
};

const rules = {
  EUR: { minimumCharge: 50, marketName: 'Eurozone' },
  PLN: { minimumCharge: 200, marketName: 'Poland' },
  CZK: { minimumCharge: 1500, marketName: 'Czechia' },
  HUF: { minimumCharge: 17_500, marketName: 'Hungary' },
  RON: { minimumCharge: 200, marketName: 'Romania' },
  SEK: { minimumCharge: 300, marketName: 'Sweden' },
  DKK: { minimumCharge: 250, marketName: 'Denmark' },
} satisfies Record<string, CurrencyRules>;

/** ISO 4217. */
export type Currency = keyof typeof rules;

export const currencies = Object.keys(rules) as Currency[];

export function rulesOf(currency: Currency): CurrencyRules {
  return rules[currency];
}
