import { placedLines } from '../../countries/placed-lines.ts';
import type { PostalAddress } from '../../countries/postal-address.ts';
import type { Locale } from '../../i18n/locales.ts';
import { placeName } from '../../vat/place-name.ts';

/** An address as it stands on a letter, with the country in words. */
export function letterLines(address: PostalAddress & { companyName?: string | null }, locale: Locale): string[] {
  const { companyName, fullName, line1, line2 } = address;
  const lines = [companyName, fullName, ...placedLines([line1, line2], address), placeName(locale, address)];
  return lines.filter((line): line is string => Boolean(line));
}
