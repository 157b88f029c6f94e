// After a navigation, the head says of its addresses what a full load would have said: browsers share the canonical
// one. What else it says of the page before, to those who never navigate, is taken away.

import type { PageHead } from '#src/page-module.ts';
import type { PublicShop } from '#src/shop/shop-profile.ts';
import { listAddressTags } from '#src/ui/shell/address-tags.ts';

const OF_THE_PAGE_BEFORE =
  '[rel=canonical],[hreflang],[name=robots],[name=description],[property^="og:"],[type="application/ld+json"]';

export function showAddresses(head: PageHead, shop: PublicShop): void {
  const tags = listAddressTags(head, shop, window.location.origin).map(([name, attributes]) => {
    const tag = document.createElement(name);
    for (const [attribute, value] of Object.entries(attributes)) tag.setAttribute(attribute, value);
    return tag;
  });
  for (const tag of document.head.querySelectorAll(OF_THE_PAGE_BEFORE)) tag.remove();
  document.head.append(...tags);
}
