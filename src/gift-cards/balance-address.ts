// The page on which somebody looks up what is left on a gift card. The server alone answers it: no page of the
// storefront carries it.
import type { Locale } from '../i18n/locales.ts';

export const giftCardBalancePattern = '/:locale/gift-card';

export function giftCardBalancePath(locale: Locale): string {
  return giftCardBalancePattern.replace(':locale', locale);
}
