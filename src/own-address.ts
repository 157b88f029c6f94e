// The addresses that a link or a navigation may lead to. Browsers remove tabs and line breaks inside an address and
// spaces around it, so they are removed before anything is compared.
import { KasaError } from './errors.ts';

/** Throws on an address that would run a script or show foreign content as ours. */
export function assertSafeUrl(url: string): void {
  if (/^(javascript|data|vbscript|blob):/i.test(asBrowsersRead(url))) {
    throw new KasaError('UNSAFE_URL_REFUSED', `refused ${url}`);
  }
}

/** Throws on anything but a path of this shop, also on `//host` and `/\host`, which browsers read as other sites. */
export function assertOwnPage(to: string): void {
  assertSafeUrl(to);
  if (!/^\/(?![/\\])/.test(asBrowsersRead(to))) {
    throw new KasaError('EXTERNAL_NAVIGATION_REFUSED', `${to} is not a page of this shop`);
  }
}

function asBrowsersRead(url: string): string {
  return url.replace(/^[\0- ]+|[\t\r\n]/g, '');
}
