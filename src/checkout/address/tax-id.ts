// Tax numbers of companies, as far as a form judges them before it is sent: by the form that they have in each member state.
// The server computes their check digits (`readContact`).
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
  if (/^PL\d{10}$/.test(compact)) return country === 'PL' ? compact.slice(2) : compact;
  const rule = addressRule(country);
  if (!compact || /^[A-Z]{2}/.test(compact) || country === 'PL' || !rule) return compact;
  return `${rule.taxIdPrefix}${padBelgian(compact, country)}`;
}

/** Whether the number can be one, in the form that `formatTaxId` gives. */
export function isTaxId(taxId: string, country: string): boolean {
  if (isOther.test(taxId)) return true;
  const written = /^[A-Z]{2}/.exec(taxId)?.[0];
  const body = taxId.replace(/^[A-Z]{2}/, '');
  const rule = written ? findAddressRule(({ taxIdPrefix }) => taxIdPrefix === written) : addressRule(country);
  if (rule) return fits(rule.taxId, body);
  // The country may be one that this browser was not told of; Greece writes EL, Northern Ireland XI.
  return (isCountry(written ?? country) || written === 'EL' || written === 'XI') && /^[A-Z0-9+*]{2,12}$/.test(body);
}

/** Belgian numbers of before 2008 are still written with nine digits. */
function padBelgian(compact: string, country: string): string {
  return country === 'BE' && /^\d{9}$/.test(compact) ? `0${compact}` : compact;
}
