// What pages say of the company in `{…}`, from the one place where it is typed.
import { countryName } from '#src/checkout/address/country-name.ts';
import { type Locale, marketOf } from '#src/i18n/locales.ts';
import type { Company } from '#src/shop/company.ts';
import { translateTo } from '../i18n/translations.ts';

const names = [
  ...['company', 'address', 'responsiblePerson', 'vatId', 'taxNumber', 'registryNumber', 'register', 'krs', 'kvk'],
  ...['wIdNr', 'lucid', 'phone', 'email', 'safetyEmail'],
];
const placeholder = /\{(\w+)\}/g;

/** Whether the text names nothing but what a company has. */
export function isFillable(text: string): boolean {
  return [...text.matchAll(placeholder)].every(([, name = '']) => names.includes(name));
}

/** What it does not know it leaves as it is. */
export function fillInCompany(text: string, { company, locale, encode = (value) => value }: FillIn): string {
  const { legalName, address: _address, ...facts } = company;
  const values: Record<string, string> = {
    ...facts,
    company: legalName,
    address: companyAddress(company, locale),
    // Whole, also at the end of a line.
    phone: company.phone.replaceAll(' ', '\u00a0'),
  };
  return text.replace(placeholder, (whole, name: string) => encode(values[name] ?? whole));
}

type FillIn = { company: Company; locale: Locale; encode?: (value: string) => string };

/** On one line; at home without the country. */
export function companyAddress({ address: { street, postalCode, city, country } }: Company, locale: Locale): string {
  const place = [street, `${postalCode} ${city}`.trim()].filter(Boolean);
  const isAbroad = place.length > 0 && country !== marketOf(locale).country;
  return [...place, ...(isAbroad ? [countryName(translateTo(locale), country)] : [])].join(', ');
}
