// The addresses of the form for goods that are sold out, and of the links in its e-mails: pages without scripts, which
// no browser knows as a route.
import type { Locale } from '../../i18n/locales.ts';
import { fillPattern } from '../../url-patterns.ts';

export const backInStockPattern = '/:locale/back-in-stock';
export const backInStockTokenPattern = `${backInStockPattern}/:token`;
/** Meant for programs that unsubscribe by themselves (RFC 8058). */
export const backInStockUnsubscribePattern = `${backInStockTokenPattern}/unsubscribe`;

export function backInStockPath(locale: Locale): string {
  return fillPattern(backInStockPattern, { locale });
}

export function backInStockTokenPath(locale: Locale, token: string): string {
  return fillPattern(backInStockTokenPattern, { locale, token });
}
