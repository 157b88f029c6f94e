import type { Locale } from '#src/i18n/locales.ts';
import { fillPattern } from '#src/url-patterns.ts';

/** The address at which a person goes on with what an assistant has put together. */
export const linkPatternOfAssistants = '/:locale/assistant/:token';

export function linkPathOf(locale: Locale, token: string): string {
  return fillPattern(linkPatternOfAssistants, { locale, token });
}
