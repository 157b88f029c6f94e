// What pages say of the company in `{…}`, from the one place where it is typed.
import { fillIn, placeholder } from '#src/i18n/fill-in.ts';
import type { Locale } from '#src/i18n/locales.ts';
import type { Company } from '#src/shop/company.ts';
import { shownCompanyAddress } from './company-address.ts';
import { companyLines } from './company-lines.ts';

export const companyNames: readonly string[] = [
  ...['company', 'address', 'responsiblePerson', 'vatId', 'taxNumber', 'registryNumber', 'register', 'krs', 'kvk'],
  'shareCapital',
  ...['wIdNr', 'lucid', 'weee', 'batteries', 'bdo', 'phone', 'email', 'safetyEmail', 'facts'],
];

/** Whether the text names nothing but what a company has. */
export function isFillable(text: string): boolean {
  return [...text.matchAll(placeholder)].every(([, name = '']) => companyNames.includes(name));
}

/** What it does not know it leaves as it is. */
export function fillInCompany(text: string, { company, locale, encode = String }: FillIn): string {
  // Titles, of which a page's footer has a dozen, hardly ever do.
  if (!text.includes('{')) return text;
  const { legalName, address: _address, numbersComplete: _told, ...facts } = company;
  const values: Record<string, string> = {
    ...facts,
    company: legalName,
    /** Whoever has no address for that alone is written to at the usual one. */
    safetyEmail: company.safetyEmail || company.email,
    address: shownCompanyAddress(company, locale),
    /** All of it. */
    facts: companyLines(company, locale).join(', '),
    // Whole, also at the end of a line.
    phone: company.phone.replaceAll(' ', '\u00a0'),
  };
  const encoded = Object.entries(values).map(([name, value]) => [name, encode(value)]);
  return fillIn(text, Object.fromEntries(encoded));
}

type FillIn = { company: Company; locale: Locale; encode?: (value: string) => string };
