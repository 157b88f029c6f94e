// The states of a product between its first word and its last order. An archived one is in no list and no page of the
// shop, and stays for the orders, carts and reviews that name it.
import type { ProductPatch } from './product-patch.ts';

/** `publishAt`: a draft until then. */
export type StateChange = { to: 'draft' | 'archived' | 'published'; publishAt?: Date | undefined };

export function patchOfState({ to, publishAt }: StateChange): ProductPatch {
  if (to !== 'published') return { product: { status: to, publish_at: null } };
  if (publishAt) return { product: { status: 'draft', is_published: true, publish_at: publishAt } };
  return { product: { status: 'active', is_published: true, publish_at: null } };
}
