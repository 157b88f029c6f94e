// What a few reduced variants cost before, beyond the one former price that the others have: prices that rose, fell,
// and fell again. Within the 30 days before the present price each was already cheaper than what is crossed out, so
// that the reduction has to be announced against that lower price.
import type { Currency } from '#src/money.ts';

interface FormerPrice {
  sku: string;
  currency: Currency;
  amountMinor: number;
  daysAgo: number;
}

export const demoFormerPrices: FormerPrice[] = [
  ...formerPrices('PP-REDY-5070-M-N', [
    { daysAgo: 240, PLN: 11900, EUR: 2800 },
    { daysAgo: 150, PLN: 12900, EUR: 3000 },
    { daysAgo: 21, PLN: 11500, EUR: 2700 },
  ]),
  ...formerPrices('PP-ZIMA-4', [
    { daysAgo: 300, PLN: 2700, EUR: 650 },
    { daysAgo: 200, PLN: 2900, EUR: 700 },
    { daysAgo: 25, PLN: 2400, EUR: 550 },
  ]),
  ...formerPrices('PP-RBIA-70100', [
    { daysAgo: 400, PLN: 29900, EUR: 7000 },
    { daysAgo: 120, PLN: 31900, EUR: 7500 },
    { daysAgo: 12, PLN: 28900, EUR: 6800 },
  ]),
];

function formerPrices(sku: string, prices: ({ daysAgo: number } & Partial<Record<Currency, number>>)[]): FormerPrice[] {
  return prices.flatMap(({ daysAgo, ...amounts }) =>
    (Object.entries(amounts) as [Currency, number][]).map(([currency, amountMinor]) => {
      return { sku, daysAgo, currency, amountMinor };
    }),
  );
}
