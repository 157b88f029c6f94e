import { ifSilent } from '../database/if-silent.ts';
import type { KnownOutage } from '../database/known-outage.ts';
import { isDatabaseOutage } from '../database/outage.ts';
import type { CartCounts } from './cart-counts.ts';

/** The number in the badge of a cart. While the database is away it is the one that was known last. */
export async function countCart(tokenHash: string, carts: CartCounts, outage: KnownOutage): Promise<number> {
  if (outage.isKnown) return carts.peekStale(tokenHash);
  const counted = carts.get(tokenHash).catch((error: unknown) => {
    if (isDatabaseOutage(error)) return carts.peekStale(tokenHash);
    throw error;
  });
  return ifSilent(counted, () => {
    outage.begin();
    return carts.peekStale(tokenHash);
  });
}
