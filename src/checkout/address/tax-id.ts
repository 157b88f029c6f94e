// Tax numbers of companies, as far as a form judges them before it is sent: the Polish NIP and the VAT ids of the countries
// the shop sells to, by their check digits. The server judges those of every member state (`checkOrderFields`).
import { addressRules } from '../../countries/countries.ts';

/** Member states whose check digits are not computed here; Greece writes EL, Northern Ireland XI. */
const otherPrefixes = /^(?:BG|CY|DK|EE|EL|ES|FI|FR|HR|HU|IE|IT|LT|LU|LV|MT|PT|RO|SE|SI|SK|XI)/;

/**
 * Writes a tax id in one form: a NIP as ten digits, others with the country before them.
 * A number without a country is read as one of `country`.
 */
export function formatTaxId(text: string, country: string): string {
  const compact = text.toUpperCase().replace(/[\s.\-/]/g, '');
  if (/^PL\d{10}$/.test(compact)) return country === 'PL' ? compact.slice(2) : compact;
  if (!compact || /^[A-Z]{2}/.test(compact) || country === 'PL' || !addressRules[country]) return compact;
  return `${country}${padBelgian(compact, country)}`;
}

/** Whether the number can be one, in the form that `formatTaxId` gives. */
export function isTaxId(taxId: string, country: string): boolean {
  const prefix = /^[A-Z]{2}/.exec(taxId)?.[0] ?? country;
  const body = taxId.replace(/^[A-Z]{2}/, '');
  const rule = addressRules[prefix]?.taxId;
  if (rule) return rule.pattern.test(body) && rule.isValid(body);
  return otherPrefixes.test(taxId) && /^[A-Z0-9+*]{2,12}$/.test(body);
}

/** Belgian numbers of before 2008 are still written with nine digits. */
function padBelgian(compact: string, country: string): string {
  return country === 'BE' && /^\d{9}$/.test(compact) ? `0${compact}` : compact;
}
