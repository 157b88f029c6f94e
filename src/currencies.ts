// The currencies of the European Union's states (Bulgaria has had the euro since 2026). What differs between them is
// an object here: GraphQL's enum, the product file's columns and what can be charged follow from it. Only their
// decimals stand in money.ts: every page formats prices, and needs nothing else of this.

type CurrencyRules = {
  /** What Stripe charges at the least, in minor units. */
  minimumCharge: number;
  /** The market under which a product file lists its prices, as countries are called at Shopify. */
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
