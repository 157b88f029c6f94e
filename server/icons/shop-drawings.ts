// The drawings of the shop profile as icons: the server brings those that a page refers to with the page.
import type { ShopProfile } from '#src/shop/shop-profile.ts';
import type { OwnIcons } from './icon-collection.ts';
import { sanitiseIconBody } from './sanitise-icon.ts';

export function shopDrawings({ identity: { wordmark } }: ShopProfile): OwnIcons {
  if (!wordmark) return {};
  return { shop: { prefix: 'shop', icons: { wordmark: { ...wordmark, body: sanitiseIconBody(wordmark.body) } } } };
}
