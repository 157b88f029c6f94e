// The drawings of the shop profile as an icon collection.
import type { ShopProfile } from '#src/shop/shop-profile.ts';
import type { OwnIcons } from './icon-collection.ts';
import { sanitiseIconBody } from './sanitise-icon.ts';

export const SHOP_DRAWINGS = 'shop';

export function shopDrawings({ identity: { drawings } }: ShopProfile): OwnIcons {
  const icons = Object.entries(drawings).map(([name, drawing]) => [
    name,
    { ...drawing, body: sanitiseIconBody(drawing.body) },
  ]);
  return { [SHOP_DRAWINGS]: { prefix: SHOP_DRAWINGS, icons: Object.fromEntries(icons) } };
}
