import { placedLines } from '#src/countries/placed-lines.ts';
import { countryName } from '#src/i18n/country-name.ts';
import type { Locale } from '#src/i18n/locales.ts';
import type { Company } from '#src/shop/company.ts';
import { homeCountries } from '#src/shop/market-presets.ts';

/** Writes it on one line; at home without the country. */
export function companyAddress({ address }: Company, locale: Locale): string {
  const { street, country } = address;
  const place = placedLines([street], address);
  const isAbroad = place.length > 0 && country !== homeCountries[locale];
  return [...place, ...(isAbroad ? [countryName(locale, country)] : [])].join(', ');
}

/** The address on one line of a page, with a postcode that stays whole at the end of a line. */
export function shownCompanyAddress(company: Company, locale: Locale): string {
  const { address } = company;
  const postalCode = address.postalCode.replaceAll(' ', '\u00a0');
  return companyAddress({ ...company, address: { ...address, postalCode } }, locale);
}
