// The currencies of the European Economic Area's states (Bulgaria has had the euro since 2026), from which GraphQL's enum
// and the product file's columns are derived. What browsers need to know of them stands apart: their decimals in money.ts,
// because every page formats prices, and the least that Stripe charges in minimum-charge.ts.

type CurrencyRules = {
  /** The market's name in the price columns of a product file: Shopify's name of the country. */
  marketName: string;
};

const rules = {
  EUR: { marketName: 'Eurozone' },
  PLN: { marketName: 'Poland' },
  CZK: { marketName: 'Czechia' },
  HUF: { marketName: 'Hungary' },
  RON: { marketName: 'Romania' },
  SEK: { marketName: 'Sweden' },
  DKK: { marketName: 'Denmark' },
  NOK: { marketName: 'Norway' },
  ISK: { marketName: 'Iceland' },
  CHF: { marketName: 'Liechtenstein' },
} satisfies Record<string, CurrencyRules>;

/** ISO 4217. */
export type Currency = keyof typeof rules;

export const currencies = Object.keys(rules) as Currency[];

/** `Object.entries`, which forgets what the keys are. */
export function currencyEntries<Value>(amounts: Partial<Record<Currency, Value>>): [Currency, Value][] {
  return Object.entries(amounts) as [Currency, Value][];
}

/** What amounts are typed in before a market says in what it is paid. */
export function currencyOrEuro(currency: Currency | undefined): Currency {
  return currency ?? 'EUR';
}

export function rulesOf(currency: Currency): CurrencyRules {
  return rules[currency];
}
