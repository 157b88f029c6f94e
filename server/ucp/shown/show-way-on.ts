import type { Cart } from '../../schema/resolver-types.generated.ts';
import { endOf, linkTokenOf } from '../carts/assistant-cart-store.ts';
import { type OpenedCart, renewLink } from '../carts/open-assistant-cart.ts';
import { linkPathOf } from '../hand-over/link-address.ts';

/** Gives the address at which a person takes over, and until when, as long as there is something to take over. */
export async function showWayOn(
  opened: OpenedCart,
  { lines, goneLines }: Pick<Cart, 'lines' | 'goneLines'>,
): Promise<{ continue_url?: string; expires_at: string }> {
  const { cart, services } = opened;
  if (cart.isCancelled || lines.length + goneLines.length === 0) return { expires_at: endOf(cart).toISOString() };
  const linkUntil = await renewLink(opened);
  return {
    continue_url: services.context.publicUrl + linkPathOf(services.locale, await linkTokenOf(cart.cartId)),
    expires_at: linkUntil.toISOString(),
  };
}
