// What the address of the newsletter's page says: where the way through it has led, and the token of an e-mail's link.
import { urlOf } from '../addresses.ts';
import type { Locale } from '../i18n/locales.ts';

/**
 * `confirm` and `leave` ask for a press, because programs that look through e-mails open their links as well. The others
 * say what came of a form.
 */
const states = ['sent', 'invalid', 'confirm', 'confirmed', 'leave', 'left', 'gone'] as const;

/** Younger requests may be confirmed; older ones are deleted. */
export const REQUEST_VALID_DAYS = 14;

export type NewsletterState = (typeof states)[number];

export function newsletterUrl(locale: Locale, state: NewsletterState, token?: string): string {
  return urlOf('newsletter', { locale }, { state, token });
}

/** Null: the form. */
export function readNewsletterState(search: URLSearchParams): NewsletterState | null {
  return states.find((state) => state === search.get('state')) ?? null;
}
