// How the parts of an address are written in each country.
import { type AddressRule, addressRule, findAddressRule, fits } from '../../countries/address-rules.ts';

/** Writes a postcode the way the country does; what cannot be one is left as it was typed. */
export function formatPostalCode(text: string, country: string): string {
  // People put the country there (`PL-00-950`, `D-10115`, `IE D02 X285`), as the post once asked.
  const bare = text.toUpperCase().replace(/^\s*[A-Z]{1,2}[^A-Z\d]+(?=\w)|[^A-Z\d]/g, '');
  const rule = addressRule(country);
  const written = rule ? bare.replace(new RegExp(rule.postalCodeParts), rule.postalCodeWritten) : '';
  return rule && fits(rule.postalCode, written) ? written : text.trim();
}

/** Whatever else stands in its postcodes is put there for anyone who types the digits. */
export function isMadeOfDigits(country: string): boolean {
  const example = addressRule(country)?.postalCodeExample ?? 'A';
  return formatPostalCode(example.replace(/\D/g, ''), country) === example;
}

/** International form, e.g. `+48512345678`; null for what cannot be a telephone number. */
export function formatPhone(text: string, country: string): string | null {
  const compact = text.replace(/\(0\)|[\s().\-/\u2010-\u2015]/g, '').replace(/^00/, '+');
  const rule = addressRule(country);
  if (compact.startsWith('+')) return internationalPhone(compact);
  if (!rule || !compact.startsWith(rule.trunkPrefix)) return null;
  return phoneIn(rule, compact.slice(rule.trunkPrefix.length));
}

function internationalPhone(compact: string): string | null {
  if (!/^\+[1-9]\d{6,14}$/.test(compact)) return null;
  const rule = findAddressRule(({ diallingCode }) => compact.startsWith(`+${diallingCode}`));
  if (!rule) return compact;
  // `+49 0151…`: the trunk prefix does not belong there, but carriers' systems refuse what every phone dials.
  return phoneIn(rule, compact.slice(rule.diallingCode.length + 1).replace(new RegExp(`^${rule.trunkPrefix}`), ''));
}

function phoneIn({ nationalPhone, diallingCode }: AddressRule, national: string): string | null {
  return fits(nationalPhone, national) ? `+${diallingCode}${national}` : null;
}
