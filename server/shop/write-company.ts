// A company's telephone number, postcode and VAT id as everybody reads them, however somebody of its country has typed them;
// and whether they can be ones.
import { checkVAT, countries } from 'jsvat-next';
import { isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js';
import { formatPostalCode } from '#src/checkout/address/address-formats.ts';
import { type AddressRule, fits } from '#src/countries/address-rules.ts';
import { addressRules, tradeRules } from '#src/countries/countries.ts';
import '#src/countries/known-countries.ts';

/** One of the country stands without its code at home. */
export function writePhone(text: string, country: string): string {
  const isNational = !text.startsWith('+') && isSupportedCountry(country);
  const found = isNational ? parsePhoneNumberFromString(text, { defaultCountry: country }) : undefined;
  if (!found?.isValid()) return text;
  const written = found.formatInternational();
  return country === 'GR' ? written.replace(GREEK_TOWN, '$1$2 $3$4') : written;
}

/** Larger towns of Greece are dialled by four digits, of which the last one is the same in all: 2810 is Heraklion. */
const GREEK_TOWN = /^(\+30 2[3-8]1) (0)(\d{2}) (\d{4})$/;

/** Whether one can be as long as that, in the country or in that whose code it begins with. */
export function isPossiblePhone(text: string, country: string): boolean {
  if (!text.startsWith('+') && !isSupportedCountry(country)) return true;
  const options = isSupportedCountry(country) ? { defaultCountry: country } : {};
  return parsePhoneNumberFromString(text, options)?.isPossible() === true;
}

/** As the country writes it, with digits where letters were typed for them. What cannot be one is left as it is. */
export function writePostalCode(text: string, country: string): string {
  const written = formatPostalCode(text, country);
  const isOne = fits(ruleOf(country)?.postalCode ?? '$^', written);
  return (isOne && tradeRules[country]?.meantPostalCode?.(written)) || written;
}

/** Writes the country before it, without which it is none of EU trade. What cannot be one stays as it is. */
export function writeVatId(text: string, country: string): string {
  const rule = ruleOf(country);
  if (!rule) return text;
  const compact = bareTaxId(text);
  const isNamed = compact.startsWith(country) || compact.startsWith(rule.taxIdPrefix);
  const body = isNamed ? compact.slice(2) : compact;
  return fits(rule.taxId, body) ? `${rule.taxIdPrefix}${body}` : text;
}

// Capital letters of Greek and Cyrillic that look like Latin ones, and those.
const lookAlikes = 'ΑΒΕΖΗΙΚΜΝΟΡΤΥΧАВЕІЈКМНОРСТХ';
const latin = 'ABEZHIKMNOPTYXABEIJKMHOPCTX';

/**
 * The letters and digits of a tax id, however they were typed or copied: in full width, with any dashes, or with a letter of
 * another alphabet that looks the same. What stands before the digits in the country's own alphabet says no more than where
 * the number is from.
 */
export function bareTaxId(text: string): string {
  return text
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[\s.\p{Pd}\u2212/]/gu, '')
    .replace(/[\u0370-\u04ff]/g, (letter) => latin[lookAlikes.indexOf(letter)] ?? letter)
    .replace(/^[A-Z]*[\u0370-\u04ff][A-Z\u0370-\u04ff]*(?=\d)/, '');
}

/** Computes the check digits, too. A Polish one stands without its country. */
export function isVatId(taxId: string, country: string): boolean {
  const [, written = country, body = ''] = /^([A-Z]{2})?(.*)$/.exec(taxId) ?? [];
  if (tradeRules[written]?.isTaxIdGivenOut?.(body) === false) return false;
  return checkVAT(written + body, countries).isValid;
}

/** Null where the text is one of the country's, or nobody here knows what they look like there. */
export function findPostalCodeExample(text: string, country: string): string | null {
  const rule = ruleOf(country);
  return !rule || text === '' || fits(rule.postalCode, text) ? null : rule.postalCodeExample;
}

function ruleOf(country: string): AddressRule | undefined {
  return addressRules.find((rule) => rule.country === country);
}
