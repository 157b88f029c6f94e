// What pages show about the visitor, read from the cookies, and from what the browser says of its system.
import type { IncomingHttpHeaders } from 'node:http';
import { fastifyCookie } from '@fastify/cookie';
import type { SessionCookie } from '#src/surface.ts';
import { cookieName, hashToken, isToken } from '../http/session.ts';
import { cacheByHeader } from './cache-by-header.ts';
import type { SlotValues } from './cached-page.ts';

/** `cartTokenHash`: in hex; undefined for a visitor without a cart. */
export type PageVisitor = { theme: SlotValues['theme']; cartTokenHash: string | undefined };

export type ReadVisitor = (headers: IncomingHttpHeaders) => PageVisitor;

const THEME_COOKIE = 'kasa_theme';
/** A client hint: sent once a page has asked for it, by the browsers that know it. */
export const SYSTEM_THEME_HINT = 'sec-ch-prefers-color-scheme';

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
  return ({ cookie, [SYSTEM_THEME_HINT]: system }) => {
    const visitor = cookie ? visitorOf(cookie) : withoutCookies;
    // By the standard, the word is in quotes.
    const isDark = system === '"dark"' || system === 'dark';
    return isDark && visitor.theme === '' ? { ...visitor, theme: 'systemDark' } : visitor;
  };
}
