import type { OrderFieldsFragment } from '../operations.generated.ts';
import { COLLECTED } from '../shipping/carriers.ts';

type Order = Pick<OrderFieldsFragment, 'shippingMethod'> & { parcels: readonly { carrier: string }[] };

/** Nothing of it goes anywhere: the buyer comes for it, unless it was sent after all. */
export function isCollectedInPerson({ shippingMethod, parcels }: Order): boolean {
  return shippingMethod === COLLECTED && parcels.every(({ carrier }) => carrier === COLLECTED);
}
