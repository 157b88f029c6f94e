// What a platform wants in a cart, by the storefront's own use cases: a cart never holds what cannot be had.
import { MAX_CART_QUANTITY } from '#src/catalogue/availability.ts';
import type { MarketView } from '#src/shop/markets.ts';
import { listCartContents } from '../../cart/cart-store.ts';
import { setCartQuantity } from '../../cart/change-cart.ts';
import type { RequestContext } from '../../schema/request-context.ts';
import type { CartRefusal } from '../../schema/resolver-types.generated.ts';
import { findNamedProducts, type NamedProduct } from '../find-named-products.ts';

export type WantedLine = { item: { id: string }; quantity: number };

/**
 * `position`: of the line that was refused, wholly or in part. `variantId`: what it named. A product of which one of the
 * versions has to be chosen is `VARIANT_NEEDED`.
 */
export type RefusedLine = { position: number; variantId?: string; kind: CartRefusal | 'VARIANT_NEEDED' };

type Services = { context: RequestContext; view: MarketView };

/** Makes the cart of the session hold exactly these lines, as far as it can; what has been in it and is not named goes out. */
export async function putLines(
  { context, view }: Services,
  cartId: string,
  wanted: readonly WantedLine[],
): Promise<RefusedLine[]> {
  const { lines, gone } = await listCartContents(context.db, cartId, view, context.now());
  const named = await namedBy(context, wanted);
  const quantities = new Map<string, { quantity: number; position: number }>();
  const refused: RefusedLine[] = [];
  for (const [position, { item, quantity }] of wanted.entries()) {
    const found = named.get(item.id);
    const variantId = found?.variantId;
    if (!variantId) refused.push({ position, kind: found ? 'VARIANT_NEEDED' : 'NOT_FOUND' });
    else quantities.set(variantId, { position, quantity: quantity + (quantities.get(variantId)?.quantity ?? 0) });
  }
  for (const { variantId, text } of [...lines, ...gone]) {
    if (text === '' && quantities.has(variantId)) continue;
    await setCartQuantity(context, { variantId, text, quantity: 0 });
  }
  for (const [variantId, { quantity, position }] of quantities) {
    const put = await setCartQuantity(context, { variantId, quantity: Math.min(quantity, MAX_CART_QUANTITY + 1) });
    if (!put.ok) refused.push({ position, variantId, kind: put.error.kind });
  }
  return refused;
}

/** A line names a variant, or its SKU. */
async function namedBy(
  { db }: RequestContext,
  wanted: readonly WantedLine[],
): Promise<ReadonlyMap<string, NamedProduct>> {
  const names = [...new Set(wanted.map(({ item }) => item.id))];
  return new Map((await findNamedProducts(db, names)).map((found) => [found.name, found]));
}
