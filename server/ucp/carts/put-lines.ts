// What a platform wants in a cart, by the storefront's own use cases: a cart never holds what cannot be had.
import { MAX_CART_QUANTITY } from '#src/catalogue/availability.ts';
import { replaceCartLines } from '../../cart/replace-cart-lines.ts';
import type { Db } from '../../database/connect.ts';
import type { Transaction } from '../../database/transaction.ts';
import type { CartRefusal } from '../../schema/resolver-types.generated.ts';
import { findNamedProducts, type NamedProduct } from '../find-named-products.ts';

export type WantedLine = { item: { id: string }; quantity: number };

/**
 * `position`: of the line that was refused, wholly or in part. `variantId`: what it named. A product of which one of the
 * versions has to be chosen is `VARIANT_NEEDED`.
 */
export type RefusedLine = { position: number; variantId?: string; kind: CartRefusal | 'VARIANT_NEEDED' };

/** Lines by what they name: each variant once, with the position of the line that named it last. */
export type NamedLines = {
  quantities: ReadonlyMap<string, { quantity: number; position: number }>;
  refused: readonly RefusedLine[];
};

export async function readLines(db: Db, wanted: readonly WantedLine[]): Promise<NamedLines> {
  const named = await namedBy(db, wanted);
  const quantities = new Map<string, { quantity: number; position: number }>();
  const refused: RefusedLine[] = [];
  for (const [position, { item, quantity }] of wanted.entries()) {
    const found = named.get(item.id);
    const variantId = found?.variantId;
    if (!variantId) refused.push({ position, kind: found ? 'VARIANT_NEEDED' : 'NOT_FOUND' });
    else quantities.set(variantId, { position, quantity: quantity + (quantities.get(variantId)?.quantity ?? 0) });
  }
  return { quantities, refused };
}

/** Makes the cart, which must be locked, hold exactly these lines, as far as it can. */
export async function putLines(
  tx: Transaction,
  cartId: string,
  { quantities, refused }: NamedLines,
  now: Date,
): Promise<RefusedLine[]> {
  const wanted = Array.from(quantities, ([variantId, { quantity }]) => ({
    variantId,
    quantity: Math.min(quantity, MAX_CART_QUANTITY + 1),
  }));
  const kinds = await replaceCartLines(tx, { cartId, wanted, now });
  const lines = Array.from(quantities, ([variantId, { position }]) => ({ position, variantId }));
  return [
    ...refused,
    ...lines.flatMap((line) => {
      const kind = kinds.get(line.variantId);
      return kind ? [{ ...line, kind }] : [];
    }),
  ];
}

/** A line names a variant, or its SKU. */
async function namedBy(db: Db, wanted: readonly WantedLine[]): Promise<ReadonlyMap<string, NamedProduct>> {
  const names = [...new Set(wanted.map(({ item }) => item.id))];
  return new Map((await findNamedProducts(db, names)).map((found) => [found.name, found]));
}
