// Of all addresses of one page the one that it is kept and rendered under: parameters that the page knows, in one order.
// What advertisements and strangers append makes no other page.
import { listingUrl } from '#src/catalogue/listing-address.ts';
import { locate, type RouteLocation } from '#src/routes.ts';

const productParameter = /^(variant|notice|option\d)$/;

/** The page itself, when it was asked for by that address. */
export function atCanonicalAddress(location: RouteLocation): RouteLocation | null {
  const address = canonicalAddress(location);
  return address === location.href ? location : locate(address);
}

function canonicalAddress(location: RouteLocation): string {
  const { route, search, href } = location;
  const [path = ''] = href.split('?', 1);
  switch (route) {
    case 'home':
    case 'content':
    case 'notFound':
      return path;
    case 'listing':
    case 'search': {
      const after = search.get('after') ?? '';
      return listingUrl(location, { after, before: after ? '' : (search.get('before') ?? '') });
    }
    case 'product': {
      const known = new URLSearchParams([...search].filter(([name]) => productParameter.test(name)));
      known.sort();
      return known.size > 0 ? `${path}?${known}` : path;
    }
    case 'cart':
    case 'checkout':
    case 'checkoutReturn':
    case 'order':
    case 'orderPay':
      return href;
  }
}
