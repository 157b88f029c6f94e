// The links of a reminder. The server alone answers them: no page of the storefront leads there.
import type { Locale } from '#src/i18n/locales.ts';

export const bringBackPattern = '/:locale/cart/back/:token';
export const stopPattern = '/:locale/cart/no-reminders/:token';
/** The address that a mail program posts to when somebody presses its own button for unsubscribing (RFC 8058). */
export const oneClickStopPattern = '/api/cart-reminder/stop/:token';

export function bringBackPath(locale: Locale, token: string): string {
  return fill(bringBackPattern, locale, token);
}

export function stopPath(locale: Locale, token: string): string {
  return fill(stopPattern, locale, token);
}

export function oneClickStopPath(token: string): string {
  return oneClickStopPattern.replace(':token', token);
}

function fill(pattern: string, locale: Locale, token: string): string {
  return pattern.replace(':locale', locale).replace(':token', token);
}
