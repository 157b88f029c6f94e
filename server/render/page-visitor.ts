// What pages show about the visitor, read from the cookies.
import { fastifyCookie } from '@fastify/cookie';
import type { SessionCookie } from '#src/surface.ts';
import { cookieName, hashToken, isToken } from '../http/session.ts';
import { cacheByHeader } from './cache-by-header.ts';
import type { SlotValues } from './cached-page.ts';

/** `cartTokenHash`: in hex; undefined for a visitor without a cart. */
export type PageVisitor = { theme: SlotValues['theme']; cartTokenHash: string | undefined };

export type ReadVisitor = (cookies: string | undefined) => PageVisitor;

const THEME_COOKIE = 'kasa_theme';
const withoutCookies: PageVisitor = { theme: '', cartTokenHash: undefined };

export function createVisitorReader(session: SessionCookie, isSecure: boolean): ReadVisitor {
  const cartCookie = cookieName(session, isSecure);
  const visitorOf = cacheByHeader((header): PageVisitor => {
    const { [THEME_COOKIE]: theme, [cartCookie]: token } = fastifyCookie.parse(header);
    return {
      theme: theme === 'light' || theme === 'dark' ? theme : '',
      cartTokenHash: isToken(token) ? hashToken(token).toString('hex') : undefined,
    };
  });
  return (cookies) => (cookies ? visitorOf(cookies) : withoutCookies);
}
