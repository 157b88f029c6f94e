import { CollectionIcon } from '../icons/collection-icon.tsx';
import { isCarrier } from './carriers.ts';

/** The carrier's mark, one size for all. Its name stands beside it. Carriers that Kasa does not know have none. */
export function CarrierBadge({ carrier }: { carrier: string }) {
  return isCarrier(carrier) ? <CollectionIcon icon={`carriers:${carrier}`} size={24} /> : null;
}
