import { KasaError } from '../../errors.ts';

/**
 * The path of a page of ours, from the absolute or relative address the server named.
 * Throws on any other origin: a payment must never end on somebody else's page.
 */
export function ownReturnPath(returnUrl: string, origin: string): string {
  const url = URL.parse(returnUrl, origin);
  if (!url || url.origin !== origin) {
    throw new KasaError('EXTERNAL_NAVIGATION_REFUSED', 'the return address is not a page of this shop');
  }
  return url.pathname + url.search + url.hash;
}
