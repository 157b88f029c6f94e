// The answers to a form of an account that was sent.
import type { Locale } from '#src/i18n/locales.ts';
import type { Result } from '#src/result.ts';
import {
  type AccountAddress,
  ANSWER_ID,
  accountUrl,
  DONE_PARAMETER,
  REFUSED_PARAMETER,
} from '#src/shopper-accounts/account-address.ts';
import type { AccountRefusal, AccountRefusalKind } from '#src/shopper-accounts/account-refusals.ts';

type Answered = { page: AccountAddress; locale: Locale; done: string };

/** `page`: where a refusal is said. */
export function answerOf(result: Result<unknown, AccountRefusal>, { page, locale, done }: Answered): string {
  return result.ok ? done : refusedAt(page, locale, result.error.kind);
}

export function refusedAt(page: AccountAddress, locale: Locale, kind: AccountRefusalKind): string {
  return `${accountUrl(page, { locale }, { [REFUSED_PARAMETER]: kind })}#${ANSWER_ID}`;
}

export function doneAt(page: AccountAddress, locale: Locale, done: string): string {
  return `${accountUrl(page, { locale }, { [DONE_PARAMETER]: done })}#${ANSWER_ID}`;
}
