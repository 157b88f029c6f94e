// Every URL of the office. The language is the staff member's setting and not part of the address.
import type { RouteLocation } from './addresses.ts';
import type { Locale } from './i18n/locales.ts';
import { fillPattern, matchersOf, matchHref } from './url-patterns.ts';

export const officePath = '/admin';

const patterns = {
  today: officePath,
  orders: `${officePath}/orders`,
  managedOrder: `${officePath}/orders/:number`,
  customers: `${officePath}/customers`,
  customer: `${officePath}/customers/:id`,
  subscribers: `${officePath}/newsletter`,
  returns: `${officePath}/returns`,
  managedReturn: `${officePath}/returns/:number`,
  disputes: `${officePath}/disputes`,
  managedDispute: `${officePath}/disputes/:id`,
  pack: `${officePath}/pack`,
  drafts: `${officePath}/drafts`,
  draftOrder: `${officePath}/drafts/:number`,
  discounts: `${officePath}/discounts`,
  discountCode: `${officePath}/discounts/:id`,
  reviews: `${officePath}/reviews`,
  delivery: `${officePath}/delivery`,
  signIn: `${officePath}/sign-in`,
  setup: `${officePath}/setup/:token`,
  shopSetup: `${officePath}/setup`,
  invitation: `${officePath}/invitation/:token`,
  recovery: `${officePath}/recovery/:token`,
  stepUp: `${officePath}/step-up`,
  account: `${officePath}/account`,
  staff: `${officePath}/staff`,
  auditLog: `${officePath}/log`,
  officeNotFound: `${officePath}/*`,
} as const;

/** Where forms without scripts are posted to: the mutation's name. */
export const officeFormPattern = `${officePath}/do/:name`;

export function officeFormAction(name: string): string {
  return fillPattern(officeFormPattern, { name });
}

/** An order as its shopper sees it: a page of the storefront, in the office. */
export const shopperViewPattern = `${officePath}/orders/:number/as-shopper`;

export function shopperViewUrl(number: number): string {
  return fillPattern(shopperViewPattern, { number: String(number) });
}

export type OfficeRouteName = keyof typeof patterns;

/** `params`: of the path, where it has some. */
export function officeUrlOf(
  name: OfficeRouteName,
  search?: Record<string, string | undefined>,
  params: Record<string, string> = {},
): string {
  return fillPattern(patterns[name], params, search);
}

const matchers = matchersOf(patterns);

/** Parses a path and query. Null when it is not an address of the office. */
export function locateInOffice(href: string, locale: Locale): RouteLocation<OfficeRouteName> | null {
  const found = matchHref(matchers, href);
  return found && { ...found, locale };
}

/** Where to go on after signing in: a path of the office's own, and never the sign-in page again. */
export function ownOfficePath(to: string | null | undefined): string | null {
  const isOwn = to !== null && to !== undefined && /^\/admin(?:[/?]|$)/.test(to) && !/[\\\s]|\/\//.test(to);
  return isOwn && !to.startsWith(patterns.signIn) ? to : null;
}
