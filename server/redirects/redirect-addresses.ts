// How the addresses of redirects are compared: old links are written with and without capitals, escapes and slashes.

/** The origin of what is read as the rest of an address. */
const ANY_ORIGIN = 'https://shop.example';

/** The path, and query if there is one, of an address on any host; null when it is none. */
export function normaliseAddress(text: string): string | null {
  const given = text.trim();
  const isWhole = /^https?:\/\//i.test(given);
  const href = isWhole || given.startsWith('/') ? given : `/${given}`;
  if (given === '' || /^[/\\]{2}/.test(href) || /\s/.test(given) || !URL.canParse(href, ANY_ORIGIN)) return null;
  // Dots are steps of a path, as browsers take them.
  const { pathname, search } = new URL(href, ANY_ORIGIN);
  if (pathname.startsWith('//')) return null;
  const path = pathname.replace(/([^/])\/$/, '$1');
  return decode(path + search).toLowerCase();
}

/** Tells whether a redirect may lead there: to a path of ours, or to a whole address. */
export function isTarget(text: string): boolean {
  if (/[\s\\]/.test(text)) return false;
  return /^https?:\/\//.test(text) ? URL.canParse(text) : /^\/(?!\/)/.test(text);
}

/** The path of a whole address of this shop; any other is left as it is. */
export function withoutOrigin(target: string, publicUrl: string): string {
  if (!/^https?:\/\//.test(target) || !URL.canParse(target)) return target;
  const { host, pathname, search, hash } = new URL(target);
  // Two slashes would begin the name of another host.
  const isOurs = host === new URL(publicUrl).host && !pathname.startsWith('//');
  return isOurs ? pathname + search + hash : target;
}

/** Encodes the target as a header may hold it: a target is kept as it was typed, in letters of any language. */
export function encodeTarget(target: string): string {
  const isOurs = target.startsWith('/');
  const { href, pathname, search, hash } = new URL(target, ANY_ORIGIN);
  return isOurs ? pathname + search + hash : href;
}

function decode(text: string): string {
  try {
    return decodeURI(text);
  } catch {
    return text;
  }
}
