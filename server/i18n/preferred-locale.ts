import Negotiator from 'negotiator';
import type { Locale } from '#src/i18n/locales.ts';

/** The first of a browser's languages that is one of `known`; `fallback` where none is, or it names none. */
export function preferredLocale(
  acceptLanguage: string | undefined,
  { known, fallback }: { known: readonly Locale[]; fallback: Locale },
): Locale {
  const ours = [fallback, ...known.filter((locale) => locale !== fallback)];
  const negotiator = new Negotiator({ headers: { 'accept-language': acceptLanguage } });
  return (negotiator.language(ours) as Locale | undefined) ?? fallback;
}
