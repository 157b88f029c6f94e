import { CollectionIcon } from '../icons/collection-icon.tsx';

/** The carrier's mark, one size for all. Its name stands beside it. */
export function CarrierBadge({ carrier }: { carrier: string }) {
  return <CollectionIcon icon={`carriers:${carrier}`} size={24} />;
}
