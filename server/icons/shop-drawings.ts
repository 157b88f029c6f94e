// The drawings of the shop profile as an icon collection.
import type { ShopProfile } from '#src/shop/shop-profile.ts';
import type { OwnIcons } from './icon-collection.ts';
import { createSymbolTable, type SymbolTable } from './icon-sprite.ts';

export const SHOP_DRAWINGS = 'shop';

export function shopDrawings({ identity }: ShopProfile): OwnIcons[string] {
  return { prefix: SHOP_DRAWINGS, icons: { ...identity.drawings } };
}

const tables = new WeakMap<ShopProfile, SymbolTable>();

/** Made once for each profile. */
export function shopSymbols(shop: ShopProfile): SymbolTable {
  const cached = tables.get(shop);
  if (cached) return cached;
  const table = createSymbolTable({ [SHOP_DRAWINGS]: shopDrawings(shop) });
  tables.set(shop, table);
  return table;
}
