// A company's telephone number and VAT id as everybody reads them, however somebody of its country has typed them.
import { isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js';
import { fits } from '#src/countries/address-rules.ts';
import { addressRules } from '#src/countries/countries.ts';

/** One of the country stands without its code at home. */
export function writePhone(text: string, country: string): string {
  const isNational = !text.startsWith('+') && isSupportedCountry(country);
  const found = isNational ? parsePhoneNumberFromString(text, { defaultCountry: country }) : undefined;
  return found?.isValid() ? found.formatInternational() : text;
}

/** Writes the country before it, without which it is none of EU trade. What cannot be one stays as it is. */
export function writeVatId(text: string, country: string): string {
  const rule = addressRules.find((other) => other.country === country);
  if (!rule) return text;
  const compact = text.toUpperCase().replace(/[\s.\-/]/g, '');
  const isNamed = compact.startsWith(country) || compact.startsWith(rule.taxIdPrefix);
  const body = isNamed ? compact.slice(2) : compact;
  return fits(rule.taxId, body) ? `${rule.taxIdPrefix}${body}` : text;
}
