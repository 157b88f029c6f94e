// How the parts of an address are written in each country that the shop delivers to.
import { addressRules } from '../../countries/countries.ts';

/** Writes a postcode the way the country does; what cannot be one is left as it was typed. */
export function formatPostalCode(text: string, country: string): string {
  const bare = text.toUpperCase().replace(countryBeforePostalCode(), '').replace(/[\s-]/g, '');
  const rule = addressRules[country];
  const formatted = rule?.groupPostalCode ? bare.replace(...rule.groupPostalCode) : bare;
  return rule?.postalCode.test(formatted) ? formatted : text.trim();
}

/** People put it there (`PL-00-950`, `D-10115`), as the post once asked. */
function countryBeforePostalCode(): RegExp {
  const prefixes = Object.entries(addressRules).flatMap(([country, { postalPrefix = [] }]) => [
    country,
    ...postalPrefix,
  ]);
  return new RegExp(`^\\s*(?:${prefixes.join('|')})[\\s-]+(?=\\d)`);
}

/** International form, e.g. `+48512345678`; null for what cannot be a telephone number. */
export function formatPhone(text: string, country: string): string | null {
  const compact = text
    .replace(/\(0\)/, '')
    .replace(/[\s().\-/\u2010-\u2015]/g, '')
    .replace(/^00/, '+');
  const rule = addressRules[country];
  if (compact.startsWith('+')) return internationalPhone(compact);
  if (!rule || !compact.startsWith(rule.trunkPrefix)) return null;
  const national = compact.slice(rule.trunkPrefix.length);
  return rule.nationalPhone.test(national) ? `+${rule.diallingCode}${national}` : null;
}

function internationalPhone(compact: string): string | null {
  if (!/^\+[1-9]\d{6,14}$/.test(compact)) return null;
  const rule = Object.values(addressRules).find(({ diallingCode }) => compact.startsWith(`+${diallingCode}`));
  if (!rule) return compact;
  // `+49 0151…`: the trunk prefix does not belong there, but carriers' systems refuse what every phone dials.
  const national = compact.slice(rule.diallingCode.length + 1).replace(new RegExp(`^${rule.trunkPrefix}`), '');
  return rule.nationalPhone.test(national) ? `+${rule.diallingCode}${national}` : null;
}
