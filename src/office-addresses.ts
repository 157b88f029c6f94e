// Every URL of the office; each page says its own in its object (`<feature>/office/pages.ts`). The language is the staff
// member's setting and not part of the address.
import type { RouteLocation } from './addresses.ts';
import type { Locale } from './i18n/locales.ts';
import { officePatterns } from './office-patterns.generated.ts';
import { fillPattern, matchersOf, matchHref } from './url-patterns.ts';

export const officePath = '/admin';

/** The address that forms without scripts are posted to: it ends in the mutation's name. */
export const officeFormPattern = `${officePath}/do/:name`;

export function officeFormAction(name: string): string {
  return fillPattern(officeFormPattern, { name });
}

/** An order as its shopper sees it: a page of the storefront, in the office. */
export const shopperViewPattern = `${officePath}/orders/:number/as-shopper`;

export function shopperViewUrl(number: number): string {
  return fillPattern(shopperViewPattern, { number: String(number) });
}

export type OfficeRouteName = keyof typeof officePatterns;

/** `params`: of the path, where it has some. */
export function officeUrlOf(
  name: OfficeRouteName,
  search?: Record<string, string | undefined>,
  params: Record<string, string> = {},
): string {
  return fillPattern(officePatterns[name], params, search);
}

const matchers = matchersOf(officePatterns);

/** Parses a path and query. Null when it is not an address of the office. */
export function locateInOffice(href: string, locale: Locale): RouteLocation<OfficeRouteName> | null {
  const found = matchHref(matchers, href);
  return found && { ...found, locale };
}

/** The page to go on to after signing in: a path of the office's own, and never the sign-in page again. */
export function ownOfficePath(to: string | null | undefined): string | null {
  const isOwn = to !== null && to !== undefined && /^\/admin(?:[/?]|$)/.test(to) && !/[\\\s]|\/\//.test(to);
  return isOwn && !to.startsWith(officePatterns.signIn) ? to : null;
}
