// Where a link or a navigation may lead. Browsers drop tabs and line ends inside an address and blanks around it, so
// they are dropped before anything is compared.
import { KasaError } from './errors.ts';

/** Throws on an address that would run as a script or show what somebody else wrote as ours. */
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
