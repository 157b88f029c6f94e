// What was sold where the shop is: the buyer has the goods before the e-mail about them is written.
import { COLLECTED } from '#src/shipping/carriers.ts';
import type { Order } from '../schema/resolver-types.generated.ts';

type Sold = Pick<Order, 'shippingMethod' | 'fulfilmentState' | 'parcels' | 'paidOnTheSpot'>;

/** Nothing is sent, nor waits to be collected. */
export function isTakenAlong({ shippingMethod, fulfilmentState, parcels }: Omit<Sold, 'paidOnTheSpot'>): boolean {
  const isAtHand = shippingMethod === COLLECTED && parcels.every(({ carrier }) => carrier === COLLECTED);
  return isAtHand && fulfilmentState === 'delivered';
}

/** Paid and taken along in one: no contract at a distance (Directive 2011/83, Article 2(7)), and no right to withdraw from it. */
export function isSoldOverTheCounter(order: Sold): boolean {
  return isTakenAlong(order) && Boolean(order.paidOnTheSpot);
}
