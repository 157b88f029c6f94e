import type { Money } from '../money.ts';

/** Whole per cent below the lowest price of the 30 days before the reduction, never rounded up. Zero: none to announce. */
export function savingPercent(price: Money, lowestPriorPrice: Money | null | undefined): number {
  if (!lowestPriorPrice || lowestPriorPrice.minor <= price.minor) return 0;
  return Math.floor(((lowestPriorPrice.minor - price.minor) * 100) / lowestPriorPrice.minor);
}
