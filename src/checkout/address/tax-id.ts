// Tax numbers of companies, as far as a form judges them before it is sent: by the form that they have in each member state,
// and a NIP by its check digit. The server computes those of the others (`readContact`).
import { addressRule, findAddressRule, fits } from '../../countries/address-rules.ts';
import { isCountry } from '../../countries/country.ts';

const isOther = /[^ -~]/;

/**
 * Writes a tax id in one form: a NIP as ten digits, others with the country before them.
 * A number without a country is read as one of `country`. What is typed in other letters or digits than Latin ones stays:
 * the server reads it (`bareTaxId`).
 */
export function formatTaxId(text: string, country: string): string {
  if (isOther.test(text)) return text;
  // A Greek number begins with EL, and many write the country's code before it.
  const compact = text
    .toUpperCase()
    .replace(/[\s.\-/]/g, '')
    .replace(/^GR(?=\d)/, 'EL');
  if (country === 'PL') return compact.replace(/^PL(?=\d{10}$)/, '');
  const rule = addressRule(country);
  if (!rule || /^$|^[A-Z]{2}/.test(compact)) return compact;
  // Belgian numbers of before 2008 are still written with nine digits.
  return rule.taxIdPrefix + compact.replace(/^(?=\d{9}$)/, country === 'BE' ? '0' : '');
}

/** Whether the number can be one, in the form that `formatTaxId` gives. */
export function isTaxId(taxId: string, country: string): boolean {
  if (isOther.test(taxId)) return true;
  const [, written, body = ''] = /^([A-Z]{2})?(.*)/.exec(taxId) ?? [];
  const rule = written ? findAddressRule(({ taxIdPrefix }) => taxIdPrefix === written) : addressRule(country);
  if (rule) return fits(rule.taxId, body) && (rule.country !== 'PL' || nipSum(body) % 11 === 0);
  // The country may be one that this browser was not told of; Greece writes EL, Northern Ireland XI.
  return (isCountry(written ?? country) || /^(?:EL|XI)/.test(taxId)) && /^[A-Z0-9+*]{2,12}$/.test(body);
}

/** The ten digits of a NIP, weighed: eleven divides the sum. The last one, the check digit, weighs minus one. */
function nipSum(digits: string): number {
  return [6, 5, 7, 2, 3, 4, 5, 6, 7, -1].reduce((sum, weight, place) => sum + weight * Number(digits[place]), 0);
}
