// What a shopper is told about stock, and how much of a product one cart may hold.
import type { Availability } from '../operations.generated.ts';

export const MAX_CART_QUANTITY = 99;
const LOW_STOCK_BELOW = 6;

export type Stock = {
  tracksStock: boolean;
  sellsWithoutStock: boolean;
  /** What is on hand less what is reserved. */
  available: number;
};

export function availabilityOf({ tracksStock, sellsWithoutStock, available }: Stock): Availability {
  if (!tracksStock) return 'IN_STOCK';
  if (available <= 0) return sellsWithoutStock ? 'MADE_TO_ORDER' : 'SOLD_OUT';
  return available < LOW_STOCK_BELOW ? 'LOW_STOCK' : 'IN_STOCK';
}

/** More is wanted than is there. */
export function mustBeMade({ stock, quantity }: { stock: Stock; quantity: number }): boolean {
  return stock.tracksStock && stock.sellsWithoutStock && stock.available < quantity;
}

export function maxQuantityOf({ tracksStock, sellsWithoutStock, available }: Stock): number {
  if (!tracksStock || sellsWithoutStock) return MAX_CART_QUANTITY;
  return Math.max(0, Math.min(available, MAX_CART_QUANTITY));
}

/** Those that are not sold out, or all of them when all are: what a price is told by. */
export function availableOf<Part extends { availability: Availability }>(variants: readonly Part[]): readonly Part[] {
  const available = variants.filter(({ availability }) => availability !== 'SOLD_OUT');
  return available.length > 0 ? available : variants;
}
