// The address that the footer of every page leads to, apart from the table of the others, which only the account needs.
import type { Locale } from '../i18n/locales.ts';

export function accountHome(locale: Locale): string {
  return `/${locale}/account`;
}
