// What a company says of itself, as it is stored, or all that is wrong with it: the rules that shoppers' own are checked by.
// What people type in the ways of their country is written as everybody reads it.
import { addressRule, fits } from '#src/countries/address-rules.ts';
import { needsPostalCode } from '#src/countries/postal-address.ts';
import { isEmailAddress } from '#src/email-address.ts';
import type { Locale } from '#src/i18n/locales.ts';
import { ok, type Result } from '#src/result.ts';
import { readOpeningHours } from '#src/shop/hours/opening-hours.ts';
import { understandOpeningHours } from '#src/shop/hours/typed-opening-hours.ts';
import { isPhone } from '../checkout/read-contact.ts';
import { listMisfits } from '../shop/settings/company-numbers.ts';
import { writePhone, writePostalCode, writeVatId } from '../shop/write-company.ts';
import { type FieldFault, refuseFields, type SetupRefusal } from './change-documents.ts';

const required = ['legalName', 'street', 'postalCode', 'city', 'email'] as const;
const MAX_LENGTH = 200;

export type CompanyFields = Record<
  (typeof required)[number] | 'phone' | 'vatId' | 'taxNumber' | 'registryNumber' | 'register' | 'krs' | 'kvk',
  string
> & { lucid: string; responsiblePerson: string; openingHours: string };

/** `country`: where the company is; `locale`: the language of whoever typed it. */
export function checkCompany(
  given: CompanyFields,
  { country, locale }: { country: string; locale: Locale },
): Result<CompanyFields, SetupRefusal> {
  const company = Object.fromEntries(Object.entries(given).map(([name, text]) => [name, text.trim()])) as CompanyFields;
  company.postalCode = writePostalCode(company.postalCode, country);
  company.phone = writePhone(company.phone, country);
  company.openingHours = understandOpeningHours(company.openingHours, locale) ?? company.openingHours;
  // Elsewhere the register's number is written as its papers have it: a Finnish one with its dash.
  const isOfDigits = country === 'PL' || country === 'CZ';
  for (const name of [
    'vatId',
    'taxNumber',
    ...(isOfDigits ? (['registryNumber'] as const) : []),
    'krs',
    'kvk',
  ] as const) {
    company[name] = company[name].replaceAll(/[\s.-]/g, '').toUpperCase();
  }
  company.vatId = writeVatId(company.vatId, country);
  const missing = required
    .filter((name) => company[name] === '' && (name !== 'postalCode' || needsPostalCode(country)))
    .map((field): FieldFault => ({ kind: 'Missing', field }));
  const wrong = Object.entries(company)
    .filter(([name, text]) => !isRight(name as keyof CompanyFields, text, country))
    .map(([field]): FieldFault => ({ kind: 'Wrong', field }));
  return refuseFields([...missing, ...wrong]) ?? ok(company);
}

const nowhere = { street: '', postalCode: '', city: '' };

function isRight(name: keyof CompanyFields, text: string, country: string): boolean {
  if (text.length > MAX_LENGTH) return false;
  if (text === '') return true;
  switch (name) {
    case 'postalCode':
      return fits(addressRule(country)?.postalCode ?? '', text);
    case 'email':
      return isEmailAddress(text);
    case 'phone':
      return isPhone(text);
    case 'openingHours':
      return readOpeningHours(text) !== null;
    default:
      return !listMisfits({ address: { ...nowhere, country }, [name]: text }).some(({ isSure }) => isSure);
  }
}
